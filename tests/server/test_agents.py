"""Agents at a server's table: whole games through MCP and line by line, and clear words where nobody can sit."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Thread
from typing import Any

import pytest
from mcp import Client

from fatcats import protocol
from fatcats.agents.mcp_server import make_server
from fatcats.agents.remote_seat import join
from fatcats.client import ServerSaysNo
from fatcats.engine.errors import BadMove, IllegalMove, NotYourDecision
from fatcats.registry import get_game
from tests.agents.test_agents import FATCATS, moves_in, text_of
from tests.server.people import Person
from tests.server.services import RunningServer

# The shortest of each
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "zillionaire": (3, {"games": 1}),
    "counterfeiters": (2, {"max_rounds": 2}),
    "millions": (3, {"negotiation_rounds": 1}),
    "billionaires": (2, {"max_rounds": 1}),
}
NAME = "Mo [bold]"
BOT = {"kind": "bot", "level": "beginner"}
OVER = "The game is over"
NOWHERE = "0" * 20


@pytest.fixture(scope="module")
def answering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose tables answer for people who have no choice."""
    folder = tmp_path_factory.mktemp("answering")
    server = RunningServer(folder, str(folder / "tables.db"), answers=True).wait()
    yield server
    server.kill()


def opened(server: RunningServer, key: str = "zillionaire") -> Person:
    """Who has opened a table with one free seat among bots."""
    seats, options = GAMES[key]
    return Person(server.url).open(game=key, seats=[{"kind": "open"}, *[BOT] * (seats - 1)], options=options)


def link_to(person: Person) -> str:
    return f"{person.url}/t/{person.table}"


class Tools:
    """A client of MCP at one table."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.table = ""

    async def call(self, tool: str, **arguments: Any) -> str:
        given = {"table": self.table, **arguments} if self.table else arguments
        result = await self._client.call_tool(tool, given)
        assert not result.is_error, text_of(result)
        return text_of(result)

    async def refused(self, tool: str, **arguments: Any) -> str:
        given = {"table": self.table, **arguments} if self.table else arguments
        result = await self._client.call_tool(tool, given)
        assert result.is_error, text_of(result)
        return text_of(result)

    async def sit_down(self, tool: str, **arguments: Any) -> str:
        seen = await self.call(tool, **arguments)
        self.table = seen.removeprefix("Table ").partition(".")[0]
        return seen

    async def play_to_the_end(self, seen: str) -> str:
        random = Random(2)
        while OVER not in seen:
            moves = moves_in(seen)
            seen = await (self.call("play", move=random.choice(moves)) if moves else self.call("wait"))
        return seen


@pytest.mark.parametrize("key", GAMES)
async def test_a_scripted_client_of_mcp_plays_a_whole_game_at_a_servers_table(
    key: str, answering: RunningServer
) -> None:
    person = opened(answering, key)
    async with Client(make_server()) as client:
        tools = Tools(client)
        seen = await tools.sit_down("join_table", link=link_to(person), name=NAME)
        assert f"seat 0: {NAME} (you)" in seen and "The host starts the game" in seen
        person.start()
        seen = await tools.call("wait")
        assert f"You are {NAME}." in seen
        seen = await tools.play_to_the_end(seen)
        assert seen.endswith(f"You are {NAME}.")
    with person.live() as live:
        result, seats = live.welcome.result, live.welcome.table.seats
    assert result is not None
    for seat, place, score in zip(seats, result.places, result.scores, strict=True):
        assert f"{seat.name}: place {place}, {score}" in seen


async def test_a_table_of_ones_own_and_what_is_refused_there(answering: RunningServer) -> None:
    async with Client(make_server()) as client:
        tools = Tools(client)
        given = {"server": answering.url, "game": "zillionaire", "name": "Mo", "options": {"games": 1}}
        seen = await tools.sit_down("host_table", **given, seats=["you", "open", "bot beginner"])
        link = next(word for word in seen.split() if "/t/" in word).rstrip(".")
        assert "You start the game" in seen
        assert "seat" in await tools.refused("start")  # one is open
        assert "not begun" in await tools.refused("play", move="pass")
        ada = Thread(target=plays_along, args=(link, "Ada [i]"))
        ada.start()
        while "Ada" not in seen:
            seen = await tools.call("wait", seconds=0.1)
        seen = await tools.call("start")
        while not (moves := moves_in(seen)):
            seen = await tools.call("wait")
        assert (await tools.call("why_not", move=closed_to(moves))).startswith("ZN-")
        assert await tools.call("why_not", move=moves[0]) == "You may do that now."
        assert "ZN-" in await tools.refused("play", move=closed_to(moves))
        assert "no move" in await tools.refused("play", move="fly away")
        position = await tools.call("position")
        assert moves_in(position) == moves and "Ada [i]" in position  # which is no markup
        await tools.play_to_the_end(seen)
    ada.join()


def plays_along(link: str, name: str) -> None:
    """Somebody else at the table, who takes the first move."""
    agent = join(link, name)
    while agent.wait() and not agent.is_over:
        with suppress(NotYourDecision):
            agent.play(agent.moves[0].move)
    agent.close()


def closed_to(moves: list[str]) -> str:
    """A move of Zillionaire that is not open."""
    game = get_game("zillionaire")
    return next(text for text in map(game.moves.notation, range(len(game.moves))) if text not in moves)


async def test_a_game_among_bots_begins_at_once(answering: RunningServer) -> None:
    async with Client(make_server()) as client:
        tools = Tools(client)
        seats = ["bot beginner", "you", "bot beginner"]
        seen = await tools.sit_down("host_table", server=answering.url, game="zillionaire", name="Mo", seats=seats)
        assert "You are Mo." in seen
        assert "begun" in await tools.refused("start")


def test_a_program_plays_a_whole_game_at_a_servers_table_line_by_line(answering: RunningServer) -> None:
    person = opened(answering)
    command = [sys.executable, *FATCATS, "seat", "--table", link_to(person), "--name", "Lines"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdin is not None and program.stdout is not None
        with person.live() as live:
            live.until(lambda: live.info is not None and live.info.seats[0].is_here)
        person.start()
        random, said = Random(3), {"type": ""}
        for line in program.stdout:
            said = json.loads(line)
            if said["type"] == "over":
                break
            assert said["type"] == "decide"
            program.stdin.write(f"{random.randint(1, len(said['moves']))}\n")
            program.stdin.flush()
    assert said["type"] == "over" and program.returncode == 0


def test_whoever_has_the_key_comes_back_to_the_seat(answering: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    person = opened(answering)
    monkeypatch.setenv("FATCATS_KEY", "k" * 40)
    join(link_to(person), "Mo").close()
    again = join(link_to(person), "Mo")
    assert again.seat == 0 and again.players[0] == "Mo"
    again.close()
    monkeypatch.delenv("FATCATS_KEY")
    with pytest.raises(ServerSaysNo, match="no free seat") as no:
        join(link_to(person), "Bo")
    assert no.value.code == "taken"
    with pytest.raises(ServerSaysNo) as no:
        join(link_to(person), "Bo", seat=0)
    assert no.value.code == "taken"


def test_moves_out_of_turn_are_told_apart_from_bad_ones(answering: RunningServer) -> None:
    person = opened(answering)
    agent = join(link_to(person), "Mo")
    with pytest.raises(NotYourDecision, match="not begun"):
        agent.play("pass")
    person.start()
    assert agent.wait()
    with pytest.raises(BadMove):
        agent.play("fly away")
    with pytest.raises(IllegalMove, match="ZN-"):
        agent.play(closed_to([one.move for one in agent.moves]))
    agent.close()


# --- where nobody can sit ---------------------------------------------------------------------------------------------


@pytest.fixture
def stranger() -> Iterator[str]:
    """A server of somebody else's."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<p>Welcome!</p>")

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


def test_addresses_that_lead_to_no_table(answering: RunningServer, stranger: str) -> None:
    reasons = {
        "ftp://example.org/t/1": "malformed",
        "table 5": "malformed",
        f"{answering.url}/": "malformed",
        f"http://127.0.0.1:1/t/{NOWHERE}": "unavailable",
        f"http://127.0.0.1:x/t/{NOWHERE}": "unavailable",
        f"{answering.url}/t/{NOWHERE}": "gone",
        f"{answering.url}/t/nonsense": "malformed",
        f"{stranger}/t/{NOWHERE}": "other-version",
    }
    for link, reason in reasons.items():
        with pytest.raises(ServerSaysNo) as no:
            join(link, "Mo")
        assert (link, no.value.code) == (link, reason)


def test_a_server_that_speaks_another_version(answering: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    person = opened(answering)
    monkeypatch.setattr(protocol, "PROTOCOL", 2)
    with pytest.raises(ServerSaysNo, match="version 3 of its protocol") as no:
        join(link_to(person), "Mo")
    assert no.value.code == "other-version"


async def test_errors_reach_a_model_as_sentences(answering: RunningServer) -> None:
    async with Client(make_server()) as client:
        tools = Tools(client)
        assert "no link to a table" in await tools.refused("join_table", link=answering.url, name="Mo")
        refused = await tools.refused("host_table", server=answering.url, game="monopoly", name="Mo")
        assert "monopoly" in refused
        refused = await tools.refused("host_table", server=answering.url, game="millions", name="Mo", seats=["bot"])
        assert "`you`" in refused
