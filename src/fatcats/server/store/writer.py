"""One writer for each process: appends that wait at the same time share one transaction.

A transaction costs a flush to disk whatever is in it, so under load many moves share one. Where one of them clashes
with an entry that another worker wrote first, the group is tried again one by one, and only that one fails.
"""

from __future__ import annotations

import asyncio
from typing import TypeVar

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fatcats.server.answers import give, refuse
from fatcats.server.store.engines import Database, Work
from fatcats.server.store.raw import Appender, Conflict, Entry, StoreDown

MOST_AT_ONCE = 256
Result = TypeVar("Result")


class Writer:
    def __init__(self, database: Database, appender: Appender) -> None:
        self._database = database
        self._appender = appender
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
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

    def append(self, table: str, number: int, at: int, body: bytes) -> asyncio.Future[None]:
        """Done when the entry is on disk; or with Conflict or StoreDown."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(((table, number, at, body), done))
        self._called.set()
        return done

    async def write(self, work: Work[Result]) -> Result:
        """Any other write, in a transaction of its own."""
        async with self._alone:
            return await self._transaction(work)

    async def _run(self) -> None:
        while self._waiting or not self._is_stopping:
            await self._called.wait()
            self._called.clear()
            while self._waiting:
                group = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                async with self._alone:
                    await self._write_group(group)

    async def _write_group(self, group: list[tuple[Entry, asyncio.Future[None]]]) -> None:
        try:
            await self._appender.append([entry for entry, _ in group])
        except Conflict as conflict:
            if len(group) == 1:
                refuse(group[0][1], conflict)
                return
            for one in group:
                await self._write_group([one])
        except Exception as error:  # StoreDown, or what nobody has thought of: the writer goes on for the others
            for _, done in group:
                refuse(done, error)
        else:
            for _, done in group:
                give(done, None)

    async def _transaction(self, work: Work[Result]) -> Result:
        try:
            return await self._database.write(work)
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
