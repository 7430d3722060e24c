"""What was chosen in games under way, until they end and it can be learned from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]


class Memory:
    """A ring of positions that were chosen. Each is learned once; one whose game takes too long is written over."""

    def __init__(self, questions: int, room: int) -> None:
        self._questions = questions
        self._room = room
        self._answers = np.zeros((room, (questions + 7) // 8), np.uint8)
        self._ended = np.zeros(room, np.int8)
        self._game = np.full(room, -1, np.int64)  # which game a position is of
        self._next = 0
        self._ready: list[Array] = []
        self.waiting = 0  # positions that can be learned from

    def write(self, games: Array, answers: Array) -> list[int]:
        """The places at which these positions are kept; `games` has a number for each game that is no other's."""
        places = (self._next + np.arange(len(games))) % self._room
        self._next = (self._next + len(games)) % self._room
        self._answers[places] = np.packbits(answers, axis=1)
        self._game[places] = games
        kept: list[int] = places.tolist()
        return kept

    def settle(self, game: int, places: list[int], ended: list[int]) -> None:
        """The game is over: how it ended for whoever chose each position."""
        at = np.array(places, np.int64)
        mine = self._game[at] == game
        at = at[mine]
        self._ended[at] = np.array(ended, np.int8)[mine]
        self._ready.append(at)
        self.waiting += len(at)

    def lessons(self, size: int) -> Iterator[tuple[Array, Array]]:
        """Answers and ends of all that can be learned now, so many positions at a time; a rest waits."""
        if self.waiting < size:
            return
        ready = np.concatenate(self._ready)
        whole = len(ready) // size * size
        self._ready = [ready[whole:]]
        self.waiting = len(ready) - whole
        for begin in range(0, whole, size):
            at = ready[begin : begin + size]
            yield np.unpackbits(self._answers[at], axis=1, count=self._questions), self._ended[at]
