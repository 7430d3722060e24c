"""A world made likelier is still one that fits what the seat knows, and fewer groups in it were broken."""

from __future__ import annotations

from typing import cast

import pytest

from fatcats.engine.bits import members
from fatcats.engine.rng import seeded
from fatcats.engine.tally import held, total
from fatcats.games.zillionaire.bot.inference import keep_groups_whole
from fatcats.games.zillionaire.knowledge.determinize import fits_exchanges, unseen_cards
from fatcats.games.zillionaire.model.cards import FIVE, N_RANKS
from fatcats.games.zillionaire.model.cells import HAND, PARTNER, PLAYED, PUT_ASIDE
from fatcats.games.zillionaire.model.table import ZillionaireTable
from tests.conformance.cases import USUAL, Case, positions
from tests.conformance.secrecy import another_world

CASES = [case for case in USUAL if case.key == "zillionaire"]


def broken_groups(table: ZillionaireTable, observer: int) -> int:
    return sum(
        held(table[HAND + seat], rank) > 0 and held(table[PLAYED + seat], rank) > 0
        for seat in range(table.seats())
        for rank in range(N_RANKS)
        if seat != observer and rank != FIVE
    )


@pytest.mark.parametrize("case", CASES, ids=str)
def test_cards_change_places_only_where_they_are_unseen_and_may_lie(case: Case) -> None:
    before, after = 0, 0
    for number, table in enumerate(positions(case, seed=65, every=9)):
        for seat in members(table.pending()):
            world = cast(ZillionaireTable, another_world(table, seat, number))
            likelier = world.clone()
            keep_groups_whole(likelier, seat, seeded(number))
            same = {seat, int(world[PARTNER + seat])} - {-1}
            assert all(likelier[HAND + one] == world[HAND + one] for one in same)
            for cell in (*range(HAND, HAND + case.seats), PUT_ASIDE):
                assert total(likelier[cell]) == total(world[cell])
            others = [HAND + other for other in range(case.seats) if other != seat]
            assert sum(likelier[cell] for cell in (*others, PUT_ASIDE)) == unseen_cards(likelier, seat)
            assert fits_exchanges(likelier, seat) or not fits_exchanges(world, seat)
            before += broken_groups(world, seat)
            after += broken_groups(likelier, seat)
    assert after < 0.8 * before
