"""The worked examples of the rules page, one test each."""

from __future__ import annotations

import pytest

from fatcats.games.millions.model import cells
from tests.games.millions.scenario import A, B, C, D, E, F, G, Scenario


def example_3() -> Scenario:
    return Scenario("Tech", "Brute", "Brute", "Driver", "Mentalist", hidden=B, loot="L05")


@pytest.mark.example("MD-E01")
@pytest.mark.clause("MD-8.01", "MD-8.02", "MD-8.03", "MD-8.05", "MD-8.06", "MD-8.08", "MD-8.09", "MD-8.10", "MD-6.05")
def test_two_shares() -> None:
    s = Scenario("Tech Driver", "Brute Mentalist", "Brute Acrobat", hidden=C + 0.5, loot="L11")
    assert s.centre() == 32
    s.passes(A, B).plays(C, "withdraw 1")
    assert s.money()[C] == 8
    assert s.centre() == 30
    s.start().plays(A, "name Mentalist")
    assert s.money() == [20, 13, 18]


@pytest.mark.example("MD-E02")
@pytest.mark.clause("MD-5.16", "MD-8.11")
def test_own_victim() -> None:
    s = Scenario("Mentalist Brute", "Driver Tech", "Tech Driver", hidden=A, loot="L11")
    s.start()
    assert s.happened("stole") == [(A, {"amount": 2, "victim": A})]
    assert s.money()[A] == 10 - 4 + 2 + 2 * 15


@pytest.mark.example("MD-E03")
@pytest.mark.clause("MD-5.08", "MD-6.04", "MD-6.05", "MD-7.04")
def test_plain_heist() -> None:
    s = example_3()
    assert s.centre() == 24
    s.passes(A).plays(B, "pass").plays(C, "deal 1", "amount 3", "submit").plays(B, "accept")
    assert s.money()[B] == 13 and s.money()[C] == 5 and s.centre() == 22
    s.passes(D, E).plays(A, "call vote").plays(B, "yes").plays(C, "yes").plays(D, "no").plays(E, "no")
    s.plays(A, "name Mentalist")
    assert s.money() == [15, 13, 14, 18, 8]
    assert s.sees().leader == E


@pytest.mark.example("MD-E04")
@pytest.mark.clause("MD-5.13", "MD-5.15")
def test_brutes_named() -> None:
    s = example_3().start().plays(A, "name Brute")
    assert s.happened("stole") == [(E, {"amount": 2, "victim": A})]
    assert s.money() == [14, 10, 10, 19, 18]


@pytest.mark.example("MD-E05")
@pytest.mark.clause("MD-5.14", "MD-5.16", "MD-6.04")
def test_two_brutes_as_duplicates() -> None:
    s = Scenario("Brute", "Brute", "Driver", "Mentalist", loot="L01")
    assert s.centre() == 18
    s.start()
    assert s.happened("stole") == []
    assert s.happened("bonus added") == [(C, {"amount": 4, "role": "Driver"})]
    assert s.money() == [10, 10, 18, 16]


def lone_tech(**options: object) -> Scenario:
    s = Scenario("Tech", "Driver", "Driver", "Mentalist", "Mentalist", hidden=B, loot="L11", **options)  # type: ignore[arg-type]
    return s.start().plays(A, "name Driver")


@pytest.mark.example("MD-E06")
@pytest.mark.clause("MD-6.01", "MD-6.03")
def test_lone_tech() -> None:
    s = lone_tech()
    assert s.money() == [3, 8, 8, 8, 8]
    assert s.happened("lost loot") == [(A, {"amount": 30})]
    assert s.broken_invariants() == []


@pytest.mark.example("MD-E07")
@pytest.mark.clause("MD-6.01")
def test_lone_tech_without_money() -> None:
    assert lone_tech(money={A: 3}).money()[A] == 0


@pytest.mark.example("MD-E08")
@pytest.mark.clause("MD-5.04", "MD-5.12", "MD-5.19")
def test_two_techs() -> None:
    s = Scenario("Tech", "Tech", "Acrobat", "Brute", "Mentalist", "Driver", loot="L12")
    assert s.centre() == 32
    s.start()
    assert s.happened("named") == []
    assert s.options_of(E) == ["rob 2", "rob 3"]
    s.plays(E, "rob 2")
    assert s.money() == [8, 8, 17, 16, 16, 18]


@pytest.mark.example("MD-E09")
@pytest.mark.clause("MD-5.09")
def test_the_hidden_card_is_safe() -> None:
    s = Scenario("Tech", "Brute", "Brute", "Mentalist", "Driver", hidden=E).start()
    assert s.options_of(A) == ["name Brute", "name Mentalist"]
    assert s.clause(A, "name Driver") == "MD-5.09"


@pytest.mark.example("MD-E10")
@pytest.mark.clause("MD-5.10", "MD-4.18")
def test_naming_an_empty_role() -> None:
    s = Scenario("Tech", "Brute", "Brute", "Mentalist", "Driver", hidden=E)
    s.passes(A, B, C).plays(D, "withdraw").start()
    assert s.options_of(A) == ["name Brute", "name Mentalist"]
    s.plays(A, "name Mentalist")
    assert ("eliminated" in s.names()) and all(details["role"] == "Brute" for _, details in s.happened("eliminated"))


@pytest.mark.example("MD-E11")
@pytest.mark.clause("MD-5.08")
@pytest.mark.parametrize("hidden", [D, E])
@pytest.mark.parametrize("leaves", [D, E])
def test_hidden_twin(hidden: int, leaves: int) -> None:
    s = Scenario("Tech", "Brute", "Mentalist", "Driver", "Driver", hidden=hidden)
    while s.asks() != leaves:
        s.passes(s.asks())
    s.plays(leaves, "withdraw").start().plays(A, "name Driver")
    assert s.happened("eliminated") == [(D + E - leaves, {"role": "Driver"})]


@pytest.mark.example("MD-E12")
@pytest.mark.clause("MD-5.02", "MD-5.18")
def test_brain() -> None:
    roles = ("Tech", "Acrobat", "Brute", "Mentalist", "Brain", "Driver", "Driver")
    s = Scenario(*roles, hidden=A, loot="L08")
    s.passes(A, B, C, D, E).plays(F, "deal 6", "amount 2", "submit").plays(G, "accept")
    assert s.centre() == 28 and s.money()[G] == 12 and s.money()[F] == 6
    s.passes(G).start()
    assert s.happened("turned up") == [(A, {"role": "Tech"})]
    s.plays(A, "name Mentalist")
    assert s.money() == [16, 21, 18, 8, 16, 19, 12]


@pytest.mark.example("MD-E13")
@pytest.mark.clause("MD-4.21", "MD-6.02")
def test_everyone_withdraws() -> None:
    s = Scenario("Brute", "Brute", "Driver", "Driver", loot="L06")
    for seat in (A, B, C, D):
        s.plays(seat, "withdraw")
    assert s.heist_is_over()
    assert s.money() == [10, 10, 10, 10]
    assert s.happened("lost loot") == [(A, {"amount": 14})]
    assert s.sees().centre == s.sees().loot.amount


@pytest.mark.example("MD-E14")
@pytest.mark.clause("MD-4.24", "MD-4.25")
@pytest.mark.parametrize("players, yes, carried", [(4, 1, True), (5, 1, False), (5, 2, True)])
def test_vote_thresholds(players: int, yes: int, carried: bool) -> None:
    s = Scenario(*["Brute", "Driver", "Mentalist", "Brute", "Driver"][:players]).plays(A, "call vote")
    for seat in range(1, players):
        s.plays(seat, "yes" if seat <= yes else "no")
    assert ("vote carried" in s.names()) == carried


@pytest.mark.example("MD-E15")
@pytest.mark.clause("MD-4.11", "MD-4.12", "MD-4.15")
def test_joint_buy_out() -> None:
    s = Scenario("Brute", "Driver", "Brute", "Mentalist").plays(
        A, "deal 2", "amount 2", "payer 1", "amount 1", "submit"
    )
    assert s.asks() == C
    s.plays(C, "accept").plays(B, "refuse")
    assert s.money() == [8, 8, 8, 8] and C in s.who_is_in()
    s.plays(B, "deal 2", "amount 1", "payer 0", "amount 2", "submit").plays(C, "accept").plays(A, "accept")
    assert s.money() == [6, 7, 13, 8] and C not in s.who_is_in()


@pytest.mark.example("MD-E16")
@pytest.mark.clause("MD-4.13", "MD-4.14")
def test_counter_offer() -> None:
    s = Scenario("Brute", "Driver", "Brute", "Mentalist").plays(A, "deal 2", "amount 2", "submit")
    s.plays(C, "counter", "amount 4")
    assert s.options_of(A) == ["accept", "refuse"]
    refused = Scenario("Brute", "Driver", "Brute", "Mentalist").plays(A, "deal 2", "amount 2", "submit")
    s.plays(A, "accept")
    assert s.money() == [4, 8, 14, 8] and C not in s.who_is_in()
    refused.plays(C, "counter", "amount 4").plays(A, "refuse")
    assert refused.asks() == B and refused.money() == [8, 8, 8, 8]


@pytest.mark.example("MD-E17")
@pytest.mark.clause("MD-2.06", "MD-7.09")
def test_poor_ante() -> None:
    s = Scenario("Brute", "Brute", "Mentalist", "Driver", "Driver", money={D: 1})
    assert s.money()[D] == 0 and s.sees().seats[D].characters[0].ante == 1
    left = Scenario("Brute", "Brute", "Mentalist", "Driver", "Driver", money={D: 1})
    left.passes(A, B, C).plays(D, "withdraw")
    assert left.money()[D] == 1
    s.start()
    assert s.money()[D] == 0
    for seat in range(5):
        s.plays(seat, "send Brute")
    assert s.sees().seats[D].characters[0].ante == 0 and s.sees().seats[D].characters[0].is_in


@pytest.mark.example("MD-E18")
@pytest.mark.clause("MD-7.01", "MD-7.03")
def test_bribe_over_50() -> None:
    s = Scenario("Brute", "Brute", "Mentalist", "Driver", money={B: 49})
    assert s.money()[B] == 47
    s.plays(A, "deal 1", "amount 4", "submit").plays(B, "accept")
    assert s.money()[B] == 53 and not s.over
    s.start()
    assert s.over and s.outcome is not None
    assert s.outcome.winners == (B,) and s.outcome.reason == "somebody has 50M"


@pytest.mark.example("MD-E19")
@pytest.mark.clause("MD-7.02", "MD-7.06", "MD-7.08")
@pytest.mark.parametrize("fourth, winner, places", [(55, D, (2, 4, 3, 1)), (49, A, (1, 4, 2, 3))])
def test_two_over_50(fourth: int, winner: int, places: tuple[int, ...]) -> None:
    s = Scenario("Brute", "Driver", "Brute", "Driver", heist=3)
    for seat, money in enumerate([52 - 2, 20, 52 - 2, fourth]):  # a Brute takes 2
        s.give(seat, money)
    s.start()
    assert s.outcome is not None
    assert s.outcome.winners == (winner,)
    assert s.outcome.places == places


@pytest.mark.example("MD-E20")
@pytest.mark.clause("MD-7.04", "MD-7.06")
def test_leader_passes() -> None:
    s = Scenario("Brute", "Brute", "Driver", "Driver", leader=C)
    for seat, money in enumerate([6 - 2, 9 - 2, 12, 6]):  # a Brute takes 2
        s.give(seat, money)
    s.start()
    assert s.money() == [6, 9, 12, 6]
    assert s.sees().leader == D


@pytest.mark.example("MD-E21")
@pytest.mark.clause("MD-6.05")
def test_rounding_up() -> None:
    roles = ("Tech", "Brute", "Mentalist", "Driver", "Mentalist")
    s = Scenario(*roles, loot="L11", driver_source="players", tech_may_decline=True)
    s.passes(A, B, C, D).plays(E, "withdraw").start()
    s.table[cells.RESERVE] += s.table[cells.CENTRE] - 24
    s.table[cells.CENTRE] = 24  # of which the Brute takes 2
    before = s.table[cells.RESERVE]
    s.plays(A, "decline").plays(C, "rob 0")
    assert s.happened("shared") == [(seat, {"share": 6, "characters": 1}) for seat in (A, B, C, D)]
    assert s.table[cells.RESERVE] == before - 2 - s.sees().loot.amount  # and the next Loot


@pytest.mark.example("MD-E22")
@pytest.mark.clause("MD-5.19")
def test_single_survivor() -> None:
    s = Scenario("Tech", "Tech", "Mentalist", "Mentalist", "Driver", loot="L03", money={A: 0})
    assert s.centre() == 20
    s.start()
    assert s.happened("took") == [(E, {"amount": 1, "role": "Driver"})]
    assert s.happened("shared") == [(E, {"share": 22, "characters": 1})]
    assert s.money()[E] == 8 + 23
