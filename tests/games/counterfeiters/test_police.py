"""CF-10: the police track."""

from __future__ import annotations

import pytest

from tests.games.counterfeiters.scenario import A, B, C, D, Scenario


@pytest.mark.clause("CF-10.01")
def test_the_officer_moves_one_step_per_hat() -> None:
    s = Scenario(4).plays(A, "use P2").plays(B, "use P1").plays(C, "use P3").plays(D, "pass")
    assert s.sees().officer == 2
    moves = [event.details["index"] for event in s.events(None) if event.name == "officer moved"]
    assert moves == [1, 2]


@pytest.mark.clause("CF-10.02")
def test_an_effect_is_applied_once_on_arrival() -> None:
    s = Scenario(2).officer(3).player(A, cash=100).player(B, cash=100).plays(A, "use P1")
    assert s.cash(B) == 50
    s.plays(B, "use T1").plays(A, "pass").plays(B, "pass")
    assert (s.sees().officer, s.cash(A), s.cash(B)) == (4, 50, 80)


@pytest.mark.clause("CF-10.03")
@pytest.mark.parametrize("cash, left", [(0, 0), (10, 0), (20, 10), (50, 20), (250, 120)])
def test_everybody_pays_half_rounded_up(cash: int, left: int) -> None:
    s = Scenario(4).officer(10)
    for seat in (A, B, C, D):
        s.player(seat, cash=cash)
    s.plays(A, "use P2")
    assert {s.cash(seat) for seat in (A, B, C, D)} == {left}


@pytest.mark.clause("CF-10.04")
def test_the_godfather_takes_only_cash() -> None:
    s = (
        Scenario(2)
        .officer(8)
        .player(B, cash=40, offshore=500, fakes=(1, 2, 3), cards="printer paper diner")
        .own(B, "B09")
    )
    s.turn(A).plays(A, "use P1")
    assert (s.cash(B), s.offshore(B), s.fakes(B)) == (20, 500, (1, 2, 3))
    assert sorted(s.cards(B)) == ["diner", "lottery_ticket", "paper", "printer"]


@pytest.mark.clause("CF-10.05")
def test_who_moved_the_officer_pays_too() -> None:
    s = Scenario(4).officer(10).player(A, cash=20, fakes=(0, 3, 0)).plays(A, "use R2", "hand 0 3 0")
    assert s.cash(A) == 50


@pytest.mark.clause("CF-10.06")
def test_bans_rise_and_stay() -> None:
    s = Scenario(2).officer(5).plays(A, "use P1")
    assert s.sees().ban == 1
    s.plays(B, "use P2")
    assert (s.sees().officer, s.sees().ban) == (7, 1)
    s = Scenario(2).officer(9).plays(A, "use P1")
    assert s.sees().ban == 2
    s = Scenario(2).officer(11).plays(A, "use P1")
    assert s.sees().ban == 3


@pytest.mark.clause("CF-10.07")
def test_a_strike_does_not_touch_those_who_have_flown() -> None:
    s = Scenario(2).officer(7).player(A, cash=60).turn(A).plays(A, "use C1", "deposit 30").plays(B, "use P1")
    assert s.sees().strike
    assert (s.space("C1").henchman, s.offshore(A)) == (A, 30)


@pytest.mark.clause("CF-10.08")
def test_on_the_last_space_the_godfather_comes_first() -> None:
    s = Scenario(2).officer(13).player(A, cash=90).player(B, cash=10).turn(A).plays(A, "use P1")
    assert (s.cash(A), s.cash(B)) == (40, 0)
    assert s.happened()[-3:] == ["paid godfather unseen", "paid godfather unseen", "closing began"]
    assert (s.step(), s.asks()) == ("last-henchmen", B)
