"""CF-12: the closing sequence, totals, ties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.counterfeiters.scenario import A, B, C, D, Scenario


def closing(seats: int = 4, **options: Any) -> Scenario:
    """A is about to close the game from P2, or P1 with two players."""
    return Scenario(seats, **options).officer(13 if seats == 2 else 26)


def close(s: Scenario) -> Scenario:
    return s.turn(A).plays(A, "use P1" if s.seats == 2 else "use P2")


def decline_all(s: Scenario) -> Scenario:
    while not s.over:
        s.play(s.asks(), "decline")
    return s


@pytest.mark.clause("CF-12.01")
def test_the_round_does_not_end_normally() -> None:
    s = close(closing().market("A01", "A02", "A03", "A04", "A05", "A06"))
    decline_all(s)
    assert s.market_ids() == ["A01", "A02", "A03", "A04", "A05", "A06"]
    assert s.space("P2").henchman == A


@pytest.mark.clause("CF-12.02", "CF-12.03")
def test_everybody_plays_one_more_henchman_who_closed_is_last() -> None:
    s = close(closing())
    for seat, space in ((B, "T1"), (C, "T2"), (D, "T3"), (A, "P3")):
        assert s.asks() == seat
        s.play(seat, f"use {space}")
    assert s.over


@pytest.mark.clause("CF-12.04")
def test_without_a_standing_henchman_there_is_no_last_one() -> None:
    s = close(closing().player(B, standing=0).player(C, standing=2))
    assert s.asks() == C
    s.plays(C, "use T1")
    assert s.asks() == D and s.sees().seats[C].standing == 1


@pytest.mark.clause("CF-12.05")
def test_the_last_henchman_is_optional_and_follows_the_rules() -> None:
    s = close(closing().player(B, cash=0))
    assert "decline" in s.options_of(B) and "pass" not in s.options_of(B)
    assert s.clause(B, "pass") == "CF-12.05"
    assert s.clause(B, "use P2") == "CF-3.04"
    assert s.clause(B, "use R1") == "CF-3.06"
    s.plays(B, "decline")
    assert s.sees().seats[B].standing == 3


@pytest.mark.clause("CF-12.06")
def test_the_officer_stays_on_the_last_space() -> None:
    s = close(closing(2).player(B, cash=100))
    assert s.cash(B) == 50
    s.plays(B, "use P2")
    assert (s.sees().officer, s.sees().strike, s.cash(B)) == (14, False, 50)
    assert "C1" in s.player(A, cash=50).options_of(A)


@pytest.mark.clause("CF-12.06")
def test_bans_stay_in_force() -> None:
    s = close(closing(2).player(B, fakes=(0, 0, 3)))
    assert s.clause(B, "use S1") == "CF-6.03"


def with_lawyers(great: int, bad: int) -> Scenario:
    s = closing(3).player(great, cards="printer ink great_lawyer", cash=0).own(bad, "D05")
    for seat in (A, B, C):
        s.player(seat, standing=0)
    return s.player(A, standing=1)


@pytest.mark.clause("CF-12.07")
def test_the_great_lawyer_comes_before_the_bad_one() -> None:
    s = with_lawyers(B, C).henchman(B, "T1").henchman(C, "T2").player(B, standing=0).player(C, standing=0)
    close(s)
    assert (s.step(), s.asks()) == ("great-lawyer", B)
    assert s.clause(B, "use T3") == "CF-12.07"
    s.plays(B, "decline")
    assert (s.step(), s.asks()) == ("bad-lawyer", C)
    assert s.plays(C, "decline").over


@pytest.mark.clause("CF-12.08")
def test_a_lawyer_moves_one_own_henchman_which_acts_fully() -> None:
    s = with_lawyers(B, C).henchman(B, "T1").henchman(C, "T2").player(B, standing=0).player(C, standing=0)
    s.player(B, fakes=(0, 0, 4))
    close(s)
    assert s.clause(B, "lift T2") == s.clause(B, "lift T3") == "CF-12.08"
    s.plays(B, "lift T1")
    assert s.space("T1").henchman is None
    assert s.sees().seats[B].laid_down == 2
    assert s.clause(B, "decline") == "CF-12.08"
    s.plays(B, "use R1", "hand 0 0 4")
    assert (s.cash(B), s.space("R1").henchman) == (160, B)


@pytest.mark.clause("CF-12.09")
def test_a_lawyer_needs_a_free_space_with_a_possible_action() -> None:
    s = with_lawyers(B, C).henchman(B, "M1").market("-", "A02", "A03", "A05", "A07", "A08").player(B, standing=0)
    s.henchman(C, "T1", "T2", "T3", "P1", "P3", "P4").player(C, standing=0)
    close(s)
    assert s.options_of(B) == {"decline"}
    assert s.clause(B, "lift M1") == "CF-12.09"


@pytest.mark.clause("CF-12.09", "CF-12.10")
def test_occupied_spaces_are_not_available_but_the_vacated_one_is() -> None:
    s = with_lawyers(B, C).henchman(B, "T1").player(B, standing=0).henchman(C, "T2", "P1").player(C, standing=0)
    close(s)
    s.plays(B, "lift T1")
    assert s.clause(B, "use T2") == "CF-3.04"
    assert {"T1", "T3"} <= s.options_of(B)
    assert s.plays(B, "use T1").cash(B) == 30


@pytest.mark.clause("CF-3.05", "CF-12.10")
def test_the_bad_lawyer_may_use_what_the_great_one_vacated() -> None:
    s = with_lawyers(B, C).henchman(B, "P1").player(B, standing=0).henchman(C, "T2").player(C, standing=0)
    close(s)
    s.plays(B, "lift P1", "use T1").plays(C, "lift T2")
    assert "P1" in s.options_of(C) and "T1" not in s.options_of(C)


@pytest.mark.clause("CF-12.11")
def test_a_lawyer_without_a_henchman_on_the_board_is_idle() -> None:
    s = close(with_lawyers(B, C))
    assert s.over


@pytest.mark.clause("CF-12.11")
def test_lawyers_work_only_in_the_closing() -> None:
    s = Scenario(2).player(A, cards="printer ink great_lawyer").henchman(A, "T1").turn(A)
    assert s.clause(A, "lift T1") == "CF-3.02"
    assert "great-lawyer" not in s.all_pass(5).step()


@pytest.mark.clause("CF-12.07", "CF-12.11")
def test_a_great_lawyer_bought_with_the_bad_one_comes_too_late() -> None:
    """CF-R21."""
    s = closing(3).market("-", "-", "-", "-", "-", "C09").player(B, cash=20, cards="printer ink").own(B, "D05")
    for seat in (B, C):
        s.player(seat, standing=0)
    s.henchman(B, "T1", "T2").player(B, standing=0).player(A, standing=1)
    close(s)
    s.plays(B, "lift T1", "use M6")
    assert s.over and "great_lawyer" in s.cards(B)


@pytest.mark.clause("CF-12.12")
def test_diners_work_once_more() -> None:
    s = close(closing(2).player(B, cash=0, fakes=(3, 0, 1), cards="printer ink diner"))
    s.plays(B, "decline").plays(A, "decline")
    assert (s.step(), s.asks()) == ("diners", B)
    s.plays(B, "hand 0 0 1")
    assert (s.over, s.cash(B), s.fakes(B)) == (True, 50, (3, 0, 0))


@pytest.mark.clause("CF-12.13")
def test_tickets_pay_their_owners() -> None:
    s = closing(2).player(A, cash=0).player(B, cash=0).own(B, "D01").own(B, "D02").own(A, "B09")
    decline_all(close(s))
    assert (s.cash(A), s.cash(B)) == (80, 220)


@pytest.mark.clause("CF-12.14", "CF-13.01")
def test_the_result_is_all_real_money_and_it_is_shown() -> None:
    s = Scenario(2).player(A, cash=100, offshore=50).player(B, cash=20, offshore=60, fakes=(9, 9, 9)).count_up()
    assert s.outcome is not None and s.outcome.scores == (150, 80)
    shown = s.sees(None).seats[B].money
    assert shown is not None and (shown.cash, shown.offshore, shown.fakes) == (20, 60, (9, 9, 9))


@pytest.mark.clause("CF-12.15")
def test_the_richest_win_and_equals_share_a_place() -> None:
    s = Scenario(4)
    for seat, cash in enumerate((100, 300, 100, 300)):
        s.player(seat, cash=cash)
    outcome = s.count_up().outcome
    assert outcome is not None
    assert outcome.places == (3, 1, 3, 1)


@pytest.mark.clause("CF-12.15")
def test_tied_players_may_play_again() -> None:
    """CF-R25, CF-R39: set up anew for as many players as tied; the others keep their places behind them."""
    s = Scenario(4, tie_rule="rematch")
    for seat, cash in enumerate((100, 300, 200, 300)):
        s.player(seat, cash=cash)
    s.count_up()
    view = s.sees(B)
    assert not s.over and view.is_rematch and view.last_space == 14
    assert (s.asks(), s.cash(B), s.cash(D)) == (B, 20, 30)
    assert [seat.plays for seat in view.seats] == [False, True, False, True]
    s.plays(B, "use T1").plays(D, "pass").plays(B, "pass")
    s.player(B, cash=50).player(D, cash=90).count_up()
    assert s.over and s.outcome is not None
    assert s.outcome.places == (4, 2, 3, 1)


@pytest.mark.clause("CF-12.15")
def test_a_tied_rematch_is_shared() -> None:
    s = Scenario(3, tie_rule="rematch")
    for seat in (A, B, C):
        s.player(seat, cash=70)
    s.count_up()
    for seat in (A, B, C):
        s.player(seat, cash=70)
    outcome = s.count_up().outcome
    assert outcome is not None and outcome.winners == (A, B, C)
