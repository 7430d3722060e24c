"""ZN-4: following."""

from __future__ import annotations

import pytest

import fatcats
from fatcats.games.zillionaire.model.cards import RANK_NAMES
from tests.games.zillionaire.scenario import A, B, C, D, Scenario


@pytest.mark.clause("ZN-4.01")
def test_turns_go_clockwise_through_the_active_players() -> None:
    s = Scenario("1x1 1x2", "1x2 1x1", "", "1x3 1x1").plays(A, "1x1")
    assert s.asks() == B
    assert s.plays(B, "1x2").asks() == D
    assert s.plays(D, "1x3").asks() == A


@pytest.mark.clause("ZN-4.01")
def test_nobody_acts_out_of_turn() -> None:
    s = Scenario("1x1 1x2", "1x2 1x1", "1x3 1x1").plays(A, "1x1")
    with pytest.raises(fatcats.NotYourDecision, match="ZN-4.01"):
        s.play(C, "1x3")


@pytest.mark.clause("ZN-4.02", "ZN-4.08")
def test_a_follower_plays_or_passes() -> None:
    s = Scenario("1x4 1x1", "1x6 2x7 1x3", "1x1").plays(A, "1x4")
    assert s.options_of(B) == {"1x6", "1x7", "pass"}


@pytest.mark.clause("ZN-4.03")
def test_a_play_has_the_size_of_the_top_play_and_a_higher_rank() -> None:
    s = Scenario("2x4 1x1", "2x3 1x6 3x7 2xM", "1x1").plays(A, "2x4")
    assert s.options_of(B) == {"2x7", "2xMillionaire", "pass"}
    assert s.clause(B, "2x3") == "ZN-4.03"
    assert s.clause(B, "2x8") == "ZN-4.03"  # not held


@pytest.mark.clause("ZN-4.04")
def test_an_equal_rank_is_not_higher() -> None:
    s = Scenario("1x4 1x1", "1x4 1x6", "1x1").plays(A, "1x4")
    assert s.clause(B, "1x4") == "ZN-4.04"


@pytest.mark.clause("ZN-4.05", "ZN-4.06")
def test_the_first_play_fixes_the_size_of_the_round() -> None:
    s = Scenario("2x2 1x1", "3x6 1x1", "3x7 1x1", "1x1").plays(A, "2x2")
    assert s.clause(B, "3x6") == "ZN-4.05"
    assert s.clause(B, "1x6") == "ZN-4.05"
    s.plays(B, "2x6")
    assert s.clause(C, "3x7") == "ZN-4.05"


@pytest.mark.clause("ZN-4.06", "ZN-5.05")
def test_the_named_size_of_a_led_5_is_the_size_of_the_round() -> None:
    s = Scenario("1x5 1x1", "3x6 1x1", "3x7 1x1", "2xM 1x1").plays(A, "1x5").plays(B, "name 3", "3x6")
    assert s.options_of(C) == {"3x7", "pass"}


@pytest.mark.clause("ZN-4.07")
def test_who_cannot_play_must_pass() -> None:
    s = Scenario("2x8 1x1", "6x7 1xZ", "1x1").plays(A, "2x8")
    assert s.options_of(B) == {"pass"}


@pytest.mark.clause("ZN-4.09")
def test_a_pass_is_public_without_its_reason() -> None:
    s = Scenario("1x4 1x1", "1x1", "1x1").plays(A, "1x4").passes(B)
    for seat in (None, A, C):
        event = s.events(seat)[-1]
        assert (event.name, event.seat, event.details) == ("passed", B, {})
        assert s.sees(seat).passed == (B,)


@pytest.mark.clause("ZN-4.10")
def test_who_passed_may_play_again_in_the_same_round() -> None:
    s = Scenario("1x4 1x1", "1x8 1x1", "1x6 1x1").plays(A, "1x4").passes(B).plays(C, "1x6").passes(A)
    assert s.options_of(B) == {"1x8", "pass"}


@pytest.mark.clause("ZN-4.10", "ZN-6.02")
def test_with_pass_locks_a_pass_bars_for_the_round() -> None:
    s = Scenario("1x4 1x1", "1x8 1x1", "1x6 1x1", pass_locks=True).plays(A, "1x4").passes(B).plays(C, "1x6")
    assert s.asks() == A
    assert s.passes(A).leads() == C


@pytest.mark.clause("ZN-4.11")
def test_the_order_of_the_ranks() -> None:
    """Each rank goes on every lower one, apart from Bankrupt, on which only Bankroll goes."""
    for low, below in enumerate(RANK_NAMES):
        for high, above in enumerate(RANK_NAMES):
            spare = "1x1" if "1" not in (below, above) else "1x2"
            s = Scenario(f"1x{below} {spare}", "1x8", f"1x{above} {spare}", "1x1").plays(A, f"1x{below}")
            if below == "Zillionaire":
                continue
            if below == "5":
                s.plays(B, "name 1")
            if s.asks() == B:
                s.passes(B)
            allowed = high > low and (below != "Bankrupt" or above == "Bankroll")
            assert (f"1x{above}" in s.options_of(C)) == allowed
            assert D not in s.deciders
