"""The worked examples of the rules page, one test each."""

from __future__ import annotations

import pytest

from tests.games.zillionaire.scenario import A, B, C, D, Scenario, pile


@pytest.mark.example("ZN-E01")
@pytest.mark.clause("ZN-4.08", "ZN-4.10", "ZN-6.02", "ZN-6.05")
def test_sample_round() -> None:
    s = Scenario("3x4 3xM 1x2", "3x6 1x1", "4x7", "3x8 1x1")
    s.plays(A, "3x4").plays(B, "3x6").passes(C).plays(D, "3x8").plays(A, "3xM").passes(B, C, D)
    assert s.leads() == A
    assert s.sees().top is None
    assert s.hand(C) == "4x7"
    assert s.options_of(A) == {"1x2"}


@pytest.mark.example("ZN-E02")
@pytest.mark.clause("ZN-3.03", "ZN-3.05")
def test_announcements() -> None:
    texts = Scenario("1x1").texts
    for hand, play, said in [("1x4 1x1", "1x4", "plays one 4."), ("3x6 1x1", "3x6", "plays three 6s.")]:
        s = Scenario(hand, "1x1", "1x1", "1x1").plays(A, play)
        assert texts.event(s.events(None)[0]).endswith(said)


@pytest.mark.example("ZN-E03")
@pytest.mark.clause("ZN-5.02", "ZN-5.08")
def test_the_wild_5() -> None:
    s = Scenario("3x4 1x1", "2x5 1x1", "3x6 2x8 1xM", "1x1").plays(A, "3x4").plays(B, "1x5")
    assert s.hand(B) == "1x1 1x5"
    assert s.top().size == 3
    assert s.options_of(C) == {"3x6", "pass"}


@pytest.mark.example("ZN-E04")
@pytest.mark.clause("ZN-7.03")
def test_last_card() -> None:
    s = Scenario("1x8", "1xBU 1xBK 1xBR 1xM 1xZ 1x7", "1x1", "1x1").plays(A, "1x8")
    assert s.sees().seats[A].status == "Rich"
    assert s.options_of(B) == {"1xBump", "1xBankrupt", "1xBankroll", "1xMillionaire", "1xZillionaire", "pass"}
    s.plays(B, "1xBK")
    assert s.asks() == C


@pytest.mark.example("ZN-E05")
@pytest.mark.clause("ZN-1.05", "ZN-8.02")
def test_four_player_statuses() -> None:
    s = Scenario("1x1", "1x1", "1x1", "1x1", games=1).finish_game("Rich", "Upper Crust", "Thin Ice", "Poor")
    assert [seat.points for seat in s.sees().seats] == [6, 4, 2, 1]


@pytest.mark.example("ZN-E06")
@pytest.mark.clause("ZN-9.02", "ZN-9.03")
def test_poor_stays() -> None:
    s = Scenario("1x1", "1x1", "1x1", "1x1", games=3).finish_game("Rich", "Poor", "Upper Crust", "Thin Ice")
    assert s.sees().seats[B].sits_at == B
    assert s.order(B) == [B, D, C, A]
    s.finish_game("Thin Ice", "Poor", "Upper Crust", "Rich")
    assert s.sees().seats[B].sits_at == B
    assert s.order(B) == [B, A, C, D]


@pytest.mark.example("ZN-E07")
@pytest.mark.clause("ZN-9.06", "ZN-9.07")
def test_exchange_by_lines() -> None:
    s = Scenario("2x1 1x2 1x8", "1x3 1xM 1xZ", "1x1 1x6 1x7", "1x2 1x4 1xBK")
    s.last_game("Rich", "Poor", "Upper Crust", "Thin Ice")
    s.exchange("Rich", "Poor", 2).exchange("Upper Crust", "Thin Ice", 1)
    assert (s.hand(A), s.hand(B)) == ("1x2 1x8 1xM 1xZ", "2x1 1x3")
    assert (s.hand(C), s.hand(D)) == ("1x6 1x7 1xBK", "1x1 1x2 1x4")


@pytest.mark.example("ZN-E08")
@pytest.mark.clause("ZN-5.20", "ZN-6.03")
def test_bankroll_over_bankrupt() -> None:
    s = Scenario("1xBK 1x1", "1xBR 1x1", "1xZ", "1xZ").plays(A, "1xBK").plays(B, "1xBR")
    assert s.leads() == B


@pytest.mark.example("ZN-E09")
@pytest.mark.clause("ZN-5.17", "ZN-5.19")
def test_bankrupt_unanswered() -> None:
    s = Scenario("2xBK 1x1", "2xM 1x1", "2xZ 1x1", "1xBR 1x1").plays(A, "2xBK")
    for seat in (B, C, D):
        assert s.options_of(seat) == {"pass"}
        s.passes(seat)
    assert s.leads() == A


@pytest.mark.example("ZN-E10")
@pytest.mark.clause("ZN-5.10")
def test_bump_order() -> None:
    s = Scenario("1xBU 1x1", "1x1", "1x1", "1x8 1x1", lead=D).plays(D, "1x8").plays(A, "1xBU")
    assert s.asks() == C
    assert s.sees().skipped == (B,)


@pytest.mark.example("ZN-E11")
@pytest.mark.clause("ZN-5.05", "ZN-4.03")
def test_led_5_neighbour_follows() -> None:
    s = Scenario("1x5 1x1", "2x7 1x1", "3x8 2xM", "1x1").plays(A, "1x5").plays(B, "name 2", "2x7")
    assert s.options_of(C) == {"2x8", "2xMillionaire", "pass"}
    assert s.clause(C, "1x8") == "ZN-4.05"
    assert s.clause(C, "3x8") == "ZN-4.05"


@pytest.mark.example("ZN-E12")
@pytest.mark.clause("ZN-5.06", "ZN-5.07")
def test_led_5_neighbour_kills_it() -> None:
    s = Scenario("1x5 1x1", "1x1", "6x8 1x1", "1x2").plays(A, "1x5").plays(B, "name 6", "pass")
    assert s.options_of(C) == {"6x8", "pass"}
    assert s.passes(C, D).leads() == A


@pytest.mark.example("ZN-E13")
@pytest.mark.clause("ZN-7.04", "ZN-6.06")
def test_led_5_as_last_card() -> None:
    s = Scenario("1x5", "1x1", "1x1", "1x1").plays(A, "1x5")
    assert s.sees().seats[A].status == "Rich"
    assert s.plays(B, "name 1").passes(B, C, D).leads() == B


@pytest.mark.example("ZN-E14")
@pytest.mark.clause("ZN-5.03", "ZN-5.01")
def test_5_on_5() -> None:
    s = Scenario("2x4 1x1", "1x5 1x1", "2x5 2x6", "1x1").plays(A, "2x4").plays(B, "1x5")
    assert s.options_of(C) == {"2x6", "pass"}
    assert s.clause(C, "1x5") == "ZN-5.03"
    assert s.clause(C, "2x5") == "ZN-5.01"


@pytest.mark.example("ZN-E15")
@pytest.mark.clause("ZN-5.03")
@pytest.mark.parametrize("top", ["1xBU", "1x6"])
def test_5_on_a_single_bump_or_6(top: str) -> None:
    s = Scenario(f"{top} 1x1", "1x5 1x1", "1x5 1x1", "1x1").plays(A, top)
    assert s.clause(s.asks(), "1x5") == "ZN-5.03"


@pytest.mark.example("ZN-E16")
@pytest.mark.clause("ZN-5.11", "ZN-6.02")
def test_two_bumps_three_active() -> None:
    hands = ("2xBU 1x1", "1x1", "2x3 1x1", "")
    s = Scenario(*hands, lead=C).plays(C, "2x3").plays(A, "2xBU")
    assert s.asks() == C
    assert s.passes(C).leads() == A
    s = Scenario(*hands, lead=C, bump_group_skips="per_card").plays(C, "2x3").plays(A, "2xBU")
    assert s.leads() == A
    assert s.happened().count("was skipped") == 2


@pytest.mark.example("ZN-E17")
@pytest.mark.clause("ZN-5.12", "ZN-5.18", "ZN-5.20")
def test_skipped_player_plays_later() -> None:
    s = Scenario("1xBU 1x1", "1xBR 1x1", "1xBK 1x1", "1x1").plays(A, "1xBU").plays(C, "1xBK").passes(D, A)
    assert s.plays(B, "1xBR").leads() == B


@pytest.mark.example("ZN-E18")
@pytest.mark.clause("ZN-5.14")
def test_bump_with_two_active() -> None:
    s = Scenario("1xBU 4x1", "", "1x8 3x2", "", lead=C).plays(C, "1x8").plays(A, "1xBU")
    assert s.leads() == A
    assert s.happened()[-2:] == ["was skipped", "won round"]


@pytest.mark.example("ZN-E19")
@pytest.mark.clause("ZN-5.13")
def test_bump_past_an_empty_seat() -> None:
    s = Scenario("1xBU 1x1", "", "1x1", "1x1").plays(A, "1xBU")
    assert s.sees().skipped == (C,)
    assert s.asks() == D


@pytest.mark.example("ZN-E20")
@pytest.mark.clause("ZN-5.24", "ZN-6.06")
def test_out_with_the_winning_card() -> None:
    s = Scenario("1x1", "1x1", "1x8 1x1", "1xZ", lead=C).plays(C, "1x8").plays(D, "1xZ")
    assert s.sees().seats[D].status == "Rich"
    assert s.leads() == A


@pytest.mark.example("ZN-E21")
@pytest.mark.clause("ZN-7.07")
def test_game_ends_mid_round() -> None:
    s = Scenario("2x2", "2x8", "", "", games=1).plays(A, "2x2")
    assert s.over
    assert s.sees().seats[B].status == "Poor"
    assert s.hand(B) == "2x8"


@pytest.mark.example("ZN-E22")
@pytest.mark.clause("ZN-5.21", "ZN-5.22", "ZN-5.24")
def test_bankroll_led() -> None:
    s = Scenario("1xBR 1x1", "1xM 1xBK 1x1", "1xZ 1x1", "1x1").plays(A, "1xBR")
    assert s.clause(B, "1xBK") == "ZN-5.22"
    assert s.plays(B, "1xM").plays(C, "1xZ").leads() == C


@pytest.mark.example("ZN-E23")
@pytest.mark.clause("ZN-5.20", "ZN-5.23")
def test_millionaire_on_bankroll_on_bankrupt() -> None:
    s = Scenario("1xBK 1x1", "1xBR 1x1", "1xM 1x1", "1x1").plays(A, "1xBK").plays(B, "1xBR")
    assert s.sees().top is None
    assert s.clause(C, "1xM") == "ZN-4.01"


@pytest.mark.example("ZN-E24")
@pytest.mark.clause("ZN-9.10")
@pytest.mark.parametrize("hand, kept", [("3x8 1x2 1xZ", "1x2 2x8"), ("1x3 1xBR 2xM", "1x3 1xBR")])
def test_exchange_breaking_a_group(hand: str, kept: str) -> None:
    s = Scenario("2x1 2x2", hand, "1x4").last_game("Rich", "Poor", "Credit Crazy").exchange("Rich", "Poor", 2)
    assert s.table[0 + B] == pile(kept) + pile("2x1")


@pytest.mark.example("ZN-E25")
@pytest.mark.clause("ZN-9.11")
def test_simultaneous_exchange() -> None:
    s = Scenario("1x3 1x4 2x7", "1x1 1x2 2x8", "1x6").last_game("Rich", "Poor", "Credit Crazy")
    s.exchange("Rich", "Poor", 2)
    assert s.hand(A) == "2x7 2x8"
    assert s.hand(B) == "1x1 1x2 1x3 1x4"


@pytest.mark.example("ZN-E26")
@pytest.mark.clause("ZN-5.02", "ZN-4.03")
def test_six_of_a_kind() -> None:
    s = Scenario("6x2 1x1", "1x5 1x1", "6x7 1x1", "4xZ 1x1").plays(A, "6x2").plays(B, "1x5").plays(C, "6x7")
    assert s.options_of(D) == {"pass"}
    assert s.clause(D, "4xZ") == "ZN-4.05"
    assert s.passes(D, A, B).leads() == C


@pytest.mark.example("ZN-E27")
@pytest.mark.clause("ZN-10.04")
@pytest.mark.parametrize("tie, winners", [("shared", (A, C)), ("countback", (C,))])
def test_three_player_match_of_two_games(tie: str, winners: tuple[int, ...]) -> None:
    s = Scenario("1x1", "1x1", "1x1", games=2, match_tie=tie)
    s.finish_game("Rich", "Credit Crazy", "Poor").finish_game("Poor", "Credit Crazy", "Rich")
    assert s.outcome is not None
    assert s.outcome.scores == (7, 6, 7)
    assert s.outcome.winners == winners


@pytest.mark.example("ZN-E28")
@pytest.mark.clause("ZN-3.02", "ZN-5.25")
def test_starter_cannot_pass() -> None:
    s = Scenario("1xZ", "1x1", "1x1", "1x1")
    assert s.options_of(A) == {"1xZillionaire"}
    assert s.clause(A, "pass") == "ZN-3.02"
    s.plays(A, "1xZ")
    assert s.sees().seats[A].status == "Rich"
    assert s.leads() == B


@pytest.mark.example("ZN-E29")
@pytest.mark.clause("ZN-6.08")
@pytest.mark.parametrize("shows", [True, False])
def test_looking_back(shows: bool) -> None:
    s = Scenario("1x5 1x2 3x1", "1x6 3x1", "1x2 1xBU 1xZ", "2x8 1x1", show_history=shows)
    s.plays(A, "1x5").plays(B, "name 1", "1x6").passes(C, D, A)
    s.plays(B, "1x1").plays(C, "1xBU").passes(A).passes(B).plays(C, "1x2").passes(D)
    names = [event.name for event in s.history(C)]
    if shows:
        assert names.count("played") == 5
        assert names.count("passed") == 6
        assert ("named size" in names, "was skipped" in names) == (True, True)
    else:
        assert names == ["passed"]
        assert s.sees(C).played is None
    assert s.top().rank == "2"
    assert not {"gave", "dealt"} & set(names)


@pytest.mark.example("ZN-E30")
@pytest.mark.clause("ZN-6.09", "ZN-4.09")
def test_nothing_to_play() -> None:
    could = Scenario("2x8 1x1", "2xM 1x1", "1x1", "1x1").plays(A, "2x8")
    could_not = Scenario("2x8 1x1", "2x2 1xM", "1x1", "1x1").plays(A, "2x8")
    assert (could.asks(), could_not.asks()) == (B, B)
    for s in (could, could_not):
        s.passes(B)
    assert could.view(C) == could_not.view(C)
    assert could.events(C) == could_not.events(C)
