"""How a player fares among others of one kind, in a batch: for learning curves and for comparison."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from fatcats.envs.batch import BatchEnv, Step
from fatcats.lab.summary import wilson

Choose = Callable[[Step], npt.NDArray[Any]]  # an action for each game


@dataclass(frozen=True)
class Result:
    """Of one seat among others; a shared first place is no win here."""

    games: int
    won: float
    low: float  # the 95 % interval of `won`
    high: float
    reward: float
    decisions: float  # of a game, on average, all seats together

    def as_json(self) -> dict[str, float]:
        return {name: round(value, 4) for name, value in asdict(self).items()}


def versus(choose: Choose, env: BatchEnv, games: int) -> Result:
    """Against the opponents in the batch: as many games at each place of it, or short ones would count more often."""
    each = -(-games // env.n)
    played = np.zeros(env.n, np.int64)
    rewards: list[float] = []
    lengths: list[int] = []
    while (played < each).any():
        step = env.step(choose(env.last))
        ended = np.flatnonzero(step.done & (played < each))
        rewards += [float(step.rewards[i, i % env.setup.seats]) for i in ended]
        lengths += [int(env.lengths[i]) for i in ended]
        played[ended] += 1
    return summed_up(rewards, lengths)


def summed_up(rewards: list[float], lengths: list[int]) -> Result:
    won = float(np.mean([reward == 1 for reward in rewards]))
    low, high = wilson(won, len(rewards))
    return Result(len(rewards), won, low, high, float(np.mean(rewards)), float(np.mean(lengths)))


def at_random(seed: int) -> Choose:
    """A player without any plan."""
    random = np.random.default_rng(seed)

    def choose(step: Step) -> npt.NDArray[Any]:
        found: npt.NDArray[Any] = (step.masks * random.random(step.masks.shape, dtype=np.float32)).argmax(axis=1)
        return found

    return choose
