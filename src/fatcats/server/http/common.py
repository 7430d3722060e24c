"""What all routes share: who asks, how answers look when something cannot be done."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from fatcats import protocol
from fatcats.server.auth import COOKIE, Signer, key_of_headers, new_key, person
from fatcats.server.chance import HEADER
from fatcats.server.cluster.scale import Services
from fatcats.server.errors import STATUS, Refusal
from fatcats.server.http.guard import Guard
from fatcats.server.http.limits import client_of
from fatcats.server.render.info import table_info
from fatcats.server.sentences import preferred
from fatcats.server.table.room import Room
from fatcats.server.table.rooms import Rooms

YEAR = 365 * 24 * 3600
logger = logging.getLogger("fatcats.api")
AnyRequest = Request[Any, Any, Any]


@dataclass(frozen=True)
class Site:
    """The server, for its routes."""

    services: Services
    signer: Signer
    guard: Guard

    @property
    def rooms(self) -> Rooms:
        return self.services.rooms


@dataclass(frozen=True)
class Visitor:
    """Who asks."""

    key: str | None
    address: str  # or the network that counts as one client
    base: str  # how this visitor reaches the server
    is_secure: bool
    chance: str  # of the tables that a test makes; empty on a server for people

    @property
    def person(self) -> str:
        return person(self.key) if self.key else ""


TheSite = NamedDependency[Site]
TheVisitor = NamedDependency[Visitor]


def site_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Site:
    site = connection.app.state.site
    assert isinstance(site, Site)
    return site


def provide_site(request: AnyRequest) -> Site:
    return site_of(request)


def provide_visitor(request: AnyRequest) -> Visitor:
    return visitor_of(request)


def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    site = site_of(connection)
    key = key_of_headers(connection.cookies.get(COOKIE), connection.headers.get("authorization"), site.signer)
    address = client_of(connection.client.host) if connection.client else ""
    settings = site.services.settings
    base = settings.public_url or str(connection.base_url)
    chance = f"{settings.chance} {connection.headers.get(HEADER, '')}" if settings.chance else ""
    return Visitor(key, address, base.rstrip("/"), connection.url.scheme in ("https", "wss"), chance)


def with_key(visitor: Visitor) -> Visitor:
    """A visitor who comes for the first time gets a key."""
    return visitor if visitor.key else replace(visitor, key=new_key())


def cookies(site: Site, visitor: Visitor) -> list[Cookie]:
    """Not for scripts, not for other sites; a browser brings it to the live connection too."""
    if visitor.key is None:
        return []
    return [
        Cookie(
            COOKIE,
            value=site.signer.sign(visitor.key),
            max_age=YEAR,
            httponly=True,
            secure=visitor.is_secure,
            samesite="lax",
            path="/",
        )
    ]


def joined(room: Room, visitor: Visitor) -> protocol.Joined:
    state, who = room.state, visitor.person
    return protocol.Joined(table_info(room.table, state, room.attendance()), state.seats_of(who), state.is_host(who))


# --- what cannot be done ---------------------------------------------------------------------------------------------

PROBLEMS: dict[int, ResponseSpec] = {
    status: ResponseSpec(protocol.Problem, description=description, generate_examples=False)
    for status, description in {
        400: "the request cannot be read",
        403: "not yours to do",
        404: "there is no such thing",
        405: "not in this way",
        409: "not now",
        413: "too large",
        415: "not in this format",
        421: "not under this name",
        422: "the rules forbid it",
        429: "too fast or too much",
        503: "the store does not answer",
    }.items()
}


def language_of(request: AnyRequest) -> str:
    """The language in which whoever asks wants to be answered."""
    return preferred(str(request.query_params.get("language") or request.headers.get("accept-language", "")))


def refused(request: AnyRequest, refusal: Refusal, status: int = 0) -> Response[protocol.Problem]:
    problem = protocol.Problem(refusal.code, refusal.sentence(language_of(request)), refusal.clause)
    return Response(problem, status_code=status or STATUS.get(refusal.code, 409))


def failed(request: AnyRequest, error: HTTPException) -> Response[protocol.Problem]:
    """What the framework refuses: a body that does not fit, a path that does not exist."""
    problem = error.detail
    if isinstance(error.extra, list) and error.extra:
        problem = "; ".join(f"{item.get('key', 'body')}: {item.get('message', '')}" for item in error.extra)
    match error.status_code:
        case 400:
            refusal = Refusal("malformed", "unreadable", problem=problem)
        case 404:
            refusal = Refusal("gone", "not-found")
        case 413:
            refusal = Refusal("too-large", "too-large")
        case _:
            refusal = Refusal("failed", "not-this-way", problem=problem)
    return refused(request, refusal, error.status_code)


def unreadable(request: AnyRequest, error: Exception) -> Response[protocol.Problem]:
    """A body that is no text, or nested deeper than anybody reads: the framework lets these errors pass."""
    return refused(request, Refusal("malformed", "unreadable", problem=error))


def broke(request: AnyRequest, error: Exception) -> Response[protocol.Problem]:
    logger.error("a request failed", exc_info=error, extra={"route": request.scope.get("path_template", "")})
    return refused(request, Refusal("failed", "unexpected"))
