"""One of each service for the whole run; servers are cheap to share, since every test makes tables of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.services import Postgres, Redis, Running, RunningServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Not in pytest's own folder, which only its owner may enter: PostgreSQL may have to run as somebody else."""
    with TemporaryDirectory(prefix="fatcats-postgres-") as folder:
        postgres = Postgres(Path(folder))
        yield postgres
        postgres.stop("immediate")


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    redis = Redis(tmp_path_factory.mktemp("redis"))
    yield redis
    redis.stop()


@pytest.fixture(scope="session")
def single(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """The usual server: one process on SQLite."""
    folder = tmp_path_factory.mktemp("single")
    server = RunningServer(folder, str(folder / "tables.db")).wait()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def workers(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis
) -> Iterator[list[RunningServer]]:
    """The scaled server: three workers and a bot worker on PostgreSQL and Redis."""
    folder = tmp_path_factory.mktemp("workers")
    servers = [RunningServer(folder, postgres.url, redis=redis.url) for _ in range(3)]
    bots = Running(["bots", "--database", postgres.url, "--redis", redis.url, "--processes", "1"], folder / "log-bots")
    for server in servers:
        server.wait()
    yield servers
    for running in [*servers, bots]:
        running.kill()
