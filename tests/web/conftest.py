"""A real server with the built pages, and a real Chromium, for the whole run."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.failures import ROOT, WITNESSES, testify
from tests.server.services import RunningServer
from tests.web.browser import launch
from tests.web.visitor import Screen, Visitor


@pytest.fixture(scope="session")
def built() -> None:
    """The pages as the sources are now; building them takes Node.js, as `web/build.py` says."""
    with (ROOT / "build" / "web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two processes that divide the work: one builds, the other finds it built
        subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)


@pytest.fixture(scope="session")
def site(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("site")
    server = RunningServer(folder, str(folder / "tables.db"), answers=True).wait()
    yield server
    server.kill()


@pytest.fixture
def own_site(built: None, tmp_path: Path) -> Iterator[RunningServer]:
    """A server that a test may stop and start."""
    server = RunningServer(tmp_path, str(tmp_path / "tables.db"), answers=True).wait()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, site: RunningServer, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Somebody with a browser of their own: `visit()`, `visit(PHONE)`. Whatever goes wrong in a page fails the test."""
    visitors: list[Visitor] = []

    def visit(screen: Screen | None = None, *, url: str = site.url, **settings: Any) -> Visitor:
        settings |= {"is_traced": True, "has_snapshots": request.config.option.snapshots}
        visitor = Visitor(browser, url, screen, name=f"visitor-{len(visitors) + 1}", **settings)
        visitors.append(visitor)
        WITNESSES.append(visitor)
        return visitor

    yield visit
    errors = [error for visitor in visitors for error in visitor.errors]
    if errors:
        testify(request.node.nodeid)
    for visitor in visitors:
        WITNESSES.remove(visitor)
        visitor.context.close()
    assert not errors, errors
