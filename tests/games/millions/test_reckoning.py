"""What bots reckon a heist to bring is what the rules would have brought."""

from __future__ import annotations

from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.position import STEP
from fatcats.engine.rng import seeded
from fatcats.games.millions.bot.minds import with_antes
from fatcats.games.millions.bot.reckoning import reckon
from fatcats.games.millions.model.cards import LONE_TECH_LOSES, MAX_SEATS
from fatcats.games.millions.model.cells import HEIST, IN, MONEY
from fatcats.games.millions.model.steps import NEGOTIATION
from fatcats.games.millions.model.table import MillionsTable
from fatcats.games.millions.sections.turn import end_negotiation
from fatcats.registry import get_game
from tests.conformance.cases import USUAL, Case, option_cases, positions

CASES = [
    case
    for case in [*USUAL, *option_cases(get_game("millions"))]
    if case.key == "millions" and not case.options()["live_negotiation"]
]


def played(table: MillionsTable) -> MillionsTable | None:
    """The heist as it would go now; None if Tech or Mentalist would have a choice."""
    end = table.clone()
    end_negotiation(end)
    end.advance()
    return end if end.is_over() or end[HEIST] > table[HEIST] else None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_reckoned_heist_brings_what_a_played_one_does(case: Case) -> None:
    compared = 0
    for position in positions(case, seed=64, every=1):
        table = cast(MillionsTable, position)
        if table.is_over() or table.frame(STEP) != NEGOTIATION:
            continue
        seats = range(case.seats)
        end = played(table)
        if end is None or min(table[MONEY + seat] for seat in seats) < LONE_TECH_LOSES:
            continue
        gains = vec[i64]([0] * MAX_SEATS)
        reckon(table, table[IN], seeded(1), gains, 0)
        assert [with_antes(table, seat) + gains[seat] for seat in seats] == [end[MONEY + seat] for seat in seats]
        compared += 1
    assert compared > 0
