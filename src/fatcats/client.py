"""A small client: a program takes a seat at a server's table in a dozen lines.

server = Server("http://127.0.0.1:8765")
table = server.create("zillionaire", seats=["you", "bot", "bot", "bot"])
table.start()
with table.live() as live:
    for turn in live.turns():
        turn.play(turn.options[0].move)
print(live.result)
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from time import sleep
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from fatcats import protocol
from fatcats.engine.errors import FatcatsError

PATIENCE = 30.0  # seconds for an answer
PAUSE = 0.5  # before the next try when the server cannot be reached
ATTEMPTS = 60


class ServerSaysNo(FatcatsError):
    """The server refused something; `code` is for programs, `clause` names the rule that forbids a move."""

    def __init__(self, code: str, sentence: str, clause: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.clause = clause


class Server:
    """A server and who you are there: whoever has the key has the seats."""

    def __init__(self, url: str, key: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.key = key or secrets.token_urlsafe(32)

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"}

    def games(self) -> list[protocol.GameInfo]:
        return msgspec.convert(self.call("GET", "/games"), list[protocol.GameInfo])

    def table(self, table: str) -> Table:
        """A table by its id or by its invitation."""
        return Table(self, table.rstrip("/").rpartition("/")[2].partition("#")[0])

    def create(self, game: str, *, seats: list[str] | None = None, name: str = "", **settings: object) -> Table:
        """A new table. A seat is `you`, `open`, `closed`, `bot` or `bot LEVEL`; settings are those of the API."""
        plans = [dict(zip(("kind", "level"), seat.split(maxsplit=1), strict=False)) for seat in seats or []]
        for plan in plans:
            if plan["kind"] == "you" and name:
                plan["name"] = name
        made = self.call("POST", "/tables", {"game": game, "seats": plans, **settings})
        return Table(self, made["table"]["id"])

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Any route of the API; raises ServerSaysNo."""
        response = httpx.request(method, f"{self.url}/api{path}", headers=self.headers, json=body, timeout=PATIENCE)
        if response.is_success:
            return response.json()
        try:
            problem = msgspec.json.decode(response.content, type=protocol.Problem)
        except msgspec.DecodeError:
            problem = protocol.Problem("failed", f"the server answered {response.status_code}")
        raise ServerSaysNo(problem.code, problem.sentence, problem.clause)


class Table:
    def __init__(self, server: Server, table: str) -> None:
        self.server = server
        self.id = table

    def call(self, method: str, path: str, body: object = None) -> Any:
        return self.server.call(method, f"/tables/{self.id}{path}", body)

    def show(self) -> protocol.Joined:
        return msgspec.convert(self.call("GET", ""), protocol.Joined)

    def sit(self, name: str, seat: int | None = None, colour: int = 0) -> int:
        """Take a seat, the first free one if none is named. Returns which.

        In a seat that is yours this changes name and colour, until the game starts.
        """
        seats = [seat] if seat is not None else [n for n, s in enumerate(self.show().table.seats) if s.kind == "open"]
        for number in seats:
            try:
                self.call("POST", f"/seats/{number}/sit", {"name": name, "colour": colour})
            except ServerSaysNo as no:
                if no.code != "taken" or seat is not None:
                    raise
            else:
                return number
        raise ServerSaysNo("taken", "there is no free seat at this table")

    def start(self) -> None:
        self.call("POST", "/start")

    def record(self) -> Any:
        return self.call("GET", "/record")

    def live(self, *, language: str = "en") -> Live:
        return Live(self, language)


@dataclass(frozen=True)
class Turn:
    """You are asked."""

    live: Live
    perspective: protocol.Perspective

    @property
    def options(self) -> list[protocol.Option]:
        return self.perspective.options

    def play(self, *moves: str) -> int:
        """Make the move; returns the `seq` of the news that have it."""
        assert self.perspective.seat is not None
        return self.live.play(self.perspective.seat, list(moves), decision=self.perspective.decision)


class Live:
    """A live connection that repairs itself. A move that is sent again after a break is carried out once."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.seq: int | None = None
        self.info: protocol.TableInfo | None = None
        self.yours: list[int] = []
        self.perspectives: dict[int | None, protocol.Perspective] = {}
        self.result: protocol.Result | None = None
        self._language = language
        self._socket: ClientConnection | None = None
        self._stack = ExitStack()
        self._answers: dict[str, protocol.FromServer] = {}
        self._failure: protocol.Failure | None = None  # the last that the server told of itself

    def __enter__(self) -> Self:
        self._connect()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def turns(self) -> Iterator[Turn]:
        """Each time when one of your seats is asked, until the game is over."""
        while self.result is None:
            asked = next((one for one in self.perspectives.values() if one.seat is not None and one.options), None)
            if asked is None:
                self._read()
            else:
                yield Turn(self, asked)

    def play(self, seat: int, moves: list[str], *, decision: int | None = None) -> int:
        perspective = self.perspectives.get(seat)
        is_answered = perspective is not None and perspective.decision == decision and perspective.answering is not None
        try:
            answer = self.ask(protocol.Play(request=secrets.token_hex(8), seat=seat, moves=moves, decision=decision))
        except ServerSaysNo as no:
            if not is_answered or no.code != "stale" or self.seq is None:
                raise
            return self.seq  # the table was quicker
        perspective = self.perspectives.get(seat)
        if (
            perspective is not None and perspective.decision == decision and not perspective.draft
        ):  # until the server says what follows
            self.perspectives[seat] = msgspec.structs.replace(perspective, options=[])
        assert isinstance(answer, protocol.Done)
        return answer.seq

    def order(self, seat: int, order: str, about: int | None = None) -> None:
        """Give a standing order, one of the perspective's `can_order`."""
        self.ask(protocol.GiveOrder(request=secrets.token_hex(8), seat=seat, order=order, about=about))

    def drop_order(self, seat: int, order: str) -> None:
        self.ask(protocol.DropOrder(request=secrets.token_hex(8), seat=seat, order=order))

    def ask(self, message: protocol.Message) -> protocol.FromServer:
        """Send a request and wait for its answer; raises ServerSaysNo if it is refused."""
        request = str(getattr(message, "request", ""))
        for _ in range(ATTEMPTS):
            if self._send(message) and (answer := self._wait(request)) is not None:
                if not isinstance(answer, protocol.Refused):
                    return answer
                if answer.code != "unavailable":
                    raise ServerSaysNo(answer.code, answer.sentence, answer.clause)
                sleep(PAUSE)
        raise ServerSaysNo("unavailable", "the server does not answer")

    def _send(self, message: protocol.Message) -> bool:
        try:
            assert self._socket is not None
            self._socket.send(protocol.write(message).decode())
        except ConnectionClosed:
            self._connect()
            return False
        return True

    def _wait(self, request: str) -> protocol.FromServer | None:
        """The answer, or nothing if the connection broke meanwhile."""
        socket = self._socket
        while request not in self._answers:
            self._read()
            if self._socket is not socket:
                return None
        return self._answers.pop(request)

    def _connect(self) -> None:
        address = f"ws{self.table.server.url.removeprefix('http')}/api/tables/{self.table.id}/live"
        for _ in range(ATTEMPTS):
            try:
                self._stack.close()
                opening = connect(address, additional_headers=self.table.server.headers, max_size=None)
                self._socket = self._stack.enter_context(opening)
                hello = protocol.Hello(protocol=protocol.PROTOCOL, have=self.seq, language=self._language)
                self._socket.send(protocol.write(hello).decode())
                while self.seq is None:
                    self._read()
                return
            except (OSError, WebSocketException):
                sleep(PAUSE)
        raise ServerSaysNo("unavailable", "the server cannot be reached")

    def _read(self) -> None:
        assert self._socket is not None
        try:
            message = protocol.read_server(self._socket.recv())
        except ConnectionClosed as closed:
            if closed.rcvd is not None and 4400 <= closed.rcvd.code < 4500:
                code, sentence = closed.rcvd.reason, f"the server has closed the connection ({closed.rcvd.code})"
                if self._failure is not None:
                    code, sentence = self._failure.code, self._failure.sentence
                raise ServerSaysNo(code, sentence) from closed
            self._connect()
            return
        match message:
            case protocol.Welcome():
                self._heard(message.seq, message.perspectives, message.table, message.yours, message.result)
            case protocol.Update():
                table, yours, result = _set(message.table), _set(message.yours), _set(message.result)
                self._heard(message.seq, message.perspectives, table, yours, result)
            case protocol.Failure():
                self._failure = message
            case protocol.Done() | protocol.Refused() | protocol.Hint() | protocol.Allowed():
                self._answers[message.request] = message

    def _heard(
        self,
        seq: int,
        perspectives: list[protocol.Perspective],
        table: protocol.TableInfo | None,
        yours: list[int] | None,
        result: protocol.Result | None,
    ) -> None:
        self.seq = seq
        if perspectives:
            self.perspectives = {perspective.seat: perspective for perspective in perspectives}
        self.info = table or self.info
        self.yours = self.yours if yours is None else yours
        self.result = result or self.result


def _set(value: Any) -> Any:
    return None if value is msgspec.UNSET else value


__all__ = ["Live", "Server", "ServerSaysNo", "Table", "Turn"]
