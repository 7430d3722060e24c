"""MD-4.22: negotiation without turns."""

from __future__ import annotations

from random import Random

import pytest

import fatcats
from fatcats.engine.state import CLOCK
from fatcats.games.millions.model import cells
from tests.games.millions.scenario import A, B, C, D, E, Scenario

FIVE = ("Tech", "Brute", "Brute", "Driver", "Mentalist")


def live(*roles: str, **options: object) -> Scenario:
    return Scenario(*(roles or FIVE), live_negotiation=True, **options)  # type: ignore[arg-type]


@pytest.mark.clause("MD-4.22")
def test_anybody_may_act_at_any_time() -> None:
    s = live()
    assert s.deciders == [A, B, C, D, E, CLOCK]
    s.plays(D, "withdraw").plays(B, "deal 2", "amount 1", "submit").plays(E, "deal 0", "submit")
    assert [deal.proposer for deal in s.sees().deals] == [B, E]
    assert s.clause(A, "pass") == "MD-4.22"


@pytest.mark.clause("MD-4.22")
def test_those_named_answer_in_any_order_and_the_last_acceptance_counts() -> None:
    s = live().plays(A, "deal 1", "amount 1", "payer 3", "amount 2", "submit")
    s.plays(D, "accept 0")
    assert B in s.who_is_in() and s.sees().deals[0].agreed == (A, D)
    s.plays(B, "accept 0")
    assert B not in s.who_is_in() and s.money() == [7, 13, 8, 6, 8]


@pytest.mark.clause("MD-4.22")
def test_each_player_has_three_proposals_and_one_open_at_a_time() -> None:
    s = live()
    for left in (2, 1, 0):
        s.plays(A, "deal 1", "submit")
        assert s.clause(A, "deal 2") == "MD-4.22"
        assert s.sees().seats[A].proposals_left == left
        s.plays(B, "refuse 0")
    assert s.clause(A, "deal 1") == "MD-4.22"


@pytest.mark.clause("MD-4.22")
def test_a_proposal_lapses_by_the_clock_and_ends_when_its_proposer_cancels_it() -> None:
    s = live().plays(A, "deal 1", "amount 1", "submit").plays(B, "deal 2", "submit")
    assert s.options_of(CLOCK) == ["lapse 0", "lapse 1", "time up"]
    s.plays(CLOCK, "lapse 0").plays(B, "cancel")
    assert s.sees().deals == () and s.names()[-2:] == ["lapsed", "cancelled"]
    assert s.clause(B, "accept 0") == "MD-4.22" and s.clause(B, "cancel") == "MD-4.22"
    assert s.clause(CLOCK, "lapse 0") == "MD-4.22"


@pytest.mark.clause("MD-4.22")
def test_what_has_become_impossible_lapses_at_once() -> None:
    s = live(money={A: 5}).plays(A, "deal 1", "amount 3", "submit").plays(C, "deal 2", "payer 0", "amount 3", "submit")
    s.plays(B, "accept 0")
    assert s.money()[A] == 0 and s.sees().deals == ()
    assert s.happened("lapsed") == [(C, {})]
    s.plays(D, "deal 4", "submit").plays(E, "withdraw")
    assert s.sees().deals == ()


@pytest.mark.clause("MD-4.22", "MD-4.13", "MD-4.14")
def test_a_counter_offer_waits_for_the_proposer() -> None:
    s = live().plays(A, "deal 1", "amount 2", "submit").plays(B, "counter 0", "amount 5")
    assert s.clause(B, "accept 0") == "MD-4.22" and s.clause(A, "counter 0") == "MD-4.14"
    s.plays(A, "accept 0")
    assert s.money()[:2] == [3, 15]


@pytest.mark.clause("MD-4.22")
def test_an_entry_that_others_have_made_impossible_is_dropped() -> None:
    s = live().plays(A, "deal 1", "amount 2").plays(C, "deal 2", "payer 1").plays(B, "withdraw")
    assert s.sees(A).entry is None and s.sees(C).entry is not None
    s.plays(C, "amount 1", "submit").plays(A, "deal 3", "submit")
    assert [entry.moves for entry in s.record().entries[-2:]] == [
        ["deal 2", "payer 1", "amount 1", "submit"],
        ["deal 3", "submit"],
    ]


@pytest.mark.clause("MD-4.22")
def test_a_counter_being_entered_is_dropped_with_its_proposal() -> None:
    s = live().plays(A, "deal 1", "amount 2", "submit").plays(B, "counter 0").plays(CLOCK, "lapse 0")
    assert s.sees(B).countering is None and s.clause(B, "amount 3") == "MD-4.22"


@pytest.mark.clause("MD-4.22")
def test_who_waits_is_asked_again_when_something_changes() -> None:
    s = live().plays(A, "wait").plays(B, "wait")
    assert s.deciders == [C, D, E, CLOCK]
    s.plays(C, "deal 3")
    assert s.deciders == [C, D, E, CLOCK]
    s.plays(C, "submit")
    assert s.deciders == [A, B, C, D, E, CLOCK]


@pytest.mark.clause("MD-4.22")
def test_to_wait_drops_an_entry() -> None:
    s = live().plays(A, "deal 1", "amount 3", "wait")
    assert s.sees(A).entry is None and A not in s.deciders
    assert s.sees().seats[A].proposals_left == 3


@pytest.mark.clause("MD-4.22", "MD-4.23")
def test_the_leader_may_call_three_votes_with_time_between() -> None:
    s = live()
    assert s.clause(B, "call vote") == "MD-4.23"
    for left in (2, 1, 0):
        s.plays(A, "call vote")
        for seat in (B, C, D, E):
            s.plays(seat, "no")
        assert s.clause(A, "call vote") == "MD-4.22"
        assert ("reopen vote" in s.options_of(CLOCK)) == (left > 0)
        if left:
            s.plays(CLOCK, "reopen vote")
    assert s.clause(CLOCK, "reopen vote") == "MD-4.22"


@pytest.mark.clause("MD-4.22")
def test_a_vote_interrupts_and_may_end_the_phase() -> None:
    s = live("Brute", "Brute", "Driver", "Mentalist").plays(B, "deal 2", "amount 1").plays(A, "call vote")
    assert s.deciders == [B, C, D] and s.sees(B).entry is None
    s.plays(B, "yes").plays(C, "no").plays(D, "no")
    assert s.heist_is_over()


@pytest.mark.clause("MD-4.22")
def test_the_phase_ends_when_time_is_up_or_nobody_is_in() -> None:
    assert live("Brute", "Brute", "Driver", "Mentalist").plays(CLOCK, "time up").heist_is_over()
    s = live("Brute", "Brute", "Driver", "Mentalist")
    for seat in (C, A, B, D):
        s.plays(seat, "withdraw")
    assert s.heist_is_over() and s.table[cells.COUNTERING] == 0


@pytest.mark.clause("MD-4.22")
def test_the_view_names_the_limits() -> None:
    limits = live().sees().live
    assert limits is not None
    assert (limits.proposal_seconds, limits.vote_seconds, limits.phase_seconds) == (30, 20, 180)
    assert (limits.votes_left, limits.vote_ready) == (3, True)


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_the_first_decider_s_first_move_leads_to_the_end(seats: int) -> None:
    match = fatcats.new("millions", seats=seats, seed=1, live_negotiation=True)
    decisions = 0
    while not match.over and decisions < match.game.longest:
        match.play(match.deciders[0], match.legal(match.deciders[0])[0])
        decisions += 1
    assert match.over and decisions < 3000


@pytest.mark.parametrize("seed", range(12))
def test_live_games_with_many_entries_at_a_time_can_be_replayed(seed: int) -> None:
    options = {"live_negotiation": True, "linked_withdrawals": True, "deal_max_payers": 7}
    match = fatcats.new("millions", seats=3 + seed % 6, seed=seed, **options)  # type: ignore[arg-type]
    random = Random(seed)
    while not match.over:
        seats = [seat for seat in match.deciders if seat != CLOCK or random.random() < 0.1] or [CLOCK]
        seat = random.choice(seats)
        match.play(seat, random.choice(match.legal(seat)))
    again = fatcats.replay(match.record())
    assert again.record() == match.record()
    assert again.events(None) == match.events(None)
