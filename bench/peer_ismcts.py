"""OpenSpiel's ISMCTS in C++ on its own card games: run with the peers' Python, prints one JSON object.

A simulation draws a world that fits what the player knows, descends the tree and plays on at random to the end, as one
try of ours does with random moves. These are the card games for which OpenSpiel can draw worlds; Hearts comes nearest
to Zillionaire, with four hands of thirteen cards.
"""

from __future__ import annotations

import json
from importlib import import_module
from random import Random
from typing import Any

from bench.measure import Job, best_of_each

GAMES = {"hearts": "Hearts", "oh_hell(players=4)": "Oh Hell", "euchre": "Euchre"}
POSITIONS = 20
SIMULATIONS = 100
EXPLORATION = 2.0
ALL_WORLDS = -1  # a new one for every simulation

pyspiel: Any = import_module("pyspiel")


def first_choice(game: Any, rng: Random) -> Any:
    """A dealt position in which somebody has more than one move."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(state.legal_actions()[0])
    return state


def search_job(name: str) -> Job:
    game, rng = pyspiel.load_game(name), Random(1)
    positions = [first_choice(game, rng) for _ in range(POSITIONS)]

    def job() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, SIMULATIONS, ALL_WORLDS, final, False, False)
        for position in positions:
            bot.step(position)
        return SIMULATIONS * POSITIONS

    return job


def measure() -> dict[str, float]:
    return dict(zip(GAMES.values(), best_of_each([search_job(name) for name in GAMES])))


if __name__ == "__main__":
    print(json.dumps(measure()))
