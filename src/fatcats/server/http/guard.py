"""The outermost layer: whose pages may talk to us, how often, how much, and what browsers are told about ours."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from fatcats import protocol
from fatcats.server.errors import STATUS, Refusal
from fatcats.server.http.limits import Buckets, Connections
from fatcats.server.sentences import preferred
from fatcats.server.settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::([0-9]{1,5}))?")
MAX_PORT = 65_535
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Shared by all that needs to know how much a client has asked for."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        rate, hourly, guesses = limits.requests_per_second, limits.tables_per_hour, limits.guesses_per_minute
        self.settings = settings
        self.requests = Buckets(rate, rate * 5, "too-many-requests")
        self.tables = Buckets(hourly / 3600, hourly, "too-many-tables")
        self.guesses = Buckets(guesses / 60, guesses, "too-many-guesses")
        self.slow = Buckets(limits.slow_per_second, limits.slow_per_second * 10, "too-fast")
        self.connections = Connections(limits.connections, limits.all_connections)

    def is_own(self, origin: str | None, host: str | None) -> bool:
        """A browser names the page that a request comes from. A program names none, and has no cookies to abuse."""
        if origin is None:
            return True
        return origin in self.settings.origins or (host is not None and _page_host(origin) == host)


class Guarded:
    """The application and its live connections behind the guard."""

    def __init__(self, app: App, live: App, guard: Guard) -> None:
        self._app = app
        self._live = live
        self._guard = guard
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host")}
        origin, host = headers.get(b"origin"), headers.get(b"host")
        is_own = self._guard.is_own(_text(origin), _text(host))
        is_readable = host is None or is_host(host.decode("latin-1"))
        if scope["type"] == "websocket":
            if not is_own or not is_readable:
                await send({"type": "websocket.close", "code": 4403, "reason": "foreign"})
                return
            await self._live(scope, receive, send)
            return
        await self._http(scope, receive, send, is_own, is_readable)

    async def _http(self, scope: Scope, receive: Receive, send: Send, is_own: bool, is_readable: bool) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers, *_caching(scope)]
            await send(message)

        try:
            if not is_readable:
                raise Refusal("malformed", "no-host")
            if not is_own and scope["method"] not in SAFE:
                raise Refusal("foreign", "foreign-page")
            self._guard.requests.take(scope["client"][0] if scope.get("client") else "")
        except Refusal as refusal:
            await _refuse(send_with_headers, refusal, _language(scope))
            return
        await self._app(scope, receive, send_with_headers)


def _caching(scope: Scope) -> list[tuple[bytes, bytes]]:
    """What one client is told about a table must not be kept for another."""
    return [(b"cache-control", b"no-store")] if scope["path"].startswith("/api") else []


def is_host(host: str) -> bool:
    """A name or an address, perhaps with a port."""
    found = HOST.fullmatch(host)
    return found is not None and int(found[2] or 0) <= MAX_PORT


def _page_host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _text(value: bytes | None) -> str | None:
    return None if value is None else value.decode("latin-1")


def _language(scope: Scope) -> str:
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return preferred(accepted.decode("latin-1"))


async def _refuse(send: Send, refusal: Refusal, language: str) -> None:
    body = protocol.write(protocol.Problem(refusal.code, refusal.sentence(language)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[refusal.code], "headers": headers})
    await send({"type": "http.response.body", "body": body})
