"""Whole games of Zillionaire through the page."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.server.services import RunningServer
from tests.web.conftest import Visit
from tests.web.hands import MAIN, play_together, play_zillionaire
from tests.web.visitor import BUTTONS, DESKTOP, PHONE, SMALL, Visitor

BOT = {"kind": "bot"}
ME = {"kind": "you", "name": "Mina"}


def test_a_whole_game_with_bots_from_the_start_page_to_the_result(visit: Visit) -> None:
    mina, rng = visit(SMALL), Random(1)
    mina.start("zillionaire")
    mina.button("Less").click()  # two games are enough to see an exchange and new seats
    mina.check_fits()
    mina.play_now()
    seen, asked = set[str](), 0
    while mina.wait_asked():
        mina.check_new(seen)
        play_zillionaire(mina, rng)
        asked += 1
    assert asked > 10 and {"lead", "follow"} <= seen
    expect(mina.page.locator(".rank li")).to_have_count(4)
    mina.page.get_by_text("The shuffle is the one promised before the deal.").wait_for()
    mina.check_fits()


def test_two_people_see_their_own_hands_and_each_others_moves(visit: Visit) -> None:
    mina, oskar = visit(DESKTOP), visit(PHONE)
    path = mina.new_table("zillionaire", [ME, {"kind": "open"}, BOT], games=1)
    mina.go(path)
    oskar.go(path)
    oskar.page.get_by_label("Your name").fill("Oskar")
    oskar.button("Sit here").click()
    mina.page.get_by_text("Oskar").wait_for()
    mina.button("Start the game").click()
    oskar.page.locator(".dock").wait_for()
    assert oskar.page.locator(".hand").inner_text() != mina.page.locator(".hand").inner_text()
    mina.page.get_by_label("Chat").last.fill("you were Rich on Friday")
    mina.button("Send").click()
    oskar.button("Chat, 1 new").click()
    oskar.page.locator(".bub", has_text="you were Rich on Friday").wait_for()
    oskar.page.locator(".rail .shut").click()
    play_together([mina, oskar], "zillionaire", 2)
    expect(mina.page.locator(".wt h2")).not_to_be_empty()


def test_a_broken_connection_comes_back_by_itself_and_nothing_is_lost(visit: Visit, own_site: RunningServer) -> None:
    mina, rng = visit(DESKTOP, url=own_site.url), Random(3)
    mina.begin(mina.new_table("zillionaire", [ME, BOT, BOT], games=1))
    for _ in range(3):
        mina.wait_asked()
        mina.decide(rng)
    mina.wait_asked()
    hand = mina.page.locator(".hand").inner_text()
    own_site.kill()
    mina.page.get_by_text("No connection.").wait_for()
    own_site.restart()
    mina.page.get_by_text("No connection.").wait_for(state="detached")
    assert mina.page.locator(".hand").inner_text() == hand
    mina.wait_asked()
    mina.decide(rng)


def test_a_move_that_is_made_while_the_connection_is_broken_is_made_once(visit: Visit, own_site: RunningServer) -> None:
    mina = visit(DESKTOP, url=own_site.url)
    mina.begin(mina.new_table("zillionaire", [ME, BOT, BOT], games=1))
    option = mina.page.locator(BUTTONS).first
    while mina.wait_asked() and option.get_attribute("data-move") == "pass":  # all that some deals allow at first
        mina.decide(Random(1))
    own_site.kill()
    mina.page.get_by_text("No connection.").wait_for()
    played = mina.page.locator(".log li", has_text="You play").count()
    cards = mina.page.locator(".mine__h").inner_text()
    option.dblclick()
    own_site.restart()
    mina.page.get_by_text("No connection.").wait_for(state="detached")
    mina.page.wait_for_function("text => document.querySelector('.mine__h').innerText !== text", arg=cards)
    expect(mina.page.locator(".log li", has_text="You play")).to_have_count(played + 1)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    mina = visit(DESKTOP)
    mina.go("/")
    mina.page.locator(".gnote").first.wait_for()
    press_to(mina, "Zillionaire")
    press_to(mina, "Less")
    mina.page.keyboard.press("Enter")
    press_to(mina, "Play now")
    while mina.wait_asked():
        turn = mina.turn
        mina.page.keyboard.press("1")
        mina.page.keyboard.press("Enter")
        mina.wait_on(turn)
    press_to(mina, "Replay")
    mina.page.get_by_label("Moment").wait_for()
    mina.page.keyboard.press("ArrowRight")


def press_to(visitor: Visitor, name: str) -> None:
    """Tab until the thing of that name has the focus, and press Enter."""
    visitor.tab_to("(it.innerText || it.ariaLabel || '').trim().startsWith(wanted)", name)
    visitor.page.keyboard.press("Enter")


def test_what_cannot_be_played_says_why_and_leads_to_the_rules(visit: Visit) -> None:
    mina, rng = visit(PHONE), Random(5)
    mina.begin(mina.new_table("zillionaire", [ME, BOT, BOT, BOT], games=3))
    while True:
        assert mina.wait_asked()
        if mina.sees(".hand .grp:has(.cant)"):
            break
        mina.decide(rng)
    mina.page.locator(".hand .grp:has(.cant)").first.click()
    slip = mina.page.locator(".slip")
    assert "ZN-" not in slip.inner_text(), "no code in a prompt"
    mina.check_accessible()
    slip.get_by_label("What does the rule say?").click()
    slip = mina.page.get_by_role("dialog", name="What does the rule say?")
    slip.wait_for()
    clause = slip.locator(".code").inner_text()
    assert clause.startswith("ZN-")
    mina.check_accessible()
    slip.get_by_role("button", name="more in the guide").click()
    at = mina.page.locator(".part.at")
    at.wait_for()
    assert at.locator("h3").is_visible()
    mina.check_accessible()


def test_a_game_gone_back_in_is_practice_and_says_what_that_means(visit: Visit) -> None:
    mina, rng = visit(PHONE), Random(6)
    mina.begin(mina.new_table("zillionaire", [ME, BOT, BOT], games=1))
    while mina.wait_asked() and not mina.button("Rewind").count():
        mina.decide(rng)
    mina.button("Rewind").click()
    slip = mina.page.locator(".dock .slip", has_text="this game is practice")
    slip.wait_for()
    mina.check_fits()
    mina.check_accessible()
    slip.get_by_role("button", name="Close").click()
    assert not mina.button("practice").count(), "it asks first"
    mina.button("Rewind").click()
    mina.button("Yes: Rewind").click()
    mina.button("practice").click()
    expect(mina.page.get_by_text("the result does not count")).to_be_visible()
    mina.check_fits()
    mina.check_accessible()


def test_undo_and_hint(visit: Visit) -> None:
    mina, rng = visit(DESKTOP), Random(6)
    mina.begin(mina.new_table("zillionaire", [ME, BOT, BOT], games=1))
    mina.wait_asked()
    before = mina.page.locator(".hand").inner_text()
    mina.button("Hint").click()
    hint, marked = mina.page.locator(".slip.hint p"), mina.page.locator(".dock .opt.hinted")
    hint.wait_for()
    label = marked.locator("> span:not(.tip)").evaluate("span => span.firstChild.textContent")
    assert hint.inner_text().startswith(f"{label}."), "the words of the button that is marked"
    assert len(hint.inner_text()) > len(label) + 10, "and why"
    mina.press(MAIN)
    mina.page.locator(".dock .mini", has_text=re.compile("Undo|Rewind")).click()
    if mina.sees(".dock .slip .mini"):  # bots have gone on: then it asks
        mina.button("Yes: Rewind").click()
    mina.page.wait_for_function("text => document.querySelector('.hand').innerText === text", arg=before)
    mina.decide(rng)
