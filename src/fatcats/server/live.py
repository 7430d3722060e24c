"""The live connection of a table: /api/tables/<table>/live.

It is served directly, beside the framework; see `fatcats.server.sockets` for why.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec

from fatcats.server import messages as wire
from fatcats.server.connection import Connection
from fatcats.server.guard import Guard, Receive, Scope, Send
from fatcats.server.keys import COOKIE, Signer, key_of_headers, person
from fatcats.server.metrics import CONNECTIONS
from fatcats.server.rooms import Rooms
from fatcats.server.sockets import EXTENSION, Wire
from fatcats.server.trouble import Closed

PATH = re.compile(r"/api/tables/([0-9a-f]{20})/live")
GREETING = 10.0  # seconds that a client has to say hello


class Live:
    """Serves sockets; `site` gives what belongs to the running server."""

    def __init__(self, guard: Guard, site: Callable[[], tuple[Rooms, Signer]]) -> None:
        self._guard = guard
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket: Wire = scope["extensions"][EXTENSION]
        path = PATH.fullmatch(scope["path"])
        address = scope["client"][0] if scope.get("client") else ""
        await receive()  # websocket.connect
        if path is None or not self._guard.doors.enter(address):
            await socket.end(
                4404 if path is None else 4429, "no such table" if path is None else "too many connections"
            )
            return
        CONNECTIONS.inc()
        try:
            await send({"type": "websocket.accept"})
            rooms, signer = self._site()
            await converse(socket, rooms, path[1], who(scope, signer))
        finally:
            CONNECTIONS.dec()
            self._guard.doors.leave(address)


def who(scope: Scope, signer: Signer) -> str:
    """The person behind the connection, or a spectator."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    cookies: SimpleCookie = SimpleCookie()
    with suppress(CookieError):
        cookies.load(headers.get(b"cookie", b"").decode("latin-1"))
    cookie = cookies[COOKIE].value if COOKIE in cookies else None
    key = key_of_headers(cookie, headers.get(b"authorization", b"").decode("latin-1"), signer)
    return person(key) if key else watcher()


def watcher() -> str:
    """Somebody without a seat."""
    return f"watcher {secrets.token_hex(8)}"


async def converse(socket: Wire, rooms: Rooms, table: str, who: str) -> None:
    """A socket that breaks in the middle of a sentence is nothing unusual."""
    with suppress(RuntimeError, OSError):
        try:
            hello = await greeting(socket)
            await Connection(rooms, table, watcher() if hello.watch else who, socket).serve(hello)
        except Closed as closed:
            with suppress(Closed):
                socket.write(wire.write(wire.Trouble(code=str(closed.code), sentence=closed.reason)))
            await socket.end(closed.code, closed.reason)


async def greeting(socket: Wire) -> wire.Hello:
    try:
        message: Any = wire.read_client(await asyncio.wait_for(socket.greeting(), GREETING))
    except TimeoutError as error:
        raise Closed(4400, "Say hello first.") from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Closed(4400, "This cannot be read.") from error
    if not isinstance(message, wire.Hello):
        raise Closed(4400, "Say hello first.")
    return message
