"""ZN-8 and ZN-10: scoring, end of the match."""

from __future__ import annotations

import pytest

from tests.games.zillionaire.scenario import Scenario

SIX = ("Rich", "Money to Burn", "Upper Crust", "Credit Crazy", "Thin Ice", "Poor")


@pytest.mark.clause("ZN-8.01", "ZN-8.03")
def test_everybody_puts_a_chip_on_the_space_of_the_own_status() -> None:
    s = Scenario(*["1x1"] * 3, games=3).finish_game("Poor", "Rich", "Credit Crazy")
    assert [seat.chips for seat in s.sees().seats] == [{"Poor": 1}, {"Rich": 1}, {"Credit Crazy": 1}]
    s.finish_game("Poor", "Credit Crazy", "Rich")
    assert [seat.chips for seat in s.sees(2).seats] == [
        {"Poor": 2},
        {"Credit Crazy": 1, "Rich": 1},
        {"Credit Crazy": 1, "Rich": 1},
    ]


@pytest.mark.clause("ZN-8.02")
def test_the_value_of_a_chip() -> None:
    s = Scenario(*["1x1"] * 6, games=1).finish_game(*SIX)
    assert [seat.points for seat in s.sees().seats] == [6, 5, 4, 3, 2, 1]


@pytest.mark.clause("ZN-8.03")
def test_all_scores_are_public() -> None:
    s = Scenario(*["1x1"] * 4, games=2).finish_game("Rich", "Upper Crust", "Thin Ice", "Poor")
    for seat in (None, 0, 3):
        assert [line.points for line in s.sees(seat).seats] == [6, 4, 2, 1]


@pytest.mark.clause("ZN-10.01")
def test_the_match_ends_when_the_last_game_is_scored() -> None:
    s = Scenario(*["1x1"] * 3, games=2).finish_game("Rich", "Credit Crazy", "Poor")
    assert not s.over
    s.finish_game("Rich", "Credit Crazy", "Poor")
    assert s.over
    assert s.outcome is not None and s.outcome.reason == "all games are scored"
    assert s.happened()[-1] == "match ended"


@pytest.mark.clause("ZN-10.02", "ZN-10.03")
def test_the_highest_sum_wins() -> None:
    s = Scenario(*["1x1"] * 4, games=2).finish_game("Upper Crust", "Rich", "Thin Ice", "Poor")
    s.finish_game("Rich", "Thin Ice", "Upper Crust", "Poor")
    assert s.outcome is not None
    assert s.outcome.scores == (10, 8, 6, 2)
    assert s.outcome.places == (1, 2, 3, 4)
    assert s.outcome.winners == (0,)


@pytest.mark.clause("ZN-10.04")
def test_equal_totals_share_the_win() -> None:
    s = Scenario(*["1x1"] * 3, games=2).finish_game("Rich", "Credit Crazy", "Poor")
    s.finish_game("Poor", "Credit Crazy", "Rich")
    assert s.outcome is not None
    assert s.outcome.places == (1, 3, 1)


@pytest.mark.clause("ZN-10.04")
def test_countback_looks_at_more_rich_games_first() -> None:
    """6 + 2 + 1 against 4 + 4 + 1: equal totals of 9; one Rich game decides, not the last game."""
    s = Scenario(*["1x1"] * 4, games=3, match_tie="countback")
    s.finish_game("Rich", "Upper Crust", "Thin Ice", "Poor")
    s.finish_game("Thin Ice", "Upper Crust", "Poor", "Rich")
    s.finish_game("Poor", "Poor", "Upper Crust", "Rich")
    assert s.outcome is not None
    assert s.outcome.scores[:2] == (9, 9)
    assert s.outcome.places[:2] == (2, 3)
