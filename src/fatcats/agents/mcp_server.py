"""An MCP server: language models play our games through tools. `fatcats mcp`, with the extra `fatcats[mcp]`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import wraps
from secrets import randbits, token_hex
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import fatcats
from fatcats.agents.agent_seat import AgentSeat, clauses
from fatcats.agents.match_seat import sit_down
from fatcats.agents.remote_seat import RemoteSeat, host, join
from fatcats.engine.errors import FatcatsError
from fatcats.registry import game_keys, get_game

INSTRUCTIONS = (
    "Games about money, with hidden information. Open a table with new_table, or sit down at a server's table with "
    "host_table or join_table. Then read `position` and make one of the moves listed there with play, until the game "
    "is over; where others take their time, `wait` for your turn. why_not says what forbids a move; rules quotes the "
    "rules."
)
MAX_TABLES = 64
PATIENCE = 25.0  # seconds that a tool waits for others; many clients give a tool a minute
MAX_PATIENCE = 50.0
P = ParamSpec("P")
T = TypeVar("T")


class Tables:
    """The tables of one client, by name. Tools run in threads: one at a time at each table."""

    def __init__(self) -> None:
        self._seats: dict[str, tuple[AgentSeat, Lock]] = {}

    def open(self, agent: AgentSeat) -> str:
        if len(self._seats) >= MAX_TABLES:
            self._leave(next(iter(self._seats)))  # the oldest
        name = token_hex(4)
        self._seats[name] = agent, Lock()
        return name

    @contextmanager
    def at(self, name: str) -> Iterator[AgentSeat]:
        if name not in self._seats:
            raise FatcatsError(f"there is no table {name!r}; open one with new_table")
        agent, lock = self._seats[name]
        with lock:
            yield agent

    def _leave(self, name: str) -> None:
        agent, _ = self._seats.pop(name)
        agent.close()

    def close(self) -> None:
        for name in list(self._seats):
            self._leave(name)


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
    tables = Tables()

    @asynccontextmanager
    async def leaving(server: MCPServer[Any]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            tables.close()

    server: MCPServer[Any] = MCPServer(
        "fatcats", version=fatcats.__version__, instructions=INSTRUCTIONS, lifespan=leaving
    )

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
    def host_table(
        server: str, game: str, name: str, seats: list[str] | None = None, options: dict[str, Any] | None = None
    ) -> str:
        """Open a table at a server (its address), under a name of yours. A seat is `you`, `bot`, `bot LEVEL` or `open`:
        others come to open ones with the link that `position` gives; without any the game begins at once."""
        agent = host(server, game, name, seats, options)
        opened = tables.open(agent)
        if not agent.waits_for_people:
            agent.start()
            agent.wait(PATIENCE)
        return f"Table {opened}.\n\n{shown(agent)}"

    @server.tool()
    @in_our_words
    def join_table(link: str, name: str, seat: int | None = None) -> str:
        """Sit down at a server's table by its invitation or address (https://HOST/t/TABLE), under a name of yours."""
        agent = join(link, name, seat)
        return f"Table {tables.open(agent)}.\n\n{shown(agent)}"

    @server.tool()
    @in_our_words
    def start(table: str) -> str:
        """Begin the game at a server's table that you have opened, when no seat is open any more."""
        with tables.at(table) as agent:
            if not isinstance(agent, RemoteSeat):
                raise FatcatsError("this game has begun already")
            agent.start()
            agent.wait(PATIENCE)
            return shown(agent)

    @server.tool()
    @in_our_words
    def wait(table: str, seconds: float = PATIENCE) -> str:
        """Wait until you are asked or the game is over, 50 seconds at most. Gives what happened and what you see."""
        with tables.at(table) as agent:
            agent.wait(min(max(seconds, 0.0), MAX_PATIENCE))
            return shown(agent)

    @server.tool()
    @in_our_words
    def position(table: str) -> str:
        """What you see at a table, and the moves that are open to you."""
        with tables.at(table) as agent:
            return agent.position()

    @server.tool()
    @in_our_words
    def play(table: str, move: str) -> str:
        """Make a move, as the position writes it. Gives what happened then and what you see."""
        with tables.at(table) as agent:
            agent.play(move)
            agent.wait(PATIENCE)
            return shown(agent)

    @server.tool()
    @in_our_words
    def why_not(table: str, move: str) -> str:
        """Why you may not make this move now, with the clause of the rules."""
        with tables.at(table) as agent:
            return agent.why_not(move)

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
    seen = agent.ending() if agent.is_over else agent.position()
    return "\n".join([*agent.news(), "", seen]).strip()
