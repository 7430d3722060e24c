"""The whole server in this process, without a network: bytes go in where TCP would bring them.

So an input costs a millisecond, and whatever breaks is seen at once: in an answer, in the log, or as an exception.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

from uvicorn.lifespan.on import LifespanOn
from uvicorn.server import ServerState

from fatcats import protocol
from fatcats.server.app import create_app
from fatcats.server.run import config
from fatcats.server.settings import Limits, Settings
from tests.server.raw import UPGRADE, masked, request
from tests.server.transports import FakeTransport

PORT = 8765
FAST_DISK = Path("/dev/shm")  # where there is one: what is tried here is not the disk
TURNS = 2_000  # of the loop, after which an input must have been dealt with
GENEROUS = Limits(
    messages_per_second=1e9,
    requests_per_second=1e9,
    chats_per_ten_seconds=1e9,
    slow_per_second=1e9,
    guesses_per_minute=1e9,
    tables_per_hour=3_000,
    connections=10**9,
    all_connections=10**9,
    raw_connections=10**9,
    openings_per_second=1e9,
)


class Trouble(Exception):
    """The server has failed."""


class Failures(logging.Handler):
    """Whatever is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(self.format(record))


class Stack:
    async def __aenter__(self) -> Self:
        self._exits = AsyncExitStack()
        disk = str(FAST_DISK) if FAST_DISK.is_dir() else None
        folder = self._exits.enter_context(TemporaryDirectory(prefix="fatcats-fuzz-", dir=disk))
        settings = Settings(database=f"{folder}/tables.db", limits=GENEROUS, bot_processes=1, bot_pace=60.0)
        self._config = config(settings, create_app(settings))
        self._config.load()
        self._state = ServerState()
        self._lifespan = LifespanOn(self._config)
        await self._lifespan.startup()
        assert not self._lifespan.should_exit
        self._failures = Failures()
        for name in ("fatcats", "uvicorn.error", "asyncio"):
            logging.getLogger(name).addHandler(self._failures)
        asyncio.get_running_loop().set_exception_handler(self._unhandled)
        self.key = secrets.token_urlsafe(32)
        return self

    async def __aexit__(self, *_: object) -> None:
        for name in ("fatcats", "uvicorn.error", "asyncio"):
            logging.getLogger(name).removeHandler(self._failures)
        await self._lifespan.shutdown()
        await self._exits.aclose()

    def _unhandled(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self._failures.texts.append(f"{context.get('message')}: {context.get('exception')!r}")

    def check(self) -> None:
        """Raises Trouble if anything has gone wrong since the last look."""
        if self._failures.texts:
            texts, self._failures.texts = self._failures.texts, []
            raise Trouble("\n".join(texts))

    async def turn(self) -> None:
        """Of the event loop."""
        await asyncio.sleep(0)

    # --- one connection ---

    def connect(self) -> FakeTransport:
        transport = FakeTransport()
        made: Any = self._config.http_protocol_class
        transport.protocol = made(
            config=self._config,
            server_state=self._state,
            app_state=self._lifespan.state,
            _loop=asyncio.get_running_loop(),
        )
        transport.protocol.connection_made(transport)
        return transport

    async def hang_up(self, transport: FakeTransport) -> None:
        transport.protocol.connection_lost(None)
        if self._state.tasks:
            _, late = await asyncio.wait(list(self._state.tasks), timeout=30)
            if late:
                raise Trouble("somebody is still being served who has gone")

    async def answered(self, data: bytes) -> bytes:
        """All that is answered to these bytes until nothing more is, or more is waited for."""
        transport = self.connect()
        transport.protocol.data_received(data)
        for _ in range(TURNS):
            await asyncio.sleep(0)
            busy = [task for task in self._state.tasks if not task.done()]
            if (not busy and transport.reads) or transport.is_closed or is_waiting(transport):
                break
            if busy and not is_waiting(transport):
                await asyncio.wait(busy, timeout=0.02, return_when=asyncio.FIRST_COMPLETED)
        await self.hang_up(transport)
        self.check()
        if found := re.search(rb"(?:^|\r\n\r\n|})HTTP/1\.1 (5\d\d)", transport.written):
            raise Trouble(f"answered with {found[1].decode()}: {transport.written[-500:]!r}")
        return transport.written

    # --- a table ---

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        data = json.dumps(body).encode() if body is not None else b""
        headers = {
            "Authorization": f"Bearer {self.key}",
            "Content-Type": "application/json",
            "Content-Length": str(len(data)),
            "Connection": "close",
        }
        head, _, answer = (await self.answered(request(path, PORT, headers, method) + data)).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 20"), head + answer
        return json.loads(answer)

    async def open_table(self, game: str) -> str:
        """A game under way in which all seats are ours."""
        made = await self.call("POST", "/api/tables", {"game": game})
        table = str(made["table"]["id"])
        for seat in range(len(made["table"]["seats"])):
            await self.call("POST", f"/api/tables/{table}/seats/{seat}/sit", {"name": f"P{seat}"})
        await self.call("POST", f"/api/tables/{table}/start")
        return table

    def opening(self, table: str) -> bytes:
        return request(f"/api/tables/{table}/live", PORT, {**UPGRADE, "Authorization": f"Bearer {self.key}"})


HELLO = masked(protocol.write(protocol.Hello(protocol=protocol.PROTOCOL)))


class LiveConnection:
    """At a table, with messages in whole frames."""

    def __init__(self, stack: Stack, table: str) -> None:
        self._stack = stack
        self._transport = stack.connect()
        self._transport.protocol.data_received(stack.opening(table))
        self._is_open = False

    async def say(self, data: bytes) -> None:
        """Does the server still listen afterwards, or has it closed as it should?"""
        if not self._is_open:
            await self._until(b"101 Switching")
            self._transport.protocol.data_received(HELLO)
            await self._until(b'"welcome"')
            self._is_open = True
        self._transport.written = b""
        mark = secrets.token_hex(6)
        self._transport.protocol.data_received(masked(data))
        self._transport.protocol.data_received(masked(protocol.write(protocol.Ping(request=mark))))
        await self._until(mark.encode())
        self._stack.check()

    @property
    def is_closed(self) -> bool:
        return self._transport.is_closed or self._transport.has_written_eof

    async def _until(self, sign: bytes) -> None:
        async with asyncio.timeout(30):
            while sign not in self._transport.written and not self.is_closed:
                await asyncio.sleep(0)

    async def close(self) -> None:
        await self._stack.hang_up(self._transport)


def is_waiting(transport: FakeTransport) -> bool:
    """For more of a request, or for frames of a live connection?"""
    cycle = getattr(transport.protocol, "cycle", None)
    if cycle is None:
        return hasattr(transport.protocol, "conn") and transport.protocol.queue.empty()
    return bool(cycle.more_body) and not cycle.response_complete
