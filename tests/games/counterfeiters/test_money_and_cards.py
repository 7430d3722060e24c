"""CF-2 and CF-4: money, notes and cards; buying at the black market."""

from __future__ import annotations

import pytest

from fatcats.games.counterfeiters.model.moves import TABLE
from tests.games.counterfeiters.scenario import A, B, Scenario

# --- CF-2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CF-2.01", "CF-2.02")
def test_offshore_money_pays_for_nothing() -> None:
    s = Scenario().player(A, cash=10, offshore=500)
    assert {move for move in s.options_of(A) if move[0] in "MC"} == {"M6"}
    assert s.clause(A, "use M5") == "CF-4.02"
    assert s.clause(A, "use C1") == "CF-9.03"


@pytest.mark.clause("CF-2.03")
def test_fakes_pay_for_nothing() -> None:
    s = Scenario().player(A, cash=0, fakes=(9, 9, 9))
    assert {move[0] for move in s.options_of(A)} == {"p", "P", "S", "R", "T"}
    assert s.clause(A, "use M6") == "CF-4.02"


@pytest.mark.clause("CF-2.04")
def test_fakes_never_go_into_the_envelope() -> None:
    s = Scenario().player(A, cash=60, fakes=(5, 0, 0)).plays(A, "use C1")
    assert s.options_of(A) == {"deposit 10", "deposit 20", "deposit 30"}
    assert s.plays(A, "deposit 30").fakes(A) == (5, 0, 0)


@pytest.mark.clause("CF-2.05")
def test_the_bank_pays_more_than_the_box_holds() -> None:
    s = Scenario().player(A, cash=5000, fakes=(0, 0, 8)).plays(A, "use R1", "hand 0 0 8")
    assert s.cash(A) == 5320


@pytest.mark.clause("CF-2.06")
def test_fakes_never_run_out() -> None:
    s = Scenario().player(B, fakes=(30, 0, 0)).plays(A, "use P1")
    assert s.fakes(A) == (2, 0, 0)


@pytest.mark.clause("CF-2.06", "CF-2.07")
def test_with_printed_notes_only_a_print_gives_what_is_left() -> None:
    s = Scenario(note_supply="printed").player(B, fakes=(29, 0, 0)).plays(A, "use P1")
    assert s.fakes(A) == (1, 0, 0)
    assert s.clause(B, "use P2") is None or s.sees().seats[B].quality == 1
    s.player(B, cards="printer ink").turn(B)
    assert s.clause(B, "use P2") == "CF-3.06" and "P2" not in s.options_of(B)
    s.plays(B, "use R1", "hand 8 0 0")
    assert s.turn(B).clause(B, "use P2") is None


@pytest.mark.clause("CF-2.08")
def test_cards_stay_with_their_owner() -> None:
    s = Scenario(2).player(A, cash=500, cards="printer ink paper diner")
    s.plays(A, "use P1").all_pass(5)
    assert s.sees().round == 2
    assert sorted(s.cards(A)) == ["diner", "ink", "paper", "printer"]


@pytest.mark.clause("CF-2.09")
def test_there_is_no_move_for_dealing_with_each_other() -> None:
    assert {move.verb for move in TABLE.records} == {"pass", "decline", "use", "hand", "deposit", "withdraw", "lift"}


@pytest.mark.clause("CF-2.10")
def test_any_number_of_other_cards_may_be_owned() -> None:
    s = Scenario().player(A, cash=300, cards="printer ink diner lottery_ticket great_lawyer")
    s.market("A01", "A05", "A09", "B09", "D05", "A07").turn(A)
    assert {"M1", "M2", "M3", "M4", "M5"} <= s.options_of(A)


@pytest.mark.clause("CF-2.11", "CF-4.05")
def test_nobody_owns_two_jets() -> None:
    s = Scenario().player(A, cash=300, cards="printer ink").market("A01", "B07", "A03", "A04", "A05", "B08").turn(A)
    assert {"M2", "M6"} <= s.options_of(A)
    s.plays(A, "use M2").player(A, standing=2).turn(A)
    assert s.clause(A, "use M6") == "CF-4.05"
    assert "M6" not in s.options_of(A)


# --- CF-4 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CF-4.01")
def test_an_empty_slot_cannot_be_chosen() -> None:
    s = Scenario().player(A, cash=300).market("A01", "-", "A03", "A04", "A05", "A06").turn(A)
    assert "M2" not in s.options_of(A)
    assert s.clause(A, "use M2") == "CF-4.01"


@pytest.mark.clause("CF-4.02")
@pytest.mark.parametrize("space, cost", [("M1", 60), ("M4", 30), ("M6", 10)])
def test_the_space_says_the_cost(space: str, cost: int) -> None:
    s = Scenario().player(A, cash=cost - 10)
    assert s.clause(A, f"use {space}") == "CF-4.02"
    s.player(A, cash=cost).turn(A).plays(A, f"use {space}")
    assert s.cash(A) == 0


@pytest.mark.clause("CF-4.03", "CF-13.02")
def test_a_bought_card_works_at_once_and_is_seen() -> None:
    s = Scenario(2).player(A, cash=100, cards="printer ink").market("A01", "A02", "A03", "A07").turn(A)
    s.plays(A, "use M1").plays(B, "pass").plays(A, "use M4").plays(B, "pass").plays(A, "use P1")
    assert s.sees(B).seats[A].printers == 2
    assert s.fakes(A) == (0, 4, 0)


@pytest.mark.clause("CF-4.04")
def test_the_slot_stays_empty_for_the_round() -> None:
    s = Scenario(2).player(A, cash=100).player(B, cash=100).turn(A).plays(A, "use M2")
    assert s.space("M2").card is None
    assert s.clause(B, "use M2") == "CF-3.04"  # and the henchman stands there too
    s.all_pass(5)
    assert s.space("M2").card is not None


@pytest.mark.clause("CF-4.06")
def test_another_copy_of_a_component_changes_nothing() -> None:
    s = Scenario(2).player(A, cash=100, cards="printer ink").market("A01", "A02", "A03", "A05").turn(A)
    s.plays(A, "use M4")
    assert (s.cards(A).count("ink"), s.sees().seats[A].quality) == (2, 1)


@pytest.mark.clause("CF-4.07")
def test_a_ticket_is_worth_nothing_before_the_end() -> None:
    s = Scenario(2).officer(3).player(A, cash=0).own(A, "D02").turn(A).plays(A, "use P1")
    assert s.cash(A) == 0
    assert s.count_up().cash(A) == 120
