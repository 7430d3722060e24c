"""What a seat cannot know, in the situations that the expansion brings about; and every option with its module."""

from __future__ import annotations

import pytest

from fatcats.engine.playout import checks_agree
from fatcats.engine.rng import seeded
from fatcats.games.billionaires import GAME
from fatcats.games.billionaires.model import cells
from fatcats.games.billionaires.model.table import BillionairesTable
from tests.conformance.cases import IS_COMPILED, Case, positions
from tests.conformance.secrecy import another_world, side_by_side, what_is_sent

from ..scenario import THREE, A, B, C, D
from .reform import TROUBLEMAKER, Reform

TABLE = (TROUBLEMAKER, *THREE)
BOTH = (("level", 4), ("space_program", True), ("troublemakers", True))
MODULE_OPTIONS = [option for option in GAME.options if option.clause.startswith("RR-R")]
CASES = [
    Case("billionaires", 4 + number % 3, (*BOTH, (option.name, value)))
    for number, (option, value) in enumerate((o, v) for o in MODULE_OPTIONS for v in o.values() if v != o.default)
    if option.name != "named_troublemaker"
] + [
    Case("billionaires", 5, (*BOTH, ("troublemaker_seat", "named"), ("named_troublemaker", 3))),
    Case("billionaires", 2, (("level", 3), ("space_program", True), ("rocket_boarding", "optional"))),
    Case("billionaires", 2, (("level", 4), ("space_program", True), ("last_survivor", "continue"))),
    Case("billionaires", 2, (("level", 4), ("space_program", True), ("puppets", False))),
    Case("billionaires", 4, (*BOTH, ("win_timing", "end_of_turn"), ("exhaustion", "immediate"))),
    Case("billionaires", 6, (*BOTH, ("reopened_market", "deal"), ("resource_values", "4-3-2"))),
]
EVERY = 11 if IS_COMPILED else 70


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_option_of_the_modules_keeps_the_contract(case: Case) -> None:
    for number, table in enumerate(positions(case, seed=61, every=EVERY)):
        viewer = number % case.seats
        assert GAME.broken_invariants(table) == []
        assert checks_agree(table, len(GAME.moves))
        assert all(side_by_side(GAME, table, viewer, number, what_is_sent, length=6))
        assert another_world(another_world(table, viewer, number), viewer, 7) == another_world(table, viewer, 7)


def looks_the_same(s: Reform, viewer: int) -> bool:
    """In ten worlds that the viewer can imagine."""
    return all(GAME.view(world(s, viewer, seed), viewer) == s.view(viewer) for seed in range(10))


def world(s: Reform, viewer: int, seed: int) -> BillionairesTable:
    copy = s.table.clone()
    copy.determinize(viewer, seeded(seed))
    return copy


def varies(s: Reform, viewer: int, cell: int) -> bool:
    """Does what lies there differ between the worlds that the viewer can imagine?"""
    return len({int(world(s, viewer, seed)[cell]) for seed in range(30)}) > 1


@pytest.mark.parametrize("alignment", ["Reformist", "Revolutionary"])
def test_the_alignment_is_imagined_both_ways_until_it_is_shown(alignment: str) -> None:
    s = Reform(*TABLE, alignment=alignment).turn(A)
    assert varies(s, B, cells.ALIGNMENT) and not varies(s, A, cells.ALIGNMENT)
    assert looks_the_same(s, B)
    s.table[cells.ALIGNMENT_SHOWN] = 1
    assert not varies(s, B, cells.ALIGNMENT)


def test_committed_and_offered_cards_are_known_to_their_owners_only() -> None:
    s = Reform(*TABLE).crisis("Drought", 1).hand(A, "Locks 3").hand(B, "Bombs 1").hand(C, "Diamonds 1")
    s.fix(A, "Drought", "Locks 3").plays(B, "help with Bombs 1")
    for viewer in (A, B, C, D):
        assert varies(s, viewer, cells.COMMITTED) == (viewer != A)
        assert varies(s, viewer, cells.OFFERED + B) == (viewer != B)
        assert looks_the_same(s, viewer)
    assert s.fixing(A).own_committed == ("Locks 3",) and s.fixing(C).own_committed == ()


def test_a_commitment_under_way_is_not_seen() -> None:
    s = Reform(*TABLE).crisis("Drought", 1).hand(A, "Locks 3, Bombs 2").action(A)
    s.plays(A, "fix Drought", "commit Bombs 2")
    assert s.sees(A).draft_cards == ("Bombs 2",) and s.sees(B).draft_cards == ()
    assert looks_the_same(s, B) and looks_the_same(s, A)


def test_the_envelope_cannot_be_told_from_another_until_a_launch() -> None:
    one, other = (Reform(*THREE, space=True).rocket(cards).hand(B, "Audit, Scam") for cards in ("Locks 3", "Bombs 1"))
    for s in (one, other):
        s.action(B).chance("Diamonds 1").plays(B, "invest Toys: Audit", "close envelope")
    for viewer in (None, A, B, C):
        assert one.view(viewer) == other.view(viewer)
        assert one.history(viewer) == other.history(viewer)
    for s in (one, other):
        s.table.clear()
        s.launch(A, "Diamonds 2")
    assert one.events(C) != other.events(C)


def test_cards_of_a_boycott_and_of_sabotage_are_known_to_their_player_only() -> None:
    for card in ("Boycott", "Sabotage!"):
        s = Reform(*TABLE).market("Toys", "Bombs 1", "Locks 3, Locks 1").market("Power", "Bombs 2", "Diamonds 1, Scam")
        s.market("Vanity", "Audit").closed("Legacy", "Influence").card(A, card)
        assert varies(s, B, cells.HEAP) and not varies(s, A, cells.HEAP)
        assert looks_the_same(s, A) and looks_the_same(s, B)


def test_what_a_comrade_saw_is_remembered_also_where_an_investor_knows_a_card() -> None:
    s = Reform(*TABLE).market("Toys", "Bombs 1", "Diamonds 2").hand(D, "Locks 3").action(D)
    s.plays(D, "invest Toys: Locks 3", "close envelope")
    s.table.clear()
    s.card(A, "Comrade on the Inside").plays(A, "look at Toys")
    toys = cells.FACE_DOWN + 2
    assert varies(s, B, toys) and not varies(s, A, toys)
    assert varies(s, B, cells.KNOWS + A) and varies(s, B, cells.KNOWS + D)
    for viewer in (A, B, C, D):
        assert looks_the_same(s, viewer)
        for seed in range(10):
            imagined = world(s, viewer, seed)
            both = imagined[cells.KNOWS + A] & imagined[cells.KNOWS + D]
            assert bin(both).count("1") == 1  # the investor's card is one of the two that the comrade saw
    s.plays(A, "decline")
    assert s.sees(A).markets[2].known == ("Diamonds 2", "Locks 3")


def test_a_hostages_cards_are_known_to_the_captor_during_the_takeover_only() -> None:
    s = Reform(*TABLE).crisis("Floods", 2).holds(B, "Mega Yacht").hand(B, "Locks 3, Bombs 1").envelope(B, "Audit")
    s.role(B, "Toady").hand(C, "Locks 1, Locks 2").card(A, "Hostages")
    s.plays(A, "pick player 2", "remove rebels Floods").nobody_swaps()
    assert varies(s, A, cells.HAND + B)  # not yet
    s.plays(A, "use it")
    for zone in (cells.HAND + B, cells.ENVELOPE + B):
        assert not varies(s, A, zone) and varies(s, C, zone)
    assert varies(s, A, cells.ROLE_OF + B)
    assert all(looks_the_same(s, viewer) for viewer in (A, B, C, D))
    s.plays(A, "invest Toys: Bombs 1", "close envelope")
    assert varies(s, A, cells.HAND + B) and s.sees(A).seats[B].hand == ()
