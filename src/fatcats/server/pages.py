"""The web client's files, which come built with the package. Without them a plain page says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.static_files import create_static_files_router

PATHS = ["/", "/t/{table:str}", "/r/{table:str}"]
PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>fatcats</title>
<h1>fatcats</h1><p>The table is open, but this installation has no web pages.
Programs can play through <a href="/api/openapi.json">the API</a>.</p></html>"""


def page_routes(folder: Path) -> list[Any]:
    """Every page of the client is the same file: which table it shows is in its address."""
    index = folder / "index.html"
    page = index.read_bytes() if index.is_file() else PLAIN.encode()

    @get(
        ["/", "/t/{table:str}", "/r/{table:str}"], media_type="text/html", sync_to_thread=False, include_in_schema=False
    )
    def show_page() -> Response[bytes]:
        return Response(page, media_type="text/html", headers={"cache-control": "no-cache"})

    if not index.is_file():
        return [show_page]
    assets = create_static_files_router("/assets", directories=[folder / "assets"], include_in_schema=False)
    return [show_page, assets]
