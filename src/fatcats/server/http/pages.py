"""The web client's files, which come built with the package. Without them a plain page says so."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException

from fatcats import protocol
from fatcats.server.http.common import AnyRequest, failed

PAGES = ["/", "/about", "/learn", "/learn/{game:str}", "/t/{table:str}", "/r/{table:str}"]
PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>fatcats</title>
<h1>fatcats</h1><p>The table is open, but this installation has no web pages: build them with
<code>make web</code>, which takes Node.js 20.19 or newer.
Programs can play through <a href="/api/openapi.json">the API</a>.</p></html>"""
FOR_EVER = "public, max-age=31536000, immutable"  # the name of an asset changes with its content
FOR_PROGRAMS = ("/api", "/assets/", "/health", "/metrics")
PACKED = (".html", ".js", ".css", ".svg", ".webmanifest", ".json")
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class Page:
    """A file as it is, and compressed if that is worth it."""

    plain: bytes
    packed: bytes | None
    kind: str

    @classmethod
    def read(cls, file: Path) -> Page:
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return cls.of(file.read_bytes(), kind, file.suffix in PACKED)

    @classmethod
    def of(cls, plain: bytes, kind: str, is_packed: bool) -> Page:
        return cls(plain, gzip.compress(plain, 9, mtime=0) if is_packed else None, kind)

    def answer(self, request: AnyRequest, caching: str, status: int = 200) -> Response[bytes]:
        headers = {"cache-control": caching, "vary": "accept-encoding"}
        body = self.plain
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=self.kind, headers=headers, status_code=status)


def index_page(folder: Path) -> Page:
    """Every page of the client is the same file: which table it shows is in its address."""
    index = folder / "index.html"
    return Page.read(index) if index.is_file() else Page.of(PLAIN.encode(), "text/html", False)


def page_routes(folder: Path) -> list[Any]:
    page = index_page(folder)

    @get(PAGES, media_type="text/html", sync_to_thread=False, include_in_schema=False)
    def show_page(request: AnyRequest) -> Response[bytes]:
        return page.answer(request, "no-cache")

    assets = [file for file in sorted(folder.rglob("*")) if file.is_file() and file != folder / "index.html"]
    return [show_page, *(file_route(folder, file) for file in assets)]


def lost_page(folder: Path) -> Callable[[AnyRequest, NotFoundException], Response[Any]]:
    """An address that nobody knows: people get a page that says so, programs a problem as always."""
    page = index_page(folder)

    def show_lost(request: AnyRequest, error: NotFoundException) -> Response[bytes] | Response[protocol.Problem]:
        is_for_people = request.method in ("GET", "HEAD") and not request.url.path.startswith(FOR_PROGRAMS)
        return page.answer(request, "no-cache", status=404) if is_for_people else failed(request, error)

    return show_lost


def file_route(folder: Path, file: Path) -> Any:
    """All of them are read at the start: a few hundred kilobytes, and no path from a request ever reaches the disk."""
    path = file.relative_to(folder).as_posix()
    page, caching = Page.read(file), FOR_EVER if path.startswith("assets/") else "max-age=3600"

    @get(f"/{path}", sync_to_thread=False, include_in_schema=False, name=path)
    def show_file(request: AnyRequest) -> Response[bytes]:
        return page.answer(request, caching)

    return show_file
