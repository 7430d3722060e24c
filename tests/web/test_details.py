"""Small things at the table that once went wrong."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import expect

from fatcats.games.billionaires.knowledge.view_types import BillionairesView
from tests.web.conftest import Visit
from tests.web.flaws import flaws
from tests.web.moments import played
from tests.web.visitor import DESKTOP, PHONE, Screen

ME, BOT = {"kind": "you", "name": "Mina"}, {"kind": "bot"}
# Numbers on Crises that lie on the name of one.
COVERED = """() => {
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const seen = these => [...document.querySelectorAll(these)].filter(one => one.checkVisibility());
  const names = seen('.cris :is(.nm, .cn)').map(name => [name.innerText, name.getBoundingClientRect()]);
  const badges = seen('.cris .onit').map(badge => badge.getBoundingClientRect());
  return names.filter(([, box]) => badges.some(badge => meet(box, badge))).map(([name]) => name);
}"""


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_name_of_a_crisis_is_covered_or_cut(visit: Visit, screen: Screen) -> None:
    match, seat = next(
        (match, seat)
        for match, seat, draft in played("billionaires", 5, {"level": 2}, seed=1)
        if len(cast(BillionairesView, match.view(seat)).crises) >= 4 and not draft
    )
    mina = visit(screen, locale="de-DE")
    mina.bring(match.record(), seat)
    mina.wait_asked()
    if not mina.page.locator(".cris").is_visible():
        mina.page.locator(".stl").click()
    expect(mina.page.locator(".cris .onit")).to_have_count(4)
    assert mina.page.evaluate(COVERED) == []
    assert [flaw for flaw in flaws(mina.page) if "broken" in flaw or "cut off" in flaw] == []


def test_a_choice_that_costs_much_is_pressed_twice(visit: Visit) -> None:
    mina = visit(PHONE)
    mina.begin(mina.new_table("counterfeiters", [ME, BOT, BOT], start_player="chosen"))
    mina.wait_asked()
    turn, made = mina.now()
    low, sure = mina.page.locator('.dock .opt[data-move="pass"]'), mina.page.locator(".sure")
    low.click()
    expect(sure).to_contain_text("does nothing this round")
    mina.check_fits()
    mina.check_accessible()
    mina.page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    low.click()
    mina.page.locator(".felt").click(position={"x": 5, "y": 5})
    expect(sure).to_have_count(0)
    assert mina.made == made
    low.click()
    low.click()
    mina.wait_on(turn)
    assert mina.made == made + 1
