"""Four levels for people in every game: each from what its seat knows, and the better ones better."""

from __future__ import annotations

import logging

import pytest

import fatcats
from fatcats.bots import bot_names, levels, make_bot
from fatcats.bots.levels import CASUAL, LEVELS, level_names, usual_level
from fatcats.engine.bits import members
from fatcats.engine.bot import Knowledge
from fatcats.engine.rng import seeded
from fatcats.lab import Tournament, arena
from fatcats.registry import game_keys, get_game
from fatcats.server.bots import answer, question
from tests.conformance.cases import Case, positions
from tests.conformance.secrecy import another_world
from tests.test_live import fresh


@pytest.fixture(autouse=True)
def short_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as it takes, so that the same seed gives the same move on any machine."""
    monkeypatch.setattr(levels, "budget", lambda game, level: (12, None))


@pytest.mark.parametrize("key", game_keys())
def test_every_game_has_them(key: str) -> None:
    game = get_game(key)
    assert level_names(game) == list(LEVELS)
    assert set(LEVELS) < set(bot_names(game))
    assert usual_level(game) == CASUAL


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", game_keys())
def test_no_level_peeks_and_the_same_seed_gives_the_same_move(key: str, level: str) -> None:
    case = Case(key, get_game(key).usual_seats)
    first, second = make_bot(key, level), make_bot(key, level)
    for number, table in enumerate(positions(case, seed=81, every=120)):
        for seat in members(table.pending() & (2**case.seats - 1)):
            move = first.choose(Knowledge(case.game, table, seat, seeded(number)))
            assert move in table.legal(seat)
            world = another_world(table, seat, number)
            assert second.choose(Knowledge(case.game, world, seat, seeded(number))) == move


@pytest.mark.parametrize("key", ["zillionaire", "counterfeiters"])
def test_a_beginner_loses_to_others(key: str) -> None:
    seats = 3
    options = {"games": 1} if key == "zillionaire" else {}
    plan = Tournament(key, seats, (("beginner", *["casual"] * (seats - 1)),), 12, seed=5, options=dict(options))
    beginner, casual = arena(plan, processes=1).entrants(0)
    assert beginner.rate < casual.rate
    assert beginner.rate < beginner.fair


def test_where_a_bot_fails_the_rules_of_thumb_go_on(caplog: pytest.LogCaptureFixture) -> None:
    match = fresh("zillionaire")
    seat = match.deciders[0]
    with caplog.at_level(logging.ERROR):
        assert match.is_whole(seat, answer(question(match, seat, [], "no such level", seed=1)))
    assert "a bot failed" in caplog.text


def test_an_unknown_level_is_refused_in_words() -> None:
    with pytest.raises(fatcats.BadBot, match="it has: random, heuristic, beginner, casual, strong, expert"):
        make_bot("zillionaire", "grandmaster")
