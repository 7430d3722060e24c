"""Choosing by a network, and how well that does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from fatcats.envs.baselines import Result, summed_up
from fatcats.learning.games import Games, Looks
from fatcats.learning.network import Net
from fatcats.learning.questions import Questions

Array = npt.NDArray[Any]
WIN_BONUS = 2.0  # how much more a win is worth than the step from one place to the next says


def number_of_ends(seats: int) -> int:
    """Rewards are multiples of 1 / (seats - 1), from -1 to 1."""
    return 2 * seats - 1


def end_of(reward: float, seats: int) -> int:
    return round((reward + 1) * (seats - 1))


def worth_of_ends(seats: int) -> Array:
    """What a player aims at: to win, and otherwise to be as far ahead as possible."""
    worth = np.linspace(-1, 1, number_of_ends(seats), dtype=np.float32)
    worth[-1] += WIN_BONUS
    return worth


@dataclass(frozen=True)
class Weighed:
    """The moves of all games as the network sees them."""

    before: Array
    after: Array
    best: Array  # by game: the row of its best move


def weigh(net: Net, questions: Questions, worth: Array, look: Looks) -> Weighed:
    before, after, counts = questions.before(look.now), questions.after(look.after), np.diff(look.first)
    values = (net.ends(before, after, counts) * worth).sum(axis=1)
    table = np.full((len(counts), int(counts.max())), -np.inf, np.float32)
    table[np.arange(table.shape[1]) < counts[:, None]] = values
    return Weighed(before, after, look.first[:-1] + table.argmax(axis=1))


def versus(net: Net, questions: Questions, worth: Array, games: Games, number: int) -> Result:
    """Always what the network thinks best, against the opponents of the batch: as many games at each place of it."""
    each = -(-number // games.n)
    played = np.zeros(games.n, np.int64)
    rewards: list[float] = []
    lengths: list[int] = []
    while (played < each).any():
        ends = games.play(weigh(net, questions, worth, games.look()).best)
        ended = np.flatnonzero(ends.done & (played < each))
        rewards += [float(ends.rewards[i, i % games.setup.seats]) for i in ended]
        lengths += [int(games.lengths[i]) for i in ended]
        played[ended] += 1
    return summed_up(rewards, lengths)
