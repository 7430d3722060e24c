"""MD-6 and MD-7: sharing the loot, winning, the next heist."""

from __future__ import annotations

import pytest

from fatcats.games.millions.model import cells
from tests.games.millions.scenario import A, B, C, D, Scenario

FOUR = ("Brute", "Mentalist", "Driver", "Driver")
NOBODY = ("Mentalist", "Mentalist", "Driver", "Driver")  # twins only: the loot is lost


@pytest.mark.clause("MD-6.01")
def test_a_lone_tech_pays_5m_and_gets_nothing() -> None:
    s = Scenario("Tech", "Tech", "Driver", "Driver", "Driver").plays(A, "withdraw").start().plays(B, "name Driver")
    assert s.money() == [10, 3, 8, 8, 8]
    assert s.happened("lone tech paid") == [(B, {"amount": 5})]


@pytest.mark.clause("MD-6.02", "MD-6.03")
def test_without_participants_the_loot_is_lost_with_antes_and_without_bonus() -> None:
    s = Scenario(*NOBODY, loot="L05").start()
    assert s.money() == [8] * 4
    assert s.happened("lost loot") == [(A, {"amount": 14 + 8})] and s.happened("bonus added") == []
    assert s.centre() == s.sees().loot.amount


@pytest.mark.clause("MD-6.03")
def test_a_lost_loot_may_be_carried_to_the_next_heist() -> None:
    s = Scenario(*NOBODY, loot="L05", lost_loot="carry").start()
    assert s.centre() == 22 + s.sees().loot.amount
    last = Scenario(*NOBODY, loot="L05", lost_loot="carry", heist=5).start()
    assert last.over and last.centre() == 0 and last.broken_invariants() == []


@pytest.mark.clause("MD-6.04")
def test_each_participating_bonus_role_adds_its_bonus_once() -> None:
    s = Scenario("Brute", "Mentalist", "Mentalist", "Driver", loot="L01").start()
    assert s.happened("bonus added") == [(A, {"amount": 4, "role": "Brute"}), (D, {"amount": 4, "role": "Driver"})]
    brutes = Scenario("Driver", "Brute", "Brute", "Driver", loot="L04", brute_duplicates_stay=True).start()
    assert brutes.happened("bonus added") == [(B, {"amount": 3, "role": "Brute"})]


@pytest.mark.clause("MD-6.04")
def test_the_bonus_may_go_to_the_player_of_the_role() -> None:
    s = Scenario("Brute", "Mentalist", "Mentalist", "Driver", loot="L01", bonus_goes_to="role").start()
    centre = 10 + 8 - 2 - 2
    assert s.money() == [8 + 2 + 4 + centre // 2, 8, 8, 8 + 2 + 4 + centre // 2]


@pytest.mark.clause("MD-6.04")
def test_of_several_brutes_the_nearest_to_the_leader_gets_the_bonus() -> None:
    options = {"brute_duplicates_stay": True, "bonus_goes_to": "role"}
    s = Scenario("Brute", "Driver", "Driver", "Brute", loot="L04", leader=C, **options).start()  # type: ignore[arg-type]
    assert s.happened("bonus paid") == [(D, {"amount": 3, "role": "Brute"})]


@pytest.mark.clause("MD-6.05")
def test_the_centre_is_divided_equally_and_rounded_up() -> None:
    s = Scenario(*FOUR, loot="L11").start()
    assert s.happened("shared") == [(A, {"share": 13, "characters": 1}), (B, {"share": 13, "characters": 1})]
    three = Scenario("Brute", "Mentalist", "Driver", "Driver", loot="L11").passes(A, B, C).plays(D, "withdraw").start()
    assert [details["share"] for _, details in three.happened("shared")] == [7, 7, 7]  # 26 - 2 - 3 = 21
    assert three.broken_invariants() == []


@pytest.mark.clause("MD-6.06")
def test_after_the_heist_nothing_of_it_is_left_and_out_roles_stay_secret() -> None:
    s = Scenario(*FOUR, hidden=C).plays(A, "withdraw").start()
    for viewer in (None, B):
        view = s.sees(viewer)
        assert view.face_up == {} and not view.hidden_card and view.named is None
        assert all(c.role is None and c.announced is None for seat in view.seats for c in seat.characters)
    assert A not in [seat for seat, _ in s.happened("owned up", B)]
    assert s.sees().loot.card != "L11" and "L11" not in [loot.card for loot in s.sees().loot_left]


# --- MD-7 -------------------------------------------------------------------------------------------------------------


def ending(*money: int, leader: int = A, heist: int = 1) -> Scenario:
    """A heist that changes nobody's money, with these fortunes."""
    s = Scenario(*NOBODY, leader=leader, heist=heist)
    for seat, millions in enumerate(money):
        s.give(seat, millions)
    return s.start()


@pytest.mark.clause("MD-7.01")
@pytest.mark.parametrize("fortune, over", [(49, False), (50, True), (51, True)])
def test_a_fortune_of_50m_ends_the_game_even_after_a_lost_loot(fortune: int, over: bool) -> None:
    s = ending(8, fortune, 8, 8)
    assert s.over == over
    if s.outcome:
        assert s.outcome.winners == (B,) and s.outcome.reason == "somebody has 50M"


@pytest.mark.clause("MD-7.02")
def test_of_several_rich_players_the_richest_wins() -> None:
    s = ending(50, 53, 51, 8)
    assert s.outcome is not None and s.outcome.winners == (B,)


@pytest.mark.clause("MD-7.03")
def test_a_fortune_during_the_heist_ends_nothing() -> None:
    s = Scenario("Brute", "Brute", "Mentalist", "Driver", money={B: 49})
    s.plays(A, "deal 1", "amount 4", "submit").plays(B, "accept")
    assert s.money()[B] == 53 and not s.over
    s.plays(B, "deal 0", "amount 8", "submit").plays(A, "accept").start()
    assert s.money()[B] < 50 and not s.over


@pytest.mark.clause("MD-7.04")
def test_the_poorest_player_leads_the_next_heist() -> None:
    assert ending(8, 7, 6, 9).sees().leader == C
    stays = ending(5, 7, 6, 9)
    assert stays.sees().leader == A and stays.sees().heist == 2


@pytest.mark.clause("MD-7.05")
def test_after_the_fifth_heist_the_richest_wins() -> None:
    assert not ending(8, 9, 30, 8, heist=4).over
    s = ending(8, 9, 30, 8, heist=5)
    assert s.outcome is not None
    assert s.outcome.winners == (C,) and s.outcome.reason == "five heists are played"
    assert s.outcome.scores == (8, 9, 30, 8)


@pytest.mark.clause("MD-7.06", "MD-7.08")
@pytest.mark.parametrize("leader, places", [(A, (1, 2, 3, 4)), (C, (3, 4, 1, 2))])
def test_ties_go_to_the_player_nearest_to_the_leader(leader: int, places: tuple[int, ...]) -> None:
    s = ending(20, 20, 20, 20, leader=leader, heist=5)
    assert s.outcome is not None and s.outcome.places == places
    assert ending(9, 9, 9, 9, leader=leader).sees().leader == leader


@pytest.mark.clause("MD-7.07")
def test_the_leader_card_is_not_passed_on_before_the_last_comparison() -> None:
    s = ending(20, 20, 5, 20, leader=B, heist=5)
    assert s.outcome is not None and s.outcome.winners == (B,)
    assert s.table[cells.LEADER] == B and s.happened("leads") == []


@pytest.mark.clause("MD-7.09")
def test_a_player_without_money_stays_in_the_game() -> None:
    s = ending(8, 0, 8, 8)
    assert s.sees().leader == B and s.deciders == [A, B, C, D]
    for seat in range(4):
        s.plays(seat, "send Brute")
    assert s.who_is_in() == [A, B, C, D] and s.money()[B] == 0
