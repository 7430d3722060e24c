"""Agents of every kind are compared: who plays how well, what it took, what was refused, and what was said."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from fatcats.agents.evaluation import Evaluation, evaluate
from fatcats.agents.evaluation.one_game import GameRules
from fatcats.lab.tournament import Tournament
from tests.agents.test_agents import GAMES

SCRIPTED = f"{sys.executable} -m tests.agents.scripted"
LINES, CLUMSY, SILENT = (f"lines:{SCRIPTED} {kind}" for kind in ("lines", "clumsy", "silent"))
MCP = f"mcp:{SCRIPTED} mcp {{url}}"


def compared(key: str, line_up: tuple[str, ...], rules: GameRules, folder: Path | None = None) -> Evaluation:
    plan = Tournament(key, len(line_up), (line_up,), deals=1, seed=7, options=GAMES[key]["options"])
    return evaluate(plan, rules, at_once=2, transcripts=folder)


@pytest.fixture
def address() -> Iterator[str]:
    """An agent behind an address: it takes the first move."""

    class Agent(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            message = json.loads(self.rfile.read(int(self.headers["content-length"])))
            body = message["moves"][0]["move"].encode() if message["type"] == "decide" else b""
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Agent) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/move"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("key", GAMES)
def test_agents_of_every_kind_play_the_same_deals(key: str, address: str, tmp_path: Path) -> None:
    seats = GAMES[key]["seats"]
    kinds = ("heuristic", LINES, address) if seats == 3 else ("heuristic", LINES, address, "random")
    found = compared(key, kinds, GameRules(), tmp_path)
    (deal,) = found.standing.deals
    assert len(deal.games) == seats  # once from every seat
    assert all(tally.decisions and not tally.illegal and not tally.forfeited for tally in found.tallies.values())
    assert found.tallies[LINES].cost == 0.25 * found.tallies[LINES].answers
    assert len(list(tmp_path.iterdir())) == seats
    for path in tmp_path.iterdir():
        said = [json.loads(line) for line in path.read_text().splitlines()]
        assert [one["asked"]["type"] for one in said[-seats:]] == ["over"] * seats
        assert {one["asked"]["type"] for one in said[:-seats]} == {"decide"}


def test_an_agent_that_speaks_mcp_plays_a_whole_game() -> None:
    found = compared("zillionaire", (MCP, "random", "random"), GameRules())
    assert found.tallies[MCP].decisions > 0
    assert not found.tallies[MCP].forfeited and not found.tallies[MCP].failures


def test_illegal_moves_are_counted_and_end_in_a_random_one() -> None:
    patient = compared("zillionaire", (CLUMSY, "random", "random"), GameRules(tries=2)).tallies[CLUMSY]
    assert patient.illegal == patient.decisions and not patient.forfeited  # its second answer is a move
    strict = compared("zillionaire", (CLUMSY, "random", "random"), GameRules(tries=1)).tallies[CLUMSY]
    assert strict.illegal == strict.forfeited == strict.decisions > 0
    assert list(strict.refusals) == ["no move is written so"]


def test_who_does_not_answer_is_out_and_the_game_goes_on() -> None:
    tally = compared("zillionaire", (SILENT, "random", "random"), GameRules(patience=0.01)).tallies[SILENT]
    assert tally.failures == 3  # once in each of the three games
    assert tally.forfeited == tally.decisions > 0


def test_the_command_prints_strength_time_cost_and_refusals(capsys: pytest.CaptureFixture[str]) -> None:
    from fatcats.cli.bench_agents import bench_agents

    agents = ("heuristic", CLUMSY)
    bench_agents("zillionaire", *agents, seats=3, deals=1, tries=1, option=("games=1",), json=True)
    body = json.loads(capsys.readouterr().out)
    assert body["agents"][CLUMSY]["illegal_share"] == 1.0
    assert body["agents"]["heuristic"]["illegal"] == 0
    assert {rating["name"] for rating in body["ratings"]} == set(agents)
    bench_agents("zillionaire", *agents, seats=3, deals=1, tries=1, option=("games=1",))
    assert "was refused for no move is written so" in " ".join(capsys.readouterr().out.split())
