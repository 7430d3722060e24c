"""News between workers: which table has a new entry. Never what is in it: hidden cards do not travel here.

Lost news is no loss: the journal is the truth, and workers compare with it from time to time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

Hear = Callable[[str, int], Awaitable[None]]
PAUSE = 0.5  # seconds before the next try while Redis does not answer
logger = logging.getLogger("fatcats.bus")


class Bus:
    def __init__(self, backend: ChannelsBackend, errors: tuple[type[Exception], ...] = (OSError,)) -> None:
        self._backend = backend
        self._errors = errors  # what a backend raises that does not answer
        self._tables: set[str] = set()
        # One at a time: of two that find no connection each would open one, and what was said on the first is lost.
        self._subscribing = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self.is_up = True

    async def start(self, hear: Hear, caught_up: Callable[[], Awaitable[None]]) -> None:
        """`caught_up` is called when the bus is back after a break: news may have been lost."""
        await self._backend.on_startup()
        self._task = asyncio.create_task(self._listen(hear, caught_up), name="bus")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        with suppress(*self._errors):
            await self._backend.on_shutdown()

    async def follow(self, table: str) -> None:
        self._tables.add(table)
        async with self._subscribing:
            await self._try(self._backend.subscribe([table]))

    async def unfollow(self, table: str) -> None:
        self._tables.discard(table)
        async with self._subscribing:
            await self._try(self._backend.unsubscribe([table]))

    async def publish(self, table: str, seq: int) -> None:
        await self._try(self._backend.publish(str(seq).encode(), [table]))

    async def _listen(self, hear: Hear, caught_up: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                if not self.is_up:
                    async with self._subscribing:
                        await self._backend.subscribe(sorted(self._tables) or ["nothing"])
                    self.is_up = True
                    await caught_up()
                async for table, seq in self._backend.stream_events():
                    await hear(table, int(seq))
            except self._errors as error:
                self._went_down(error)
                await asyncio.sleep(PAUSE)

    async def _try(self, work: Awaitable[Any]) -> None:
        try:
            await work
        except self._errors as error:
            self._went_down(error)

    def _went_down(self, error: BaseException) -> None:
        if self.is_up:
            logger.warning("the bus between workers is down", extra={"error": type(error).__name__})
        self.is_up = False


def memory_bus() -> Bus:
    return Bus(MemoryChannelsBackend())
