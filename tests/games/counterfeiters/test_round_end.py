"""CF-11: the end of a round."""

from __future__ import annotations

import pytest

from tests.games.counterfeiters.scenario import A, B, C, Scenario


@pytest.mark.clause("CF-11.01")
def test_a_round_ends_only_when_all_henchmen_are_used() -> None:
    s = Scenario(2).all_pass(5)
    assert (s.sees().round, s.asks()) == (1, B)
    assert "card removed" not in s.happened()
    assert "card removed" in s.all_pass(1).happened()


@pytest.mark.clause("CF-11.02")
def test_all_henchmen_return() -> None:
    s = Scenario(2).plays(A, "use T1").plays(B, "pass").plays(A, "use P1").plays(B, "use T2").all_pass(2)
    assert all((seat.standing, seat.laid_down, seat.spaces) == (3, 0, ()) for seat in s.sees().seats)
    assert all(space.henchman is None for space in s.sees().spaces)


@pytest.mark.clause("CF-11.03")
def test_cards_over_a_bin_are_removed() -> None:
    s = Scenario(4).market("A01", "A02", "A03", "A04", "A05", "A06").end_round()
    assert [card.id for card in s.sees().removed if card.id in ("A05", "A06")] == ["A05", "A06"]
    assert {"A05", "A06"}.isdisjoint([*s.market_ids(), *s.deck_ids()])


@pytest.mark.clause("CF-11.04")
def test_cards_move_right_in_order() -> None:
    s = Scenario(4).market("A01", "-", "A03", "-", "-", "-").deck().end_round()
    assert s.market_ids() == ["-", "-", "-", "-", "A01", "A03"]


@pytest.mark.clause("CF-11.05")
def test_new_cards_come_from_the_right() -> None:
    s = Scenario(2).market("A01", "-", "-", "A02").deck("A03", "B01", "C01", "D01").end_round()
    assert s.market_ids() == ["C01", "B01", "A03", "A01"]
    laid = [event.details["space"] for event in s.events(None) if event.name == "card laid"]
    assert laid[-3:] == ["M3", "M2", "M1"]


@pytest.mark.clause("CF-11.06")
def test_an_empty_deck_leaves_the_left_empty() -> None:
    s = Scenario(2).market("-", "A02", "-", "-").deck("D01").end_round()
    assert s.market_ids() == ["-", "-", "D01", "A02"]
    assert s.sees().deck == {"A": 0, "B": 0, "C": 0, "D": 0}


@pytest.mark.clause("CF-11.07")
@pytest.mark.parametrize("fakes, cash", [((0, 0, 0), 0), ((1, 0, 0), 50), ((0, 2, 0), 100), ((0, 5, 0), 100)])
def test_each_diner_takes_one_fake_for_50(fakes: tuple[int, int, int], cash: int) -> None:
    s = Scenario(2).player(A, cash=0, fakes=fakes, cards="printer ink diner diner").end_round()
    assert s.cash(A) == cash
    assert sum(s.fakes(A)) == sum(fakes) - cash // 50


@pytest.mark.clause("CF-11.08")
def test_diners_take_any_quality_and_cannot_be_declined() -> None:
    s = Scenario(2).officer(12).player(A, cash=0, fakes=(1, 1, 1), cards="printer ink diner diner").end_round()
    assert s.options_of(A) == {"hand 1 1 0", "hand 1 0 1", "hand 0 1 1"}
    assert s.clause(A, "decline") == s.clause(A, "hand 1 0 0") == "CF-11.07"
    assert s.clause(A, "hand 2 0 0") == "CF-11.08"
    s.plays(A, "hand 1 0 1")
    assert (s.cash(A), s.fakes(A)) == (100, (0, 1, 0))


@pytest.mark.clause("CF-11.08")
def test_diner_owners_choose_at_the_same_time() -> None:
    s = Scenario(3).player(A, cash=0, fakes=(1, 1, 0), cards="printer ink diner")
    s.player(C, cash=0, fakes=(0, 1, 1), cards="printer paper diner").end_round()
    assert s.deciders == [A, C]
    s.plays(C, "hand 0 0 1")
    assert s.fakes(C) == (0, 1, 1)
    assert s.sees(A).asked == (A, C)
    s.plays(A, "hand 1 0 0")
    assert (s.fakes(A), s.fakes(C), s.cash(C)) == ((0, 1, 0), (0, 1, 0), 50)


@pytest.mark.clause("CF-11.10")
@pytest.mark.parametrize("rounds", [1, 3])
def test_the_game_ends_after_the_agreed_number_of_rounds(rounds: int) -> None:
    s = Scenario(2, max_rounds=rounds).player(A, cash=0, cards="printer ink diner great_lawyer", fakes=(9, 0, 0))
    s.all_pass(6 * rounds)
    assert s.over and s.outcome is not None
    assert s.outcome.reason == "the agreed number of rounds was played"
    assert s.cash(A) == 50 * rounds
    assert {"paid godfather", "closing began"}.isdisjoint(s.happened())


@pytest.mark.clause("CF-11.10")
def test_the_limit_can_be_lifted() -> None:
    s = Scenario(2, max_rounds=0).all_pass(6 * 30)
    assert not s.over and s.sees().round == 31
