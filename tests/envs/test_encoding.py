"""Observations and actions of every game: what they hold, what they never tell, and that they fit their description."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from fatcats.engine.bits import members
from fatcats.engine.game import Game
from fatcats.engine.observation import Observation
from fatcats.engine.play import Play
from fatcats.engine.state import CLOCK, MoveList
from fatcats.engine.table import Table
from fatcats.envs.spec import MAX_ACTIONS, Setup
from tests.conformance.cases import ALL, IS_COMPILED, USUAL, Case, positions
from tests.conformance.secrecy import side_by_side
from tests.envs.facts import UNCLAIMED, UNSAID, fact
from tests.envs.positions import blocks_of, observations, observed, play_of, setup_of

EVERY = 9 if IS_COMPILED else 60
OFTEN = 3 if IS_COMPILED else 20


@pytest.mark.parametrize("case", ALL, ids=str)
def test_numbers_are_as_many_as_described_and_in_range(case: Case) -> None:
    chosen = setup_of(case)
    blocks = chosen.encoding.layout(case.seats)
    row = vec[i16]([0] * chosen.size)
    for table, _, numbers in observations(case, seed=31, every=EVERY):
        assert (numbers >= chosen.low).all() and (numbers <= chosen.high).all()
        assert numbers.any()
        pen = Observation(row, 0, case.seats)
        chosen.spec.encoder.encode(table, pen)
        assert pen.at == sum(block.size for block in blocks)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_what_a_seat_cannot_know_changes_no_bit(case: Case) -> None:
    chosen = setup_of(case)

    def seen(game: Game, table: Table, viewer: int) -> object:
        play = play_of(chosen, table)
        return observed(chosen, play, viewer).tobytes(), play.actions(viewer)

    compared = 0
    for number, table in enumerate(positions(case, seed=21, every=EVERY)):
        viewer = number % case.seats
        results = list(side_by_side(case.game, table, viewer, number, seen))
        assert all(results), f"the observation of seat {viewer} depends on what it cannot know"
        compared += len(results)
    assert compared > 10


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_each_block_says_what_it_claims_and_nothing_else(case: Case) -> None:
    """Equal numbers mean the same fact of the view, and the same fact is always written with the same numbers."""
    chosen = setup_of(case)
    facts: dict[tuple[str, bytes], object] = {}
    numbers_of: dict[tuple[str, str], bytes] = {}
    for table, viewer, numbers in observations(case, seed=32, every=OFTEN):
        view = case.game.view(table, viewer)
        for name, block in blocks_of(chosen, numbers):
            if UNCLAIMED.match(name) or (said := fact(case.key, name, view)) is UNSAID:
                continue
            assert facts.setdefault((name, block), said) == said, f"{name}: the same numbers for different facts"
            written = numbers_of.setdefault((name, canonical(said)), block)
            assert written == block, f"{name}: different numbers for {said}"


def canonical(said: object) -> str:
    return str(sorted(said.items())) if isinstance(said, dict) else str(said)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_choices_make_up_exactly_the_legal_moves(case: Case) -> None:
    chosen = setup_of(case)
    assert len(chosen.actions) <= MAX_ACTIONS
    assert len(set(chosen.actions)) == len(chosen.actions)
    for table in positions(case, seed=33, every=EVERY):
        for seat in members(table.pending()):
            if seat == CLOCK:
                continue
            legal = set(table.legal(seat))
            assert set(spelled(chosen, play_of(chosen, table), seat)) == legal


def spelled(chosen: Setup, play: Play, seat: int) -> list[int]:
    """The moves that can be put together, each in one way only."""
    moves = MoveList()
    play.candidates(seat, moves)
    begun = [int(moves.items[i]) for i in range(int(moves.n))]
    depth = int(play.reached)
    found: list[int] = []
    for action in play.actions(seat):
        fitting = [move for move in begun if chosen.spec.choice(seat, move, depth) == action]
        if len(fitting) == 1:
            found += fitting
        else:
            further = play.copy()
            assert further.act(seat, action)
            assert further.decisions == play.decisions
            found += spelled(chosen, further, seat)
    assert len(found) == len(set(found))
    return found
