"""What all routes share: who asks, how answers look when something cannot be done."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from fatcats.server import messages as wire
from fatcats.server.book import Book
from fatcats.server.guard import Guard
from fatcats.server.keys import COOKIE, Signer, key_of_headers, new_key, person
from fatcats.server.render import table_info
from fatcats.server.room import Room
from fatcats.server.rooms import Rooms
from fatcats.server.trouble import STATUS, Refusal

YEAR = 365 * 24 * 3600
logger = logging.getLogger("fatcats.api")
AnyRequest = Request[Any, Any, Any]


@dataclass(frozen=True)
class Site:
    """The server, for its routes."""

    rooms: Rooms
    signer: Signer
    guard: Guard


@dataclass(frozen=True)
class Visitor:
    """Who asks."""

    key: str | None
    address: str
    base: str  # how this visitor reaches the server
    is_secure: bool

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
    address = connection.client.host if connection.client else ""
    base = site.rooms.settings.public_url or str(connection.base_url)
    return Visitor(key, address, base.rstrip("/"), connection.url.scheme in ("https", "wss"))


def with_key(visitor: Visitor) -> Visitor:
    """A visitor who comes for the first time gets a key."""
    return visitor if visitor.key else Visitor(new_key(), visitor.address, visitor.base, visitor.is_secure)


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


async def joined(room: Room, visitor: Visitor) -> wire.Joined:
    def look(book: Book) -> wire.Joined:
        return wire.Joined(table_info(room.table, book, room.here, room.watching), book.seats_of(visitor.person))

    return await room.read(look)


# --- trouble --------------------------------------------------------------------------------------------------------

PROBLEMS: dict[int, ResponseSpec] = {
    status: ResponseSpec(wire.Problem, description=description, generate_examples=False)
    for status, description in {
        400: "the request cannot be read",
        403: "not yours to do",
        404: "there is no such thing",
        405: "not in this way",
        409: "not now",
        413: "too large",
        415: "not in this format",
        422: "the rules forbid it",
        429: "too fast or too much",
        503: "the store does not answer",
    }.items()
}


def refused(_: AnyRequest, refusal: Refusal) -> Response[wire.Problem]:
    problem = wire.Problem(refusal.code, refusal.sentence, refusal.clause)
    return Response(problem, status_code=STATUS.get(refusal.code, 409))


def failed(_: AnyRequest, error: HTTPException) -> Response[wire.Problem]:
    """What the framework refuses: a body that does not fit, a path that does not exist."""
    sentence = error.detail
    if isinstance(error.extra, list) and error.extra:
        sentence = "; ".join(f"{item.get('key', 'body')}: {item.get('message', '')}" for item in error.extra)
    return Response(
        wire.Problem("malformed" if error.status_code == 400 else "failed", sentence), status_code=error.status_code
    )


def broke(request: AnyRequest, error: Exception) -> Response[wire.Problem]:
    logger.error("a request failed", exc_info=error, extra={"route": request.scope.get("path_template", "")})
    return Response(wire.Problem("failed", "Something went wrong here; it has been noted."), status_code=500)
