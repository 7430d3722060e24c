"""OpenSpiel's Dou Dizhu: run with the peers' Python, prints one JSON object.

A decision is a player's choice, bids included; dealing is a run of chance nodes and is not counted. The deal cannot be
part of the C++ rollouts: the search crashes on a root that is a chance node. Deals differ (hands with many combinations
make one game in a hundred four times as slow), so a figure needs many of them, the same ones in every repeat.
"""

from __future__ import annotations

from importlib import import_module, metadata
from random import Random
from typing import Any

from bench.figures import Figure, Measure, PeerFigures
from bench.measure import best_of_each, microseconds

GAME = "dou_dizhu"
POSITIONS = 400
ROLLOUTS = 40
"""C++ rollouts in one call; enough that calling costs nothing."""
SAMPLES = 20
"""Playouts per position that give the mean number of decisions in a rollout."""
CLONES = 100
MIDDLE = 20
"""Decisions after which a position is cloned."""

pyspiel: Any = import_module("pyspiel")
rng = Random(1)


def deal(game: Any) -> Any:
    """A new game up to the first decision; every chance node of this game is uniform."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.legal_actions()
        state.apply_action(outcomes[int(rng.random() * len(outcomes))])
    return state


def play(state: Any, limit: int = 1_000_000) -> int:
    """Random legal play from Python; returns the decisions made."""
    decisions = 0
    while decisions < limit and not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
        decisions += 1
    return decisions


def games(game: Any) -> int:
    """Whole games, deal included, the same ones at every call."""
    rng.seed(1)
    return sum(play(deal(game)) for _ in range(POSITIONS))


def games_from(positions: list[Any]) -> int:
    """Games from these positions, the same ones at every call."""
    rng.seed(1)
    return sum(play(position.clone()) for position in positions)


def rollout_bot(game: Any) -> Any:
    """A search of one simulation: nothing but `ROLLOUTS` random games in C++ from the position it is given."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    return pyspiel.MCTSBot(
        game, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=100, solve=False, seed=1, verbose=False
    )


def native_playouts(bot: Any, positions: list[Any]) -> int:
    """Rollouts from every position."""
    for position in positions:
        bot.mcts_search(position)
    return ROLLOUTS * len(positions)


def mean_decisions(positions: list[Any]) -> float:
    """Decisions in a random game from these positions, on average."""
    total = sum(play(position.clone()) for position in positions for _ in range(SAMPLES))
    return total / (SAMPLES * len(positions))


def clones(positions: list[Any]) -> int:
    """Clones of every position."""
    for position in positions:
        for _ in range(CLONES):
            position.clone()
    return CLONES * len(positions)


def middles(positions: list[Any]) -> list[Any]:
    """The same games some decisions later."""
    later = [position.clone() for position in positions]
    for state in later:
        play(state, MIDDLE)
    return later


def measure() -> PeerFigures:
    """All figures of OpenSpiel."""
    game = pyspiel.load_game(GAME)
    positions = [deal(game) for _ in range(POSITIONS)]
    later = middles(positions[:CLONES])
    bot = rollout_bot(game)
    with_deal, after_deal, playouts, cloned = best_of_each(
        [
            lambda: games(game),
            lambda: games_from(positions),
            lambda: native_playouts(bot, positions),
            lambda: clones(later),
        ]
    )
    figures = (
        Figure("Python loop, with deal", with_deal, (Measure.LOOP_FROM_PYTHON,)),
        Figure("Python loop, after deal", after_deal, (Measure.LOOP_FROM_PYTHON,)),
        Figure("C++ loop, after deal", playouts * mean_decisions(positions), (Measure.COMPILED_LOOP,)),
        Figure("C++ loop, after deal", playouts, (Measure.PLAYOUTS,)),
        Figure("clone", microseconds(cloned), (Measure.CLONE,)),
    )
    return PeerFigures("OpenSpiel", metadata.version("open_spiel"), GAME, figures)


if __name__ == "__main__":
    print(measure().to_json())
