"""The two ways in which a server is run, so that each of its parts can be harmed: alone on SQLite; or two workers and a
bot worker on PostgreSQL and Redis."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from tests.faults.clock import WallClock
from tests.server.services import Postgres, Redis, Running, RunningServer


class Layout(Protocol):
    name: str
    servers: list[RunningServer]
    database: str
    clock: WallClock

    @property
    def urls(self) -> list[str]: ...

    def pids_of_store(self) -> list[int]:
        """The processes that write to disk."""

    @contextmanager
    def store_down(self) -> Iterator[None]:
        """Nobody can write."""

    def look_after_store(self) -> None:
        """Start it again if it has given up."""

    def stop(self) -> None: ...


class Alone:
    name = "SQLite alone"

    def __init__(self, folder: Path) -> None:
        self.database = str(folder / "tables.db")
        self.clock = WallClock(folder)
        self.servers = [RunningServer(folder, self.database, environment=self.clock.environment).wait()]

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    def pids_of_store(self) -> list[int]:
        return [self.servers[0].process.pid]

    @contextmanager
    def store_down(self) -> Iterator[None]:
        """Somebody else has locked the file, for longer than a write is patient."""
        other = sqlite3.connect(self.database, isolation_level=None, timeout=60)
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")
            other.close()

    def look_after_store(self) -> None:
        pass  # it is a file

    def stop(self) -> None:
        self.servers[0].kill()


class Scaled:
    name = "PostgreSQL and Redis, two workers"

    def __init__(self, folder: Path) -> None:
        self.postgres, self.redis = Postgres(folder / "postgres"), Redis(folder / "redis")
        self.database = self.postgres.url
        self.clock = WallClock(folder)
        self.servers = [
            RunningServer(folder / "workers", self.database, redis=self.redis.url, environment=self.clock.environment)
            for _ in range(2)
        ]
        command = ["bots", "--database", self.database, "--redis", self.redis.url, "--processes", "1"]
        self.bots = Running(command, folder / "workers" / "log-bots")
        for server in self.servers:
            server.wait()

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    def pids_of_store(self) -> list[int]:
        return self.postgres.pids

    @contextmanager
    def store_down(self) -> Iterator[None]:
        self.postgres.stop("immediate")
        try:
            yield
        finally:
            self.postgres.start()

    def look_after_store(self) -> None:
        """Without room for its journal it shuts itself down."""
        if not self.postgres.pids:
            self.postgres.start()

    def stop(self) -> None:
        for running in [*self.servers, self.bots]:
            running.kill()
        self.redis.stop()
        self.postgres.stop("immediate")
