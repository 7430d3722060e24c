"""Pictures of every page, and of every phase of every game that random play meets: `make screenshots`.

Each moment is taken on a phone and on a desktop, by day and under the ultraviolet lamp, into shots/.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

from tests.server.services import ROOT, RunningServer
from tests.web.moments import moments
from tests.web.variants import VARIANTS, Variant
from tests.web.visitor import DESKTOP, PHONE, Visitor, launch

SHOTS = ROOT / "shots"
SCREENS = {"phone": PHONE, "desktop": DESKTOP}
LAMPS = {"": "light", "-uv": "dark"}
MOST = 400  # decisions of one game
MOMENTS = 2  # pictures of each phase


class Camera(Visitor):
    """A visitor who takes pictures."""

    def shoot(self, name: str) -> None:
        slug = name.lower().replace(" ", "-").replace("!", "").replace(":", "").replace("'", "")
        for screen, size in SCREENS.items():
            self.page.set_viewport_size({"width": size.width, "height": size.height})
            for suffix, lamp in LAMPS.items():
                self.page.emulate_media(color_scheme=lamp)  # type: ignore[arg-type]
                self.page.wait_for_timeout(80)
                self.page.screenshot(path=SHOTS / f"{slug}-{screen}{suffix}.png")
        self.page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
        self.page.emulate_media(color_scheme="light")

    @property
    def phase(self) -> str:
        return self.page.locator(".table").get_attribute("data-step") or ""


def shoot_game(browser: Browser, url: str, game: str, options: dict[str, object], label: str) -> None:
    camera, rng, seen = Camera(browser, url, PHONE), Random(11), dict[str, int]()
    seats = [{"kind": "you", "name": "Mina"}, *({"kind": "bot"} for _ in range(3))]
    camera.begin(camera.new_table(game, seats, **options))
    for _ in range(MOST):
        if not camera.wait_asked():
            break
        number = seen[camera.phase] = seen.get(camera.phase, 0) + 1
        if number in (1, 6)[:MOMENTS]:
            camera.shoot(f"{label}-{camera.phase}{'' if number == 1 else '-later'}")
        camera.decide(rng)
    if camera.is_over:
        camera.page.wait_for_timeout(600)
        camera.shoot(f"{label}-end")
        camera.page.get_by_role("link", name="Replay").click()
        camera.page.get_by_label("Moment").wait_for()
        camera.shoot(f"{label}-replay")
    print(f"{label}: {', '.join(seen)}", flush=True)
    camera.leave()


def shoot_moments(browser: Browser, url: str, variant: Variant) -> None:
    """Every phase of a variant as the one sees it who is asked, in the middle of a game of bots."""
    names = []
    for moment in moments(variant.game, variant.seats, variant.options, games=variant.games, key=variant.key):
        camera = Camera(browser, url, PHONE)
        camera.bring(moment.record, moment.seat, has_bots=False)
        camera.page.locator(".table").wait_for()
        camera.shoot(f"{variant.game}-{variant.label}-{moment.name or 'end'}")
        camera.leave()
        names.append(moment.name)
    print(f"{variant.game}, {variant.label}: {', '.join(names)}", flush=True)


def shoot_pages(browser: Browser, url: str) -> None:
    camera = Camera(browser, url, PHONE)
    camera.go("/").page.locator(".gnote").first.wait_for()
    camera.shoot("start")
    camera.go("/about").shoot("about")
    path = camera.new_table("zillionaire", [{"kind": "you", "name": "Mina"}, {"kind": "open"}, {"kind": "bot"}])
    camera.go(path).page.get_by_text("Bring your friends").wait_for()
    camera.shoot("lobby")
    camera.leave()
    guest = Camera(browser, url, PHONE)
    guest.go(path).page.get_by_role("heading", name="Sit down").wait_for()
    guest.shoot("join")
    guest.leave()


def variants(url: str) -> list[tuple[str, dict[str, object], str]]:
    """Every game with each of its presets."""
    with urlopen(f"{url}/api/games") as answer:
        games = json.load(answer)
    return [
        (game["key"], options, game["key"] if preset == "first play" else f"{game['key']}-{preset}")
        for game in games
        for preset, options in (game["presets"] or {"first play": {}}).items()
    ]


def main(chosen: list[str]) -> None:
    subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)
    SHOTS.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder), f"{folder}/tables.db").wait()
        browser = launch(playwright)
        try:
            if not chosen:
                shoot_pages(browser, server.url)
            for game, options, label in variants(server.url):
                if not chosen or game in chosen:
                    shoot_game(browser, server.url, game, options, label)
            for variant in VARIANTS:
                if not chosen or variant.game in chosen:
                    shoot_moments(browser, server.url, variant)
        finally:
            browser.close()
            server.kill()
    print(f"Pictures are in {SHOTS}")


if __name__ == "__main__":
    main(sys.argv[1:])
