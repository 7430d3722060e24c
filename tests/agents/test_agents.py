"""Programs and language models at the table: whole games, refusals in sentences, and nothing hidden in any text."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from random import Random
from typing import Any

import msgspec
import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters

from fatcats.agents.agent_seat import described, labelled, sentences, words_for
from fatcats.agents.lines import serve
from fatcats.agents.match_seat import sit_down
from fatcats.agents.mcp_server import make_server
from fatcats.agents.remote_seat import read_view
from fatcats.engine.errors import BadBot, WrongSeat
from fatcats.engine.game import Game
from fatcats.engine.table import Table
from tests.conformance.cases import IS_COMPILED, Case, positions
from tests.conformance.secrecy import side_by_side
from tests.envs.cases import ENVIRONMENTS

GAMES: dict[str, dict[str, Any]] = {
    "zillionaire": {"seats": 4, "options": {"games": 1}},
    "counterfeiters": {"seats": 3, "options": {"max_rounds": 3}},
    "millions": {"seats": 4, "options": {"negotiation_rounds": 1}},
    "billionaires": {"seats": 3, "options": {"level": 4, "max_rounds": 1}},
}
FATCATS = ("-c", "from fatcats.cli import main; main()")
EVERY = 9 if IS_COMPILED else 60


@pytest.mark.parametrize("case", ENVIRONMENTS, ids=str)
def test_no_text_tells_what_a_seat_cannot_know(case: Case) -> None:
    for number, table in enumerate(positions(case, seed=41, every=EVERY)):
        viewer = number % case.seats
        assert all(side_by_side(case.game, table, viewer, number, what_is_said, length=8))


def what_is_said(game: Game, table: Table, viewer: int) -> object:
    """The position and the news, as an agent's seat makes them of view, legal moves and events."""
    names = [f"player {seat}" for seat in range(int(table.row[game.seats_cell]))]
    words = words_for(game, names, viewer)
    view = game.view(table, viewer)
    news = sentences(game.events_for(table.events or [], viewer), words)
    return described(game, view, labelled(game, view, words), names), news


@pytest.mark.parametrize("case", ENVIRONMENTS, ids=str)
def test_a_view_is_the_same_when_it_comes_from_a_server(case: Case) -> None:
    """So an agent at a server's table reads what it would read here."""
    for number, table in enumerate(positions(case, seed=43, every=EVERY)):
        view = case.game.view(table, number % case.seats)
        assert read_view(case.game, msgspec.json.decode(msgspec.json.encode(view))) == view


# --- the line protocol ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_a_program_plays_a_whole_game_line_by_line(key: str) -> None:
    """Like a program that knows nothing: it takes what is listed, by number or as it is written."""
    agent = sit_down(key, seat=1, opponents="random", seed=5, **GAMES[key])
    out = io.StringIO()
    random = Random(1)

    def answers() -> Any:
        while True:
            asked = json.loads(out.getvalue().splitlines()[-1])
            assert asked["type"] == "decide" and asked["seat"] == 1
            number = random.randrange(len(asked["moves"]))
            assert asked["moves"][number]["move"] in asked["position"]
            yield str(number + 1) if random.random() < 0.5 else asked["moves"][number]["move"]

    serve(agent, answers(), out)
    last = json.loads(out.getvalue().splitlines()[-1])
    assert last["type"] == "over"
    assert len(last["places"]) == agent.match.seats
    assert "You are player 1" in last["ending"]


def test_a_process_is_spoken_to_and_told_why_not() -> None:
    command = [
        sys.executable,
        "-c",
        "from fatcats.cli import main; main()",
        "seat",
        "zillionaire",
        "--seats",
        "3",
        "--seed",
        "1",
    ]
    lines = "pass\nwhy pass\nrules ZN-3.02\nfly away\n\nquit\n"
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert said[0]["type"] == "decide"
    if "pass" in [one["move"] for one in said[0]["moves"]]:
        assert said[1]["type"] in ("decide", "over")
    else:
        assert [one["type"] for one in said[1:]] == ["refused", "answer", "answer", "refused"]
        assert said[1]["clause"] == "ZN-3.02" and said[2]["sentence"].startswith("ZN-3.02")
        assert list(said[3]["clauses"]) == ["ZN-3.02"]
        assert "no move is written" in said[4]["sentence"]


def test_who_cannot_sit_is_told_so() -> None:
    with pytest.raises(WrongSeat):
        sit_down("zillionaire", seats=3, seat=3)
    with pytest.raises(BadBot, match="2 opponents"):
        sit_down("zillionaire", seats=3, opponents=["random"])


# --- MCP --------------------------------------------------------------------------------------------------------------


def text_of(result: Any) -> str:
    return "\n".join(part.text for part in result.content)


def moves_in(position: str) -> list[str]:
    listed = position.partition("Answer with one of these moves, as it is written on the left:\n")[2]
    return [line.partition("  (")[0] for line in listed.splitlines()]


@pytest.mark.parametrize("key", GAMES)
async def test_a_scripted_client_plays_a_whole_game_through_mcp(key: str) -> None:
    random = Random(2)
    async with Client(make_server()) as client:
        arguments = {"game": key, "opponents": "random", "seed": 3, **GAMES[key]}
        seen = text_of(await client.call_tool("new_table", arguments))
        table = seen.removeprefix("Table ").partition(".")[0]
        while "The game is over" not in seen:
            move = random.choice(moves_in(seen))
            result = await client.call_tool("play", {"table": table, "move": move})
            assert not result.is_error
            seen = text_of(result)
    assert "You are player 0" in seen


async def test_the_tools_over_a_real_pipe() -> None:
    server = StdioServerParameters(command=sys.executable, args=[*FATCATS, "mcp"])
    async with Client(server) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        local = {"list_games", "new_table", "position", "play", "why_not", "rules"}
        assert tools == {*local, "host_table", "join_table", "start", "wait"}
        assert "Counterfeiters" in text_of(await client.call_tool("list_games", {}))
        opened = text_of(await client.call_tool("new_table", {"game": "millions", "seats": 4, "seed": 1}))
        table = opened.removeprefix("Table ").partition(".")[0]
        assert "send Brute" in text_of(await client.call_tool("position", {"table": table}))
        why = text_of(await client.call_tool("why_not", {"table": table, "move": "send Tech"}))
        assert why.startswith("MD-")
        rules = text_of(await client.call_tool("rules", {"game": "millions", "words": "ante"}))
        assert "MD-2" in rules
        refused = await client.call_tool("play", {"table": table, "move": "send Tech"})
        assert refused.is_error and "MD-" in text_of(refused)
        nowhere = await client.call_tool("position", {"table": "nowhere"})
        assert nowhere.is_error and "no table" in text_of(nowhere)
