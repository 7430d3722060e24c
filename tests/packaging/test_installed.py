"""fatcats as installed from a package, far from the clone: everything that it says it does."""

from __future__ import annotations

import json
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from tests.packaging.conftest import Case
from tests.packaging.packages import ROOT
from tests.server.services import free_port

FORMS = """
import sys, pkgutil, importlib, fatcats
from fatcats import registry
for key in registry.game_keys():
    registry.get_game(key)
print(fatcats.__file__)
for name, module in sorted(sys.modules.items()):
    if name.startswith(("fatcats.engine.", "fatcats.games.")) and getattr(module, "__file__", None):
        print(module.__file__)
"""
GAME = """
import sys
from fatcats.client import Server
table = Server(sys.argv[1]).create("zillionaire", seats=["you", "bot", "bot"], options={"games": 1})
table.start()
with table.live() as live:
    for turn in live.turns():
        turn.play(turn.options[-1].move)
print(live.result.scores)
"""


@contextmanager
def running(case: Case, *arguments: str, log: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that ends as Ctrl-C ends it, and well."""
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [case.installed.command, *arguments, *case.store],
            cwd=case.installed.folder,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    try:
        yield process
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0, log.read_text()
    finally:
        process.kill()
        process.communicate()


@contextmanager
def served(case: Case, folder: Path) -> Iterator[str]:
    """The address of a server; with several workers bots think in a process beside it."""
    port, log = free_port(), folder / "log"
    with ExitStack() as stack:
        if case.is_scaled:
            stack.enter_context(running(case, "bots", "--processes", "1", log=folder / "log-bots"))
        options = ("serve", "--host", "127.0.0.1", "--port", str(port), "--bot-pace", "0")
        server = stack.enter_context(running(case, *options, log=log))
        assert server.stdout is not None
        assert any(line.startswith("The table is open") for line in server.stdout), log.read_text()
        yield f"http://127.0.0.1:{port}"


def test_the_version_says_whether_the_core_is_compiled(case: Case) -> None:
    assert ("(core compiled)" in case.installed.fatcats("--version")) == case.is_compiled


def test_the_whole_core_has_the_form_that_the_version_says(case: Case) -> None:
    package, *modules = case.installed.run(FORMS).split()
    assert ROOT not in Path(package).parents
    compiled = [module for module in modules if not module.endswith(".py")]
    assert bool(compiled) == case.is_compiled
    assert len(modules) > 100


def test_games_are_found(case: Case) -> None:
    listed = case.installed.fatcats("games")
    assert all(key in listed for key in ("billionaires", "counterfeiters", "millions", "zillionaire"))


def test_a_game_is_played_in_the_terminal(case: Case) -> None:
    arguments = ("play", "zillionaire", "--seed", "3", "-o", "games=1", "--seats", "3")
    assert "The match is over." in case.installed.fatcats(*arguments, typed="1\n" * 400)


def test_games_are_simulated(case: Case) -> None:
    said = case.installed.fatcats("simulate", "zillionaire", "--games", "20", "-o", "games=1", "--json")
    assert json.loads(said)["games"] == 20


def test_a_table_is_served_with_its_pages_and_a_game_played_over_the_socket(case: Case, tmp_path: Path) -> None:
    with served(case, tmp_path) as url:
        page = httpx.get(f"{url}/").raise_for_status().text
        parts = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
        assert parts, page
        for part in parts:
            assert httpx.get(f"{url}{part}").raise_for_status().content
        assert httpx.get(f"{url}/health").json()["status"] == "ok"
        scores = case.installed.run(GAME, url)
    assert len(json.loads(scores)) == 3
