"""Pictures of every page, and of every phase of every game that play meets: `make screenshots`.

Each moment is taken on a phone and on a desktop, by day and under the ultraviolet lamp, into shots/. What is cut off,
covered, broken in the middle of a word or higher than its table is said, and fails the command.
`make screenshots ARGS="zillionaire pages"` takes those of some games, or of the pages round the table.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import ClassVar
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

from tests import chance
from tests.failures import ROOT
from tests.server.services import RunningServer
from tests.web.browser import launch
from tests.web.flaws import flaws
from tests.web.hands import hand_of
from tests.web.moments import moments
from tests.web.scenes import counter_offer, diners, lawyer
from tests.web.variants import VARIANTS, Variant
from tests.web.visitor import BRISK, DESKTOP, PHONE, Visitor

SHOTS = ROOT / "shots"
SCREENS = {"phone": PHONE, "desktop": DESKTOP}
LAMPS = {"": "light", "-uv": "dark"}
PAGES = "pages"
MAX = 400  # decisions of one game
MOMENTS = (1, 6)  # which time a phase is met, it is taken
IN_MOMENTS = {variant.game for variant in VARIANTS}
ME = {"kind": "you", "name": "Mina"}
BOT = {"kind": "bot"}


class Camera(Visitor):
    """A visitor who takes pictures, and says what is wrong with them."""

    found: ClassVar[list[str]] = []  # by all cameras

    def shoot(self, name: str) -> None:
        slug = name.lower().replace(" ", "-").replace("!", "").replace(":", "").replace("'", "")
        for screen, size in SCREENS.items():
            self.page.set_viewport_size({"width": size.width, "height": size.height})
            if self.page.locator(".ver").count():  # another layout checks the shuffle again
                self.page.locator(".ver b").wait_for()
            for suffix, lamp in LAMPS.items():
                self.page.emulate_media(color_scheme=lamp)  # type: ignore[arg-type]
                self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
                self.page.screenshot(path=SHOTS / f"{slug}-{screen}{suffix}.png")
            for flaw in flaws(self.page):
                self.found.append(f"{slug}-{screen}: {flaw}")
                print(self.found[-1], flush=True)
        self.page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
        self.page.emulate_media(color_scheme="light")


def shoot_game(browser: Browser, url: str, game: str, seats: int, options: dict[str, object], label: str) -> None:
    camera, rng, seen = Camera(browser, url, PHONE), Random(11), dict[str, int]()
    play = hand_of(game)
    camera.begin(camera.new_table(game, [ME, *[BOT] * (seats - 1)], clock=BRISK, **options))
    for _ in range(MAX):
        if not camera.wait_asked():
            break
        phase = camera.phase
        seen[phase] = seen.get(phase, 0) + 1
        if seen[phase] in MOMENTS:
            camera.shoot(f"{label}-{phase}{'' if seen[phase] == 1 else '-later'}")
        play(camera, rng)
    if camera.is_over:
        camera.page.get_by_text("The shuffle is the one promised").wait_for()
        camera.shoot(f"{label}-end")
        camera.page.get_by_role("link", name="Replay").click()
        camera.page.get_by_label("Moment").wait_for()
        camera.page.keyboard.press("End")
        camera.page.locator("main[aria-busy=false]").wait_for()
        camera.shoot(f"{label}-replay")
    print(f"{label}: {', '.join(seen)}", flush=True)
    camera.leave()


def shoot_moments(browser: Browser, url: str, variant: Variant) -> None:
    """Every phase of a variant as the one sees it who is asked, in the middle of a game of bots."""
    names = []
    for moment in moments(variant.game, variant.seats, variant.options, games=variant.games, key=variant.key):
        camera = Camera(browser, url, PHONE)
        camera.bring(moment.record, moment.seat, moment.draft, has_bots=not moment.is_free)
        camera.wait_asked()
        camera.shoot(f"{variant.game}-{variant.label}-{moment.name or 'end'}")
        camera.leave()
        names.append(moment.name)
    print(f"{variant.game}, {variant.label}: {', '.join(names)}", flush=True)


def shoot_pages(browser: Browser, url: str) -> None:
    shoot_start(browser, url)
    shoot_lobby(browser, url)
    shoot_shell(browser, url)
    shoot_curtain(browser, url)


def shoot_start(browser: Browser, url: str) -> None:
    camera = Camera(browser, url, PHONE)
    camera.go("/").page.locator(".gnote").first.wait_for()
    for game in ("zillionaire", "millions", "counterfeiters", "billionaires"):
        camera.start(game)
        camera.shoot(f"start-{game}")
    camera.start("millions").page.locator(".preset", has_text="All at once").click()
    camera.page.get_by_role("radiogroup", name="Clock while all act at once").scroll_into_view_if_needed()
    camera.shoot("start-pace")
    camera.start("millions").button("All options").click()
    camera.button("Colour of").first.click()
    camera.seat_somebody(2, "A friend")
    camera.seat_somebody(3, "Here too")
    camera.page.get_by_role("radiogroup", name="Your colour").scroll_into_view_if_needed()
    camera.shoot("start-options")
    camera.button("Rules").click()
    camera.page.get_by_label("Search the rules").fill("vote")
    camera.page.locator("dialog .found li").first.wait_for()
    camera.shoot("start-rules")
    camera.go("/about").shoot("about")
    camera.go("/t/nonsense").page.get_by_role("heading").wait_for()
    camera.shoot("gone")
    camera.leave()


def shoot_lobby(browser: Browser, url: str) -> None:
    camera, guest = Camera(browser, url, PHONE), Camera(browser, url, PHONE)
    path = camera.new_table("zillionaire", [ME, {"kind": "open"}, {"kind": "open"}, BOT])
    camera.go(path).page.get_by_text("Bring your friends").wait_for()
    camera.shoot("lobby")
    guest.go(path).page.get_by_role("heading", name="invites you to").wait_for()
    guest.page.get_by_label("Your name").fill("Oskar")
    guest.page.get_by_role("radio", name="gold diamond").click()
    guest.shoot("join")
    guest.button("Sit here").first.click()
    guest.page.get_by_role("button", name="change name or colour").click()
    guest.shoot("lobby-own-seat")
    camera.go(f"{path}?screen").page.get_by_text("Scan to sit down").wait_for()
    camera.shoot("big-screen-lobby")
    camera.go(path).button("Start the game").click()
    camera.page.locator(".dock").wait_for()
    camera.go(f"{path}?screen").page.locator(".tv__s").first.wait_for()
    camera.shoot("big-screen")
    camera.go("/").page.get_by_text("Go on playing").wait_for()
    camera.shoot("start-going")
    camera.leave()
    guest.leave()


def shoot_shell(browser: Browser, url: str) -> None:
    """Sheets, slips and banners of the table."""
    camera, rng = Camera(browser, url, PHONE), Random(2)
    path = camera.new_table("zillionaire", [ME, BOT, BOT, BOT], games=3)
    camera.begin(path)
    while camera.wait_asked() and not camera.page.locator(".hand .grp:has(.cant)").count():
        camera.decide(rng)
    camera.page.locator(".hand .grp:has(.cant)").first.click()
    camera.page.locator(".slip").wait_for()
    camera.shoot("why-not")
    camera.button("Hint").click()
    camera.page.locator(".slip.hint").wait_for()
    camera.shoot("hint")
    for name in ("Log", "Rules", "Chat"):
        camera.page.locator(".top").get_by_label(name).click()
        camera.page.locator(".rail.open").wait_for()
        camera.page.wait_for_load_state("networkidle")
        camera.shoot(f"sheet-{name}")
        camera.page.locator(".rail .shut").click()
    camera.button("Settings").click()
    camera.shoot("settings")
    camera.button("Close").first.click()
    camera.context.set_offline(True)
    camera.page.get_by_text("No connection.").wait_for()
    camera.shoot("offline")
    camera.context.set_offline(False)
    camera.leave()


def shoot_curtain(browser: Browser, url: str) -> None:
    camera, rng = Camera(browser, url, PHONE), Random(3)
    camera.begin(camera.new_table("zillionaire", [ME, {"kind": "you", "name": "Oskar"}, BOT], games=1))
    while True:
        camera.page.locator(".curtain, .dock.mymove").first.wait_for()
        if camera.page.locator(".curtain").count():
            break
        camera.decide(rng)
    camera.shoot("curtain")
    camera.leave()


def shoot_rare(browser: Browser, url: str) -> None:
    """What random play of Counterfeiters hardly ever meets."""
    camera = Camera(browser, url, PHONE)
    diners(camera)
    camera.shoot("counterfeiters-diners")
    for phase in lawyer(camera, "Great"):
        camera.shoot(f"counterfeiters-closing-{phase}")
    for phase in lawyer(camera, "Bad"):
        if phase == "bad-lawyer":
            camera.shoot(f"counterfeiters-closing-{phase}")
    camera.leave()


def shoot_haggling(browser: Browser, url: str) -> None:
    camera, oskar = Camera(browser, url, PHONE), Visitor(browser, url, DESKTOP)
    counter_offer(camera, oskar)
    camera.shoot("millions-answer-to-a-counter-offer")
    camera.leave()
    oskar.leave()


def variants(url: str) -> list[tuple[str, int, dict[str, object], str]]:
    """Every game with each of its presets: game, seats, options, label."""
    with urlopen(f"{url}/api/games") as answer:
        games = json.load(answer)
    found = []
    for game in games:
        key = game["key"]
        for preset, options in (game["presets"] or {"first play": {}}).items():
            found.append((key, 4, options, key if preset == "first play" else f"{key}-{preset}"))
    return found


def main(chosen: list[str]) -> None:
    subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)
    SHOTS.mkdir(exist_ok=True)
    chance.choose("pictures")  # the same ones each time
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder), f"{folder}/tables.db").wait()
        browser = launch(playwright)
        try:
            if not chosen or PAGES in chosen:
                shoot_pages(browser, server.url)
            if not chosen or "counterfeiters" in chosen:
                shoot_rare(browser, server.url)
            if not chosen or "millions" in chosen:
                shoot_haggling(browser, server.url)
            for game, seats, options, label in variants(server.url):
                if label != game and game in IN_MOMENTS:
                    continue  # every phase of it is among the moments
                if not chosen or game in chosen or label in chosen:
                    shoot_game(browser, server.url, game, seats, options, label)
            for variant in VARIANTS:
                if not chosen or variant.game in chosen or f"{variant.game}-{variant.label}" in chosen:
                    shoot_moments(browser, server.url, variant)
        finally:
            browser.close()
            server.kill()
    print(f"Pictures are in {SHOTS}")
    if Camera.found:
        sys.exit(f"{len(Camera.found)} flaws in them")


if __name__ == "__main__":
    main(sys.argv[1:])
