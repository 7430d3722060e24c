"""ZN-5: the 5, Bump, Bankrupt and Bankroll, Millionaire and Zillionaire."""

from __future__ import annotations

import pytest

from tests.games.zillionaire.scenario import A, B, C, D, Scenario

# --- Number 5 ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("ZN-5.01")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_one_5_is_played_whatever_the_size(size: int) -> None:
    s = Scenario(f"{size}x3 1x1", "3x5 1x1", "1x1").plays(A, f"{size}x3")
    assert s.options_of(B) == {"1x5", "pass"}
    assert s.clause(B, "2x5") == "ZN-5.01"
    assert s.clause(B, "3x5") == "ZN-5.01"


@pytest.mark.clause("ZN-5.02")
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
def test_a_5_takes_over_the_size_of_1_to_4(rank: int) -> None:
    s = Scenario(f"4x{rank} 1x6", "1x5 1x6", "1x6").plays(A, f"4x{rank}").plays(B, "1x5")
    assert (s.top().cards, s.top().size) == (1, 4)


@pytest.mark.clause("ZN-5.02")
def test_the_log_says_as_how_many_a_5_counts() -> None:
    s = Scenario("3x4 1x1", "1x5 1x1", "1x1").plays(A, "3x4").plays(B, "1x5")
    texts = s.texts.for_table(["Ann", "Ben", "Cleo"])
    assert [texts.event(event) for event in s.events(None)][-2:] == ["Ben plays one 5.", "The 5 counts as 3 cards."]
    alone = Scenario("1x4 1x1", "1x5 1x1", "1x1").plays(A, "1x4").plays(B, "1x5")
    assert [event.name for event in alone.events(None)] == ["played", "played"]


@pytest.mark.clause("ZN-5.03")
@pytest.mark.parametrize("top", ["1x6", "1x7", "1x8", "1xBK", "1xBR", "1xM"])
def test_a_5_goes_on_nothing_higher(top: str) -> None:
    s = Scenario(f"{top} 1x1", "1x5 1x1", "1x1").plays(A, top)
    assert s.clause(B, "1x5") == ("ZN-5.17" if top == "1xBK" else "ZN-5.03")


@pytest.mark.clause("ZN-5.04")
def test_a_5_never_stands_in_for_another_rank() -> None:
    """No move names cards of two ranks, and a 5 does not fill up a group."""
    s = Scenario("3x4 1x1", "2x6 2x5", "1x1").plays(A, "3x4")
    assert s.options_of(B) == {"1x5", "pass"}
    assert s.clause(B, "3x6") == "ZN-4.03"


@pytest.mark.clause("ZN-5.05")
@pytest.mark.parametrize("largest", [1, 4, 6])
def test_the_neighbour_names_the_size_of_a_led_5(largest: int) -> None:
    s = Scenario("1x5 1x1", "1x1", "1x1", five_lead_max=largest).plays(A, "1x5")
    assert s.asks() == B
    assert s.top().size is None
    assert s.options_of(B) == {f"name {size}" for size in range(1, largest + 1)}
    if largest < 6:
        assert s.clause(B, f"name {largest + 1}") == "ZN-5.05"


@pytest.mark.clause("ZN-5.05")
def test_a_size_is_named_only_for_a_led_5() -> None:
    s = Scenario("1x4 1x1", "1x1", "1x1")
    assert s.clause(A, "name 2") == "ZN-5.05"
    assert s.plays(A, "1x4").clause(B, "name 2") == "ZN-5.05"


@pytest.mark.clause("ZN-5.05", "ZN-7.05")
def test_a_player_who_is_out_does_not_name_the_size() -> None:
    s = Scenario("1x5 1x1", "", "1x1", "1x1").plays(A, "1x5")
    assert s.asks() == C


@pytest.mark.clause("ZN-5.06")
def test_the_size_is_named_publicly_before_the_turn() -> None:
    s = Scenario("1x5 1x1", "2x8 1x1", "1x1").plays(A, "1x5")
    assert (s.clause(B, "2x8"), s.clause(B, "pass")) == ("ZN-5.06", "ZN-5.06")
    s.plays(B, "name 2")
    assert s.events(C)[-1].details == {"size": 2}
    assert s.asks() == B
    assert s.options_of(B) == {"2x8", "pass"}


@pytest.mark.clause("ZN-5.07")
def test_a_size_may_be_named_that_one_cannot_follow() -> None:
    s = Scenario("1x5 1x1", "1x8", "1x1").plays(A, "1x5").plays(B, "name 6")
    assert s.options_of(B) == {"pass"}


@pytest.mark.clause("ZN-5.08")
def test_a_5_that_counts_as_several_is_beaten_with_real_cards() -> None:
    s = Scenario("2x4 1x1", "1x5 1x1", "1x6 2x7 3xM", "1x1").plays(A, "2x4").plays(B, "1x5")
    assert s.options_of(C) == {"2x7", "2xMillionaire", "pass"}
    assert s.clause(C, "1x6") == "ZN-5.08"
    assert s.clause(C, "3xM") == "ZN-5.08"


# --- Bump -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("ZN-5.09")
@pytest.mark.parametrize("top", ["2x1", "2x4", "2x8"])
def test_bumps_go_on_1_to_8_in_the_right_number(top: str) -> None:
    s = Scenario(f"{top} 1x2", "2xBU 1x2", "1x2").plays(A, top)
    assert s.options_of(B) == {"2xBump", "pass"}
    assert s.clause(B, "1xBU") == "ZN-4.05"


@pytest.mark.clause("ZN-5.10")
def test_a_bump_skips_the_next_active_player() -> None:
    s = Scenario("1xBU 1x1", "1xM 1x1", "1x1", "1x1").plays(A, "1xBU")
    assert [event.seat for event in s.events(None) if event.name == "was skipped"] == [B]
    assert s.asks() == C
    assert s.passes(C, D).leads() == A  # B lost the turn


@pytest.mark.clause("ZN-5.11")
@pytest.mark.parametrize("skips, asked", [("one", C), ("per_card", D)])
def test_a_group_of_bumps_skips_one_player_or_one_for_each_card(skips: str, asked: int) -> None:
    s = Scenario("2xBU 1x1", "1x1", "1x1", "1x1", bump_group_skips=skips).plays(A, "2xBU")
    assert s.asks() == asked


@pytest.mark.clause("ZN-5.11")
def test_no_more_are_skipped_than_there_are() -> None:
    s = Scenario("3xBU 1x1", "1x1", "1x1", bump_group_skips="per_card").plays(A, "3xBU")
    assert s.happened() == ["played", "was skipped", "was skipped", "won round"]
    s = Scenario("3xBU", "1x1", "1x1", "1x1", bump_group_skips="per_card").plays(A, "3xBU")  # A goes out
    assert s.happened().count("was skipped") == 3
    assert s.leads() == B


@pytest.mark.clause("ZN-5.12")
def test_the_skipped_player_may_play_later_also_with_pass_locks() -> None:
    s = Scenario("1xBU 1x1", "1xM 1x1", "1xBR 1x1", "1x1", pass_locks=True).plays(A, "1xBU").plays(C, "1xBR")
    s.passes(D, A)
    assert s.options_of(B) == {"1xMillionaire", "pass"}


@pytest.mark.clause("ZN-5.13")
def test_players_who_are_out_are_not_skipped() -> None:
    s = Scenario("1xBU 1x1", "", "", "1x1", "1x2").plays(A, "1xBU")
    assert s.sees().skipped == (D,)
    assert s.asks() == 4


@pytest.mark.clause("ZN-5.14")
def test_a_bump_against_the_only_opponent_wins_the_round() -> None:
    s = Scenario("1xBU 1x1", "1xZ 1x1", "").plays(A, "1xBU")
    assert s.leads() == A


@pytest.mark.clause("ZN-5.15")
def test_what_beats_a_bump() -> None:
    s = Scenario("1xBU 1x1", "1x1", "1x8 1xBU 1xBK 1xBR 1xM 1xZ", "1x1").plays(A, "1xBU")
    assert s.options_of(C) == {"1xBankrupt", "1xBankroll", "1xMillionaire", "1xZillionaire", "pass"}


# --- Bankrupt and Bankroll --------------------------------------------------------------------------------------------


@pytest.mark.clause("ZN-5.16")
@pytest.mark.parametrize("top, asked", [("1x1", B), ("1x8", B), ("1xBU", C)])
def test_a_bankrupt_goes_on_1_to_9(top: str, asked: int) -> None:
    s = Scenario(f"{top} 1x2", "1xBK 1x2", "1xBK 1x2").plays(A, top)
    assert s.asks() == asked
    assert "1xBankrupt" in s.options_of(asked)


@pytest.mark.clause("ZN-5.17")
def test_only_bankroll_goes_on_bankrupt() -> None:
    s = Scenario("1xBK 1x1", "1xBR 1xM 1xZ", "1x1").plays(A, "1xBK")
    assert s.options_of(B) == {"1xBankroll", "pass"}
    assert (s.clause(B, "1xM"), s.clause(B, "1xZ")) == ("ZN-5.17", "ZN-5.17")


@pytest.mark.clause("ZN-5.18")
def test_everybody_may_answer_a_bankrupt() -> None:
    s = Scenario("1xBK 1x1", "1x1", "1x1", "1xBR 1x1").plays(A, "1xBK").passes(B, C)
    assert s.plays(D, "1xBR").leads() == D


@pytest.mark.clause("ZN-5.18")
def test_with_next_only_just_the_next_player_is_asked() -> None:
    hands = ("1xBK 1x1", "1xBR 1x1", "1xBR 1x1", "1x1")
    assert Scenario(*hands, bankrupt_response="next_only").plays(A, "1xBK").passes(B).leads() == A
    assert Scenario(*hands, bankrupt_response="next_only").plays(A, "1xBK").plays(B, "1xBR").leads() == B


@pytest.mark.clause("ZN-5.18", "ZN-6.02")
def test_with_next_only_and_pass_locks_a_locked_neighbour_leaves_it_unanswered() -> None:
    hands = ("1x4 1xBK 1x1", "1xBR 1x1", "1x6 1xBR", "1x1")
    s = Scenario(*hands, bankrupt_response="next_only", pass_locks=True)
    s.plays(A, "1x4").passes(B).plays(C, "1x6").passes(D).plays(A, "1xBK")
    assert s.leads() == A


@pytest.mark.clause("ZN-5.19")
def test_an_unanswered_bankrupt_wins() -> None:
    s = Scenario("1x8 1x1", "1xBK 1x1", "1xM 1x1").plays(A, "1x8").plays(B, "1xBK").passes(C, A)
    assert s.leads() == B


@pytest.mark.clause("ZN-5.20")
def test_bankroll_on_bankrupt_ends_the_round_at_once() -> None:
    s = Scenario("2xBK 1x1", "1x1", "2xBR 1x1", "2xZ").plays(A, "2xBK").passes(B).plays(C, "2xBR")
    assert s.leads() == C


@pytest.mark.clause("ZN-5.21")
def test_bankroll_elsewhere_is_an_ordinary_card() -> None:
    s = Scenario("1x8 1x1", "1xBR 1x1", "1xM 1xZ 1xBK", "1x1").plays(A, "1x8").plays(B, "1xBR")
    assert s.options_of(C) == {"1xMillionaire", "1xZillionaire", "pass"}


@pytest.mark.clause("ZN-5.22")
@pytest.mark.parametrize("top", ["1xBR", "1xBK"])
def test_bankrupt_goes_neither_on_bankroll_nor_on_bankrupt(top: str) -> None:
    s = Scenario(f"{top} 1x1", "1xBK 1x1", "1x1").plays(A, top)
    assert s.clause(B, "1xBK") == "ZN-5.22"


# --- Millionaire and Zillionaire --------------------------------------------------------------------------------------


@pytest.mark.clause("ZN-5.23")
def test_only_zillionaire_beats_millionaire() -> None:
    s = Scenario("1xM 1x1", "1x8 1xBU 1xBK 1xBR 1xM 1xZ", "1x1").plays(A, "1xM")
    assert s.options_of(B) == {"1xZillionaire", "pass"}
    s = Scenario("1xBR 1x1", "1xM 1x1", "1x1").plays(A, "1xBR")
    assert s.options_of(B) == {"1xMillionaire", "pass"}


@pytest.mark.clause("ZN-5.24")
@pytest.mark.parametrize("top", ["2x1", "2x8", "2xBR", "2xM"])
def test_zillionaire_ends_the_round_at_once(top: str) -> None:
    s = Scenario(f"{top} 1x2", "2xZ 1x2", "2xZ 1x2").plays(A, top)
    assert s.clause(B, "1xZ") == "ZN-4.05"
    assert s.plays(B, "2xZ").leads() == B


@pytest.mark.clause("ZN-5.25")
def test_a_led_zillionaire_ends_the_round_at_once() -> None:
    s = Scenario("1xZ 1x1", "1x1", "1x1").plays(A, "1xZ")
    assert s.leads() == A
    assert s.happened() == ["played", "won round"]
