"""Somebody who sits before a browser: opens pages, reads them, plays."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Self

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright

from fatcats.record import Record, write_record
from tests.server.services import ROOT

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
PATIENCE = 60_000  # milliseconds
MOST_TABS = 80
BRISK = {"pace": 10.0}  # a live negotiation takes 18 seconds
ASKED = ".dock.mymove"
BUTTONS = ".dock.mymove .opts .opt[data-move]"
OVER = ".end"
QUESTION = "[...document.querySelectorAll('.dock')].map(dock => dock.dataset.turn + dock.innerText).join()"
FIT = """() => [
  document.documentElement.scrollWidth - document.documentElement.clientWidth,
  [...document.querySelectorAll('.dock .opts:not(.all, .many) .opt')].filter(button => {
    const box = button.getBoundingClientRect();
    return box.left < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  }).map(button => button.innerText)
]"""
OUTAGE = ("WebSocket connection", "Failed to load resource")  # what a browser says of a server that is not there


class Screen(NamedTuple):
    width: int
    height: int


PHONE = Screen(390, 844)
SMALL = Screen(360, 640)
DESKTOP = Screen(1440, 900)


def launch(playwright: Playwright) -> Browser:
    program = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if program is None:
        raise RuntimeError("Chromium is not installed (Debian: apt install chromium)")
    return playwright.chromium.launch(executable_path=program, args=FLAGS)


class Visitor:
    def __init__(self, browser: Browser, url: str, screen: Screen | None = None, **settings: Any) -> None:
        width, height = screen or DESKTOP
        size = {"width": width, "height": height}
        self.context = browser.new_context(
            **{"viewport": size, "locale": "en-GB", "reduced_motion": "reduce", "has_touch": width < 600, **settings}
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.url = url
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(OUTAGE):
            self.errors.append(message.text)

    def leave(self) -> None:
        self.context.close()
        assert not self.errors, self.errors

    # --- pages ---

    def go(self, path: str) -> Self:
        self.page.goto(self.url + path)
        return self

    def start(self, game: str, *, name: str = "Mina", **options: Any) -> Visitor:
        """The start page with a game chosen."""
        self.go("/")
        self.page.locator(f".gnote[data-game={game}]").click()
        self.page.get_by_label("Your name").fill(name)
        return self

    def play_now(self) -> Visitor:
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

    def begin(self, path: str) -> Visitor:
        answer = self.context.request.post(f"{self.url}/api/tables/{path.removeprefix('/t/')}/start")
        assert answer.ok, answer.text()
        return self.go(path)

    def bring(
        self, record: Record, seat: int, draft: Sequence[str] = (), *, name: str = "Mina", has_bots: bool = True
    ) -> Visitor:
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

    # --- playing ---

    @property
    def is_asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def wait_asked(self, patience: float = PATIENCE) -> bool:
        """Until something is asked; False if the game is over instead."""
        self.page.locator(f"{ASKED}, {OVER}").first.wait_for(timeout=patience)
        return not self.is_over

    def decide(self, rng: Random) -> None:
        """Press one of the buttons, and wait until the table has gone on."""
        options = self.page.locator(BUTTONS)
        options.first.wait_for()
        turn = self.turn
        options.nth(rng.randrange(options.count())).click()
        self.wait_on(turn)

    def press(self, chosen: str) -> None:
        """Press something, and wait until something else is asked, or the same another time."""
        before = self.question
        self.page.locator(chosen).click()
        self.wait_other(before)

    @property
    def question(self) -> str:
        """What the dock says, and how often the table had gone on when it said so."""
        return str(self.page.evaluate(QUESTION))

    def wait_other(self, before: str) -> None:
        """Until the dock says something else than before."""
        self.page.wait_for_function(f"before => document.querySelector('.end') || {QUESTION} !== before", arg=before)

    @property
    def phase(self) -> str:
        """The step of the game that is under way."""
        return self.page.locator(".table").get_attribute("data-step") or ""

    @property
    def asked(self) -> list[str]:
        """The seats that are asked, as this visitor's page knows."""
        return (self.page.locator(".table").get_attribute("data-asked") or "").split()

    @property
    def seat(self) -> str:
        return self.page.locator(".table").get_attribute("data-seat") or ""

    @property
    def turn(self) -> str:
        return self.page.locator(".dock").get_attribute("data-turn") or ""

    def wait_on(self, turn: str) -> None:
        self.page.wait_for_function(
            """turn => { const dock = document.querySelector('.dock');
            return !dock || dock.dataset.turn !== turn || !dock.classList.contains('mymove')
              || document.querySelector('.end') !== null; }""",
            arg=turn,
        )

    def play_on(self, rng: Random, most: int = 500) -> int:
        """To the end of the game; returns how often something was asked."""
        for count in range(most):
            if not self.wait_asked():
                return count
            self.decide(rng)
        raise AssertionError("the game does not end")

    def tab_to(self, is_so: str, wanted: str) -> None:
        """Press Tab until this is so of what has the focus (`it`)."""
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(f"wanted => (it => {is_so})(document.activeElement)", wanted):
                return
        raise AssertionError(f"the keyboard does not reach {wanted}")

    # --- looking ---

    def check_fits(self) -> None:
        """Nothing to scroll sideways, and every button of the dock inside the screen."""
        wide, outside = self.page.evaluate(FIT)
        assert wide <= 0, f"the page is {wide} px too wide"
        assert outside == []

    def check_new(self, seen: set[str]) -> None:
        """Everything fits, and a phase that was not met before is accessible."""
        self.check_fits()
        if self.phase not in seen:
            seen.add(self.phase)
            self.check_accessible()

    def check_accessible(self) -> None:
        """By the rules of axe, WCAG 2 A and AA and its own best practice."""
        if self.page.evaluate("typeof axe") == "undefined":
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        result = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        found = [
            f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for violation in result["violations"]
            if violation["impact"] in SERIOUS
            for node in violation["nodes"]
        ]
        assert not found, "\n".join(found)
