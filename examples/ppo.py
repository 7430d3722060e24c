"""PPO with action masks, by sb3-contrib, on a batch of games: one seat learns among heuristics.

    pip install "fatcats[envs]" sb3-contrib
    python examples/ppo.py zillionaire --seats 4 --option games=1 --minutes 10 --out ppo.zip

Beside the model it writes a learning curve, a line of JSON for each test, as `fatcats train` does.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import process_time

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from fatcats.cli.common import read_options
from fatcats.envs import BatchEnv
from fatcats.envs.baselines import versus
from fatcats.envs.batch import Step
from fatcats.envs.spec import setup

TEST_SEED = 0x7E57  # the games in which `fatcats train` is tested too


class Games(VecEnv):
    """A batch as the library's vector of environments. Place i of the batch plays seat i % seats."""

    def __init__(self, env: BatchEnv) -> None:
        self.env = env
        self.own = np.arange(env.n), np.arange(env.n) % env.setup.seats
        self.games = 0
        space = gymnasium.spaces.Box(-1, 1, (env.setup.size,), np.float32)
        super().__init__(env.n, space, gymnasium.spaces.Discrete(len(env.setup.actions)))

    def reset(self) -> np.ndarray:
        return scaled(self.env, self.env.last)

    def step_async(self, actions: np.ndarray) -> None:
        self.actions = actions

    def step_wait(self):
        step = self.env.step(self.actions)
        self.games += int(step.done.sum())
        rewards = step.rewards[self.own].astype(np.float32)
        return scaled(self.env, step), rewards, step.done.copy(), [{} for _ in range(self.num_envs)]

    def env_method(self, method_name, *args, indices=None, **kwargs):
        assert method_name == "action_masks"
        return list(self.env.last.masks.astype(bool))

    def get_attr(self, attr_name, indices=None):
        return [getattr(self, attr_name)] * self.num_envs

    def action_masks(self) -> np.ndarray:
        return self.env.last.masks.astype(bool)

    def set_attr(self, attr_name, value, indices=None) -> None:
        raise AttributeError(f"{attr_name} cannot be set")

    def env_is_wrapped(self, wrapper_class, indices=None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass


def scaled(env: BatchEnv, step: Step) -> np.ndarray:
    return step.observations.astype(np.float32) / env.setup.high


class Tests(BaseCallback):
    """Measures strength now and then, and ends the training when time is up or all games are played."""

    def __init__(self, games: Games, log: Path, minutes: float | None, number: int | None, tests: int, size: int):
        super().__init__()
        self.games, self.log, self.minutes, self.number = games, log, minutes, number
        self.tests, self.size, self.tested, self.begin = tests, size, 0, process_time()

    def done(self) -> float:
        if self.minutes is None:
            return self.games.games / (self.number or 1)
        return (process_time() - self.begin) / (60 * self.minutes)

    def _on_step(self) -> bool:
        done = self.done()
        if done >= self.tested / self.tests:
            self.tested = int(done * self.tests) + 1
            self.test()
        return done < 1

    def _on_training_end(self) -> None:
        if self.tested <= self.tests:
            self.test()

    def best(self, step: Step) -> np.ndarray:
        actions, _ = self.model.predict(
            scaled(self.games.env, step), deterministic=True, action_masks=step.masks.astype(bool)
        )
        return actions

    def test(self) -> None:
        seconds = process_time() - self.begin
        point = {"seconds": round(seconds, 1), "games": self.games.games, "decisions": self.num_timesteps, "loss": None}
        chosen = self.games.env.setup
        for opponents in ("heuristic", "random"):
            env = BatchEnv(chosen.game.key, min(256, self.size), chosen.seats, opponents, TEST_SEED, **chosen.options)
            point[opponents] = versus(self.best, env, self.size).as_json()
        with self.log.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(point) + "\n")
        print(json.dumps(point), flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train a player by PPO with action masks.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--minutes", type=float, help="of processor time")
    parser.add_argument("--games", type=int, help="so many games instead of minutes")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--side-by-side", type=int, default=256, help="games")
    parser.add_argument("--tests", type=int, default=8)
    parser.add_argument("--test-games", type=int, default=1000)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    if (given.minutes is None) == (given.games is None):
        parser.error("train either for some minutes or for some games")
    return given


def main() -> None:
    given = arguments()
    torch.set_num_threads(1)  # the network is small: threads would wait for each other
    chosen = setup(given.game, given.seats, read_options(given.option))
    log = given.out.with_suffix(".jsonl")
    heading = {
        "game": chosen.game.key,
        "seats": chosen.seats,
        "options": dict(chosen.options),
        "rules_version": chosen.game.rules_version,
        "encoding_version": chosen.encoding.version,
        "method": "ppo",
        "seed": given.seed,
        "minutes": given.minutes,
        "games": given.games,
    }
    log.write_text(json.dumps(heading) + "\n", encoding="utf-8")
    env = BatchEnv(chosen.game.key, given.side_by_side, chosen.seats, "heuristic", given.seed, **chosen.options)
    games = Games(env)
    tests = Tests(games, log, given.minutes, given.games, given.tests, given.test_games)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=64,
        batch_size=2048,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128], "activation_fn": torch.nn.ReLU},
        seed=given.seed,
        device="cpu",
    )
    model.learn(total_timesteps=10**12, callback=tests)
    model.save(given.out)


if __name__ == "__main__":
    main()
