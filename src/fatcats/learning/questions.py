"""What a network is given of a position: answers to questions, "is this number of it at least so large?"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from fatcats.envs.spec import Setup
from fatcats.learning.games import Games

Array = npt.NDArray[Any]
GAMES = 64
MAX_BOUNDS = 16  # for one number


@dataclass(frozen=True)
class Questions:
    """`numbers[i]` of a position is compared with `bounds[i]`. No move changes the answers of the first `common`."""

    numbers: Array
    bounds: Array
    common: int

    def __len__(self) -> int:
        return len(self.numbers)

    def before(self, now: Array) -> Array:
        """The answers that all moves of a decision share."""
        found: Array = now[:, self.numbers[: self.common]] >= self.bounds[: self.common]
        return found

    def after(self, after: Array) -> Array:
        """The answers that a move decides."""
        found: Array = after[:, self.numbers[self.common :]] >= self.bounds[self.common :]
        return found

    @classmethod
    def found_in(cls, setup: Setup, seed: int, steps: int) -> Questions:
        """Those that are answered now so and now so in games at random, alone and among heuristics."""
        kinds = (None, "heuristic") if setup.game.guide else (None,)
        looks = [looked_at(setup, kind, seed, steps) for kind in kinds]
        seen = np.concatenate([after for after, _ in looks])
        changes = np.any([changed for _, changed in looks], axis=0)
        found = [bounds_of(seen[:, number]) for number in range(seen.shape[1])]
        order = [*np.flatnonzero(~changes).tolist(), *np.flatnonzero(changes).tolist()]
        numbers = [number for number in order for _ in found[number]]
        bounds = [bound for number in order for bound in found[number]]
        common = sum(len(found[number]) for number in order if not changes[number])
        return cls(np.array(numbers, np.int64), np.array(bounds, np.int16), common)


def looked_at(setup: Setup, opponents: str | None, seed: int, steps: int) -> tuple[Array, Array]:
    """Positions after moves at random, and which of their numbers a move can change."""
    games = Games(setup, GAMES, opponents, seed)
    random = np.random.default_rng(seed)
    seen, changed = [], np.zeros(0, bool)
    for _ in range(steps):
        look = games.look()
        counts = np.diff(look.first)
        rows = look.first[:-1] + (random.random(games.n) * counts).astype(np.int64)
        change = (look.after != np.repeat(look.now, counts, axis=0)).any(axis=0)
        changed = change if not len(changed) else changed | change
        seen.append(look.after[rows])
        games.play(rows)
    return np.concatenate(seen), changed


def bounds_of(column: Array) -> list[int]:
    """Each value but the lowest; of many values some, half of them where most lie and half spread over all."""
    values = np.unique(column)
    if len(values) - 1 > MAX_BOUNDS:
        shares = np.linspace(0, 1, MAX_BOUNDS // 2 + 1)[1:]
        of_all = np.quantile(column, shares, method="nearest")
        of_values = np.quantile(values, shares, method="nearest")
        return [int(value) for value in np.union1d(of_all, of_values) if value > values[0]]
    return [int(value) for value in values[1:]]
