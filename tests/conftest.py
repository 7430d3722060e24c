"""What all tests share: no stale compiled modules, the same examples every time, the table of clauses at the end."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from rich.console import Console

import hatch_build
from tests import clause_table

ROOT = Path(__file__).parent.parent

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("same", deadline=None, max_examples=40, suppress_health_check=SLOW, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=400, suppress_health_check=SLOW)
settings.load_profile("same")


def pytest_configure() -> None:
    if hatch_build.found(ROOT) and not hatch_build.is_current(ROOT):
        raise pytest.UsageError("the compiled core is older than its sources; run `make compile`")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share a server stay together when two processes divide the work, so that each server starts once."""
    for item in items:
        folder, name = item.path.parent.name, item.path.stem
        if folder in ("server", "web"):
            item.add_marker(pytest.mark.xdist_group(folder if folder == "server" else name))


def pytest_terminal_summary() -> None:
    if "PYTEST_XDIST_WORKER" not in os.environ:
        Console(width=80).print(clause_table.as_table())
