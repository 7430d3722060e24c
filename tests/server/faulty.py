"""A store that takes its time and fails as it is told: before a write, or after it, when nobody can know that it
arrived. Behind it is the real one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from fatcats.server.store.engines import Database, Work
from fatcats.server.store.raw import Appender, Entry, StoreDown

Result = TypeVar("Result")


@dataclass
class Faults:
    """How long each use of the store takes, and whether it fails now."""

    seconds: Callable[[], float] = lambda: 0.001
    is_down: Callable[[], bool] = lambda: False
    random: Random | None = None  # decides whether a write that fails has arrived; without it none has
    outages: int = 0  # uses that failed

    async def take_time(self) -> None:
        await asyncio.sleep(self.seconds())

    def strike(self) -> None:
        """Raises StoreDown while the store is down."""
        if self.is_down():
            self.outages += 1
            raise StoreDown("it is down")

    @property
    def has_arrived(self) -> bool:
        """Did the write arrive that is about to fail?"""
        return self.random is not None and self.random.random() < 0.5


class FaultyAppender:
    def __init__(self, appender: Appender, faults: Faults) -> None:
        self._appender = appender
        self._faults = faults

    async def append(self, entries: Sequence[Entry]) -> None:
        await self._faults.take_time()
        if not self._faults.is_down() or self._faults.has_arrived:
            await self._appender.append(entries)
        self._faults.strike()

    async def close(self) -> None:
        await self._appender.close()


class FaultyDatabase:
    def __init__(self, database: Database, faults: Faults) -> None:
        self._database = database
        self._faults = faults

    async def read(self, work: Work[Result]) -> Result:
        await self._faults.take_time()
        self._faults.strike()
        return await self._database.read(work)

    async def write(self, work: Work[Result]) -> Result:
        await self._faults.take_time()
        self._faults.strike()
        return await self._database.write(work)

    async def close(self) -> None:
        await self._database.close()
