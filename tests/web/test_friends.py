"""Friends come to a table, wait for each other, miss each other and come back."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import DESKTOP, PHONE, Visitor

BOT = {"kind": "bot", "level": "heuristic"}
ME = {"kind": "you", "name": "Mina"}
OPEN = {"kind": "open"}
BY_ITSELF = {"per_move": 0.05}  # the clock plays the game to its end


def sit_down(guest: Visitor, path: str, name: str) -> None:
    guest.go(path).page.get_by_label("Your name").fill(name)
    guest.button("Sit down").click()
    guest.page.get_by_role("heading", name="At the table").wait_for()


def test_a_guest_is_told_what_awaits_and_only_the_host_starts(visit: Visit) -> None:
    mina, oskar, late = visit(DESKTOP), visit(PHONE), visit(PHONE)
    path = mina.new_table("billionaires", [ME, OPEN, BOT], level=2)
    mina.go(path)
    oskar.go(path).page.get_by_role("heading", name="Mina invites you to Billionaires & Guillotines").wait_for()
    what = oskar.page.locator(".what")
    expect(what).to_contain_text("3 players")
    expect(what).to_contain_text("about 60 min")
    expect(what).to_contain_text("Level 2: with Crises, Rebels and the Panic!")
    oskar.check_fits()
    oskar.check_accessible()
    oskar.button("How to play, ").click()
    oskar.page.get_by_role("dialog", name="How to play").get_by_role("button", name="Skip").click()
    sit_down(oskar, path, "Oskar")
    late.go(path).page.get_by_text("All seats are taken. You can watch").wait_for()
    expect(oskar.button("Start the game")).to_have_count(0)
    expect(oskar.button("Change who sits")).to_have_count(0)
    oskar.button("Ask to start").click()
    oskar.check_accessible()
    mina.page.get_by_text("Oskar would like to start.").wait_for()
    mina.seat_somebody(3, "Expert")
    expect(mina.page.locator(".in")).to_contain_text("Expert bot")
    mina.check_accessible()
    mina.button("Start the game").click()
    for person in (mina, oskar):
        person.page.locator(".dock").wait_for()
    late.page.locator(".dock", has_text="You are watching").wait_for()


def test_a_rematch_waits_in_its_lobby_for_everybody(visit: Visit) -> None:
    mina, oskar = visit(DESKTOP), visit(PHONE)
    path = mina.new_table("zillionaire", [ME, OPEN, BOT], games=1, clock=BY_ITSELF)
    mina.go(path)
    sit_down(oskar, path, "Oskar")
    mina.page.get_by_text("Oskar").first.wait_for()
    mina.button("Start the game").click()
    for person in (mina, oskar):
        person.page.locator(".end").wait_for()
    oskar.button("Rematch").click()
    oskar.page.get_by_role("heading", name="Waiting for Mina").wait_for()
    oskar.check_fits()
    oskar.check_accessible()
    expect(oskar.button("Start when all are in")).to_have_attribute("aria-disabled", "true")
    expect(oskar.page.get_by_role("timer")).to_have_text(re.compile(r"a bot plays in \d:\d\d"))
    mina.page.get_by_role("link", name="To the rematch").click()
    mina.page.get_by_text("Oskar starts the game.").wait_for()
    oskar.page.get_by_role("heading", name="Everybody is back").wait_for()
    oskar.button("Start the game").click()
    for person in (mina, oskar):
        person.page.locator(".dock").wait_for()


def test_a_bot_plays_for_an_absent_friend_who_is_told_what_happened(visit: Visit) -> None:
    mina, oskar, rng = visit(PHONE), visit(PHONE), Random(3)
    path = mina.new_table("zillionaire", [ME, OPEN, BOT])
    mina.go(path)
    sit_down(oskar, path, "Oskar")
    mina.page.get_by_text("Oskar").first.wait_for()
    mina.button("Start the game").click()
    oskar.page.locator(".dock").wait_for()
    oskar.go("/about")
    banner = mina.page.locator(".banner", has_text="Oskar is away.")
    while not banner.count():
        mina.page.locator(".dock.mymove, .banner").first.wait_for()
        if mina.is_asked:
            mina.decide(rng)
    expect(banner.get_by_role("timer")).to_have_text(re.compile(r"a bot plays in \d:\d\d"))
    mina.check_fits()
    mina.check_accessible()
    banner.get_by_role("button", name="Let a bot play for Oskar").click()
    banner.wait_for(state="detached")
    assert mina.wait_asked(), "the bot has played for Oskar, and from now on nothing happens by itself"
    mina.button("Log").click()
    mina.page.locator(".log .besides", has_text="Oskar is away: a bot plays for them (Casual).").wait_for()
    oskar.go(path).page.locator(".banner", has_text=re.compile("While you were away:.* made for you")).wait_for()
    mina.page.locator(".log .besides", has_text="Oskar is back and plays on.").wait_for()
    oskar.check_accessible()
    oskar.button("What happened?").click()
    oskar.page.locator(".log .new").wait_for()
