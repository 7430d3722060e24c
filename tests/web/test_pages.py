"""The pages round the table: start, lobby, big screen, one device for several, replay, languages, both lamps."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import DESKTOP, PHONE, Screen

BOT = {"kind": "bot"}
ME = {"kind": "you", "name": "Mina"}


@pytest.mark.parametrize("lamp", ["light", "dark"])
@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_page_is_accessible(visit: Visit, screen: Screen, lamp: str) -> None:
    mina, rng = visit(screen, color_scheme=lamp), Random(1)
    mina.start("zillionaire").check_accessible()
    mina.button("All options and house rules").click()
    mina.check_accessible()
    mina.go("/about").check_accessible()
    path = mina.new_table("zillionaire", [ME, {"kind": "open"}, BOT], games=1)
    mina.go(path).page.get_by_text("Bring your friends").wait_for()
    mina.check_fits()
    mina.check_accessible()
    mina.button("Start the game").click()
    for number in range(4):
        if mina.wait_asked() and number % 2 == 0:
            mina.check_accessible()
        mina.decide(rng)
    mina.button("Settings").click()
    mina.check_accessible()
    mina.button("Close").first.click()
    mina.play_on(rng)
    mina.page.get_by_text("The shuffle is the one promised").wait_for()
    mina.check_accessible()
    mina.page.get_by_role("link", name="Replay").click()
    mina.page.get_by_label("Moment").wait_for()
    mina.check_accessible()


@pytest.mark.parametrize("game", ["zillionaire", "millions", "counterfeiters"])
def test_every_game_can_be_played_through_the_page(visit: Visit, game: str) -> None:
    mina, rng = visit(PHONE), Random(7)
    mina.start(game).play_now()
    for _ in range(12):
        if not mina.wait_asked():
            break
        mina.check_fits()
        mina.decide(rng)
    mina.check_accessible()


def test_a_big_screen_shows_no_secrets_even_to_somebody_with_a_seat(visit: Visit) -> None:
    mina = visit(DESKTOP)
    path = mina.new_table("zillionaire", [ME, BOT, BOT], games=1)
    mina.begin(path).wait_asked()
    assert mina.page.locator(".hand .grp").count() > 0
    mina.go(f"{path}?screen").page.locator(".seat").first.wait_for()
    assert mina.page.locator(".hand, .dock, .rail").count() == 0
    assert mina.page.locator(".seat").count() == 3


def test_several_people_at_one_device_have_a_curtain_between_them(visit: Visit) -> None:
    mina, rng = visit(PHONE), Random(4)
    seats = [ME, {"kind": "you", "name": "Oskar"}, BOT]
    mina.begin(mina.new_table("zillionaire", seats, games=1))
    curtains = 0
    for _ in range(8):
        mina.page.locator(".curtain, .dock.mymove, .end").first.wait_for()
        if mina.page.locator(".curtain").count():
            name = "Oskar" if mina.button("I am Oskar").count() else "Mina"
            mina.check_accessible()
            mina.button(f"I am {name}").click()
            curtains += 1
            continue
        mina.decide(rng)
    assert curtains >= 2


def test_a_replay_can_be_stepped_and_linked_and_seen_from_any_seat(visit: Visit) -> None:
    mina, rng = visit(DESKTOP), Random(5)
    path = mina.new_table("zillionaire", [ME, BOT, BOT], games=1)
    mina.begin(path).play_on(rng)
    other = visit(PHONE)
    other.go(path.replace("/t/", "/r/") + "?step=3&seat=1").page.locator(".hand .grp").first.wait_for()
    assert "step 3 of" in other.page.locator(".dock").inner_text()
    other.button("One step on").click()
    assert "step=4&seat=1" in other.page.url
    other.page.get_by_label("Seen by").select_option("")
    other.page.locator(".hand").wait_for(state="detached")
    other.check_fits()


def test_the_table_speaks_german(visit: Visit) -> None:
    mina = visit(PHONE, locale="de-DE")
    mina.go("/").page.get_by_role("button", name="Jetzt spielen").click()
    mina.page.get_by_text("Du bist dran").first.wait_for()
    mina.check_fits()
    mina.check_accessible()


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    mina = visit(PHONE)
    for path in ("/t/00000000000000000000", "/t/nonsense", "/r/00000000000000000000"):
        mina.go(path).page.get_by_role("heading", name="This table is not there").wait_for()
    mina.check_accessible()


def test_the_page_can_be_installed(visit: Visit) -> None:
    mina = visit(PHONE)
    mina.go("/")
    manifest = mina.context.request.get(f"{mina.url}/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert mina.context.request.get(mina.url + icon["src"]).ok, icon
