"""An MCP server: language models play our games through tools. `fatcats mcp`, with the extra `fatcats[mcp]`."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from secrets import randbits, token_hex
from typing import Any, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import fatcats
from fatcats.agents.agent_seat import AgentSeat, clauses, sit_down
from fatcats.engine.errors import FatcatsError
from fatcats.registry import game_keys, get_game

INSTRUCTIONS = (
    "Games about money, with hidden information. Open a table with new_table, then read `position` and make one of the "
    "moves listed there with play, until the game is over. why_not says what forbids a move; rules quotes the rules."
)
MAX_TABLES = 64
P = ParamSpec("P")
T = TypeVar("T")


class Tables:
    """The tables of one client, by name."""

    def __init__(self) -> None:
        self._seats: dict[str, AgentSeat] = {}

    def open(self, agent: AgentSeat) -> str:
        if len(self._seats) >= MAX_TABLES:
            del self._seats[next(iter(self._seats))]  # the oldest
        name = token_hex(4)
        self._seats[name] = agent
        return name

    def at(self, name: str) -> AgentSeat:
        if name not in self._seats:
            raise FatcatsError(f"there is no table {name!r}; open one with new_table")
        return self._seats[name]


def in_our_words(tool: Callable[P, T]) -> Callable[P, T]:
    """What is wrong reaches the client as a sentence."""

    @wraps(tool)
    def said(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return tool(*args, **kwargs)
        except FatcatsError as error:
            raise ToolError(str(error)) from error

    return said


def make_server() -> MCPServer[Any]:
    server: MCPServer[Any] = MCPServer("fatcats", version=fatcats.__version__, instructions=INSTRUCTIONS)
    tables = Tables()

    @server.tool()
    def list_games() -> list[dict[str, Any]]:
        """The games, how many can play, and what may be agreed before."""
        return [about(key) for key in game_keys()]

    @server.tool()
    @in_our_words
    def new_table(
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = "heuristic",
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> str:
        """Open a table: you take one seat, bots (random, heuristic, strong) the others. Gives its name and view."""
        agent = sit_down(
            game,
            seats=seats,
            seat=seat,
            opponents=opponents,
            seed=randbits(48) if seed is None else seed,
            options=options,
        )
        return f"Table {tables.open(agent)}.\n\n{shown(agent)}"

    @server.tool()
    @in_our_words
    def position(table: str) -> str:
        """What you see at a table, and the moves that are open to you."""
        return tables.at(table).position()

    @server.tool()
    @in_our_words
    def play(table: str, move: str) -> str:
        """Make a move, as the position writes it. Gives what happened then and what you see."""
        agent = tables.at(table)
        agent.play(move)
        return shown(agent)

    @server.tool()
    @in_our_words
    def why_not(table: str, move: str) -> str:
        """Why you may not make this move now, with the clause of the rules."""
        return tables.at(table).why_not(move)

    @server.tool()
    @in_our_words
    def rules(game: str, words: str) -> dict[str, str]:
        """What the rules say about these words, or a clause by its number."""
        return clauses(get_game(game), words)

    return server


def about(key: str) -> dict[str, Any]:
    game = get_game(key)
    return {
        "game": key,
        "title": game.title,
        "seats": [game.seats[0], game.seats[-1]],
        "usual_seats": game.usual_seats,
        "minutes": game.minutes,
        "options": {option.name: f"{option.allowed()}; usually {option.default}" for option in game.options},
        "presets": {name: dict(preset) for name, preset in game.presets.items()},
    }


def shown(agent: AgentSeat) -> str:
    """What has happened, and the position or the ending."""
    news = "\n".join(agent.news())
    return f"{news}\n\n{agent.ending() if agent.match.over else agent.position()}".strip()
