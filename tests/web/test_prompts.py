"""What the table says when it asks: what is at stake, in two lines on a phone; and what each symbol means."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from playwright.sync_api import Locator, expect

import fatcats
from fatcats.engine.state import CLOCK
from fatcats.text.catalogue import catalogue
from tests.web.conftest import Visit
from tests.web.variants import VARIANTS, Variant
from tests.web.visitor import DESKTOP, PHONE, Visitor

ME, BOT = {"kind": "you", "name": "Mina"}, {"kind": "bot"}
NAMES = ["Maximilian", "Wilhelmina", "Konstantin", "Anneliese", "Sebastian", "Friederike", "Theodor", "Ottilie"]
MAX_LINES = 2
# Each of these lines in the place of the one that is there: those that take more than two lines.
TOO_LONG = """([stakes, most]) => {
  const line = document.querySelector('.dock .stake p'), was = line.textContent;
  const { lineHeight } = getComputedStyle(line);
  const tall = stakes.filter(stake => {
    line.textContent = stake;
    return line.getBoundingClientRect().height > parseFloat(lineHeight) * most + 1;
  });
  line.textContent = was;
  return tall;
}"""


def stakes_of(variant: Variant, language: str) -> set[str]:
    """All that a random game says."""
    match = fatcats.new(variant.game, seats=variant.seats, seed=3, **variant.options)
    game, random, found = match.game, Random(3), set[str]()
    while not match.over:
        seat = random.choice(match.deciders)
        if seat != CLOCK:
            found.add(catalogue(game, language).for_table(NAMES, seat).say(game.stake(match.view(seat))))
        match.play(seat, random.choice(match.legal(seat)))
    return found


def test_every_stake_fits_two_lines_of_a_phone(visit: Visit) -> None:
    mina = visit(PHONE)
    mina.begin(mina.new_table("zillionaire", [ME, BOT, BOT], games=1))
    mina.wait_asked()
    assert mina.page.locator(".dock .stake p").inner_text().endswith(".")
    stakes = sorted(
        {stake for variant in VARIANTS for language in ("en", "de") for stake in stakes_of(variant, language)}
    )
    assert mina.page.evaluate(TOO_LONG, [stakes, 1]), "some take more than one line, so that this measures something"
    assert mina.page.evaluate(TOO_LONG, [stakes, MAX_LINES]) == []


@contextmanager
def pressed(visitor: Visitor, thing: Locator) -> Iterator[None]:
    """A finger lies on it."""
    box = thing.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = visitor.context.new_cdp_session(visitor.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    yield
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def test_every_symbol_can_be_asked(visit: Visit) -> None:
    mina = visit(PHONE)
    mina.begin(mina.new_table("billionaires", [ME, BOT, BOT], level=4))
    card, rng = mina.page.locator(".dock [data-symbol^='card:']").first, Random(1)
    while mina.wait_asked() and not card.is_visible():  # first everybody chooses a board
        mina.decide(rng)
    made, told = mina.made, mina.page.locator(".symp")
    while mina.wait_asked() and not mina.sees(".felt .mkt.can .hit"):
        mina.decide(rng)
    mina.page.locator(".felt .mkt.can .hit").first.click()
    expect(told, "a touch that does something asks nothing").to_be_hidden()
    made = mina.made
    with pressed(mina, card):
        told.get_by_role("heading").first.wait_for()
    expect(told).to_be_visible()
    assert mina.made == made, "a long press asks, and does nothing else"
    mina.check_accessible()
    mina.page.keyboard.press("Escape")
    told.wait_for(state="hidden")
    mina.page.evaluate("document.activeElement.blur()")  # else it would ask for what has the focus
    mina.page.keyboard.press("?")
    told.get_by_role("heading", name="What lies on the table").wait_for()
    assert told.locator("h3").count() > 5
    mina.check_fits()
    mina.check_accessible()
    told.get_by_role("button", name="Close").click()
    told.wait_for(state="hidden")


def test_a_touch_a_right_click_and_a_key_ask_for_the_same(visit: Visit) -> None:
    mina = visit(DESKTOP, locale="de-DE")
    mina.begin(mina.new_table("counterfeiters", [ME, BOT, BOT], start_player="chosen"))
    mina.wait_asked()
    told = mina.page.locator(".symp")
    mina.page.locator("[data-symbol='track:godfather']").first.click()
    told.get_by_text("Hälfte ihres Bargelds").wait_for()
    told.get_by_role("button", name="Schließen").click()
    space, made = mina.page.locator("button[data-space=P1]"), mina.made
    space.click(button="right")
    told.get_by_role("heading", name="Drucken").wait_for()
    mina.page.keyboard.press("Escape")
    told.wait_for(state="hidden")
    space.focus()
    mina.page.keyboard.press("?")
    told.get_by_role("heading", name="Drucken").wait_for()
    assert mina.made == made and not mina.sees(".dock .opt.main")
