"""The outermost layer: whose pages may talk to us, how often, how much, and what browsers are told about ours."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from fatcats import protocol
from fatcats.server.errors import STATUS, Refusal
from fatcats.server.http.hosts import Hosts, is_host
from fatcats.server.http.limits import Buckets, Connections, client_of
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
SAFE = ("GET", "HEAD", "OPTIONS")
FOR_MACHINES = ("/health",)  # asked for by load balancers, which have names of their own for a server


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
        self.hosts = Hosts(settings)

    def check(self, scope: Scope) -> None:
        """May this request, or the opening of a live connection, come in? Raises Refusal."""
        self.requests.take(client_of_scope(scope))
        origins = [value.decode("latin-1") for name, value in scope["headers"] if name == b"origin"]
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        host = hosts[0] if hosts else None
        if len(hosts) > 1 or (host is not None and not is_host(host)):
            raise Refusal("malformed", "no-host")
        if host is not None and not self.hosts.knows(host) and scope["path"] not in FOR_MACHINES:
            raise Refusal("misdirected", "other-name", host=host)
        is_own = all(self.hosts.is_own(origin, scope["scheme"], host) for origin in origins)
        if not is_own and scope.get("method") not in SAFE:
            raise Refusal("foreign", "foreign-page")


def client_of_scope(scope: Scope) -> str:
    """Whom a request is counted for."""
    return client_of(scope["client"][0]) if scope.get("client") else ""


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
        if scope["type"] == "websocket":
            await self._open(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._guard.check(scope)
        except Refusal as refusal:
            await refuse(scope, send, refusal)
            return
        await self._live(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers, *_caching(scope)]
            await send(message)

        try:
            self._guard.check(scope)
        except Refusal as refusal:
            await refuse(scope, send_with_headers, refusal)
            return
        await self._app(scope, receive, send_with_headers)


def _caching(scope: Scope) -> list[tuple[bytes, bytes]]:
    """What one client is told about a table must not be kept for another."""
    return [(b"cache-control", b"no-store")] if scope["path"].startswith("/api") else []


async def refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Whoever asks too much is sent away, and has to connect again, where connections are counted."""
    sentence = refusal.sentence(_language(scope))
    body, kind = protocol.write(protocol.Problem(refusal.code, sentence)), b"application/json"
    if not scope["path"].startswith("/api"):  # somebody reads it in a browser
        body, kind = sentence.encode(), b"text/plain; charset=utf-8"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if refusal.code == "limit":
        headers.append((b"connection", b"close"))
    way = "websocket.http" if scope["type"] == "websocket" else "http"
    await send({"type": f"{way}.response.start", "status": STATUS[refusal.code], "headers": headers})
    await send({"type": f"{way}.response.body", "body": body})


def _language(scope: Scope) -> str:
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return preferred(accepted.decode("latin-1"))
