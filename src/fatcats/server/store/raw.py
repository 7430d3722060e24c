"""The append, past SQLAlchemy: the one write that happens at every move, and several times cheaper so."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy.engine import URL

from fatcats.server.store.engines import PRAGMAS, is_sqlite

Entry = tuple[str, int, int, bytes]  # table, seq, at, body


class Conflict(Exception):
    """Somebody else has written this entry of this table, or the table is gone."""


class StoreDown(Exception):
    """The database does not answer. Whether the last write arrived is only known when it does again."""


class Appender(Protocol):
    async def append(self, entries: Sequence[Entry]) -> None:
        """All of them in one transaction, on disk when this returns; or none, and Conflict or StoreDown."""

    async def close(self) -> None: ...


def open_appender(url: URL) -> Appender:
    return SqliteAppender(str(url.database)) if is_sqlite(url) else PostgresAppender(url)


class SqliteAppender:
    """A connection of its own in a thread of its own."""

    QUERY = 'INSERT INTO entries ("table", number, at, body) VALUES (?, ?, ?, ?)'

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="append")
        self._connection: sqlite3.Connection | None = None

    async def append(self, entries: Sequence[Entry]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._append, entries)

    def _append(self, entries: Sequence[Entry]) -> None:
        try:
            if self._connection is None:
                self._connection = sqlite3.connect(self._path, isolation_level=None)
                for pragma in PRAGMAS:
                    self._connection.execute(f"PRAGMA {pragma}")
            self._write(self._connection, entries)
        except sqlite3.IntegrityError as error:
            raise Conflict from error
        except sqlite3.Error as error:
            raise StoreDown(type(error).__name__) from error

    def _write(self, connection: sqlite3.Connection, entries: Sequence[Entry]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(self.QUERY, entries)
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


class PostgresAppender:
    """A connection of its own, opened again when it breaks."""

    QUERY = 'INSERT INTO entries ("table", number, at, body) VALUES ($1, $2, $3, $4)'

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None

    async def append(self, entries: Sequence[Entry]) -> None:
        import asyncpg  # type: ignore[import-untyped]

        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(self._address, timeout=5, command_timeout=20)
            await self._connection.executemany(self.QUERY, entries)  # one transaction
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict from error
        except (
            asyncpg.PostgresError,
            asyncpg.InterfaceError,
            asyncpg.InternalClientError,  # of neither family: the connection broke in the middle of something
            OSError,
            TimeoutError,
        ) as error:
            await self.close()
            raise StoreDown(type(error).__name__) from error

    async def close(self) -> None:
        """At once: a connection that has just failed may not be able to say goodbye."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
