# fatcats: compiled
"""Where many tables play, what their clients say is heard together, some moments later.

Waking up for a message costs the server more than to do what it says. So a crowd is heard only from time to time: until
then its messages stay with the system, and then they are done together, with one flush to disk. A table alone, and a
few of them, are heard as soon as they speak.
What is said to clients leaves together, too: all messages are made first and then handed to the system, which is
quicker at both than if it had to change between them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from selectors import EVENT_READ, DefaultSelector
from time import monotonic
from typing import Protocol

CROWD = 100  # tables that have moved in the last second
PER_TABLE = 0.0004  # seconds between two times of hearing a crowd, for each of its tables …
MOST = 0.08  # … and in all: not felt by people
CAN_LISTEN = hasattr(DefaultSelector, "fileno")  # else (on Windows) nobody can wait for several sockets as for one


class Speaker(Protocol):
    def hear(self) -> None:
        """Something has come, or nothing more will. Must not raise: others are waiting."""

    def flush(self) -> None:
        """Hand over what is to be said. Must not raise, either."""


class Gathering:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._ears: DefaultSelector | None = None
        self._leaving: list[Speaker] = []
        self._tables: set[str] = set()
        self._count = 0
        self._since = clock()

    def note(self, table: str) -> None:
        """This table has moved."""
        self._tables.add(table)

    # --- what is said to us ---

    def listen(self, socket: int, speaker: Speaker) -> None:
        """From now on the speaker is told when there is something to be heard on this socket."""
        if self._ears is None:
            self._ears = DefaultSelector()
            asyncio.get_running_loop().add_reader(self._ears, self._stir)
        self._ears.register(socket, EVENT_READ, speaker)

    def forget(self, socket: int) -> None:
        if self._ears is not None:
            self._ears.unregister(socket)

    def close(self) -> None:
        if self._ears is not None:
            asyncio.get_running_loop().remove_reader(self._ears)
            self._ears.close()
            self._ears = None

    def _stir(self) -> None:
        """Somebody has spoken."""
        self._hear_all()
        if self._ears is not None and self._crowd() >= CROWD:
            asyncio.get_running_loop().remove_reader(self._ears)
            self._rest()

    def _rest(self) -> None:
        asyncio.get_running_loop().call_later(min(self._count * PER_TABLE, MOST), self._go_on)

    def _go_on(self) -> None:
        self._hear_all()
        if self._crowd() >= CROWD:
            self._rest()
        elif self._ears is not None:
            asyncio.get_running_loop().add_reader(self._ears, self._stir)

    def _hear_all(self) -> None:
        if self._ears is not None:
            for key, _ in self._ears.select(0):
                key.data.hear()

    # --- what is said to them ---

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
