"""How to play: picture cards before a first game, behind a button, and on a page of their own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import DESKTOP, PHONE, Screen, Visitor

SHORT = Screen(375, 667)
BOT = {"kind": "bot"}
ME = {"kind": "you", "name": "Mina"}
GAMES = ("zillionaire", "millions", "counterfeiters", "billionaires")
BOTH: dict[str, Any] = {"level": 4, "space_program": True, "troublemakers": True}
CARD = "dialog .hc"
OUTSIDE = """() => [...document.querySelectorAll('.hc')].flatMap(card => {
  const frame = card.querySelector('.art').getBoundingClientRect();
  const isPiece = part => part.closest('svg, .card, .note, .stampt');
  const parts = [...card.querySelectorAll('.learn-pic *')].filter(part => !isPiece(part)).filter(part => {
    const box = part.getBoundingClientRect();
    return box.width > 0 && (box.left < frame.left - 1 || box.right > frame.right + 1
      || box.top < frame.top - 1 || box.bottom > frame.bottom + 1);
  }).map(part => part.className);
  const text = card.querySelector('.tx');
  return text.scrollHeight > text.clientHeight + 1 ? [...parts, 'text'] : parts;
})"""
# Names on pieces that reach over their edge, and a heading of more than one line.
CUT = """() => {
  const pieces = document.querySelectorAll('.learn-pic :is(.card .nm, .slot span)');
  const names = [...pieces].filter(part => part.checkVisibility());
  const isCut = part => {
    const range = document.createRange(), frame = part.closest('.card, .slot').getBoundingClientRect();
    range.selectNodeContents(part);
    const { left, right, bottom } = range.getBoundingClientRect();
    return left < frame.left || right > frame.right || bottom > frame.bottom;
  };
  const isHigh = document.querySelector('dialog header').offsetHeight > 60;
  return [...names.filter(isCut).map(part => part.textContent), ...(isHigh ? ['the heading'] : [])];
}"""
SMALL_TEXT = """() => [...document.querySelectorAll('dialog *')].filter(part => {
  if (part.closest('svg, .card.zc, .note, .vh, .crisis') || !part.checkVisibility()) return false;
  const hasText = [...part.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
  return hasText && parseFloat(getComputedStyle(part).fontSize) * (part.currentCSSZoom ?? 1) < 12;
}).map(part => `${part.className} ${part.textContent.trim()}`)"""


def seen(visitor: Visitor) -> list[str]:
    stored = visitor.page.evaluate("localStorage.getItem('fatcats')")
    return sorted(json.loads(stored or "{}").get("seen", []))


def turned(visitor: Visitor) -> Iterator[str]:
    """Every card by its name, to the last; then the dialog is gone."""
    visitor.page.locator(CARD).wait_for()
    for _ in range(visitor.page.locator("dialog .dots i").count()):
        yield visitor.page.locator(CARD).get_attribute("data-card") or ""
        visitor.page.locator("dialog .nx").click()
    visitor.page.locator("dialog").wait_for(state="detached")


def read_on(visitor: Visitor) -> list[str]:
    return list(turned(visitor))


def test_a_first_game_of_its_kind_begins_with_the_cards_and_a_second_one_does_not(visit: Visit) -> None:
    mina = visit(PHONE, is_new=True)
    mina.begin(mina.new_table("zillionaire", [ME, BOT, BOT, BOT]))
    mina.page.locator(CARD).wait_for()
    assert mina.page.locator("dialog").get_by_role("heading").inner_text() == "Get rid of your cards"
    assert read_on(mina) == ["goal", "turn", "round", "five", "twist", "exchange", "end"]
    assert seen(mina) == ["zillionaire"]
    assert mina.wait_asked()
    mina.begin(mina.new_table("zillionaire", [ME, BOT, BOT, BOT])).wait_asked()
    assert mina.page.locator("dialog").count() == 0


def test_a_higher_level_shows_only_what_it_adds(visit: Visit) -> None:
    mina = visit(DESKTOP, is_new=True)
    mina.begin(mina.new_table("billionaires", [ME, BOT, BOT, BOT], level=1))
    mina.page.locator(CARD).wait_for()
    mina.page.keyboard.press("Escape")
    mina.page.locator("dialog").wait_for(state="detached")
    assert seen(mina) == ["billionaires"], "skipping is an answer too"
    mina.begin(mina.new_table("billionaires", [ME, BOT, BOT, BOT], level=2))
    mina.page.locator(CARD).wait_for()
    assert "New at Level 2" in mina.page.locator("dialog header").inner_text()
    assert read_on(mina) == ["crises", "revolution", "panic"]
    mina.begin(mina.new_table("billionaires", [ME, BOT, BOT, BOT], **BOTH))
    mina.page.locator(CARD).wait_for()
    added = ["role", "bunker", "envelope", "policy", "rocket", "launch", "die", "trouble", "fix", "revolutionary"]
    assert read_on(mina) == added


def test_cards_say_what_holds_at_this_table(visit: Visit) -> None:
    mina = visit(DESKTOP, is_new=True)
    mina.begin(mina.new_table("zillionaire", [ME, BOT, BOT], games=1, pass_locks=True))
    texts = {name: mina.page.locator(f"{CARD} .tx").inner_text() for name in turned(mina)}
    assert "exchange" not in texts, "one game: nothing is exchanged"
    assert "you are out of this round" in texts["turn"]
    assert "You play one game" in texts["end"]


def test_watching_or_a_big_screen_teaches_nobody(visit: Visit) -> None:
    mina, noor = visit(DESKTOP), visit(DESKTOP, is_new=True)
    path = mina.new_table("zillionaire", [ME, BOT, BOT], games=1)
    mina.begin(path).wait_asked()
    for address, place in ((path, ".seat"), (f"{path}?screen", ".tv__s")):
        noor.go(address).page.locator(place).first.wait_for()
        assert noor.page.locator("dialog").count() == 0


def test_the_cards_can_be_turned_by_keyboard_alone(visit: Visit) -> None:
    mina = visit(DESKTOP)
    mina.start("millions")
    mina.button("How to play").click()
    mina.page.locator(CARD).wait_for()
    keys, names = mina.page.keyboard, []
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "Enter", "ArrowRight"):
        keys.press(key)
        names.append(mina.page.locator(CARD).get_attribute("data-card"))
    assert names == ["send", "say", "send", "say", "twins"]
    keys.press("Escape")
    mina.page.locator("dialog").wait_for(state="detached")
    assert mina.page.evaluate("document.activeElement.innerText") == "How to play"


def test_a_picture_has_words_for_those_who_do_not_see_it(visit: Visit) -> None:
    mina = visit(PHONE)
    mina.start("millions")
    mina.button("How to play").click()
    group = mina.page.get_by_role("group", name="Be the richest crook")
    assert "Maja reaches the line" in (group.get_by_role("img").first.get_attribute("aria-label") or "")
    assert group.locator("[aria-live=polite]").inner_text().startswith("Be the richest crook")


@pytest.mark.parametrize(
    "screen, language", [(PHONE, "en"), (SHORT, "de"), (DESKTOP, "de")], ids=["phone", "short phone", "desktop"]
)
def test_every_card_fits_and_can_be_read(visit: Visit, screen: Screen, language: str) -> None:
    mina = visit(screen, is_new=True)
    stored = json.dumps(json.dumps({"language": language}))
    mina.context.add_init_script(f"localStorage.getItem('fatcats') ?? localStorage.setItem('fatcats', {stored})")
    plain: list[tuple[str, int, dict[str, Any]]] = [(game, 4, {}) for game in GAMES]
    for game, seats, options in [*plain, ("billionaires", 5, BOTH), ("billionaires", 2, {})]:
        mina.begin(mina.new_table(game, [ME, *[BOT] * (seats - 1)], **options))
        for name in turned(mina):
            assert mina.page.evaluate(OUTSIDE) == [], (game, name)
            assert mina.page.evaluate(SMALL_TEXT) == [], (game, name)
            assert mina.page.evaluate(CUT) == [], (game, name)


@pytest.mark.parametrize("screen, lamp", [(PHONE, "dark"), (DESKTOP, "light")], ids=["phone-dark", "desktop-light"])
def test_the_learning_page_of_every_game_is_accessible(visit: Visit, screen: Screen, lamp: str) -> None:
    mina = visit(screen, color_scheme=lamp)
    for game in GAMES:
        mina.go(f"/learn/{game}").page.locator(".hc").first.wait_for()
        mina.check_fits()
        mina.check_accessible()
        assert mina.page.locator("dt").count() >= 10
    mina.start("zillionaire").button("How to play").click()
    mina.page.locator(CARD).wait_for()
    mina.check_accessible()


def test_an_unknown_game_gets_a_page_that_names_the_known_ones(visit: Visit) -> None:
    mina = visit(PHONE)
    mina.go("/learn/monopoly").page.get_by_text("There is no game of that name").wait_for()
    mina.page.get_by_role("link", name="Zillionaire").click()
    mina.page.locator(".hc").first.wait_for()
    assert mina.page.url.endswith("/learn/zillionaire")
    mina.button("Set up a table").click()
    assert mina.page.locator(".gnote[data-game=zillionaire]").get_attribute("aria-pressed") in ("true", None)


def test_how_to_play_can_be_switched_off(visit: Visit) -> None:
    mina = visit(PHONE, is_new=True)
    mina.go("/").button("Settings").click()
    mina.page.get_by_label("How to play, before a first game").uncheck()
    mina.begin(mina.new_table("counterfeiters", [ME, BOT])).wait_asked()
    assert mina.page.locator("dialog").count() == 0
