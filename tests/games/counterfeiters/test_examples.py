"""The worked examples of the rules page."""

from __future__ import annotations

from typing import Any

import pytest

from fatcats.games.counterfeiters.model.cells import ROUND_FIRST
from tests.games.counterfeiters.scenario import A, B, C, D, Scenario

# --- From the rulebook ------------------------------------------------------------------------------------------------


@pytest.mark.example("CF-W01")
def test_four_mixed_notes_fetch_20_each_at_a_receiver() -> None:
    s = Scenario().player(A, cash=0, fakes=(1, 1, 2)).plays(A, "use R1", "hand 1 1 2")
    assert (s.cash(A), s.fakes(A)) == (80, (0, 0, 0))


@pytest.mark.example("CF-W02")
def test_six_better_notes_fetch_30_each_at_a_receiver() -> None:
    s = Scenario().player(A, cash=0, fakes=(0, 3, 3)).plays(A, "use R1", "hand 0 3 3")
    assert (s.cash(A), s.fakes(A)) == (180, (0, 0, 0))


@pytest.mark.example("CF-W03")
@pytest.mark.parametrize(
    "components, fakes", [("ink", (2, 0, 0)), ("ink paper", (0, 2, 0)), ("ink paper hologram", (0, 0, 2))]
)
def test_different_components_make_better_notes(components: str, fakes: tuple[int, int, int]) -> None:
    s = Scenario().player(A, cards=f"printer {components}").plays(A, "use P1")
    assert s.fakes(A) == fakes


@pytest.mark.example("CF-W04")
def test_a_jet_owner_may_take_the_commercial_flight() -> None:
    s = Scenario().player(A, cash=50, cards="printer ink private_jet").henchman(B, "J1", "J2").turn(A)
    s.plays(A, "use C1")
    assert s.cash(A) == 20
    assert s.options_of(A) == {"deposit 10", "deposit 20"}


@pytest.mark.example("CF-W05")
def test_a_jet_owner_cannot_buy_another() -> None:
    s = Scenario().player(A, cash=100, cards="printer ink private_jet").market("A01", "B08", "A02", "A03", "A04", "A05")
    assert "M2" not in s.turn(A).options_of(A)
    assert s.clause(A, "use M2") == "CF-4.05"


# --- Further test scenarios -------------------------------------------------------------------------------------------


@pytest.mark.example("CF-W10")
def test_three_printers_with_two_kinds_print_six() -> None:
    s = Scenario().market().player(A, cards="printer printer printer ink ink paper").plays(A, "use P1")
    assert s.fakes(A) == (0, 6, 0)


@pytest.mark.example("CF-W11")
@pytest.mark.parametrize("cash, payment", [(0, 0), (10, 10), (30, 20), (90, 50), (100, 50)])
def test_the_godfather_takes_half_rounded_up(cash: int, payment: int) -> None:
    s = Scenario(2).officer(3).player(B, cash=cash, offshore=200).turn(A).plays(A, "use P1")
    assert (s.cash(B), s.offshore(B)) == (cash - payment, 200)


@pytest.mark.example("CF-W12")
def test_the_godfather_takes_from_what_was_just_received() -> None:
    s = Scenario(2, godfather_amounts_public=True).officer(3).player(A, cash=0, fakes=(3, 0, 0)).player(B, cash=70)
    s.plays(A, "use S1", "hand 3 0 0")
    assert s.sees().officer == 4
    assert (s.cash(A), s.cash(B)) == (70, 30)
    paid = [event.details["amount"] for event in s.events(None) if event.name == "paid godfather"]
    assert paid == [80, 40]


@pytest.mark.example("CF-W13")
def test_a_banned_quality_goes_to_a_receiver_only() -> None:
    s = Scenario(2).officer(6).player(A, cash=0, fakes=(2, 2, 0)).plays(A, "use S1")
    assert s.options_of(A) == {"hand 0 1 0", "hand 0 2 0"}
    assert s.clause(A, "hand 1 1 0") == "CF-6.03"
    assert s.plays(A, "hand 0 2 0").cash(A) == 100
    s = Scenario(2).officer(6).player(A, cash=0, fakes=(2, 2, 0)).plays(A, "use R1", "hand 2 2 0")
    assert s.cash(A) == 80


@pytest.mark.example("CF-W14")
def test_at_ban_level_3_notes_are_left_to_receivers_and_diners() -> None:
    s = Scenario(2).officer(12).player(A, cash=0, fakes=(0, 0, 5), cards="printer ink diner")
    assert s.clause(A, "use S1") == "CF-6.03"
    assert "S1" not in s.options_of(A)
    s.plays(A, "use R1")
    assert {"hand 0 0 1", "hand 0 0 5"} <= s.options_of(A)
    assert s.plays(A, "hand 0 0 4").cash(A) == 160
    s.end_round()
    assert (s.cash(A), s.fakes(A)) == (210, (0, 0, 0))
    s = Scenario(2).officer(12).player(A, cash=0, fakes=(0, 0, 5)).plays(A, "use R1", "hand 0 0 5")
    assert s.cash(A) == 200


@pytest.mark.example("CF-W15")
def test_a_strike_lasts_until_the_officer_leaves() -> None:
    s = Scenario(2).officer(7).player(A, cash=100).player(B, cash=100, cards="printer ink private_jet").turn(A)
    s.plays(A, "use P1")
    assert (s.sees().officer, s.sees().strike) == (8, True)
    assert s.clause(B, "use C1") == s.clause(B, "use J1") == "CF-9.05"
    s.plays(B, "use P2")
    assert (s.sees().officer, s.cash(A), s.cash(B)) == (9, 50, 50)
    assert "C1" in s.options_of(A)


@pytest.mark.example("CF-W16")
def test_the_market_is_cleared_shifted_and_filled() -> None:
    s = Scenario(4).market("A01", "A02", "-", "A04", "A05", "-").deck("A10", "B01", "C01", "D01").end_round()
    assert s.market_ids() == ["C01", "B01", "A10", "A01", "A02", "A04"]
    assert [s.space(f"M{pos}").cost for pos in range(1, 7)] == [60, 50, 40, 30, 20, 10]
    assert [card.id for card in s.sees().removed if card.id == "A05"] == ["A05"]


@pytest.mark.example("CF-W17")
def test_when_the_deck_runs_out_the_left_of_the_market_stays_empty() -> None:
    s = Scenario(4).market("A01", "A02", "-", "A04", "A05", "-").deck("A10").player(A, cash=200).end_round()
    assert s.market_ids() == ["-", "-", "A10", "A01", "A02", "A04"]
    assert {"M1", "M2"}.isdisjoint(s.options_of(A))
    assert s.clause(A, "use M1") == "CF-4.01"


@pytest.mark.example("CF-W18")
def test_diners_take_all_there_is() -> None:
    s = Scenario().player(A, cash=0, fakes=(1, 0, 1), cards="printer ink diner diner diner").end_round()
    assert s.step() == "turn"
    assert (s.cash(A), s.fakes(A)) == (100, (0, 0, 0))


@pytest.mark.example("CF-W19")
def test_the_owner_chooses_the_notes_for_the_diners() -> None:
    s = Scenario().player(A, cash=0, fakes=(2, 0, 1), cards="printer ink diner").end_round()
    assert (s.step(), s.asks()) == ("diners", A)
    assert s.options_of(A) == {"hand 1 0 0", "hand 0 0 1"}
    s.plays(A, "hand 0 0 1")
    assert (s.cash(A), s.fakes(A)) == (50, (2, 0, 0))


def closing_of_w20(**options: Any) -> Scenario:
    """The round began with B (P2); D (P4) moves the officer to 27 with the second henchman."""
    s = Scenario(4, **options).officer(26)
    s.table[ROUND_FIRST] = B
    for seat, spaces in ((B, ["T1", "T2"]), (C, ["T3", "P1"]), (D, ["R1"]), (A, ["R2"])):
        s.henchman(seat, *spaces)
    for seat in (A, B, C, D):
        s.player(seat, cash=100)
    return s.turn(D).plays(D, "use P2")


@pytest.mark.example("CF-W20")
def test_last_henchmen_go_on_clockwise_and_who_closed_is_last() -> None:
    s = closing_of_w20()
    assert [s.cash(seat) for seat in (A, B, C, D)] == [50, 50, 50, 50]
    order = []
    while s.step() == "last-henchmen":
        order.append(s.asks())
        s.play(s.asks(), "use P3" if s.asks() == A else "decline")
    assert order == [A, B, C, D]
    assert s.over and s.sees().seats[A].standing == 1


@pytest.mark.example("CF-W21")
def test_last_henchmen_may_start_with_who_began_the_round() -> None:
    s = closing_of_w20(last_turn_order="from_first_player")
    order = []
    while s.step() == "last-henchmen":
        order.append(s.asks())
        s.play(s.asks(), "decline")
    assert order == [B, C, D, A]


@pytest.mark.example("CF-W22")
def test_the_ninth_henchman_can_close_the_game() -> None:
    s = Scenario(3).officer(26).market("A01", "A02", "A03", "A05", "A07", "A08")
    s.player(A, cards="printer ink diner diner", fakes=(4, 0, 0), cash=0).player(B, cards="printer ink great_lawyer")
    s.henchman(A, "T1", "T2", "T3").henchman(B, "P1", "R1", "R2").henchman(C, "P3", "R3")
    s.turn(C).plays(C, "use P2")
    assert (s.step(), s.asks()) == ("great-lawyer", B)
    assert {"lift P1", "lift R1", "lift R2"} <= s.options_of(B)
    s.plays(B, "decline")
    assert s.over
    assert s.market_ids() == ["A01", "A02", "A03", "A05", "A07", "A08"]
    assert (s.cash(A), s.fakes(A)) == (100, (2, 0, 0))


@pytest.mark.example("CF-W23")
def test_both_lawyers_use_each_others_vacated_spaces() -> None:
    s = Scenario(4).officer(26)
    s.player(A, cash=0, cards="printer ink great_lawyer", fakes=(0, 0, 8), standing=3)
    s.player(C, cash=0, cards="printer ink bad_lawyer diner diner", fakes=(0, 0, 0))
    s.henchman(A, "P2", "T1", "T2").henchman(C, "P1", "T3", "R2").henchman(D, "P3", "S1", "S2").henchman(B, "M1", "M2")
    s.turn(B).plays(B, "use P4")
    s.plays(A, "lift P2", "use R1", "hand 0 0 8")
    assert s.cash(A) == 320
    assert s.asks() == C
    assert "P1" not in s.options_of(C)
    s.plays(C, "lift T3")
    assert {"P2", "T3"} <= s.options_of(C) and "P1" not in s.options_of(C)
    s.plays(C, "use P2")
    assert s.sees().officer == 27
    assert s.over
    assert (s.cash(C), s.fakes(C)) == (100, (0, 0, 0))


@pytest.mark.example("CF-W24")
def test_a_bad_lawyer_bought_with_the_great_lawyer_works_at_once() -> None:
    s = Scenario(4).officer(26).market("A01", "A02", "A03", "A04", "A05", "D05")
    s.player(B, cash=20, cards="printer ink great_lawyer").henchman(B, "T1", "T2").player(B, standing=0)
    for seat in (A, C, D):
        s.player(seat, standing=0)
    s.player(A, standing=1).turn(A).plays(A, "use P2")
    assert s.cash(B) == 10
    s.plays(B, "lift T1", "use M6")
    assert "bad_lawyer" in s.cards(B)
    assert (s.step(), s.asks()) == ("bad-lawyer", B)
    assert {"lift T2", "lift M6"} <= s.options_of(B)
    assert s.plays(B, "lift T2", "use T2").cash(B) == 30


@pytest.mark.example("CF-W25")
def test_a_lawyer_cannot_lift_henchmen_that_were_laid_down() -> None:
    s = Scenario(2).officer(13).player(B, cards="printer ink great_lawyer", standing=0)
    s.player(A, standing=1).turn(A).plays(A, "use P1")
    assert s.over
    assert s.sees().seats[B].laid_down == 3


@pytest.mark.example("CF-W26")
def test_the_fare_cannot_come_from_offshore() -> None:
    s = Scenario().player(A, cash=20, offshore=300)
    assert s.clause(A, "use C1") == "CF-9.03"
    assert "C1" not in s.options_of(A)


@pytest.mark.example("CF-W27")
def test_a_flight_needs_something_to_move() -> None:
    s = Scenario().player(A, cash=30)
    assert s.clause(A, "use C1") == "CF-9.01"
    assert "C1" not in s.options_of(A)


@pytest.mark.example("CF-W28")
@pytest.mark.parametrize("notes, amount", [("8 0 0", 160), ("0 0 1", 40), ("7 0 1", 160)])
def test_a_receiver_takes_at_most_eight(notes: str, amount: int) -> None:
    s = Scenario().player(A, cash=0, fakes=(10, 0, 1)).plays(A, "use R1")
    assert all(sum(map(int, move.split()[1:])) <= 8 for move in s.options_of(A))
    assert s.plays(A, f"hand {notes}").cash(A) == amount


@pytest.mark.example("CF-W29")
def test_the_pawn_matters_from_the_next_round_on() -> None:
    s = Scenario(4).plays(A, "pass").plays(B, "pass").plays(C, "use T1")
    assert s.sees().pawn == C
    order = [D, A, B, C, D, A, B, C, D]
    for seat in order:
        assert s.asks() == seat
        s.play(seat, "pass")
    assert (s.sees().round, s.asks()) == (2, C)


@pytest.mark.example("CF-W30")
def test_equal_totals_share_the_victory() -> None:
    s = Scenario(2).player(A, cash=250, offshore=300, cards="printer ink").player(B, cash=40, offshore=600)
    s.player(B, fakes=(4, 4, 4)).market("-", "-", "-", "-")
    s.own(A, "C07")
    s.count_up()
    outcome = s.outcome
    assert outcome is not None
    assert outcome.scores == (640, 640)
    assert outcome.winners == (A, B)


@pytest.mark.example("CF-W31")
def test_twenty_quiet_rounds_end_the_game() -> None:
    s = Scenario(2).player(A, cash=20).player(B, cash=30)
    s.own(B, "B09")
    s.player(A, fakes=(1, 0, 0), cards="printer ink diner")
    for _ in range(20):
        s.plays(A, "use T1").plays(B, "use T2").all_pass(4)
    assert s.over and s.outcome is not None
    assert s.outcome.reason == "the agreed number of rounds was played"
    assert s.outcome.scores == (20 + 20 * 30 + 50, 30 + 20 * 30 + 80)
    assert "paid godfather" not in s.happened()


@pytest.mark.example("CF-W32")
def test_set_up_for_two() -> None:
    s = Scenario(2)
    assert len(s.sees().spaces) == 13 and s.sees().last_space == 14
    assert s.sees().officer == 0
    assert sum(s.sees().deck.values()) == 16
    assert [name[0] for name in s.market_ids()] == ["A", "A", "A", "A"]
    assert (s.cash(A), s.cash(B)) == (20, 30)


@pytest.mark.example("CF-W33")
def test_set_up_for_three() -> None:
    s = Scenario(3)
    assert len(s.sees().spaces) == 21 and s.sees().last_space == 27
    assert s.sees().officer == 7
    assert sum(s.sees().deck.values()) == 21 and len(s.market_ids()) == 6
    assert (s.cash(A), s.cash(B), s.cash(C)) == (20, 30, 40)
