"""ZN-3: starting a round."""

from __future__ import annotations

from typing import cast

import pytest

import fatcats
from fatcats.games.zillionaire.knowledge.view_types import ZillionaireView
from fatcats.games.zillionaire.model.cards import RANK_NAMES
from tests.games.zillionaire.scenario import A, B, C, D, Scenario


@pytest.mark.clause("ZN-3.01")
def test_the_player_left_of_the_dealer_starts() -> None:
    for dealer in range(4):
        match = fatcats.new("zillionaire", seats=4, first_dealer=dealer)
        assert match.deciders == [(dealer + 1) % 4]
        assert cast(ZillionaireView, match.view(None)).step == "lead"


@pytest.mark.clause("ZN-3.01", "ZN-9.14")
@pytest.mark.parametrize("reseat", [True, False])
def test_later_games_are_started_by_the_poor_player(reseat: bool) -> None:
    s = Scenario("1x1", "1x1", "1x1", "1x1", games=2, reseat=reseat)
    s.finish_game("Poor", "Rich", "Thin Ice", "Upper Crust")
    assert s.leads() == A


@pytest.mark.clause("ZN-3.02")
def test_the_starter_may_not_pass() -> None:
    s = Scenario("1x1 1xZ", "1x1", "1x1")
    assert s.clause(A, "pass") == "ZN-3.02"
    with pytest.raises(fatcats.IllegalMove, match="ZN-3.02"):
        s.play(A, "pass")


@pytest.mark.clause("ZN-3.03", "ZN-3.06")
def test_any_number_of_one_rank_may_be_led() -> None:
    s = Scenario("4x3 1x6", "1x1", "1x1")
    assert s.options_of(A) == {"1x3", "2x3", "3x3", "4x3", "1x6"}
    assert s.clause(A, "5x3") == "ZN-3.03"
    assert s.clause(A, "2x6") == "ZN-3.03"
    assert s.plays(A, "2x3").hand(A) == "2x3 1x6"


@pytest.mark.clause("ZN-3.04")
def test_a_5_is_led_alone() -> None:
    s = Scenario("3x5", "1x1", "1x1")
    assert s.options_of(A) == {"1x5"}
    assert (s.clause(A, "2x5"), s.clause(A, "3x5")) == ("ZN-3.04", "ZN-3.04")


@pytest.mark.clause("ZN-3.05")
def test_a_play_is_announced_to_all() -> None:
    s = Scenario("3x6 1x1", "1x1", "1x1").plays(A, "3x6")
    for seat in (None, A, B, C):
        (event,) = s.events(seat)
        assert (event.name, event.seat, event.details) == ("played", A, {"cards": {"6": 3}, "size": 3})
    assert (s.top().rank, s.top().cards, s.top().seat) == ("6", 3, A)


@pytest.mark.clause("ZN-3.06")
def test_a_group_may_be_split_when_following() -> None:
    s = Scenario("1x3 1x1", "4x7", "1x1").plays(A, "1x3").plays(B, "1x7")
    assert s.hand(B) == "3x7"


@pytest.mark.clause("ZN-3.07", "ZN-5.09", "ZN-5.16", "ZN-5.25")
@pytest.mark.parametrize("rank", RANK_NAMES)
def test_every_rank_may_be_led(rank: str) -> None:
    s = Scenario(f"1x{rank} 1x2" if rank != "2" else "2x2", "1x1", "1x1", "1x1")
    assert f"1x{rank}" in s.options_of(A)
    s.plays(A, f"1x{rank}")
    asked = {"Zillionaire": A, "Bump": C}.get(rank, B)
    assert s.asks() == asked
    assert D not in s.deciders
