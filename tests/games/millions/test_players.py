"""What is played for somebody whose time is up, and the bot by rules of thumb."""

from __future__ import annotations

import pytest

import fatcats
from fatcats.bots import load_bot, make_bot
from fatcats.engine.rng import seeded
from fatcats.engine.state import CLOCK
from fatcats.games.millions import GAME
from fatcats.lab.simulate import Simulation, simulate
from tests.games.millions.scenario import A, B, C, D, E, Scenario

AGREED = {"tech_may_decline": True, "withdrawn_cards": "disclose"}
FIVE = ("Tech", "Brute", "Brute", "Driver", "Mentalist")


def default(s: Scenario, seat: int, seed: int = 1) -> str:
    return GAME.moves.notation(GAME.default_move(s.knowledge(seat, seeded(seed))))


def heuristic(s: Scenario, seat: int, seed: int = 1) -> str:
    return GAME.moves.notation(make_bot("millions", "heuristic").choose(s.knowledge(seat, seeded(seed))))


# --- Time is up -------------------------------------------------------------------------------------------------------


def test_turn_deal_and_vote_time_out_with_pass_refuse_and_no() -> None:
    s = Scenario(*FIVE)
    assert default(s, A) == "pass"
    s.plays(A, "deal 1")
    assert default(s, A) == "pass"
    s.plays(A, "amount 2", "submit")
    assert default(s, B) == "refuse"
    s.plays(B, "counter")
    assert default(s, B) == "refuse"
    s.plays(B, "amount 3")
    assert default(s, A) == "refuse"
    s.plays(A, "refuse").passes(B, C, D, E).plays(A, "call vote")
    assert default(s, B) == "no"


def test_role_announcement_and_tech_time_out_at_random() -> None:
    s = Scenario(*FIVE, until="planning")
    assert {default(s, A, seed) for seed in range(60)} == set(s.options_of(A))
    s.send_all()
    assert {default(s, A, seed) for seed in range(60)} == set(s.options_of(A))
    s.announce_all().start()
    assert {default(s, A, seed) for seed in range(60)} == set(s.options_of(A))


def test_the_mentalist_times_out_on_the_richest_victim() -> None:
    s = Scenario("Mentalist", "Tech", "Acrobat", "Brute", "Driver", "Driver", hidden=E, money={B: 30})
    s.start().plays(B, "name Driver")
    assert default(s, A) == "rob 1"
    three = Scenario("Mentalist Acrobat", "Tech Driver", "Brute Driver", hidden=B, money={C: 40})
    three.start().plays(B, "name Driver")
    assert default(three, A) == "rob 2.1"


def test_a_live_negotiation_times_out_with_waiting_and_the_clock_ends_it() -> None:
    s = Scenario(*FIVE, live_negotiation=True)
    assert default(s, A) == "wait" and default(s, CLOCK) == "time up"


# --- The bot ----------------------------------------------------------------------------------------------------------


def test_the_bot_leaves_a_hopeless_heist_when_nobody_can_leave_before() -> None:
    """Three Drivers are face up and four are said to be in: a Driver without buyers waits, then goes."""
    s = Scenario("Driver", "Driver", "Driver", "Driver", money={A: 10, B: 2, C: 2, D: 2}, negotiation_rounds=2)
    assert heuristic(s, A) != "withdraw"
    s.plays(A, "call vote").plays(B, "no").plays(C, "no").plays(D, "no").passes(B, C, D)
    assert heuristic(s, A) == "withdraw"


def test_the_bot_takes_a_good_price_and_refuses_a_bad_one() -> None:
    rich = Scenario("Driver", "Driver", "Mentalist", "Brute", money={B: 40}).passes(A)
    rich.plays(B, "deal 0", "amount 20", "submit")
    assert all(heuristic(rich, A, seed) == "accept" for seed in range(8))
    poor = Scenario("Brute", "Mentalist", "Driver", "Driver", hidden=C).passes(A).plays(B, "deal 0", "submit")
    assert all(heuristic(poor, A, seed) != "accept" for seed in range(8))


def test_the_bot_does_not_pay_for_nothing() -> None:
    s = Scenario("Brute", "Mentalist", "Driver", "Driver", hidden=C).plays(A, "withdraw")
    s.passes(B).plays(C, "deal 2", "payer 0", "amount 8", "submit")
    assert all(heuristic(s, A, seed) != "accept" for seed in range(8))


def test_the_bot_does_not_make_itself_a_lone_tech() -> None:
    """The Driver is the only other character left, as the others have shown: turning it in would lose the loot."""
    s = Scenario("Tech", "Driver", "Brute", "Brute", "Mentalist", hidden=D, **AGREED)  # type: ignore[arg-type]
    s.passes(A, B).plays(C, "withdraw").plays(D, "withdraw").plays(E, "withdraw").start()
    assert s.options_of(A) == ["name Driver", "decline"]
    assert all(heuristic(s, A, seed) == "decline" for seed in range(8))


def test_the_bot_robs_the_leading_rival() -> None:
    s = Scenario("Mentalist", "Tech", "Acrobat", "Brute", "Driver", "Driver", hidden=E, money={D: 40})
    s.start().plays(B, "name Driver")
    assert heuristic(s, A) == "rob 3"


def test_the_bot_votes_for_a_good_heist_and_against_a_bad_one() -> None:
    s = Scenario("Mentalist", "Brute", "Driver", "Driver", hidden=C).plays(A, "call vote")
    assert all(heuristic(s, B, seed) == "yes" for seed in range(8))
    twins = Scenario("Mentalist", "Brute", "Driver", "Driver", hidden=A).plays(A, "call vote")
    assert [heuristic(twins, C, seed) for seed in range(8)].count("no") >= 6


def test_the_bot_says_the_truth_to_a_twin_more_often_than_not_and_lies_at_times() -> None:
    s = Scenario("Driver", "Driver", "Mentalist", "Brute", hidden=D, until="announcements")
    said = [heuristic(s, A, seed) for seed in range(40)]
    assert 20 < said.count("announce Driver") < 40


@pytest.mark.parametrize("live, least", [(False, 0.45), (True, 0.3)])
def test_the_bot_beats_random_players(live: bool, least: float) -> None:
    """A fair share is 0.25; live, a clock that ticks at random leaves little time to deal."""
    plan = Simulation("millions", 4, 80, ("heuristic", *["random"] * 3), options={"live_negotiation": live})
    assert simulate(plan, processes=1).bots["heuristic"].rate >= least


@pytest.mark.parametrize("name", ["beginner", "heuristic", "search:iterations=2"])
def test_bots_play_every_option_to_the_end(name: str) -> None:
    """In the plain loop of docs/bots.md, which asks a bot for the clock as well."""
    options = {"live_negotiation": True, "linked_withdrawals": True, "withdrawn_cards": "disclose"}
    for seats in (3, 8):
        match = fatcats.new("millions", seats=seats, seed=seats, **options)  # type: ignore[arg-type]
        rng, bot = seeded(seats), load_bot(match.game, name)
        while not match.over:
            seat = match.deciders[0]
            match.play(seat, bot.choose(match.knowledge(seat, rng)))
        assert match.outcome is not None
