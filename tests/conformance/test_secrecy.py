"""What a seat cannot know changes nothing that it sees; worlds sampled for it do not depend on the truth."""

from __future__ import annotations

import pytest

from fatcats.engine.bits import members
from fatcats.engine.playout import playout
from fatcats.engine.rng import seeded
from tests.conformance.cases import ALL, IS_COMPILED, USUAL, Case, positions
from tests.conformance.secrecy import a_planted_leak, another_world, side_by_side, what_is_sent

EVERY = 9 if IS_COMPILED else 60
RARE = 9 if IS_COMPILED else 20  # for what must be met, not only hold wherever one looks
WORLDS = 4  # of each position: a secret yes or no is the same in every second one


@pytest.mark.parametrize("case", ALL, ids=str)
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(case: Case) -> None:
    compared = 0
    for number, table in enumerate(positions(case, seed=21, every=EVERY)):
        viewer = number % case.seats
        results = list(side_by_side(case.game, table, viewer, number, what_is_sent))
        assert all(results), f"seat {viewer} can tell two worlds apart that it should not"
        compared += len(results)
    assert compared > 10


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_a_planted_leak_is_caught(case: Case) -> None:
    caught = [
        all(side_by_side(case.game, table, number % case.seats, number, a_planted_leak))
        for number, table in enumerate(positions(case, seed=21, every=EVERY))
    ]
    assert not all(caught)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_spectators_see_nothing_that_some_seat_cannot_know(case: Case) -> None:
    for table in positions(case, seed=22, every=EVERY):
        view = case.game.view(table, None)
        assert view.legal == ()
        assert view.viewer is None
        for viewer in range(case.seats):
            assert case.game.view(another_world(table, viewer, 1), None) == view


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_legal_moves_are_shown_only_to_those_asked(case: Case) -> None:
    for table in positions(case, seed=23, every=EVERY):
        for viewer in range(case.seats):
            view = case.game.view(table, viewer)
            assert bool(view.legal) == (viewer in members(table.pending()))
            assert all(case.game.moves.parse(text) in table.legal(viewer) for text in view.legal)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_sampled_world_does_not_depend_on_the_truth(case: Case) -> None:
    for number, table in enumerate(positions(case, seed=24, every=EVERY)):
        viewer = number % case.seats
        first = another_world(table, viewer, 7)
        second = another_world(another_world(table, viewer, number), viewer, 7)
        assert first == second
        assert (first.rng.x, first.rng.y) != (table.rng.x, table.rng.y)  # the future is hidden too


@pytest.mark.parametrize("case", ALL, ids=str)
def test_sampled_worlds_keep_the_invariants_and_can_be_played_on(case: Case) -> None:
    rng = seeded(4)
    for number, table in enumerate(positions(case, seed=25, every=EVERY)):
        world = another_world(table, number % case.seats, number)
        assert case.game.broken_invariants(world) == []
        assert playout(world, rng, case.game.longest) < case.game.longest


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_every_secret_is_replaced(case: Case) -> None:
    """Each thing that the game calls secret differs in some sampled world, if it is ever there at all."""
    there: set[str] = set()
    replaced: set[str] = set()
    for seed in range(26, 30):
        for number, table in enumerate(positions(case, seed, every=RARE)):
            viewer = number % case.seats
            before = case.game.secrets(table, viewer)
            there |= {name for name, secret in before.items() if secret}
            for world in range(WORLDS):
                after = case.game.secrets(another_world(table, viewer, number * WORLDS + world), viewer)
                replaced |= {name for name, secret in before.items() if secret != after[name]}
    assert there == replaced
