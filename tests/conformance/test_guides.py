"""A guide is honest: whatever the seat cannot know changes nothing that it does; and it answers everywhere."""

from __future__ import annotations

import pytest

from fatcats.engine.bits import members
from fatcats.engine.guide import Guide
from fatcats.engine.rng import Rng, seeded
from fatcats.engine.state import MoveList
from fatcats.engine.table import Table
from fatcats.registry import get_game
from tests.conformance.cases import IS_COMPILED, USUAL, Case, positions
from tests.conformance.secrecy import another_world

EVERY = 3 if IS_COMPILED else 15
WORLDS = 4
GUIDED = [case for case in USUAL if case.game.guide]


def picked(guide: Guide, world: Table, seat: int, rng: Rng) -> int:
    moves = MoveList()
    world.fill_legal(seat, moves)
    before = [int(moves.items[i]) for i in range(moves.n)]
    move = int(guide.pick(world, seat, moves, rng))
    assert [int(moves.items[i]) for i in range(moves.n)] == before, "the list is the caller's"
    return move


def considered(guide: Guide, table: Table, seat: int) -> list[int]:
    return [move for move in table.legal(seat) if guide.considers(table, seat, move)]


@pytest.mark.parametrize("case", GUIDED, ids=str)
def test_a_hidden_redeal_changes_no_choice(case: Case) -> None:
    assert case.game.guide
    careful = case.game.guide()
    for number, table in enumerate(positions(case, seed=61, every=EVERY)):
        guide = careful if number % 2 else careful.quick()
        for seat in members(table.pending() & (2**case.seats - 1)):
            legal = table.legal(seat)
            before = table.to_bytes()
            choice = picked(guide, table, seat, seeded(number))
            assert choice in legal
            assert guide.considers(table, seat, choice), "a search tries what the guide would do"
            assert table.to_bytes() == before, "a guide looks only"
            for world_number in range(WORLDS if len(legal) > 1 else 0):
                world = another_world(table, seat, 1000 * number + world_number)
                step = case.game.step_of(table)
                assert picked(guide, world, seat, seeded(number)) == choice, f"{step}, seat {seat}, position {number}"
                assert considered(guide, world, seat) == considered(guide, table, seat), f"{step}, {number}"


@pytest.mark.parametrize("case", GUIDED, ids=str)
def test_a_payoff_is_a_share_of_what_there_is_to_gain(case: Case) -> None:
    assert case.game.guide
    guide = case.game.guide()
    for table in positions(case, seed=62, every=5 * EVERY):
        if table.is_over() or guide.is_quiet(table):
            for seat in range(case.seats):
                assert 0.0 <= guide.payoff(table, seat, case.seats) <= 1.0


def test_a_guide_that_peeks_is_caught() -> None:
    class Peeping(Guide):
        def pick(self, t: Table, seat: int, moves: MoveList, rng: Rng) -> int:
            return int(moves.items[int(t.digest(), 16) % moves.n])

    guide = Peeping()
    table = get_game("zillionaire").deal(4, get_game("zillionaire").options.read({}), seeded(63))
    seat = members(table.pending())[0]
    choices = {picked(guide, another_world(table, seat, number), seat, seeded(1)) for number in range(20)}
    assert len(choices) > 1
