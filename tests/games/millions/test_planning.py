"""MD-2: planning."""

from __future__ import annotations

import pytest

import fatcats
from fatcats.games.millions.model import cells
from tests.games.millions.scenario import A, B, C, D, E, Scenario

FIVE = ("Tech", "Brute", "Brute", "Driver", "Mentalist")


@pytest.mark.clause("MD-2.01")
def test_the_loot_is_shown_and_its_amount_put_in_the_centre_before_roles_are_chosen() -> None:
    s = Scenario(*FIVE, loot="L09", until="planning")
    loot = s.sees().loot
    assert (loot.card, loot.amount, loot.bonus, loot.roles) == ("L09", 18, 2, ("Tech", "Brute"))
    assert s.centre() == 18
    assert s.deciders == [A, B, C, D, E]


@pytest.mark.clause("MD-2.01")
def test_the_bonus_is_told_of_roles_that_are_at_the_table() -> None:
    """L03 pays for the Acrobat and the Driver; five players have no Acrobat."""
    s = Scenario(*FIVE, loot="L03", until="planning")
    assert s.happened("bonus shown") == [(A, {"bonus": 3, "roles": ["Driver"]})]


@pytest.mark.clause("MD-2.02")
def test_roles_are_chosen_at_the_same_time_and_in_secret() -> None:
    s = Scenario(*FIVE, until="planning")
    before = s.sees(A)
    s.plays(B, "send Brute")
    assert s.sees(A) == before and s.sees(B).seats[B].characters[0].role == "Brute"
    assert s.clause(A, "pass") == "MD-2.02"
    assert s.clause(A, "send Brute Driver") == "MD-8.01"
    s.plays(A, "send Tech").plays(C, "send Tech").plays(D, "send Tech").plays(E, "send Tech")
    assert s.happened("chose", B) == [(B, {"role": "Brute"})] and s.happened("chose", None) == []


@pytest.mark.clause("MD-2.02", "MD-2.10")
def test_a_choice_already_made_is_random_in_the_others_worlds() -> None:
    s = Scenario(*FIVE, until="planning").plays(B, "send Brute")
    roles = set()
    for seed in range(80):
        world = s.world(A, seed)
        for seat in (A, C, D, E):
            world.apply(seat, s.game.moves.parse("send Driver"))
        roles.add(s.roles_in(world)[B])
    assert roles == {"Tech", "Brute", "Driver", "Mentalist"}


@pytest.mark.clause("MD-2.03")
def test_the_same_role_may_be_sent_again() -> None:
    s = Scenario("Brute", "Brute", "Driver", "Mentalist").start()
    assert s.options_of(A) == ["send Brute", "send Mentalist", "send Driver"]


@pytest.mark.clause("MD-2.04")
def test_a_choice_is_final_once_all_have_chosen() -> None:
    s = Scenario(*FIVE, until="announcements")
    with pytest.raises(fatcats.NotYourDecision):
        s.play(B, "send Driver")
    assert s.clause(A, "send Driver") == "MD-3.01"


@pytest.mark.clause("MD-2.05")
def test_everybody_pays_an_ante_of_2m() -> None:
    s = Scenario(*FIVE, loot="L01")
    assert s.money() == [8] * 5 and s.centre() == 10 + 10
    assert s.happened("antes paid") == [(A, {"centre": 20})] and s.happened("paid part of ante") == []


@pytest.mark.clause("MD-2.06")
def test_the_reserve_may_pay_for_the_poor_and_takes_its_part_back_first() -> None:
    s = Scenario(*FIVE, loot="L01", money={B: 1}, poor_ante="reserve_pays")
    assert s.centre() == 20 and s.money()[B] == 0
    assert s.happened("paid part of ante") == [(B, {"amount": 1})]
    s.passes(A).plays(B, "withdraw")
    assert s.centre() == 18 and s.money()[B] == 1
    assert s.broken_invariants() == []


@pytest.mark.clause("MD-2.07", "MD-2.09")
def test_all_cards_but_one_are_shown_without_their_owners() -> None:
    s = Scenario(*FIVE, hidden=C)
    for viewer in (None, A):
        view = s.sees(viewer)
        assert view.face_up == {"Tech": 1, "Brute": 1, "Mentalist": 1, "Driver": 1} and view.hidden_card
        assert [c.role for seat in view.seats for c in seat.characters] == [
            "Tech" if viewer == A else None,
            *[None] * 4,
        ]


@pytest.mark.clause("MD-2.07")
def test_any_card_may_be_the_hidden_one() -> None:
    hidden = set()
    for seed in range(80):
        match = fatcats.new("millions", seats=4, seed=seed)
        for seat, role in enumerate(("Brute", "Mentalist", "Driver", "Driver")):
            match.play(seat, f"send {role}")
        hidden.add(tuple(match.view(None).face_up.items()))  # type: ignore[attr-defined]
    assert len(hidden) == 3


@pytest.mark.clause("MD-2.08", "MD-2.10")
def test_nobody_knows_the_hidden_card() -> None:
    """A Brute sees the Brute that lies face up and cannot tell whether it is the own card."""
    s = Scenario("Brute", "Driver", "Driver", "Mentalist", hidden=D)
    worlds = s.worlds(A)
    assert {tuple(sorted(world)) for world in worlds} == {
        ("Brute", "Brute", "Driver", "Driver"),
        ("Brute", "Driver", "Driver", "Driver"),
        ("Brute", "Driver", "Driver", "Mentalist"),
    }
    assert {s.world(A, seed)[cells.HIDDEN] for seed in range(100)} == {A, B, C, D}  # whose card it is


@pytest.mark.clause("MD-2.10")
def test_who_misses_the_own_role_among_the_cards_shown_knows_the_hidden_one() -> None:
    s = Scenario("Brute", "Driver", "Driver", "Mentalist", hidden=A)
    assert all(sorted(world) == ["Brute", "Driver", "Driver", "Mentalist"] for world in s.worlds(A))
    assert any(sorted(world) != ["Brute", "Driver", "Driver", "Mentalist"] for world in s.worlds(B))
