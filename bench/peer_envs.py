"""The peers' environments, observations and masks included: run with the peers' Python, prints one JSON object."""

from __future__ import annotations

import json
import os
from importlib import import_module
from random import Random
from typing import Any

from bench.measure import Job, best_of_each
from bench.peer_rlcard import games as rlcard_games
from bench.peer_rlcard import play_env

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
CARD_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
STEPS = 400
rng = Random(1)


def rlcard_job() -> Job:
    env = import_module("rlcard").make("doudizhu", config={"seed": 1})
    return lambda: rlcard_games(env, play_env, env)


def pettingzoo_job(name: str) -> Job:
    env: Any = import_module(f"pettingzoo.classic.{name}").env()

    def play() -> int:
        env.reset(seed=1)
        for _ in range(STEPS):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(rng.choice(seen["action_mask"].nonzero()[0]))
        return STEPS

    return play


def open_spiel_job() -> Job:
    """What its own learning code does: legal actions and an information-state tensor at every decision."""
    game: Any = import_module("pyspiel").load_game("dou_dizhu")

    def play() -> int:
        decisions = 0
        for _ in range(5):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                if not state.is_chance_node():
                    state.observation_tensor()
                    state.legal_actions_mask()
                    decisions += 1
                state.apply_action(actions[int(rng.random() * len(actions))])
        return decisions

    return play


def measure() -> dict[str, float]:
    jobs = {
        "RLCard doudizhu": rlcard_job(),
        **{f"PettingZoo {name}": pettingzoo_job(name) for name in CARD_GAMES},
        "OpenSpiel dou_dizhu, with tensors": open_spiel_job(),
    }
    return dict(zip(jobs, best_of_each(list(jobs.values()))))


if __name__ == "__main__":
    print(json.dumps(measure()))
