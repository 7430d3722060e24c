"""What a red test leaves behind: how to repeat it, and in `test-failures/` whatever those who took part can tell."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Generator
from pathlib import Path
from typing import Any, Protocol

import pytest

from tests import chance

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "test-failures"
MAX_LETTERS = 120  # of a folder's name


class Witness(Protocol):
    """Somebody who took part in a test: a server, a visitor with a browser."""

    def attend(self) -> None:
        """A test begins: what was before does not concern it."""

    def testify(self, folder: Path) -> None:
        """Leave in this folder what helps to understand what went wrong."""


WITNESSES: list[Witness] = []


def folder_of(name: str) -> Path:
    return FOLDER / re.sub(r"[^\w.-]+", "-", name.removeprefix("tests/")).strip("-")[:MAX_LETTERS]


def testify(name: str) -> Path:
    """A witness that cannot tell anything any more keeps nobody else from it."""
    folder = folder_of(name)
    folder.mkdir(parents=True, exist_ok=True)
    for witness in list(WITNESSES):
        try:
            witness.testify(folder)
        except Exception as error:
            with (folder / "silent.txt").open("a", encoding="utf-8") as file:
                file.write(f"{witness} could not tell anything: {error}\n")
    return folder


def how_to_repeat(item: pytest.Item) -> str:
    named = shlex.quote(item.nodeid)
    return f".venv/bin/python -m pytest -n 0 --chance={shlex.quote(chance.word())} {named}"


# --- hooks of pytest ------------------------------------------------------------------------------------------------


def pytest_sessionstart(session: pytest.Session) -> None:
    """What lies in the folder is of the last run. Only the process that hands out the work clears it."""
    if not hasattr(session.config, "workerinput") and not session.config.option.collectonly:
        shutil.rmtree(FOLDER, ignore_errors=True)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    chance.begin(item.nodeid)
    for witness in list(WITNESSES):
        witness.attend()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and WITNESSES:
        folder = testify(item.nodeid)
        left = sorted(str(path.relative_to(ROOT)) for path in folder.iterdir())
        report.sections.append(("To repeat it", how_to_repeat(item)))
        report.sections.append(("What it left behind", "\n".join(left) or "nothing"))
    return report
