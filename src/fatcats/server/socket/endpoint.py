"""The live connection of a table: /api/tables/<table>/live.

It is served by ASGI alone: a framework's layers would be gone through for nothing.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie

import msgspec

from fatcats import protocol
from fatcats.server.auth import COOKIE, Signer, key_of_headers, person
from fatcats.server.errors import Closed, Disconnected, Refusal, gone
from fatcats.server.http.common import Site
from fatcats.server.http.guard import Guard, Receive, Scope, Send, client_of_scope, refuse
from fatcats.server.metrics import CONNECTIONS
from fatcats.server.sentences import ENGLISH
from fatcats.server.socket.connection import Connection, failure
from fatcats.server.socket.transport import Socket

PATH = re.compile(r"/api/tables/([0-9a-f]{20})/live")
GREETING = 10.0  # seconds that a client has to say hello


class SocketEndpoint:
    """Serves sockets; `site` gives what belongs to the running server."""

    def __init__(self, guard: Guard, site: Callable[[], Site]) -> None:
        self._guard = guard
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = PATH.fullmatch(scope["path"])
        client = client_of_scope(scope)
        await receive()  # websocket.connect
        if path is None or not self._guard.connections.enter(client):
            await refuse(scope, send, gone() if path is None else Refusal("limit", "too-many-connections"))
            return
        CONNECTIONS.inc()
        try:
            await send({"type": "websocket.accept"})
            await converse(Socket(receive, send), self._site(), path[1], scope)
        finally:
            CONNECTIONS.dec()
            self._guard.connections.leave(client)


async def converse(socket: Socket, site: Site, table: str, scope: Scope) -> None:
    services, language = site.services, ENGLISH
    try:
        hello = await greeting(socket)
        language = hello.language
        check_version(hello)
        await Connection(
            table,
            spectator() if hello.watch else who(scope, site.signer),
            socket,
            rooms=services.rooms,
            presence=services.presence,
            bot_pool=services.bot_pool,
            limits=services.settings.limits,
        ).serve(hello)
    except Disconnected:
        pass
    except Closed as closed:
        socket.write(protocol.write(failure(closed.refusal, language)))
        await socket.close(closed.number, closed.refusal.code)


async def greeting(socket: Socket) -> protocol.Hello:
    try:
        async with asyncio.timeout(GREETING):
            message = protocol.read_client(await socket.read())
    except TimeoutError as error:
        raise Closed(4400, Refusal("malformed", "hello-first")) from error
    except msgspec.DecodeError as error:
        raise Closed(4400, Refusal("malformed", "unreadable", problem=error)) from error
    if not isinstance(message, protocol.Hello):
        raise Closed(4400, Refusal("malformed", "hello-first"))
    return message


def check_version(hello: protocol.Hello) -> None:
    if hello.protocol != protocol.PROTOCOL:
        raise Closed(4426, Refusal("other-version", "other-version", version=protocol.PROTOCOL))


def who(scope: Scope, signer: Signer) -> str:
    """The person behind the connection, or a spectator."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    cookies: SimpleCookie = SimpleCookie()
    with suppress(CookieError):
        cookies.load(headers.get(b"cookie", b"").decode("latin-1"))
    cookie = cookies[COOKIE].value if COOKIE in cookies else None
    key = key_of_headers(cookie, headers.get(b"authorization", b"").decode("latin-1"), signer)
    return person(key) if key else spectator()


def spectator() -> str:
    """Somebody without a seat."""
    return f"spectator {secrets.token_hex(8)}"
