"""ZN-6 and ZN-7: end of a round, going out, end of a game."""

from __future__ import annotations

import pytest

from fatcats.engine.tally import total
from fatcats.games.zillionaire.model import cells
from tests.games.zillionaire.scenario import A, B, C, D, Scenario


@pytest.mark.clause("ZN-6.01")
def test_after_every_play_all_others_are_asked_again() -> None:
    s = Scenario("1x1 1x7", "1x1 1x2", "1x1 1x6", "1x1 1x2").plays(A, "1x1").passes(B).plays(C, "1x6")
    asked = []
    while s.sees().step == "follow":
        asked.append(s.asks())
        s.passes(s.asks())
    assert asked == [D, A, B]
    assert s.leads() == C


@pytest.mark.clause("ZN-6.02")
def test_the_round_ends_when_all_have_passed_or_been_skipped() -> None:
    s = Scenario("1x4 1xBU 1x1", "1x1", "1x6 1x1", "1x1").plays(A, "1x4").passes(B).plays(C, "1x6").passes(D)
    s.plays(A, "1xBU")
    assert s.passes(C, D).leads() == A


@pytest.mark.clause("ZN-6.02")
def test_with_pass_locks_a_skip_is_spent_on_a_locked_neighbour() -> None:
    s = Scenario("1x4 1xBU 1x1", "1xM 1x1", "1x6 1xBR 1x1", "1x1", pass_locks=True)
    s.plays(A, "1x4").passes(B).plays(C, "1x6").passes(D).plays(A, "1xBU")
    assert s.sees().skipped == (B,)
    assert s.options_of(C) == {"1xBankroll", "pass"}
    assert s.passes(C).leads() == A


@pytest.mark.clause("ZN-6.03")
@pytest.mark.parametrize("answer", ["1xZ", "1xBR"])
def test_some_plays_end_the_round_at_once(answer: str) -> None:
    top = "1xBK" if answer == "1xBR" else "1x8"
    s = Scenario(f"{top} 1x1", f"{answer} 1x1", "1xZ 1xBR").plays(A, top).plays(B, answer)
    assert s.leads() == B


@pytest.mark.clause("ZN-6.04")
def test_the_tray_is_cleared_and_played_cards_never_return() -> None:
    s = Scenario("1x8 1x1", "1x1", "1x1").plays(A, "1x8").passes(B, C)
    assert s.sees().top is None
    assert s.hand(A) == "1x1"
    assert s.sees().played == {"8": 1}


@pytest.mark.clause("ZN-6.05")
def test_the_winner_starts_the_next_round_freely() -> None:
    s = Scenario("2x1 1x3", "1x8 3x2 1xZ", "1x1 1x3").plays(A, "1x1").plays(B, "1x8").passes(C, A)
    assert s.leads() == B
    assert s.options_of(B) == {"1x2", "2x2", "3x2", "1xZillionaire"}


@pytest.mark.clause("ZN-6.06")
def test_if_the_winner_is_out_the_next_active_player_leads() -> None:
    s = Scenario("1x8", "", "1x1", "1x2").plays(A, "1x8").passes(C, D)
    assert s.leads() == C


@pytest.mark.clause("ZN-6.07")
def test_nothing_carries_over_to_the_next_round() -> None:
    s = Scenario("2x1 1x8", "1xBU 1x1", "1x1 1x3", "1x1 1x2", pass_locks=True)
    s.plays(A, "1x1").plays(B, "1xBU").passes(D, A)
    view = s.sees()
    assert (view.passed, view.skipped, view.still_to_ask, view.top) == ((), (), (), None)
    assert s.plays(B, "1x1").options_of(C) == {"1x3", "pass"}
    assert s.passes(C).asks() == D  # who passed in the round before is asked again


@pytest.mark.clause("ZN-6.08")
def test_everything_in_the_round_is_public_when_it_happens() -> None:
    s = Scenario("1x5 1x1", "1x6 1x1", "1xBU 1x1", "1x1").plays(A, "1x5").plays(B, "name 1", "1x6").plays(C, "1xBU")
    s.passes(A)
    names = ["played", "named size", "played", "played", "was skipped", "passed"]
    assert all(s.happened(seat) == names for seat in (None, A, B, C, D))


@pytest.mark.clause("ZN-6.09")
def test_who_is_asked_follows_from_public_facts() -> None:
    """Whatever the neighbour holds, the neighbour is asked."""
    for hand in ("1x1", "1x8", "1xZ 2x1"):
        s = Scenario("1x4 1x1", hand, "1x1").plays(A, "1x4")
        assert s.sees(C).asked == (B,)


@pytest.mark.clause("ZN-7.01", "ZN-7.02", "ZN-7.06")
def test_going_out_takes_the_next_place_and_its_status_at_once() -> None:
    s = Scenario("1x1", "1x2", "1x3 1x1", "1x1 1x2").plays(A, "1x1")
    assert s.sees().seats[A].status == "Rich"
    s.plays(B, "1x2")
    assert s.sees().seats[B].status == "Upper Crust"
    places = [event.details["place"] for event in s.events(None) if event.name == "went out"]
    assert places == [1, 2]
    assert s.active() == [C, D]


@pytest.mark.clause("ZN-7.03")
def test_going_out_does_not_end_the_round() -> None:
    s = Scenario("1x1", "1x2 1x1", "1x1", "1x1").plays(A, "1x1")
    assert s.options_of(B) == {"1x2", "pass"}


@pytest.mark.clause("ZN-7.04")
@pytest.mark.parametrize("card, asked", [("1xBU", C), ("1xBK", B), ("1x5", B), ("1xZ", B)])
def test_the_last_play_has_its_usual_effect(card: str, asked: int) -> None:
    s = Scenario(card, "1xM 1xBR", "1x1 1xM", "1x1").plays(A, card)
    assert s.asks() == asked
    steps = {"1xBU": "follow", "1xBK": "follow", "1x5": "size-naming", "1xZ": "lead"}
    assert s.sees().step == steps[card]
    if card == "1xBK":
        assert s.options_of(B) == {"1xBankroll", "pass"}


@pytest.mark.clause("ZN-7.05")
def test_a_player_who_is_out_takes_no_further_part() -> None:
    s = Scenario("1x1", "1x2 1x3 1x4", "1x3 1x8", "1x6 1x7").plays(A, "1x1")
    while not s.over and s.sees().game == 1:
        assert s.asks() != A
        s.play(s.asks(), s.legal(s.asks())[0])


@pytest.mark.clause("ZN-7.07")
def test_the_game_ends_when_one_player_is_left() -> None:
    s = Scenario("2x2", "2x8", "", "", games=2).plays(A, "2x2")
    assert s.sees().game == 2
    assert s.sees().seats[B].last_status == "Poor"
    assert s.happened().count("went out") == 2


@pytest.mark.clause("ZN-7.08")
def test_cards_left_over_cost_nothing_and_are_not_shown() -> None:
    s = Scenario("1x2", "4xZ 3xBU", "1x3", games=1, lead=C).plays(C, "1x3").passes(A)
    s.passes(B).plays(A, "1x2")
    assert s.outcome is not None
    assert s.outcome.scores[B] == 1
    assert total(s.table[cells.HAND + B]) == 7
    shown = [event.details for event in s.events(A) if event.seat == B]
    assert all("cards" not in details for details in shown)
    assert s.sees(A).hand == {}
