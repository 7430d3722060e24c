"""How the two databases are opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


class BadDatabase(Exception):
    """The address of the database cannot be used; the text says why."""


def read_url(text: str) -> URL:
    """A database by its address, or a file for SQLite by its path."""
    url = make_url(text if "://" in text else f"sqlite:///{text}")
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise BadDatabase(f"tables are kept in SQLite or PostgreSQL, not in {url.get_backend_name()!r}")
    if is_sqlite(url) and not url.database:
        raise BadDatabase("tables need a file to be kept in")
    return url.set(drivername=driver)


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def open_engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """One to write with and one to read with."""
    if is_sqlite(url):
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        return _sqlite(url, pool_size=1), _sqlite(url, pool_size=4)
    return _postgresql(url, pool_size=2), _postgresql(url, pool_size=8)


def _sqlite(url: URL, *, pool_size: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=pool_size, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _postgresql(url: URL, *, pool_size: int) -> AsyncEngine:
    """Connections are tested before use, so that a restarted database is found again without an error."""
    return create_async_engine(
        url,
        pool_size=pool_size,
        max_overflow=0,
        pool_pre_ping=True,
        pool_timeout=10,
        connect_args={"timeout": 5, "command_timeout": 20},
    )
