"""What players are entitled to remember, and what they are not: views and imagined worlds."""

from __future__ import annotations

from typing import cast

from fatcats.engine.bits import members
from fatcats.engine.rng import seeded
from fatcats.games.billionaires.knowledge.view_types import BillionairesView
from fatcats.games.billionaires.model import cells
from fatcats.games.billionaires.model.table import BillionairesTable

from .scenario import FOUR, THREE, A, B, C, D, Scenario


def world_of(s: Scenario, viewer: int, seed: int) -> BillionairesTable:
    world = s.table.clone()
    world.determinize(viewer, seeded(seed))
    return world


def test_what_others_put_away_is_imagined_where_they_put_it() -> None:
    """A has invested twice at Toys and knows B's envelope; C imagines other cards in both places."""
    s = Scenario(*FOUR).hand(A, "Locks 1, Locks 2").envelope(A, "Bombs 1, Bombs 2").envelope(B, "Scam")
    s.role(A, "Insider Trader").market("Toys", "Bombs 3", "Diamonds 1").action(A)
    s.plays(A, "swap envelopes with player 2", "invest Toys: Locks 1").table.clear()
    s.action(A).plays(A, "invest Toys: Locks 2")
    for seed in range(40):
        world = world_of(s, C, seed)
        again = world.clone()
        again.determinize(C, seeded(seed + 1))  # worlds of worlds are worlds
        for table in (world, again):
            known = table[cells.KNOWS + A]
            assert len(members(known & table[cells.FACE_DOWN + 2])) == 2
            assert known & table[cells.ENVELOPE + B] == table[cells.ENVELOPE + B]
            assert len(members(known)) == 4 and s.game.broken_invariants(table) == []
            assert s.game.view(table, C) == s.sees(C)


def test_an_investor_imagines_the_own_card_where_it_lies() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Locks 1").market("Toys", "Bombs 3", "Diamonds 1").action(A)
    s.plays(A, "invest Toys: Locks 1")
    for seed in range(10):
        view = cast(BillionairesView, s.game.view(world_of(s, A, seed), A))
        assert view.markets[2].known == ("Locks 1",)


def test_a_hand_card_that_everybody_saw_is_forgotten_when_it_may_have_moved_unseen() -> None:
    s = Scenario(*THREE).hand(A, "Locks 1, Bombs 2").market("Toys", "Diamonds 3").action(A)
    s.plays(A, "exchange Toys: Locks 1")
    assert s.sees(B).seats[A].hand == ("Diamonds 3",)
    s.plays(A, "put Bombs 2", "close envelope")
    assert s.sees(B).seats[A].hand == ()
    crisis = Scenario(*THREE).hand(A, "Locks 1, Bombs 2").market("Toys", "Famine").action(A)
    crisis.plays(A, "exchange Toys: Locks 1", "put Bombs 2", "close envelope")
    assert crisis.sees(B).seats[A].hand == ("Famine",)  # a Crisis cannot be in the envelope


def test_an_imagined_envelope_never_holds_a_crisis() -> None:
    s = Scenario(*THREE).hand(A, "Locks 1").envelope(B, "Bombs 1, Bombs 2, Locks 3").action(A)
    s.set_aside("Famine")
    for seed in range(20):
        world = world_of(s, A, seed)
        assert not world[cells.ENVELOPE + B] & ~(2**49 - 1)
        assert len(members(world[cells.SET_ASIDE])) == 1


def test_answers_under_way_are_imagined_anew_and_never_shown() -> None:
    s = Scenario(*FOUR).policy_change().plays(B, "hold up").plays(C, "hold back")
    answers = {int(world_of(s, A, seed).frame(5)) for seed in range(30)}
    assert answers == {0, 2, 4, 6}  # B and C, each one way or the other
    assert all(world_of(s, D, seed).pending() == s.table.pending() for seed in range(5))
    assert s.sees(A).held_up == ()


def test_a_draft_of_another_player_is_not_seen() -> None:
    s = Scenario(*THREE).hand(A, "Locks 1, Bombs 2").turn_end(A)
    before = s.sees(B)
    s.plays(A, "put Locks 1")
    assert s.sees(B) == before and s.events(B) == []
    assert s.sees(A).draft_cards == ("Locks 1",)
