"""Games side by side, seen move by move: what would each seat see after each of its moves?"""

from __future__ import annotations

import ctypes
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from fatcats.engine.play import Play
from fatcats.engine.preview import BatchPreview
from fatcats.envs.batch import BatchEnv
from fatcats.envs.spec import Setup

Array = npt.NDArray[Any]
CAP = 24  # moves of one decision that are looked at


class Looks(NamedTuple):
    """Views of the same memory after every step: copy what is to be kept."""

    now: Array  # what each game's chooser sees
    after: Array  # what they would see after each move
    first: Array  # by game: where its rows of `after` begin; one more at the end
    seats: Array  # who chooses


class Ends(NamedTuple):
    done: Array  # by game: has it ended? Then the next has begun
    rewards: Array  # by game and seat


def encoded_size(setup: Setup) -> int:
    """The numbers of an observation that describe the position. Events are told to environments, not to bots."""
    return sum(block.size for block in setup.encoding.layout(setup.seats))


class Games:
    """In each there is something to choose: forced moves are made by themselves."""

    def __init__(self, setup: Setup, n: int, opponents: str | None, seed: int) -> None:
        self.n = n
        self.setup = setup
        self._env = BatchEnv(setup.game.key, n, setup.seats, opponents, seed, **setup.options)
        size = encoded_size(setup)
        preview = self._preview = BatchPreview(self._env.batch, size, CAP)
        self._now = np.frombuffer(memoryview(preview.now), np.int16).reshape(n, size)
        self._after = np.frombuffer(memoryview(preview.after), np.int16).reshape(n * CAP, size)
        self._first = np.frombuffer(memoryview(preview.first), np.int64)
        self._rows = 0
        preview.begin()

    def look(self) -> Looks:
        ctypes.memset(self._now.ctypes.data, 0, self._now.nbytes)
        ctypes.memset(self._after.ctypes.data, 0, self._rows * self._after.shape[1] * 2)
        self._rows = int(self._preview.look())
        return Looks(self._now, self._after[: self._rows], self._first, self._env.last.seats)

    def play(self, rows: Array) -> Ends:
        """In each game the move of that row of `after`."""
        last = self._env.last
        for array in (last.rewards, last.done):
            ctypes.memset(array.ctypes.data, 0, array.nbytes)
        self._preview.step(rows.tolist())
        return Ends(last.done, last.rewards)

    def move(self, row: int) -> int:
        """The move of that row of `after`."""
        return int(self._preview.moves[row])

    @property
    def plays(self) -> list[Play]:
        """The games under way."""
        return self._env.batch.plays

    @property
    def lengths(self) -> Array:
        """How many decisions the game took that ended last, forced ones included."""
        return self._env.lengths
