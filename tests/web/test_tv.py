"""The big screen is read from three metres: it is drawn for 1920 × 1080, and nothing there is smaller than 30 px."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.flaws import flaws
from tests.web.moments import played
from tests.web.visitor import Screen

LEAST = 30  # pixels
SCREENS = {"full-hd": Screen(1920, 1080), "small": Screen(1280, 720), "laptop": Screen(1440, 900)}  # this one 16:10
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "zillionaire": (6, {"games": 3}),
    "millions": (6, {}),
    "counterfeiters": (4, {"money_visibility": "open"}),
    "billionaires": (5, {"level": 4}),
}
DECISIONS = 25  # into the game, so that something lies there
FLAT = "[...document.querySelectorAll('.tv .card')].filter(card => card.offsetWidth > card.offsetHeight).length"
# Of all text that is in sight: what is smaller than that on a screen of full size.
SMALL_TEXT = """least => {
  const scale = Math.min(innerHeight / 1080, innerWidth / 1660);
  const hasText = part => [...part.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
  const size = part => parseFloat(getComputedStyle(part).fontSize) * part.currentCSSZoom / scale;
  return [...document.querySelectorAll('.tv *')]
    .filter(part => hasText(part) && part.checkVisibility({ visibilityProperty: true }) && !part.closest('svg, .vh'))
    .filter(part => size(part) < least - 0.5)
    .map(part => `${size(part).toFixed(1)}: ${part.textContent.trim().slice(0, 40)}`);
}"""

# Rows of the panel in the middle that are wider than it, and names that what stands beside them lies over.
CROWDED = """() => {
  const edge = part => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect().right;
  };
  const names = [...document.querySelectorAll('.tv .name:has(+ .spaces)')];
  const covered = names.filter(name => edge(name) > name.nextElementSibling.getBoundingClientRect().left);
  const wide = [...document.querySelectorAll('.tv .rebels')].filter(row => row.scrollWidth > row.clientWidth
    || row.offsetWidth > row.parentElement.clientWidth);
  return [...covered, ...wide].map(part => part.textContent.trim() || part.className);
}"""


@pytest.mark.parametrize("game", TABLES)
def test_text_can_be_read_from_three_metres(visit: Visit, game: str) -> None:
    seats, options = TABLES[game]
    moments = played(game, seats, options, seed=1)
    match, seat = next(
        (match, seat) for number, (match, seat, draft) in enumerate(moments) if number >= DECISIONS and not draft
    )
    mina = visit(SCREENS["full-hd"], locale="de-DE")
    mina.bring(match.record(), seat, has_bots=False)
    mina.wait_asked()
    table = mina.page.url.split("?")[0]
    for screen in SCREENS.values():
        mina.page.set_viewport_size({"width": screen.width, "height": screen.height})
        mina.page.goto(f"{table}?screen")
        mina.page.locator(".tv__s").nth(seats - 1).wait_for()
        assert mina.page.evaluate(SMALL_TEXT, LEAST) == []
        assert flaws(mina.page) == []
        assert mina.page.evaluate(CROWDED) == []
        if game == "counterfeiters":
            expect(mina.page.get_by_role("heading", name="Schwarzmarkt")).to_be_visible()
        assert mina.page.evaluate(FLAT) == 0, "cards stand upright"
        mina.check_fits()
    mina.check_accessible()
