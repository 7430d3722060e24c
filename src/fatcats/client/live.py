"""A live connection to a table: what goes over the WebSocket."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from time import sleep
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from fatcats import protocol
from fatcats.client.refusal import ServerSaysNo

if TYPE_CHECKING:
    from fatcats.client.server import Table

PAUSE = 0.5  # before the next try when the server cannot be reached
ATTEMPTS = 60
TOO_MANY = 429  # of requests or connections: it may be tried again


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
        self.lines: dict[int | None, list[protocol.LogLine]] = {}  # by seat: all that happened, as it may be looked up
        self.undone: list[int] = []  # each time when something was taken back: the last step that stayed
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

    def hear(self, seconds: float) -> bool:
        """Take in one message of the server, if there is one within this time."""
        try:
            self._read(seconds)
        except TimeoutError:
            return False
        return True

    def play(self, seat: int, moves: list[str], *, decision: int | None = None) -> int:
        before = self.perspectives.get(seat)
        is_answered = before is not None and before.decision == decision and before.answering is not None
        try:
            answer = self.ask(protocol.Play(request=secrets.token_hex(8), seat=seat, moves=moves, decision=decision))
        except ServerSaysNo as no:
            if not is_answered or no.code != "stale" or self.seq is None:
                raise
            return self.seq  # the table was quicker
        now = self.perspectives.get(seat)
        if before is not None and now is not None and (now.decision, now.draft) == (before.decision, before.draft):
            self.perspectives[seat] = msgspec.structs.replace(now, options=[])  # until the server says what follows
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
            except InvalidStatus as refused:
                status = refused.response.status_code
                if 400 <= status < 500 and status != TOO_MANY:
                    raise ServerSaysNo("failed", f"the server refuses the connection ({status})") from refused
                sleep(PAUSE)
            except (OSError, WebSocketException):
                sleep(PAUSE)
        raise ServerSaysNo("unavailable", "the server cannot be reached")

    def _read(self, seconds: float | None = None) -> None:
        """One message; raises TimeoutError if none comes within this time."""
        assert self._socket is not None
        try:
            message = protocol.read_server(self._socket.recv(seconds))
        except msgspec.DecodeError as error:
            raise ServerSaysNo(
                "other-version", f"the server speaks another version of the protocol: {error}"
            ) from error
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
                self._heard_lines(message.perspectives, message.step)
            case protocol.Update():
                table, yours, result = _set(message.table), _set(message.yours), _set(message.result)
                if message.is_undone:
                    self.undone.append(message.step)
                    self.result = None
                self._heard(message.seq, message.perspectives, table, yours, result)
                self._heard_lines(message.perspectives, message.step)
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

    def _heard_lines(self, perspectives: list[protocol.Perspective], step: int) -> None:
        """Lines of later steps than this one replace what was there; earlier ones may be revised."""
        for perspective in perspectives:
            revised = {revision.step: revision.lines for revision in perspective.revisions}
            had = [line for line in self.lines.get(perspective.seat, []) if line.step <= step]
            kept = [line for line in had if line.step not in revised]
            again = [line for lines in revised.values() for line in lines]
            earlier = sorted([*kept, *again], key=lambda line: line.step) if revised else kept
            self.lines[perspective.seat] = [*earlier, *perspective.lines]


def _set(value: Any) -> Any:
    return None if value is msgspec.UNSET else value
