"""CF-3: rounds and turns."""

from __future__ import annotations

import pytest

from tests.games.counterfeiters.scenario import A, B, C, D, Scenario


@pytest.mark.clause("CF-3.01")
def test_turns_go_clockwise_from_the_holder_of_the_pawn() -> None:
    s = Scenario(4, seed=3, start_player="random")
    first = s.sees().pawn
    for place in range(12):
        assert s.asks() == (first + place) % 4
        s.play(s.asks(), "pass")


@pytest.mark.clause("CF-3.01")
def test_nobody_plays_out_of_turn() -> None:
    assert Scenario(4).clause(B, "pass") == "CF-3.01"


@pytest.mark.clause("CF-3.02")
def test_a_turn_uses_one_henchman() -> None:
    s = Scenario(4).plays(A, "use T1").plays(B, "pass")
    assert [seat.standing for seat in s.sees().seats] == [2, 2, 3, 3]
    assert s.clause(C, "decline") == s.clause(C, "hand 1 0 0") == s.clause(C, "lift T1") == "CF-3.02"


@pytest.mark.clause("CF-3.03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_has_three_turns_each(seats: int) -> None:
    s = Scenario(seats).all_pass(3 * seats - 1)
    assert s.sees().round == 1
    assert s.all_pass(1).sees().round == 2


@pytest.mark.clause("CF-3.04")
def test_an_occupied_space_cannot_be_chosen() -> None:
    s = Scenario(4).plays(A, "use T2")
    assert s.space("T2").henchman == A
    assert "T2" not in s.options_of(B)
    assert s.clause(B, "use T2") == "CF-3.04"


@pytest.mark.clause("CF-3.04")
def test_only_spaces_of_the_board_can_be_chosen() -> None:
    assert Scenario(2).clause(A, "use P3") == "CF-3.04"


@pytest.mark.clause("CF-3.05")
def test_a_space_is_used_once_a_round() -> None:
    s = Scenario(2).plays(A, "use T1").plays(B, "use T2")
    assert {"T1", "T2"}.isdisjoint(s.options_of(A))
    assert {"T1", "T2"} <= s.all_pass(4).options_of(A)


@pytest.mark.clause("CF-3.06")
def test_an_action_must_have_an_effect() -> None:
    s = Scenario(4).player(A, cash=0)
    assert s.options_of(A) == {"pass", "P1", "P2", "P3", "P4", "T1", "T2", "T3"}
    assert s.clause(A, "use R1") == s.clause(A, "use S1") == "CF-3.06"


@pytest.mark.clause("CF-3.06")
def test_empty_actions_can_be_agreed() -> None:
    """CF-R08: no notes, no money moved; the fare is paid, the hat counts, the market still needs a purchase."""
    s = Scenario(2, allow_empty_actions=True).player(A, cash=30)
    assert {"S1", "R1", "C1"} <= s.options_of(A) and "M1" not in s.options_of(A)
    s.plays(A, "use S1")
    assert s.options_of(A) == {"hand 0 0 0"}
    s.plays(A, "hand 0 0 0")
    assert (s.cash(A), s.sees().officer) == (30, 1)
    s.plays(B, "pass").plays(A, "use C1")
    assert s.options_of(A) == {"deposit 0"}
    assert s.plays(A, "deposit 0").cash(A) == 0


@pytest.mark.clause("CF-3.06")
def test_even_empty_handed_nobody_enters_a_supermarket_that_refuses_everything() -> None:
    s = Scenario(2, allow_empty_actions=True).officer(12)
    assert s.clause(A, "use S1") == "CF-6.03" and "S1" not in s.options_of(A)


@pytest.mark.clause("CF-3.07")
def test_passing_is_always_possible_and_sometimes_all_there_is() -> None:
    s = Scenario(4, note_supply="printed").player(A, cash=0, cards="printer ink").player(B, fakes=(30, 0, 0))
    s.henchman(B, "T1", "T2", "T3").turn(A)
    assert s.options_of(A) == {"pass"}
    assert "pass" in Scenario(4).options_of(A)


@pytest.mark.clause("CF-3.08")
def test_a_pass_lays_one_henchman_down_for_the_round() -> None:
    s = Scenario(2).plays(A, "pass").plays(B, "pass")
    assert (s.sees().seats[A].laid_down, s.sees().seats[A].standing) == (1, 2)
    assert s.asks() == A and len(s.options_of(A)) > 1
    s.all_pass(4)
    assert (s.sees().seats[A].laid_down, s.sees().seats[A].standing) == (0, 3)


@pytest.mark.clause("CF-3.09")
def test_the_officer_moves_after_the_action_and_before_the_next_player() -> None:
    s = Scenario(2).officer(3).player(A, cash=0, fakes=(2, 0, 0)).plays(A, "use R2")
    assert (s.sees().officer, s.asks()) == (3, A)
    s.plays(A, "hand 2 0 0")
    assert (s.sees().officer, s.asks()) == (4, B)
    assert s.happened()[-5:] == ["placed", "sold", "officer moved", *["paid godfather unseen"] * 2]


@pytest.mark.clause("CF-3.10")
@pytest.mark.parametrize("space, steps", [("P1", 0), ("P2", 1), ("S1", 1), ("R1", 0), ("R2", 1), ("T1", 0), ("M6", 0)])
def test_every_hat_moves_the_officer(space: str, steps: int) -> None:
    s = Scenario(4).player(A, cash=10, fakes=(1, 0, 0)).turn(A).plays(A, f"use {space}")
    if s.asks() == A:
        s.plays(A, "hand 1 0 0")
    assert s.sees().officer == steps
    assert s.space(space).hat == bool(steps)


@pytest.mark.clause("CF-3.03", "CF-12.01")
def test_a_round_is_broken_off_when_the_closing_begins() -> None:
    s = Scenario(4).officer(26).plays(A, "use P2")
    assert (s.step(), s.asks()) == ("last-henchmen", B)
    assert s.sees().seats[D].standing == 3
