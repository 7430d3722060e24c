"""The live connection of a table: /api/tables/<table>/live."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from fatcats.server import messages as wire
from fatcats.server.api.common import Site, site_of, visitor_of
from fatcats.server.connection import Closed, Connection
from fatcats.server.metrics import CONNECTIONS

GREETING = 10.0  # seconds that a client has to say hello


class TextSocket:
    """Text frames only; a client that sends bytes is told so."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._receive = socket.receive
        self._send = socket.send

    async def receive(self) -> str:
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise Closed(1000, "")
        text = event.get("text")
        if text is None:
            raise Closed(1003, "Text, please.")
        return str(text)

    async def send(self, data: bytes) -> None:
        await self._send({"type": "websocket.send", "text": data.decode(), "bytes": None})


@websocket("/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    site, visitor = site_of(socket), visitor_of(socket)
    if not site.guard.doors.enter(visitor.address):
        await socket.close(4429, "too many connections")
        return
    CONNECTIONS.inc()
    try:
        await socket.accept()
        await converse(socket, site, table, visitor.person or watcher())
    finally:
        CONNECTIONS.dec()
        site.guard.doors.leave(visitor.address)


def watcher() -> str:
    """Somebody without a seat."""
    return f"watcher {secrets.token_hex(8)}"


async def converse(socket: WebSocket[Any, Any, Any], site: Site, table: str, person: str) -> None:
    """A socket that breaks in the middle of a sentence is nothing unusual."""
    text = TextSocket(socket)
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        try:
            hello = await greeting(text)
            who = watcher() if hello.watch else person
            await Connection(site.rooms, table, who, text).serve(hello)
        except Closed as closed:
            await say_goodbye(text, closed)
            await socket.close(closed.code, closed.reason)


async def greeting(text: TextSocket) -> wire.Hello:
    try:
        message = wire.read_client(await asyncio.wait_for(text.receive(), GREETING))
    except TimeoutError as error:
        raise Closed(4400, "Say hello first.") from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Closed(4400, "This cannot be read.") from error
    if not isinstance(message, wire.Hello):
        raise Closed(4400, "Say hello first.")
    return message


async def say_goodbye(text: TextSocket, closed: Closed) -> None:
    if closed.reason:
        await text.send(wire.write(wire.Trouble(code=str(closed.code), sentence=closed.reason)))
