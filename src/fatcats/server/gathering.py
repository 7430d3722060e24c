# fatcats: compiled
"""Where many tables play, what their clients say is heard together, some moments later.

Moves that arrive together are done together: one turn of the loop, one flush to disk. A table alone waits for nobody.
What is said to clients leaves together, too: all messages are made first and then handed to the system, which is
quicker at both than if it had to change between them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Protocol

PER_TABLE = 0.0002  # seconds for each table that has moved in the last second …
MOST = 0.05  # … and in all: not felt by people


class Speaker(Protocol):
    def take(self, data: bytes) -> None:
        """Hear this. Must not raise: others are waiting."""

    def flush(self) -> None:
        """Hand over what is to be said. Must not raise, either."""


class Gathering:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._heard: list[tuple[Speaker, bytes]] = []
        self._leaving: list[Speaker] = []
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

    def send(self, speaker: Speaker) -> None:
        """There is something to be said to this one."""
        if not self._leaving:
            asyncio.get_running_loop().call_soon(self._send_soon)
        self._leaving.append(speaker)

    def _send_soon(self) -> None:
        """What a move has led to is known one turn of the loop after the answer to it, and they leave together."""
        asyncio.get_running_loop().call_soon(self._send_all)

    def _send_all(self) -> None:
        leaving, self._leaving = self._leaving, []
        for speaker in leaving:
            speaker.flush()

    def _crowd(self) -> int:
        """How many tables moved in the last whole second."""
        if self._clock() - self._since >= 1:
            self._count = len(self._tables)
            self._tables.clear()
            self._since = self._clock()
        return self._count
