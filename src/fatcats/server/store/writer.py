"""One writer for each process: appends that wait at the same time share one transaction.

A transaction costs a flush to disk whatever is in it, so under load many moves share one. Where one of them clashes
with an entry that another worker wrote first, the group is tried again one by one, and only that one fails.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fatcats.server.store.engines import Database, Work
from fatcats.server.store.raw import Appender, Conflict, Entry, StoreDown

MAX_AT_ONCE = 256
Result = TypeVar("Result")
Done = Callable[[Exception | None], None]  # what to call when an entry is on disk, or why it is not
logger = logging.getLogger("fatcats.store")


class Writer:
    def __init__(self, database: Database, appender: Appender) -> None:
        self._database = database
        self._appender = appender
        self._waiting: list[tuple[Entry, Done]] = []
        self._called = asyncio.Event()
        self._alone = asyncio.Lock()  # other writes go between two groups, never beside one: SQLite has one writer
        self._is_stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """What was handed in is written first."""
        if self._task is None:
            return
        self._is_stopping = True
        self._called.set()
        await self._task
        await self._appender.close()

    def append(self, entry: Entry, done: Done) -> None:
        """`done` is called when the entry is on disk, or with Conflict or StoreDown."""
        self._waiting.append((entry, done))
        self._called.set()

    async def write(self, work: Work[Result]) -> Result:
        """Any other write, in a transaction of its own."""
        async with self._alone:
            return await self._transaction(work)

    async def _run(self) -> None:
        while self._waiting or not self._is_stopping:
            await self._called.wait()
            self._called.clear()
            while self._waiting:
                group = self._waiting[:MAX_AT_ONCE]
                del self._waiting[:MAX_AT_ONCE]
                async with self._alone:
                    await self._write_group(group)

    async def _write_group(self, group: list[tuple[Entry, Done]]) -> None:
        try:
            await self._appender.append([entry for entry, _ in group])
        except Conflict as conflict:
            if len(group) == 1:
                report(group, conflict)
                return
            for one in group:
                await self._write_group([one])
        except Exception as error:  # StoreDown, or what nobody has thought of: the writer goes on for the others
            report(group, error)
        else:
            report(group, None)

    async def _transaction(self, work: Work[Result]) -> Result:
        try:
            return await self._database.write(work)
        except IntegrityError as error:
            raise Conflict from error
        except Exception as error:
            raise database_error(error) from error


def report(group: list[tuple[Entry, Done]], error: Exception | None) -> None:
    """Everybody hears of it, whatever the others do when they hear it."""
    for _, done in group:
        try:
            done(error)
        except Exception:
            logger.exception("an entry is in the journal, or is not, and somebody could not take the news")


def database_error(error: Exception) -> Exception:
    """StoreDown if the database is the reason; asyncpg's own errors come through when it cannot even connect."""
    is_database = isinstance(error, SQLAlchemyError | OSError | TimeoutError)
    if is_database or type(error).__module__.startswith("asyncpg"):
        return StoreDown(type(error).__name__)
    return error
