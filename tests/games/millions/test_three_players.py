"""MD-8: three players with two characters each."""

from __future__ import annotations

import pytest

from tests.games.millions.scenario import A, B, C, Scenario

THREE = ("Tech Driver", "Brute Mentalist", "Brute Acrobat")


@pytest.mark.clause("MD-8.01")
def test_each_player_sends_two_different_roles_in_order() -> None:
    s = Scenario(*THREE, until="planning")
    assert len(s.options_of(A)) == 20 and "send Driver Tech" in s.options_of(A)
    assert s.clause(A, "send Brute") == "MD-8.01"
    s.send_all()
    assert [c.role for c in s.sees(A).seats[A].characters] == ["Tech", "Driver"]


@pytest.mark.clause("MD-8.02")
@pytest.mark.parametrize("money, antes", [(10, [2, 2]), (3, [2, 1]), (1, [1, 0])])
def test_the_ante_is_paid_for_character_1_first(money: int, antes: list[int]) -> None:
    s = Scenario(*THREE, money={B: money})
    assert [c.ante for c in s.sees().seats[B].characters] == antes
    assert s.money()[B] == money - sum(antes)


@pytest.mark.clause("MD-8.03")
def test_five_of_six_cards_are_shown() -> None:
    s = Scenario(*THREE, hidden=C)
    assert s.sees().face_up == {"Tech": 1, "Acrobat": 1, "Brute": 1, "Mentalist": 1, "Driver": 1}
    assert s.sees().hidden_card


@pytest.mark.clause("MD-8.04")
def test_each_player_announces_two_different_roles_in_one_turn() -> None:
    s = Scenario(*THREE, until="announcements")
    assert len(s.options_of(A)) == 20 and s.clause(A, "announce Tech") == "MD-8.04"
    s.plays(A, "announce Acrobat Tech")
    assert s.asks() == B
    assert [c.announced for c in s.sees().seats[A].characters] == ["Acrobat", "Tech"]


@pytest.mark.clause("MD-8.05", "MD-8.06")
def test_one_character_or_both_may_withdraw() -> None:
    s = Scenario(*THREE)
    assert [text for text in s.options_of(A) if "withdraw" in text] == ["withdraw 1", "withdraw 2", "withdraw both"]
    assert s.clause(A, "withdraw") == "MD-8.05"
    s.plays(A, "withdraw 2")
    assert [c.is_in for c in s.sees(B).seats[A].characters] == [True, False] and s.money()[A] == 8
    s.plays(B, "withdraw both")
    assert [c.is_in for c in s.sees().seats[B].characters] == [False, False] and s.money()[B] == 10
    assert s.happened("withdrew character")[0] == (A, {"ante": 2, "character": 2})
    s.passes(C)
    assert s.clause(A, "withdraw 2") == "MD-4.17" and s.clause(A, "withdraw both") == "MD-4.17"


@pytest.mark.clause("MD-8.05")
def test_a_deal_concerns_one_character() -> None:
    s = Scenario(*THREE).plays(A, "deal 1.2", "amount 3", "submit").plays(B, "accept")
    assert [c.is_in for c in s.sees().seats[B].characters] == [True, False]
    assert s.money() == [3, 6 + 3 + 2, 6]
    assert s.clause(B, "deal 1") == "MD-4.02"


@pytest.mark.clause("MD-8.07")
def test_one_turn_and_one_vote_each_and_two_votes_carry() -> None:
    s = Scenario(*THREE).passes(A, B).plays(C, "withdraw 1")
    assert s.asks() == A
    s.plays(A, "call vote")
    assert s.deciders == [B, C]
    s.plays(B, "no").plays(C, "yes")
    assert s.happened("voted") == [(A, {"for": ["0", "2"], "against": ["1"]})] and "vote carried" in s.names()


@pytest.mark.clause("MD-8.08", "MD-8.09", "MD-8.10")
def test_two_characters_act_and_share_and_are_counted_by_the_driver() -> None:
    s = Scenario("Acrobat Driver", "Brute Mentalist", "Brute Mentalist", loot="L11").start()
    centre = 32 - 5 - 2 - 2 - 2  # Acrobat, Brutes, Driver for two characters
    assert (A, {"amount": 2, "role": "Driver"}) in s.happened("took")
    assert s.happened("shared") == [(A, {"share": 22, "characters": 2})]
    assert s.money()[A] == 10 - 4 + 5 + 2 + 2 * -(-centre // 2)


@pytest.mark.clause("MD-8.11")
def test_the_own_character_may_be_turned_in_or_robbed() -> None:
    s = Scenario("Tech Brute", "Mentalist Acrobat", "Driver Mentalist").start()
    assert "name Brute" in s.options_of(A)
    s.plays(A, "name Brute")
    assert (A, {"role": "Brute"}) in s.happened("eliminated")
    own = Scenario("Tech Driver", "Mentalist Acrobat", "Driver Brute").start().plays(A, "name Driver")
    assert own.options_of(B) == ["rob 0.1", "rob 1.2", "rob 2.2"]
    before = own.money()[B]
    own.plays(B, "rob 1.2")
    assert own.happened("stole") == [(B, {"amount": 2, "victim": B})] and own.money()[B] >= before


@pytest.mark.clause("MD-8.12")
def test_a_tech_beside_another_own_character_is_not_alone() -> None:
    s = Scenario("Tech Acrobat", "Brute Driver", "Brute Driver", hidden=B).start().plays(A, "name Driver")
    assert s.happened("lone tech paid") == [] and s.happened("shared")[0][0] == A
    alone = Scenario("Tech Acrobat", "Brute Driver", "Brute Driver", hidden=B).start().plays(A, "name Acrobat")
    assert alone.happened("lone tech paid") == [(A, {"amount": 5})]


@pytest.mark.clause("MD-8.01")
def test_in_all_worlds_every_player_has_two_different_roles() -> None:
    s = Scenario(*THREE, hidden=C)
    for world in s.worlds(A):
        assert world[:2] == ["Tech", "Driver"]
        assert world[2] != world[3] and world[4] != world[5]


@pytest.mark.clause("MD-8.06")
def test_owning_up_shows_which_character_it_was() -> None:
    s = Scenario(*THREE).start()
    assert s.happened("owned up character") == [(A, {"role": "Tech", "character": 1})]
    assert [c.role for c in s.sees(B).seats[A].characters] == ["Tech", None]
