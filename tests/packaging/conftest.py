"""Each package is built once for all tests. The wheel from the clone takes over the clone's compiled core if that is
current, so nothing is compiled a second time."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.packaging.packages import ROOT, Installed, build, install
from tests.server.conftest import postgres, redis
from tests.server.services import Postgres, Redis

__all__ = ["postgres", "redis"]


@dataclass(frozen=True)
class Case:
    """One way to install fatcats, and where its server keeps its tables."""

    installed: Installed
    store: list[str]
    is_compiled: bool = True
    is_scaled: bool = False


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))[0]


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))[0]


@pytest.fixture(scope="session")
def plain(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A wheel from the sdist, where there is neither a C compiler nor Node.js: there are no programs at all."""
    nothing = tmp_path_factory.mktemp("no-programs")
    return build(sdist, "wheel", tmp_path_factory.mktemp("plain"), path=str(nothing))


@pytest.fixture(scope="session")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel without extras."""
    return install(wheel, tmp_path_factory.mktemp("bare") / "env")


@pytest.fixture(params=["wheel", "wheel with [scale]", "sdist without a compiler"], scope="session")
def case(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Case]:
    folder = tmp_path_factory.mktemp("installed")
    sqlite = ["--database", str(folder / "tables.db")]
    if request.param == "wheel":
        yield Case(request.getfixturevalue("bare"), sqlite)
    elif request.param == "wheel with [scale]":
        postgres: Postgres = request.getfixturevalue("postgres")
        redis: Redis = request.getfixturevalue("redis")
        scaled = ["--database", postgres.create_database("packaged"), "--redis", redis.url]
        yield Case(install(request.getfixturevalue("wheel"), folder / "env", "[scale]"), scaled, is_scaled=True)
    else:
        yield Case(install(request.getfixturevalue("plain")[0], folder / "env"), sqlite, is_compiled=False)
    shutil.rmtree(folder)
