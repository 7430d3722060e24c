"""A process of its own that photographs positions on the real page: `python -m fatcats.envs.photographer`.

In, one line each: the `welcome` of the protocol that a page is to show. Out: how many bytes, and a PNG of so many. It
ends, and its browser with it, when nobody writes to it any more. Nothing leaves the machine: the page, what it fetches
and its connection are all answered here.
"""

from __future__ import annotations

import json
import mimetypes
import shutil
import sys
from importlib.resources import files
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route, WebSocketRoute, sync_playwright

SITE = "http://fatcats.invalid"
TABLE = "0" * 20
WIDTH, HEIGHT = 1200, 900
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
AT_REST = "localStorage.setItem('fatcats', JSON.stringify({ motion: false, sound: false, howTo: false }))"
# Log and chat are of a game that people play at a server's table.
BOARD_ONLY = ".table .rail { display: none } .table { grid-template-columns: minmax(0, 1fr) 0 !important }"
PATIENCE = 20_000  # milliseconds for a page to show its board


class Photographer:
    def __init__(self, page: Page, pages: Path) -> None:
        self._page = page
        self._pages = pages
        self._welcome = ""
        page.add_init_script(AT_REST)
        page.route("**/*", self._answer)
        page.route_web_socket("**/live", self._connect)

    def photograph(self, welcome: str) -> bytes:
        self._welcome = welcome
        self._page.goto(f"{SITE}/t/{TABLE}")
        self._page.add_style_tag(content=BOARD_ONLY)
        self._page.locator(".table .board").wait_for(timeout=PATIENCE)
        self._page.evaluate("document.fonts.ready.then(() => null)")
        return self._page.screenshot(animations="disabled")

    def _answer(self, route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path.startswith("/api/"):
            known = path == f"/api/tables/{TABLE}"
            route.fulfill(status=200 if known else 404, content_type="application/json", body="{}")
            return
        file = self._pages / path.lstrip("/")
        if not file.is_file():
            file = self._pages / "index.html"
        route.fulfill(path=file, content_type=mimetypes.guess_type(file.name)[0] or "application/octet-stream")

    def _connect(self, socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            if json.loads(message)["type"] == "hello":
                socket.send(self._welcome)

        socket.on_message(hear)


def main() -> None:
    program = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, reduced_motion="reduce", locale="en-GB")
        photographer = Photographer(page, Path(str(files("fatcats") / "web")))
        for line in sys.stdin:
            picture = photographer.photograph(line)
            sys.stdout.buffer.write(f"{len(picture)}\n".encode() + picture)
            sys.stdout.buffer.flush()
        browser.close()


if __name__ == "__main__":
    main()
