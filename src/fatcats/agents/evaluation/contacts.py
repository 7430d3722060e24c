"""How an agent is reached: a bot of ours by name, a program line by line, an address, a client of MCP.

For whoever sits at the keyboard only: a path or a program runs code of the reader's own choice.
"""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple, Protocol

import httpx
import msgspec

from fatcats.agents.lines import Message
from fatcats.agents.match_seat import MatchSeat
from fatcats.bots.line_process import LineProcess
from fatcats.bots.named import load_bot
from fatcats.engine.bot import Bot
from fatcats.engine.errors import BadBot, FatcatsError
from fatcats.engine.rng import Rng

LINES, HTTP, MCP = "lines:", ("http://", "https://"), "mcp:"


class AgentFailed(FatcatsError):
    """An agent has ended, or does not answer."""


class Answer(NamedTuple):
    move: str
    cost: float = 0.0  # in whatever the agent counts, dollars for instance


class Contact(Protocol):
    """With one agent, in one seat, for one game."""

    def ask(self, message: Message) -> Answer:
        """Its answer to `decide` or `refused`; raises AgentFailed."""

    def close(self, message: Message | None = None) -> None:
        """The game is over."""


def reach(agent: MatchSeat, name: str, rng: Rng, patience: float) -> Contact:
    """`heuristic`, `mypackage.mybot:Bot`, `lines:./agent`, `http://…` or `mcp:./agent {url}`."""
    if name.startswith(LINES):
        return LinesContact(name.removeprefix(LINES), patience)
    if name.startswith(HTTP):
        return HttpContact(name, patience)
    if name.startswith(MCP):
        return mcp_contact(agent, name.removeprefix(MCP), patience)
    return BotContact(agent, load_bot(agent.game, name), rng)


def mcp_contact(agent: MatchSeat, command: str, patience: float) -> Contact:
    try:
        from fatcats.agents.evaluation.mcp_contact import McpContact
    except ImportError as error:
        raise BadBot(f'agents that speak MCP need the extra "mcp": pip install "fatcats[mcp]" ({error})') from error
    return McpContact(agent, command, patience)


class BotContact:
    """A bot is not asked in sentences: it gets what every bot gets."""

    def __init__(self, agent: MatchSeat, bot: Bot, rng: Rng) -> None:
        self._agent = agent
        self._bot = bot
        self._rng = rng

    def ask(self, message: Message) -> Answer:
        match = self._agent.match
        move = self._bot.choose(match.knowledge(self._agent.seat, self._rng))
        return Answer(match.game.moves.notation(move))

    def close(self, message: Message | None = None) -> None:
        pass


class LinesContact:
    """A program that is spoken to as `fatcats seat` speaks: a line of JSON asks, a line of text or JSON answers."""

    def __init__(self, command: str, patience: float) -> None:
        self._program = LineProcess(command, patience)

    def ask(self, message: Message) -> Answer:
        try:
            return read_answer(self._program.ask(msgspec.json.encode(message)))
        except BadBot as error:
            raise AgentFailed(str(error)) from error

    def close(self, message: Message | None = None) -> None:
        if message is not None:
            with suppress(BadBot):  # it may have left before the end
                self._program.send(msgspec.json.encode(message))
        self._program.close()


class HttpContact:
    """An address to which the same JSON is posted; a session's name goes with it, as one agent may play many seats."""

    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._client = httpx.Client(timeout=patience)
        self._session = f"{id(self):x}"

    def ask(self, message: Message) -> Answer:
        return read_answer(self._post(message))

    def close(self, message: Message | None = None) -> None:
        if message is not None:
            with suppress(AgentFailed):  # it need not know
                self._post(message)
        self._client.close()

    def _post(self, message: Message) -> str:
        try:
            response = self._client.post(self._url, json={**message, "session": self._session})
            response.raise_for_status()
        except httpx.HTTPError as error:
            raise AgentFailed(f"the agent at {self._url} does not answer: {error}") from error
        return response.text


class _Written(msgspec.Struct):
    move: str
    cost: float = 0.0


def read_answer(text: str) -> Answer:
    """A move as it is written, or its number; or `{"move": …, "cost": …}`."""
    text = text.strip()
    if text.startswith("{"):
        try:
            written = msgspec.json.decode(text, type=_Written)
        except (msgspec.DecodeError, msgspec.ValidationError):
            return Answer(text)  # which is refused as no move
        return Answer(written.move.strip(), written.cost)
    return Answer(text)
