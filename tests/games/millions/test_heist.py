"""MD-5: the heist."""

from __future__ import annotations

import pytest

from fatcats.games.millions.model import cells
from tests.games.millions.scenario import A, B, C, D, E, F, Scenario

SEVEN = ("Driver", "Brain", "Mentalist", "Brute", "Acrobat", "Tech", "Tech")
FIVE = ("Tech", "Brute", "Brute", "Driver", "Mentalist")


# --- Calling ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("MD-5.01")
def test_roles_are_called_in_a_fixed_order_and_those_not_in_play_are_skipped() -> None:
    s = Scenario(*SEVEN).start()
    s.plays(C, "rob 3")
    order = [details["role"] for _, details in s.happened("owned up")]
    assert order == ["Tech", "Tech", "Acrobat", "Brute", "Mentalist", "Brain", "Driver"]
    four = Scenario("Driver", "Brute", "Mentalist", "Brute").start()
    assert [details["role"] for _, details in four.happened("owned up")] == ["Brute", "Brute", "Mentalist", "Driver"]


@pytest.mark.clause("MD-5.02")
def test_all_in_characters_own_up_whatever_they_have_announced() -> None:
    s = Scenario(*FIVE, until="announcements")
    for seat in range(5):
        s.plays(seat, "announce Driver")
    s.start()
    assert s.happened("owned up") == [(A, {"role": "Tech"})]
    assert s.sees(B).seats[A].characters[0].role == "Tech" and s.sees(B).seats[C].characters[0].role is None


@pytest.mark.clause("MD-5.02")
def test_the_hidden_card_is_turned_up_when_its_role_is_called_and_its_owner_is_in() -> None:
    s = Scenario(*FIVE, hidden=A).start()
    assert s.happened("turned up") == [(A, {"role": "Tech"})] and not s.sees().hidden_card
    out = Scenario(*FIVE, hidden=D).passes(A, B, C).plays(D, "withdraw").start().plays(A, "name Brute")
    assert out.happened("turned up") == []


@pytest.mark.clause("MD-5.03")
def test_out_characters_cause_no_duplicates() -> None:
    s = Scenario("Driver", "Driver", "Mentalist", "Brute").plays(A, "withdraw").start()
    assert s.happened("eliminated") == []
    assert (B, {"amount": 3, "role": "Driver"}) in s.happened("took")


@pytest.mark.clause("MD-5.04", "MD-5.05")
@pytest.mark.parametrize("twins", [2, 3])
def test_identical_roles_are_all_eliminated_without_effect_or_share(twins: int) -> None:
    s = Scenario(*["Driver"] * twins, *["Mentalist"] * (4 - twins), *["Brute"], loot="L11").start()
    assert [seat for seat, details in s.happened("eliminated") if details["role"] == "Driver"] == list(range(twins))
    assert all(details["role"] == "Brute" for _, details in s.happened("took"))
    assert s.money()[:twins] == [8] * twins  # the ante stays in the centre


@pytest.mark.clause("MD-5.06")
def test_elimination_lasts_for_one_heist() -> None:
    s = Scenario("Driver", "Driver", "Mentalist", "Brute").start()
    for seat in range(4):
        s.plays(seat, "send Brute" if seat else "send Driver")
    s.announce_from(["Driver", "Brute", "Brute", "Brute"])
    assert s.who_is_in() == [A, B, C, D]
    assert not any(c.is_eliminated for seat in s.sees().seats for c in seat.characters)
    s.start()
    assert s.happened("took")[-1][0] == A


# --- Tech -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("MD-5.07")
def test_a_single_tech_must_name_a_face_up_role_other_than_tech() -> None:
    s = Scenario(*FIVE, hidden=B).start()
    assert s.options_of(A) == ["name Brute", "name Mentalist", "name Driver"]
    assert s.clause(A, "name Tech") == "MD-5.07" and s.clause(A, "decline") == "MD-5.07"


@pytest.mark.clause("MD-5.07")
def test_the_tech_may_be_allowed_to_decline() -> None:
    s = Scenario(*FIVE, hidden=B, tech_may_decline=True).start()
    assert s.options_of(A)[-1] == "decline"
    s.plays(A, "decline")
    assert s.happened("named") == [] and s.happened("declined") == [(A, {})]


@pytest.mark.clause("MD-5.08")
def test_all_in_characters_of_the_named_role_are_eliminated_and_own_up() -> None:
    s = Scenario("Tech", "Driver", "Driver", "Driver", "Mentalist", hidden=B)
    s.passes(A, B, C).plays(D, "withdraw").start().plays(A, "name Driver")
    assert [seat for seat, _ in s.happened("eliminated")] == [B, C]
    assert [seat for seat, _ in s.happened("owned up")][:3] == [A, B, C]


@pytest.mark.clause("MD-5.11")
def test_a_tech_without_a_face_up_role_to_name_has_no_effect() -> None:
    s = Scenario("Tech", "Tech", "Tech", "Tech", "Driver", hidden=E)
    s.passes(A).plays(B, "withdraw").plays(C, "withdraw").plays(D, "withdraw").passes(E).start()
    assert s.heist_is_over() and s.happened("named") == []
    assert [seat for seat, _ in s.happened("shared")] == [A, E]


# --- Acrobat, Brute ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("MD-5.12")
def test_a_single_acrobat_takes_5m() -> None:
    s = Scenario("Acrobat", "Tech", "Tech", "Driver", "Driver", "Brute").start()
    assert (A, {"amount": 5, "role": "Acrobat"}) in s.happened("took")


@pytest.mark.clause("MD-5.12", "MD-5.05")
def test_an_acrobat_turned_in_takes_nothing() -> None:
    s = Scenario("Acrobat", "Tech", "Mentalist", "Driver", "Driver", "Brute", hidden=F).start()
    s.plays(B, "name Acrobat")
    s.plays(C, "rob 1")
    assert "Acrobat" not in [details["role"] for _, details in s.happened("took")]


@pytest.mark.clause("MD-5.13", "MD-5.14")
def test_every_brute_takes_2m_even_if_turned_in_or_one_of_several() -> None:
    s = Scenario(*FIVE).start().plays(A, "name Brute")
    assert s.happened("took")[:2] == [(B, {"amount": 2, "role": "Brute"}), (C, {"amount": 2, "role": "Brute"})]
    twins = Scenario("Brute", "Brute", "Driver", "Mentalist").start()
    assert [seat for seat, _ in twins.happened("eliminated")] == [A, B]
    assert twins.happened("took")[:2] == [(A, {"amount": 2, "role": "Brute"}), (B, {"amount": 2, "role": "Brute"})]


@pytest.mark.clause("MD-5.14")
def test_several_brutes_may_stay_by_agreement() -> None:
    s = Scenario("Brute", "Brute", "Driver", "Mentalist", brute_duplicates_stay=True).start()
    assert s.happened("eliminated") == [] and s.options_of(D) == ["rob 0", "rob 1"]
    s.plays(D, "rob 0")
    assert [seat for seat, _ in s.happened("shared")] == [A, B, C, D]


# --- Mentalist --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("MD-5.15", "MD-5.16")
def test_the_mentalist_chooses_among_participating_brutes_techs_and_acrobats() -> None:
    s = Scenario("Mentalist", "Tech", "Acrobat", "Brute", "Driver", "Driver", hidden=E).start().plays(B, "name Brute")
    assert s.options_of(A) == ["rob 1", "rob 2"]
    assert s.clause(A, "rob 3") == "MD-5.15" and s.clause(A, "rob 4") == "MD-5.15"
    s.plays(A, "rob 2")
    assert s.happened("stole") == [(A, {"amount": 2, "victim": C})]


@pytest.mark.clause("MD-5.16")
def test_with_one_victim_there_is_no_choice_and_with_none_nothing_happens() -> None:
    s = Scenario("Mentalist", "Brute", "Driver", "Driver").start()
    assert s.happened("stole") == [(A, {"amount": 2, "victim": B})]
    assert Scenario("Mentalist", "Driver", "Driver", "Driver").start().happened("stole") == []


@pytest.mark.clause("MD-5.17")
def test_a_poor_victim_loses_all_there_is() -> None:
    s = Scenario("Tech", "Mentalist", "Driver", "Driver", "Driver", money={A: 3}).start().plays(A, "name Driver")
    assert s.happened("stole") == [(B, {"amount": 1, "victim": A})]


# --- Brain, Driver ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("MD-5.18")
@pytest.mark.parametrize("loot, amount", [("L01", 10), ("L11", 20)])
def test_the_brain_adds_the_amount_of_the_loot_once_more(loot: str, amount: int) -> None:
    s = Scenario("Brain", "Tech", "Tech", "Driver", "Driver", "Mentalist", "Mentalist", loot=loot).start()
    assert s.happened("added") == [(A, {"amount": amount})]
    assert s.money()[A] == 8 + amount + 14 + amount


@pytest.mark.clause("MD-5.18", "MD-5.04")
def test_two_brains_add_nothing() -> None:
    s = Scenario("Brain", "Brain", "Tech", "Tech", "Driver", "Mentalist", "Mentalist").start()
    assert s.happened("added") == []


@pytest.mark.clause("MD-5.19")
def test_the_driver_takes_1m_for_each_participating_character() -> None:
    s = Scenario("Driver", "Mentalist", "Brute", "Brute").start()
    assert (A, {"amount": 2, "role": "Driver"}) in s.happened("took")


@pytest.mark.clause("MD-5.19")
def test_the_driver_may_be_paid_by_the_others_as_far_as_they_can() -> None:
    s = Scenario("Driver", "Mentalist", "Brute", "Mentalist", driver_source="players", money={C: 0}, loot="L11")
    s.table[cells.RESERVE] += s.table[cells.CENTRE] - 1
    s.table[cells.CENTRE] = 1  # the Brute takes that
    s.start()
    assert s.happened("paid driver") == [(C, {"amount": 1, "to": A})]
    assert s.money()[A] == 8 + 1


@pytest.mark.clause("MD-5.20")
def test_only_what_is_in_the_centre_is_taken_and_brutes_take_in_order_of_distance() -> None:
    s = Scenario("Brute", "Brute", "Brute", "Driver", leader=C)
    s.table[cells.RESERVE] += s.table[cells.CENTRE] - 3
    s.table[cells.CENTRE] = 3
    s.start()
    took = s.happened("took")
    assert [(seat, details["amount"]) for seat, details in took] == [(C, 2), (A, 1), (B, 0), (D, 0)]
    assert s.broken_invariants() == []


# --- What follows for what a seat knows -------------------------------------------------------------------------------


@pytest.mark.clause("MD-5.02")
def test_who_did_not_own_up_does_not_have_the_role_that_was_called() -> None:
    s = Scenario(*FIVE, hidden=C).start()
    assert s.sees().step == "tech-target"
    for world in s.worlds(B):
        assert world[A] == "Tech" and "Tech" not in world[1:]


@pytest.mark.clause("MD-5.02", "MD-5.08")
def test_a_named_role_is_known_of_everybody_in() -> None:
    s = Scenario("Tech", "Acrobat", "Mentalist", "Driver", "Driver", "Brute", hidden=D).start().plays(A, "name Driver")
    assert s.sees().step == "mentalist-victim"
    assert all(world[3:5] == ["Driver", "Driver"] and world[5] == "Brute" for world in s.worlds(C))


@pytest.mark.clause("MD-5.02")
def test_a_hidden_card_not_turned_up_is_of_another_role_or_its_owner_is_out() -> None:
    s = Scenario("Tech", "Driver", "Brute", "Driver", "Mentalist", hidden=E)
    s.passes(A, B, C).plays(D, "withdraw").start()
    for seed in range(150):
        world = s.world(B, seed)
        hidden = world[cells.HIDDEN]
        assert s.roles_in(world)[hidden] != "Tech" or hidden == D
