"""Players that nothing was tuned on: the frozen bots with other constants, and OpenSpiel's search."""

from __future__ import annotations

import pytest

from bench.frozen import Heuristic as Frozen
from bench.others import Heuristic as Others
from fatcats.engine.bits import members
from fatcats.engine.bot import Bot, Knowledge
from fatcats.engine.rng import seeded
from fatcats.registry import game_keys, get_game
from tests.conformance.cases import Case, positions


def chosen(bot: Bot, case: Case) -> list[int]:
    """What the bot does where a game at random leads."""
    moves = []
    for number, table in enumerate(positions(case, seed=83, every=3)):
        for seat in members(table.pending() & (2**case.seats - 1)):
            moves.append(bot.choose(Knowledge(case.game, table, seat, seeded(number))))
            assert moves[-1] in table.legal(seat)
    return moves


@pytest.mark.parametrize("key", game_keys())
def test_other_constants_lead_to_other_moves_and_the_frozen_bot_stays_as_it_is(key: str) -> None:
    case = Case(key, get_game(key).usual_seats)
    frozen, others = chosen(Frozen(), case), chosen(Others(), case)
    assert frozen != others == chosen(Others(), case)
    assert chosen(Frozen(), case) == frozen


@pytest.mark.parametrize("key", ["zillionaire", "counterfeiters"])
def test_ismcts_of_openspiel_plays_our_games(key: str) -> None:
    pytest.importorskip("pyspiel")
    from bench.ismcts import AsLongAsStrong

    moves = chosen(AsLongAsStrong(), Case(key, get_game(key).seats[0]))
    assert moves
