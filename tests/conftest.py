"""What all tests share: no stale compiled modules, the same chance every time, two speeds, the clauses at the end."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from rich.console import Console

from compiling import clone
from tests import chance, clause_table, scope
from tests.failures import pytest_runtest_makereport, pytest_runtest_setup, pytest_sessionstart

__all__ = ["pytest_runtest_makereport", "pytest_runtest_setup", "pytest_sessionstart"]

TESTS = Path(__file__).parent
ROOT = TESTS.parent
SHARED = {"workers": "services", "postgres": "services", "redis": "services", "target": "target"}  # fixtures, groups

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("same", deadline=None, max_examples=40, suppress_health_check=SLOW, derandomize=True)
settings.register_profile("quick", settings.get_profile("same"), max_examples=10)
settings.register_profile("explore", deadline=None, max_examples=400, suppress_health_check=SLOW)
settings.load_profile("same")


def pytest_addoption(parser: pytest.Parser) -> None:
    what = f"what the tables of server and web tests are dealt by: any word, or '{chance.NEW}' to invent one"
    parser.addoption("--chance", default=chance.USUAL, help=what)
    parser.addoption("--snapshots", action="store_true", help="traces of red web tests show the page at every step")
    parser.addoption("--quick", action="store_true", help="only what takes a minute and starts no server: make check")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.chance == chance.NEW:
        config.option.chance = secrets.token_hex(4)  # those who share the work are told this one
    chance.choose(config.option.chance)
    scope.choose(config.option.quick)
    if config.option.quick:
        settings.load_profile("quick")
    if clone.found(ROOT) and not clone.is_current(ROOT):
        raise pytest.UsageError("the compiled core is older than its sources; run `make compile`")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    is_left_out = collection_path.parent == TESTS and collection_path.name in scope.NOT_QUICK
    return True if config.option.quick and is_left_out else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Three processes divide the work, on two cores, since a browser test waits half of its time. What takes long comes
    first, so that none is left alone with it at the end.

    Each has a server and a browser of its own. Only what shares something that is dearer stays together.
    Playwright's browser runs a loop in its thread until the end, so what needs a loop of its own comes before.
    """
    items.sort(key=lambda item: (not takes_long(item), is_in_browser(item)))
    for item in items:
        if group := shared_by(item):
            item.add_marker(pytest.mark.xdist_group(group))


def takes_long(item: pytest.Item) -> bool:
    return area(item) in scope.NOT_QUICK or item.get_closest_marker("asyncio") is not None


def is_in_browser(item: pytest.Item) -> bool:
    return area(item) == "web"


def area(item: pytest.Item) -> str:
    return item.path.relative_to(TESTS).parts[0]


def shared_by(item: pytest.Item) -> str:
    """The group of tests that share something dear with this one, or nothing."""
    if item.path.parent.name == "packaging":
        return "packages"
    shared = SHARED.keys() & set(getattr(item, "fixturenames", ()))
    return SHARED[min(shared)] if shared else ""


def pytest_terminal_summary() -> None:
    if "PYTEST_XDIST_WORKER" not in os.environ:
        Console(width=80).print(clause_table.as_table())
