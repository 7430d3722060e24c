"""One writer for each process: appends that wait at the same time share one transaction.

A transaction costs a flush to disk whatever is in it, so under load many moves share one. Where one of them clashes
with an entry that another worker wrote first, the group is tried again one by one, and only that one fails.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fatcats.server.store.raw import Appender, Conflict, Entry, StoreDown

MOST_AT_ONCE = 256
Result = TypeVar("Result")
Work = Callable[[AsyncConnection], Awaitable[Result]]


class Writer:
    def __init__(self, engine: AsyncEngine, appender: Appender) -> None:
        self._engine = engine
        self._appender = appender
        self._waiting: asyncio.Queue[tuple[Entry, asyncio.Future[None]]] = asyncio.Queue()
        self._alone = asyncio.Lock()  # other writes go between two groups, never beside one: SQLite has one writer
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """What was handed in is written first."""
        if self._task is None:
            return
        await self._waiting.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        await self._appender.close()

    async def append(self, table: str, number: int, at: int, body: bytes) -> None:
        """Returns when the entry is on disk; raises Conflict or StoreDown."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(((table, number, at, body), done))
        await asyncio.shield(done)

    async def write(self, work: Work[Result]) -> Result:
        """Any other write, in a transaction of its own."""
        async with self._alone:
            return await self._transaction(work)

    async def _run(self) -> None:
        while True:
            group = [await self._waiting.get()]
            while not self._waiting.empty() and len(group) < MOST_AT_ONCE:
                group.append(self._waiting.get_nowait())
            async with self._alone:
                await self._write_group(group)
            for _ in group:
                self._waiting.task_done()

    async def _write_group(self, group: list[tuple[Entry, asyncio.Future[None]]]) -> None:
        try:
            await self._appender.append([entry for entry, _ in group])
        except Conflict as conflict:
            if len(group) == 1:
                settle(group[0][1], conflict)
                return
            for one in group:
                await self._write_group([one])
        except StoreDown as down:
            for _, done in group:
                settle(done, down)
        else:
            for _, done in group:
                settle(done, None)

    async def _transaction(self, work: Work[Result]) -> Result:
        try:
            async with self._engine.begin() as connection:
                return await work(connection)
        except IntegrityError as error:
            raise Conflict from error
        except Exception as error:
            raise trouble(error) from error


def trouble(error: Exception) -> Exception:
    """StoreDown if the database is the reason; asyncpg's own errors come through when it cannot even connect."""
    is_database = isinstance(error, SQLAlchemyError | OSError | TimeoutError)
    if is_database or type(error).__module__.startswith("asyncpg"):
        return StoreDown(type(error).__name__)
    return error


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell whoever waits, if somebody still does."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
