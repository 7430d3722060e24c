"""What plain players reach, for comparison: `python -m fatcats.envs.baselines [--games 400]`.

The mean reward of a player at random among heuristics, with a 95 % interval, and how long games
are. The heuristic among heuristics has 0, because rewards sum to zero.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from fatcats.envs.batch import BatchEnv
from fatcats.registry import game_keys, get_game

SEED = 1
BATCH = 64


@dataclass(frozen=True)
class Score:
    mean: float
    margin: float  # of the 95 % interval
    games: int
    decisions: float  # of a game, on average, all seats together


def random_player(env: BatchEnv, games: int, seed: int = SEED) -> Score:
    """How a player at random fares against the batch's opponents: as many games at each place, or the short ones would
    count more often."""
    random = np.random.default_rng(seed)
    each = -(-games // env.n)
    played = np.zeros(env.n, np.int64)
    rewards: list[float] = []
    lengths: list[int] = []
    while (played < each).any():
        masks = env.last.masks
        step = env.step((masks * random.random(masks.shape, dtype=np.float32)).argmax(axis=1))
        ended = np.flatnonzero(step.done & (played < each))
        rewards += [float(step.rewards[i, i % env.setup.seats]) for i in ended]
        lengths += [int(env.lengths[i]) for i in ended]
        played[ended] += 1
    margin = 1.96 * float(np.std(rewards)) / len(rewards) ** 0.5
    return Score(float(np.mean(rewards)), margin, len(rewards), float(np.mean(lengths)))


def variants(key: str) -> dict[str, Mapping[str, object]]:
    """The usual options, and each preset that can be played by the usual number."""
    game = get_game(key)
    return {"usual": {}, **{name: dict(preset) for name, preset in game.presets.items()}}


def main() -> None:
    parser = ArgumentParser(description="What a player at random reaches in each environment.")
    parser.add_argument("--games", type=int, default=400)
    games = parser.parse_args().games
    print("| environment | seats | at random among heuristics | decisions a game |\n| --- | --- | --- | --- |")
    for key in game_keys():
        for name, options in variants(key).items():
            env = BatchEnv(key, BATCH, opponents="heuristic", seed=SEED, **options)  # type: ignore[arg-type]
            score = random_player(env, games)
            reached = f"{score.mean:+.2f} ± {score.margin:.2f}"
            print(f"| {key}, {name} | {env.setup.seats} | {reached} | {score.decisions:.0f} |", flush=True)


if __name__ == "__main__":
    main()
