"""MD-4.19 to MD-4.26: the order of play and the vote; linked withdrawals."""

from __future__ import annotations

import pytest

from tests.games.millions.scenario import A, B, C, D, E, Scenario

FOUR = ("Brute", "Brute", "Driver", "Mentalist")
FIVE = ("Tech", "Brute", "Brute", "Driver", "Mentalist")


@pytest.mark.clause("MD-4.19", "MD-4.21")
def test_rounds_go_clockwise_from_the_leader_and_end_when_all_pass() -> None:
    s = Scenario(*FOUR, leader=B).passes(B, C).plays(D, "withdraw").passes(A)
    assert s.sees().round == 2 and s.asks() == B
    assert s.clause(C, "pass") == "MD-4.19"
    s.passes(B, C, D, A)
    assert s.heist_is_over()


@pytest.mark.clause("MD-4.20")
def test_a_turn_is_one_act() -> None:
    s = Scenario(*FOUR)
    assert s.options_of(A) == ["pass", "withdraw", "call vote", "deal 0", "deal 1", "deal 2", "deal 3"]
    assert s.clause(A, "accept") == "MD-4.20" and s.clause(A, "withdraw 1") == "MD-8.05"
    s.plays(A, "deal 1", "submit").plays(B, "refuse")
    assert s.asks() == B


@pytest.mark.clause("MD-4.21")
@pytest.mark.parametrize("rounds", [1, 3, 10])
def test_the_number_of_rounds_is_limited(rounds: int) -> None:
    s = Scenario(*FOUR, negotiation_rounds=rounds)
    turns = 0
    while s.sees().step == "negotiation":
        seat = s.asks()
        s.plays(seat, f"deal {(seat + 1) % 4}", "submit").plays((seat + 1) % 4, "refuse")
        turns += 1
    assert turns == 4 * rounds


@pytest.mark.clause("MD-4.21")
def test_the_phase_ends_when_nobody_is_in() -> None:
    s = Scenario(*FOUR).plays(A, "withdraw").plays(B, "withdraw").plays(C, "withdraw")
    assert s.sees().step == "negotiation"
    s.plays(D, "withdraw")
    assert s.heist_is_over()


@pytest.mark.clause("MD-4.23")
def test_only_the_leader_may_call_a_vote_and_once_a_round() -> None:
    s = Scenario(*FIVE)
    s.plays(A, "call vote")
    for seat in (B, C, D, E):
        s.plays(seat, "no")
    assert s.asks() == B and s.clause(B, "call vote") == "MD-4.23"
    s.passes(B, C, D, E)
    assert "call vote" in s.options_of(A)


@pytest.mark.clause("MD-4.24")
def test_votes_are_secret_until_all_are_in_then_public() -> None:
    s = Scenario(*FIVE).plays(A, "call vote")
    assert s.deciders == [B, C, D, E] and s.options_of(B) == ["yes", "no"]
    assert s.clause(B, "pass") == "MD-4.24"
    before = s.sees(B)
    s.plays(C, "no").plays(D, "yes")
    assert s.sees(B) == before and s.happened("voted") == []
    votes = {str(s.game.secrets(s.world(B, seed), B)["votes"]) for seed in range(40)}
    assert votes == {"[0, 0]", "[0, 1]", "[1, 0]", "[1, 1]"}
    s.plays(B, "no").plays(E, "no")
    assert s.happened("voted") == [(A, {"for": ["0", "3"], "against": ["1", "2", "4"]})]


@pytest.mark.clause("MD-4.25")
@pytest.mark.parametrize("players, needed", [(3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_half_of_all_players_carry_a_vote(players: int, needed: int) -> None:
    roles = ["Brute Driver"] * 3 if players == 3 else ["Brute"] * players
    for yes in (needed - 2, needed - 1):
        s = Scenario(*roles).plays(A, "call vote")
        for seat in range(1, players):
            s.plays(seat, "yes" if seat <= yes else "no")
        assert ("vote carried" in s.names()) == (yes + 1 >= needed)
        assert s.heist_is_over() == (yes + 1 >= needed)


@pytest.mark.clause("MD-4.26")
def test_after_a_failed_vote_the_next_player_has_a_turn() -> None:
    s = Scenario(*FIVE, leader=D).plays(D, "call vote")
    for seat in (A, B, C, E):
        s.plays(seat, "no")
    assert s.asks() == E and s.sees().round == 1


# --- `linked_withdrawals` -------------------------------------------------------------------------------------------


def test_two_characters_may_withdraw_together_or_not_at_all() -> None:
    s = Scenario(*FOUR, linked_withdrawals=True).plays(A, "deal 0", "link 1", "submit")
    assert s.asks() == B and s.clause(B, "counter") == "MD-4.13"
    s.plays(B, "refuse")
    assert s.who_is_in() == [A, B, C, D]
    s.passes(B, C, D).plays(A, "deal 0", "link 1", "submit").plays(B, "accept")
    assert s.who_is_in() == [C, D] and s.money() == [10, 10, 8, 8]


def test_each_payer_of_a_linked_deal_says_to_whom_the_amount_goes() -> None:
    s = Scenario(*FIVE, linked_withdrawals=True).plays(A, "deal 1", "link 2", "amount 3")
    assert s.options_of(A) == ["to 1", "to 2", "pass"] and s.clause(A, "to 3") == "MD-4.27"
    s.plays(A, "to 2")
    assert s.clause(A, "payer 2") == "MD-4.03"
    s.plays(A, "payer 3", "amount 1", "to 1", "submit").plays(B, "accept").plays(C, "accept").plays(D, "accept")
    assert s.money() == [5, 8 + 1 + 2, 8 + 3 + 2, 7, 8]


def test_the_owners_of_a_linked_deal_answer_in_the_order_of_its_entry() -> None:
    s = Scenario(*FOUR, leader=C, linked_withdrawals=True).plays(C, "deal 3", "link 0", "amount 1", "to 0", "submit")
    assert s.asks() == D
    s.plays(D, "accept")
    assert s.asks() == A
    s.plays(A, "accept")
    assert s.who_is_in() == [B, C] and s.money() == [11, 8, 7, 10]


def test_linked_characters_have_different_owners_and_one_order_of_entry() -> None:
    s = Scenario(*FOUR, leader=C, linked_withdrawals=True).plays(C, "deal 3")
    assert [text for text in s.options_of(C) if text.startswith("link")] == ["link 0", "link 1"]
    assert s.clause(C, "link 2") == "MD-4.02"
    three = Scenario("Brute Driver", "Tech Brute", "Driver Acrobat", linked_withdrawals=True).plays(A, "deal 0.1")
    assert [text for text in three.options_of(A) if text.startswith("link")] == [
        "link 1.1",
        "link 1.2",
        "link 2.1",
        "link 2.2",
    ]


def test_without_the_option_nothing_can_be_linked() -> None:
    s = Scenario(*FOUR).plays(A, "deal 1")
    assert s.clause(A, "link 2") == "MD-4.02"


def test_an_owner_without_rich_neighbours_may_still_propose_to_leave_together() -> None:
    s = Scenario(*FOUR, money={B: 0, C: 0, D: 0}, linked_withdrawals=True).plays(A, "deal 0")
    assert s.options_of(A) == ["link 1", "link 2", "link 3", "pass"]
