"""CF-5 to CF-9: printing, supermarket, receiver, tax fraud, flights."""

from __future__ import annotations

import pytest

from tests.games.counterfeiters.scenario import A, B, C, Scenario

# --- CF-5: print ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CF-5.01")
@pytest.mark.parametrize("printers", [1, 2, 4])
def test_two_fakes_for_each_printer(printers: int) -> None:
    s = Scenario().market().player(A, cards="printer " * printers + "ink").plays(A, "use P1")
    assert s.fakes(A) == (2 * printers, 0, 0)


@pytest.mark.clause("CF-5.02", "CF-5.03")
@pytest.mark.parametrize(
    "components, quality",
    [("paper", 0), ("hologram hologram", 0), ("ink hologram", 1), ("ink ink paper", 1), ("ink paper hologram", 2)],
)
def test_the_number_of_different_components_is_the_quality(components: str, quality: int) -> None:
    s = Scenario().market().player(A, cards=f"printer {components}").plays(A, "use P1")
    assert [n > 0 for n in s.fakes(A)] == [q == quality for q in range(3)]


@pytest.mark.clause("CF-5.04")
def test_printing_costs_and_uses_up_nothing() -> None:
    s = Scenario(2).player(A, cash=20, cards="printer ink").plays(A, "use P1").plays(B, "pass").plays(A, "use P2")
    assert (s.cash(A), s.cards(A), s.fakes(A)) == (20, ["printer", "ink"], (4, 0, 0))


@pytest.mark.clause("CF-5.05")
def test_the_best_quality_is_printed_without_a_choice() -> None:
    s = Scenario().player(A, cards="printer ink paper").plays(A, "use P1")
    assert s.asks() == B
    assert s.fakes(A) == (0, 2, 0)


@pytest.mark.clause("CF-5.06")
def test_old_fakes_stay_as_they_are() -> None:
    s = Scenario(2).market().player(A, cash=50, cards="printer ink").market("A01", "A02", "A03", "A07").turn(A)
    s.plays(A, "use P1").plays(B, "pass").plays(A, "use M4").plays(B, "pass").plays(A, "use P2")
    assert s.fakes(A) == (2, 2, 0)


# --- CF-6: supermarket ------------------------------------------------------------------------------------------------


@pytest.mark.clause("CF-6.01", "CF-6.02")
@pytest.mark.parametrize("notes, amount", [("1 0 0", 50), ("0 1 1", 100), ("1 1 1", 150)])
def test_the_supermarket_pays_50_for_any_note(notes: str, amount: int) -> None:
    s = Scenario().player(A, cash=0, fakes=(4, 4, 4)).plays(A, "use S1", f"hand {notes}")
    assert s.cash(A) == amount


@pytest.mark.clause("CF-6.01")
def test_the_supermarket_takes_one_to_three() -> None:
    s = Scenario().player(A, fakes=(4, 4, 4)).plays(A, "use S1")
    assert len(s.options_of(A)) == 19
    assert s.clause(A, "hand 4 0 0") == s.clause(A, "deposit 10") == "CF-6.01"
    assert s.clause(A, "hand 0 0 0") == "CF-3.06"


@pytest.mark.clause("CF-6.01")
def test_only_notes_that_are_held_can_be_handed_in() -> None:
    s = Scenario().player(A, fakes=(1, 0, 0)).plays(A, "use S1")
    assert s.options_of(A) == {"hand 1 0 0"}
    assert s.clause(A, "hand 0 0 1") == "CF-6.01"


@pytest.mark.clause("CF-6.03")
@pytest.mark.parametrize("officer, accepted", [(5, {0, 1, 2}), (6, {1, 2}), (10, {2}), (12, set())])
def test_the_supermarket_refuses_qualities_at_or_below_the_ban(officer: int, accepted: set[int]) -> None:
    for quality in range(3):
        notes = [0, 0, 0]
        notes[quality] = 1
        s = Scenario(2).officer(officer).player(A, fakes=(notes[0], notes[1], notes[2]))
        assert ("S1" in s.options_of(A)) == (quality in accepted)
        assert s.clause(A, "use S1") == (None if quality in accepted else "CF-6.03")


# --- CF-7: receiver ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("CF-7.01")
def test_a_receiver_takes_any_mix_of_one_to_eight() -> None:
    s = Scenario().player(A, fakes=(9, 9, 9)).plays(A, "use R1")
    assert len(s.options_of(A)) == 164
    assert s.clause(A, "hand 0 0 0") == "CF-3.06"
    assert s.clause(A, "pass") == "CF-7.01"
    s = Scenario().player(A, fakes=(1, 0, 2)).plays(A, "use R1")
    assert s.options_of(A) == {"hand 0 0 1", "hand 0 0 2", "hand 1 0 0", "hand 1 0 1", "hand 1 0 2"}
    assert s.clause(A, "hand 2 0 0") == "CF-7.01"


@pytest.mark.clause("CF-7.02")
@pytest.mark.parametrize(
    "notes, amount", [("3 0 0", 60), ("0 3 0", 90), ("0 0 3", 120), ("0 1 7", 240), ("1 0 7", 160)]
)
def test_the_lowest_quality_sets_the_rate(notes: str, amount: int) -> None:
    s = Scenario().player(A, cash=0, fakes=(8, 8, 8)).plays(A, "use R1", f"hand {notes}")
    assert s.cash(A) == amount


@pytest.mark.clause("CF-7.03")
def test_bans_do_not_matter_to_receivers() -> None:
    s = Scenario(2).officer(12).player(A, cash=0, fakes=(2, 0, 0)).plays(A, "use R1", "hand 2 0 0")
    assert s.cash(A) == 40


# --- CF-8: tax fraud --------------------------------------------------------------------------------------------------


@pytest.mark.clause("CF-8.01", "CF-8.02")
@pytest.mark.parametrize("space, pawn", [("T1", B), ("T2", A), ("T3", A)])
def test_tax_fraud_pays_30_and_the_sunglasses_give_the_pawn(space: str, pawn: int) -> None:
    s = Scenario(4).plays(A, "pass").plays(B, f"use {space}")
    assert s.cash(B) == 30 + 30
    assert s.sees().pawn == pawn


@pytest.mark.clause("CF-8.02")
def test_who_has_the_pawn_keeps_it() -> None:
    s = Scenario(4).plays(A, "use T1")
    assert s.sees().pawn == A
    assert "took pawn" not in s.happened()


@pytest.mark.clause("CF-8.03")
def test_the_turn_order_of_this_round_stays() -> None:
    s = Scenario(3).plays(A, "pass").plays(B, "use T1")
    assert s.asks() == C
    s.all_pass(7)
    assert (s.sees().round_first, s.asks()) == (B, B)


@pytest.mark.clause("CF-8.04", "CF-11.09")
def test_without_sunglasses_the_pawn_stays() -> None:
    s = Scenario(3).plays(A, "use T2").all_pass(8)
    assert (s.sees().pawn, s.asks()) == (A, A)


# --- CF-9: flights ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("CF-9.01")
def test_a_flight_goes_one_way_with_at_least_10() -> None:
    s = Scenario().player(A, cash=50, offshore=30).plays(A, "use C1")
    assert s.options_of(A) == {"deposit 10", "deposit 20", "withdraw 10", "withdraw 20", "withdraw 30"}
    assert s.clause(A, "deposit 0") == s.clause(A, "deposit 30") == s.clause(A, "withdraw 40") == "CF-9.01"
    s.plays(A, "withdraw 20")
    assert (s.cash(A), s.offshore(A)) == (40, 10)


@pytest.mark.clause("CF-9.02")
def test_a_jet_space_is_for_jet_owners_and_free() -> None:
    s = Scenario().player(A, cash=20, cards="printer ink")
    assert s.clause(A, "use J1") == "CF-9.02"
    s.player(A, cards="printer ink private_jet").turn(A).plays(A, "use J1", "deposit 20")
    assert (s.cash(A), s.offshore(A)) == (0, 20)


@pytest.mark.clause("CF-9.02")
def test_a_jet_owner_without_money_has_nothing_to_fly() -> None:
    s = Scenario().player(A, cash=0, cards="printer ink private_jet").turn(A)
    assert s.clause(A, "use J1") == "CF-9.01" and "J1" not in s.options_of(A)


@pytest.mark.clause("CF-9.03")
def test_the_fare_is_paid_before_anything_is_moved() -> None:
    s = Scenario().player(A, cash=40).plays(A, "use C1")
    assert s.cash(A) == 10
    assert s.options_of(A) == {"deposit 10"}


@pytest.mark.clause("CF-9.04")
def test_a_withdrawal_does_not_pay_its_own_fare() -> None:
    s = Scenario().player(A, cash=20, offshore=100)
    assert s.clause(A, "use C1") == "CF-9.03"
    s.player(A, cash=30, offshore=100).turn(A).plays(A, "use C1")
    assert s.options_of(A) == {f"withdraw {amount}" for amount in range(10, 110, 10)}


@pytest.mark.clause("CF-9.05", "CF-10.07")
def test_no_flights_during_a_strike() -> None:
    s = Scenario(4).officer(16).player(A, cash=90, cards="printer ink private_jet").turn(A)
    assert s.clause(A, "use C1") == s.clause(A, "use J1") == s.clause(A, "use J2") == "CF-9.05"
    assert {"C1", "J1", "J2"}.isdisjoint(s.options_of(A))


@pytest.mark.clause("CF-9.01")
def test_a_flight_carries_at_most_all_the_money_in_the_box() -> None:
    """CF-R37."""
    s = Scenario().player(A, cash=5000, cards="printer ink private_jet").turn(A).plays(A, "use J1")
    assert "deposit 3720" in s.options_of(A) and len(s.options_of(A)) == 372
