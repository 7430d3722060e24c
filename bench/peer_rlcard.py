"""RLCard's Dou Dizhu: run with the peers' Python, prints one JSON object.

The environment adds observations and action ids to the raw game. The deal is part of both loops.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from importlib import import_module, metadata
from random import Random
from typing import Any

from bench.figures import Figure, Measure, PeerFigures
from bench.measure import best_of_each, microseconds

GAME = "doudizhu"
GAMES = 40
COPIES = 20
MIDDLE = 20
"""Decisions after which a game is copied."""

rlcard: Any = import_module("rlcard")
rng = Random(1)


def play_env(env: Any) -> int:
    """One random game through the environment; returns the decisions made."""
    decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def play_raw(game: Any, limit: int = 1_000_000) -> int:
    """One random game below the environment; returns the decisions made."""
    decisions = 0
    state, _ = game.init_game()
    while decisions < limit and not game.is_over():
        state, _ = game.step(rng.choice(state["actions"]))
        decisions += 1
    return decisions


def games(env: Any, play: Callable[[Any], int], target: Any) -> int:
    """The same games at every call."""
    rng.seed(1)
    env.seed(1)
    return sum(play(target) for _ in range(GAMES))


def copies(game: Any) -> int:
    """Deep copies: a game has no clone of its own."""
    for _ in range(COPIES):
        deepcopy(game)
    return COPIES


def measure() -> PeerFigures:
    """All figures of RLCard."""
    env = rlcard.make(GAME, config={"seed": 1})
    play_raw(env.game, MIDDLE)
    middle = deepcopy(env.game)
    raw, through_env, copied = best_of_each(
        [lambda: games(env, play_raw, env.game), lambda: games(env, play_env, env), lambda: copies(middle)]
    )
    figures = (
        Figure("raw game, with deal", raw, (Measure.LOOP_FROM_PYTHON, Measure.COMPILED_LOOP)),
        Figure("environment, with deal", through_env, (Measure.LOOP_FROM_PYTHON, Measure.COMPILED_LOOP)),
        Figure("deepcopy of the game", microseconds(copied), (Measure.CLONE,)),
    )
    return PeerFigures("RLCard", metadata.version("rlcard"), GAME, figures)


if __name__ == "__main__":
    print(measure().to_json())
