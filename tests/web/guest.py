"""Somebody with a browser of their own: opens pages, looks at them, and can tell about them when a test has failed."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from fatcats.match.record import Record, write_record
from tests import chance
from tests.failures import ROOT
from tests.web.in_page import FIT, PACE, WATCH

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
PATIENCE = 60_000  # milliseconds
A_REACH = 5_000  # milliseconds that a hand tries to come to a thing before it looks again
MAX_TABS = 80
OUTAGE = ("WebSocket connection", "Failed to load resource")  # what a browser says of a server that is not there
expect.set_options(timeout=PATIENCE)


class Screen(NamedTuple):
    width: int
    height: int


PHONE = Screen(390, 844)
SMALL = Screen(360, 640)
DESKTOP = Screen(1440, 900)


class Guest:
    def __init__(
        self,
        browser: Browser,
        url: str,
        screen: Screen | None = None,
        *,
        name: str = "visitor",
        is_traced: bool = False,
        has_snapshots: bool = False,
        pace: str = "instant",
        is_new: bool = False,
        **settings: Any,
    ) -> None:
        """With `is_new` somebody who has never played and is shown how to, before a first game."""
        width, height = screen or DESKTOP
        usual: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "extra_http_headers": chance.headers()}
        screen_settings = {"viewport": {"width": width, "height": height}, "has_touch": width < 600}
        self.name = name
        self.context = browser.new_context(**{**usual, **screen_settings, **settings})
        self.context.add_init_script(WATCH)
        self.context.add_init_script(PACE % (pace, "true" if is_new else "false"))
        self.is_traced = is_traced
        if is_traced:
            self.context.tracing.start(snapshots=has_snapshots)
        self.page: Page = self.context.new_page()
        self.be_patient()
        self.url = url
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(OUTAGE):
            self.errors.append(message.text)

    def be_patient(self, milliseconds: float = PATIENCE) -> None:
        self.patience = milliseconds
        self.page.set_default_timeout(milliseconds)

    def leave(self) -> None:
        self.context.close()
        assert not self.errors, self.errors

    # --- if the test fails ---

    def attend(self) -> None:
        """Visitors come while a test is under way."""

    def testify(self, folder: Path) -> None:
        """What the page looks like, what it said, and every step on the way there."""
        about = [self.page.url, *self.errors, "", self.page.locator("body").inner_text(timeout=A_REACH)]
        (folder / f"{self.name}.txt").write_text("\n".join(about), encoding="utf-8")
        (folder / f"{self.name}.html").write_text(self.page.content(), encoding="utf-8")
        self.page.screenshot(path=folder / f"{self.name}.png", timeout=A_REACH)
        if self.is_traced:
            self.context.tracing.stop(path=folder / f"{self.name}-trace.zip")
            self.is_traced = False

    # --- pages ---

    def go(self, path: str) -> Self:
        self.page.goto(self.url + path)
        return self

    def start(self, game: str, *, name: str = "Mina", **options: Any) -> Self:
        """The start page with a game chosen."""
        self.go("/")
        self.page.locator(f".gnote[data-game={game}]").click()
        self.page.get_by_label("Your name").fill(name)
        return self

    def seat_somebody(self, seat: int, who: str) -> None:
        """On the start page or in the lobby: who sits in a seat, counted from 1, by the beginning of its name."""
        self.button(f"Change who sits in seat {seat}").click()
        self.page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{who}")).click()
        self.page.get_by_role("dialog").wait_for(state="detached")

    def play_now(self) -> Self:
        self.button("Play now").click()
        self.page.locator(".dock").wait_for()
        return self

    def new_table(
        self, game: str, seats: Sequence[Mapping[str, object]], *, clock: Any = None, **options: object
    ) -> str:
        """A table made without the start page; its path."""
        body = json.dumps({"game": game, "seats": seats, "options": options, "clock": clock or {}})
        answer = self.context.request.post(
            f"{self.url}/api/tables", data=body, headers={"content-type": "application/json"}
        )
        assert answer.ok, answer.text()
        return f"/t/{answer.json()['table']['id']}"

    def begin(self, path: str) -> Self:
        answer = self.context.request.post(f"{self.url}/api/tables/{path.removeprefix('/t/')}/start")
        assert answer.ok, answer.text()
        return self.go(path)

    def bring(
        self, record: Record, seat: int, draft: Sequence[str] = (), *, name: str = "Mina", has_bots: bool = True
    ) -> Self:
        """Sit down in the middle of a game that was played elsewhere, perhaps of a choice, among bots or alone."""
        headers = {"content-type": "application/json"}
        answer = self.context.request.post(f"{self.url}/api/records", data=write_record(record), headers=headers)
        assert answer.ok, answer.text()
        path = f"/tables/{answer.json()['table']['id']}"
        if record.outcome is None:
            self.ask("post", f"{path}/seats/{seat}/sit", {"name": name})
            for other in range(record.seats) if has_bots else ():
                if other != seat:
                    self.ask("put", f"{path}/seats/{other}", {"kind": "bot"})
            if draft:
                self.ask("post", f"{path}/play", {"seat": seat, "moves": list(draft), "request": "draft"})
        return self.go(path.replace("/tables/", "/t/"))

    def ask(self, method: str, path: str, body: Mapping[str, object]) -> None:
        """Something of the server, past the page."""
        headers = {"content-type": "application/json"}
        answer = self.context.request.fetch(
            f"{self.url}/api{path}", method=method, data=json.dumps(body), headers=headers
        )
        assert answer.ok, answer.text()

    def button(self, name: str) -> Locator:
        """The button whose name begins so."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    # --- looking ---

    def check_fits(self) -> None:
        """Nothing to scroll sideways, and every button of the dock inside the screen."""
        wide, outside = self.page.evaluate(FIT)
        assert wide <= 0, f"the page is {wide} px too wide"
        assert outside == []

    def check_accessible(self) -> None:
        """By the rules of axe, WCAG 2 A and AA and its own best practice."""
        if self.page.evaluate("typeof axe") == "undefined":
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        result = self.page.evaluate("axe.run(document, { resultTypes: ['violations'], preload: false })")
        found = [
            f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for violation in result["violations"]
            if violation["impact"] in SERIOUS
            for node in violation["nodes"]
        ]
        assert not found, "\n".join(found)

    def tab_to(self, is_so: str, wanted: str) -> None:
        """Press Tab until this is so of what has the focus (`it`)."""
        for _ in range(MAX_TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(f"wanted => (it => {is_so})(document.activeElement)", wanted):
                return
        raise AssertionError(f"the keyboard does not reach {wanted}")
