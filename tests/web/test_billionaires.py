"""Whole games of Billionaires & Guillotines through the page, at every Level and with Puppets."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import DESKTOP, PHONE, SMALL, Screen, Visitor

BOT = {"kind": "bot"}
ME = {"kind": "you", "name": "Mina"}
TOUCHABLE = (
    ".felt .mkt.can .hit, .felt button.stampt.can, .felt button.policy.can, .felt button.bill.can, .heap button.bare"
)
CHECKED = 40  # decisions after which every state has been looked at often enough


def touch_the_table(visitor: Visitor, rng: Random) -> None:
    """Take a way to act, touch things until the main button is a move, and press it."""
    page, turn = visitor.page, visitor.turn
    ways = page.locator(".way")
    if ways.count():
        ways.nth(rng.randrange(ways.count())).click()
    for _ in range(3):
        things = page.locator(TOUCHABLE)
        if visitor.turn != turn or page.locator(".dock .opt.main[data-move]").count() or not things.count():
            break
        things.nth(rng.randrange(things.count())).click()
        page.wait_for_timeout(30)
    main = page.locator(".dock .opt.main[data-move]")
    if visitor.turn == turn and main.count():
        main.click()
        visitor.wait_on(turn)


def play(visitor: Visitor, rng: Random, most: int = 400) -> set[str]:
    """To the end of the game or for so many decisions, by touching and by buttons; returns the phases met."""
    phases = set[str]()
    for count in range(most):
        if not visitor.wait_asked():
            break
        phase = visitor.page.locator(".table").get_attribute("data-step") or ""
        if count < CHECKED or phase not in phases:
            visitor.check_fits()
        if phase not in phases:
            visitor.check_accessible()
        phases.add(phase)
        if rng.random() < 0.4 and visitor.page.locator(TOUCHABLE).count():
            touch_the_table(visitor, rng)
        else:
            visitor.decide(rng)
    assert not visitor.page.locator(".trouble").count()
    return phases


@pytest.mark.parametrize(
    ("screen", "level", "bots"),
    [(PHONE, 1, 3), (DESKTOP, 2, 3), (SMALL, 3, 2), (PHONE, 4, 4), (DESKTOP, 4, 3)],
    ids=["phone 1", "desktop 2", "small phone 3", "phone 4", "desktop 4"],
)
def test_a_game_with_bots_at_each_level(visit: Visit, screen: Screen, level: int, bots: int) -> None:
    mina = visit(screen)
    mina.begin(mina.new_table("billionaires", [ME, *[BOT] * bots], level=level))
    phases = play(mina, Random(level), most=120)
    assert {"Choice of Billionaire", "Draw", "Action"} <= phases
    if level >= 4:
        assert {"Choice of Role", "Bribe", "Hold up"} <= phases


@pytest.mark.parametrize(("screen", "level"), [(PHONE, 2), (DESKTOP, 3)], ids=["phone", "desktop"])
def test_a_game_for_two_with_puppets(visit: Visit, screen: Screen, level: int) -> None:
    mina = visit(screen)
    mina.begin(mina.new_table("billionaires", [ME, BOT], level=level))
    phases = play(mina, Random(level), most=100)
    assert "Shift of the roll" in phases
    assert mina.is_over or mina.page.locator(".seat.puppet").count() == 2


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    mina = visit(DESKTOP)
    mina.begin(mina.new_table("billionaires", [ME, BOT, BOT], level=2, max_rounds=1))
    while mina.wait_asked():
        turn = mina.turn
        mina.page.keyboard.press("1")
        mina.page.keyboard.press("Enter")
        mina.wait_on(turn)


def test_a_buy_is_put_together_by_touching_and_shows_the_odds(visit: Visit) -> None:
    mina, rng = visit(PHONE), Random(4)
    mina.begin(mina.new_table("billionaires", [ME, BOT, BOT, BOT]))
    while mina.page.locator(".way[data-way=buy]").count() == 0:
        assert mina.wait_asked()
        mina.decide(rng)
        mina.wait_asked()
    mina.page.locator(".way[data-way=buy]").click()
    market = mina.page.locator(".mkt.can .hit").first
    name = market.get_attribute("data-market")
    market.click()
    assert mina.page.locator(f".mkt.on .hit[data-market={name}]").count() == 1
    assert "from what you know" in mina.page.locator(".bal").inner_text()
    turn = mina.turn
    mina.page.locator(".dock .opt.main").click()
    mina.wait_on(turn)
    mina.page.locator(".log li", has_text=f"You try to Buy at {name}").first.wait_for(state="attached")


def test_everybodys_albums_and_the_discards_can_be_looked_at(visit: Visit) -> None:
    mina, rng = visit(DESKTOP), Random(5)
    mina.begin(mina.new_table("billionaires", [ME, BOT, BOT, BOT], level=3))
    for _ in range(4):
        mina.wait_asked()
        mina.decide(rng)
    mina.wait_asked()
    mina.page.locator(".seat .seat__w").first.click()
    assert mina.page.locator(".album").count() == 4
    mina.button("Markets").click()
    mina.page.locator("button.pile").click()
    mina.page.locator(".ph h2", has_text="Discard pile").wait_for()
    mina.check_accessible()


def test_the_table_speaks_german(visit: Visit) -> None:
    mina, rng = visit(PHONE, locale="de-DE"), Random(6)
    mina.begin(mina.new_table("billionaires", [ME, BOT, BOT, BOT], level=4))
    while mina.page.locator(".way[data-way=buy]").count() == 0:
        assert mina.wait_asked()
        mina.check_fits()
        mina.decide(rng)
        mina.wait_asked()
    assert mina.page.locator(".way[data-way=buy]").inner_text() == "Kaufen"
    assert mina.page.locator(".mkt .hit").first.inner_text() == "Einfluss"
