"""How the two databases are opened, and how work is done in them without holding up the loop.

Work is a plain function of a connection. For SQLite it runs in a thread; for PostgreSQL on the loop, where SQLAlchemy
turns its waiting into awaiting. That part of SQLAlchemy takes long to load, so only those wait for it who need it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, Engine, make_url

DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")
READERS = 4
Result = TypeVar("Result")
Work = Callable[[Connection], Result]


class BadDatabase(Exception):
    """The address of the database cannot be used; the text says why."""


class Database(Protocol):
    async def read(self, work: Work[Result]) -> Result: ...

    async def write(self, work: Work[Result]) -> Result:
        """In a transaction."""

    async def close(self) -> None: ...


def read_url(text: str) -> URL:
    """A database by its address, or a file for SQLite by its path."""
    url = make_url(text if "://" in text else f"sqlite:///{text}")
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise BadDatabase(f"tables are kept in SQLite or PostgreSQL, not in {url.get_backend_name()!r}")
    if is_sqlite(url) and url.database in (None, "", ":memory:"):
        raise BadDatabase("tables need a file to be kept in")
    return url.set(drivername=driver)


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def open_database(url: URL) -> Database:
    return SqliteDatabase(url) if is_sqlite(url) else PostgresDatabase(url)


class SqliteDatabase:
    """One thread writes, others read."""

    def __init__(self, url: URL) -> None:
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        self._engine = sqlite_engine(url)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="write")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")

    async def read(self, work: Work[Result]) -> Result:
        def connected() -> Result:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, connected)

    async def write(self, work: Work[Result]) -> Result:
        def connected() -> Result:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, connected)

    async def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()


def sqlite_engine(url: URL) -> Engine:
    engine = create_engine(url, pool_size=READERS + 1, max_overflow=0)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


class PostgresDatabase:
    """Connections are tested before use, so that a restarted database is found again without an error."""

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        self._engine = create_async_engine(
            url,
            pool_size=10,
            max_overflow=0,
            pool_pre_ping=True,
            pool_timeout=10,
            connect_args={"timeout": 5, "command_timeout": 20},
        )

    async def read(self, work: Work[Result]) -> Result:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[Result]) -> Result:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()
