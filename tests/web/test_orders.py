"""Standing orders in the dock: given beside the answers or from the list, shown as chips, taken back with a touch."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import DESKTOP, PHONE, Screen

# Words that reach over the edge of their button.
SPILLS = """[...document.querySelectorAll('.dock .opts .opt')]
  .filter(button => button.scrollWidth > button.clientWidth + 1).map(button => button.innerText)"""
BOTS = [{"kind": "you", "name": "Mina"}, *[{"kind": "bot", "level": "heuristic"}] * 3]


@pytest.mark.parametrize("locale, order", [("en-GB", "No deals in this heist"), ("de-DE", "Kein Handel bis zum Coup")])
def test_an_order_from_the_list_stands_on_the_dock_until_it_is_taken_back(
    visit: Visit, locale: str, order: str
) -> None:
    mina = visit(DESKTOP, locale=locale)
    page = mina.begin(mina.new_table("millions", BOTS)).page
    page.locator(".dock button.mini[aria-expanded]").click()
    mina.check_accessible()
    page.locator(".sheet [data-order=no-deals]").click()
    expect(page.locator(".dock .orders li")).to_have_text([order])
    expect(page.locator(".sheet")).to_have_count(0)
    mina.check_accessible()
    page.locator(".dock [data-drop=no-deals]").click()
    expect(page.locator(".dock .orders")).to_have_count(0)


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_an_order_beside_the_answers_is_carried_out(visit: Visit, screen: Screen) -> None:
    """Zillionaire: the table passes until the round is over, and says so when it is."""
    mina, rng = visit(screen), Random(1)
    page = mina.begin(mina.new_table("zillionaire", BOTS)).page
    while mina.wait_asked() and not mina.sees(".dock .opt.order"):
        mina.decide(rng)
    mina.check_fits()
    assert page.evaluate(SPILLS) == []
    turn = mina.turn
    page.locator(".dock .opt.order").click()
    page.wait_for_function("turn => document.querySelector('.dock')?.dataset.decision !== turn", arg=turn)
    lines = page.locator(".log li")
    if screen is PHONE:
        mina.button("Log").click()
    expect(lines.filter(has_text="(as you ordered)").first).to_be_visible()
    expect(lines.filter(has_text="The round is over: nobody passes for you any more.").first).to_be_visible()


def test_a_phone_shows_that_an_order_stands_while_something_is_asked(visit: Visit) -> None:
    mina = visit(DESKTOP)
    page = mina.begin(mina.new_table("millions", BOTS)).page
    page.locator(".dock button.mini[aria-expanded]").click()
    page.locator(".sheet [data-order=no-deals]").click()
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    mina.wait_asked()
    orders = page.locator(".dock button.mini[aria-expanded]")
    expect(orders).to_be_visible()
    expect(orders.locator(".n")).to_have_text("1")
    mina.check_fits()
    orders.click()
    page.locator(".sheet [data-drop=no-deals]").click()
    expect(orders).to_be_hidden()


def test_escape_closes_the_list_of_orders(visit: Visit) -> None:
    mina = visit(DESKTOP)
    page = mina.begin(mina.new_table("millions", BOTS)).page
    page.locator(".dock button.mini[aria-expanded]").click()
    page.locator(".sheet").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
