"""Work in the background: nothing of it is lost, and its errors are logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from fatcats.server.errors import Refusal
from fatcats.server.store import Conflict, StoreDown

Result = TypeVar("Result")
logger = logging.getLogger("fatcats.tasks")


class Tasks:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Nobody waits for it."""
        self._start(work).add_done_callback(log_error)

    def see_through(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """A task that goes on when nobody waits for it any more; its errors are for whoever does."""
        task = self._start(work)
        task.add_done_callback(lambda task: task.cancelled() or task.exception())
        return task

    def _start(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def log_error(task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if isinstance(error, StoreDown | Conflict | Refusal):
        logger.warning("put off", extra={"error": type(error).__name__})
    elif error is not None:
        logger.error("failed in the background", exc_info=error)
