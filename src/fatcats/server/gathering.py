"""Where many tables play, what their clients say is heard together, some moments later.

Moves that arrive together are done together: one turn of the loop, one flush to disk. A table alone waits for nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Protocol

PER_TABLE = 0.00008  # seconds for each table that has moved in the last second …
MOST = 0.02  # … and in all: not felt by people


class Speaker(Protocol):
    def take(self, data: bytes) -> None:
        """Must not raise: others are waiting."""


class Gathering:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._heard: list[tuple[Speaker, bytes]] = []
        self._tables: set[str] = set()
        self._count = 0
        self._since = clock()

    def note(self, table: str) -> None:
        """This table has moved."""
        self._tables.add(table)

    def add(self, speaker: Speaker, data: bytes) -> None:
        if not self._heard:
            wait = min(self._crowd() * PER_TABLE, MOST)
            if not wait:
                speaker.take(data)
                return
            asyncio.get_running_loop().call_later(wait, self.hear_all)
        self._heard.append((speaker, data))

    def hear_all(self) -> None:
        heard, self._heard = self._heard, []
        for speaker, data in heard:
            speaker.take(data)

    def _crowd(self) -> int:
        """How many tables moved in the last whole second."""
        if self._clock() - self._since >= 1:
            self._count = len(self._tables)
            self._tables.clear()
            self._since = self._clock()
        return self._count
