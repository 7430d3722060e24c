"""Whole games of Counterfeiters through the page: both sides of the board, composers, keyboard alone."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import DESKTOP, PHONE, SMALL, Screen, Visitor

BOT = {"kind": "bot"}
ME = {"kind": "you", "name": "Mina"}
OPEN = ".mk.can, .sp.can, .sp.lift, .mk.lift"


def act(visitor: Visitor, rng: Random) -> str:
    """Touch something on the board or compose notes and flights as a person would; says what it was."""
    page, turn = visitor.page, visitor.turn
    if page.locator(".comp, .trip").count():
        kind = "notes" if page.locator(".comp").count() else "flight"
        steps = page.locator(".lair .step button:enabled")
        if rng.random() < 0.5 and steps.count():
            steps.nth(rng.randrange(steps.count())).click()
        while not page.locator(".dock .opt.main").count():
            steps.last.click()
        page.locator(".dock .opt.main").click()
    elif page.locator(OPEN).count():
        kind = "space"
        space = page.locator(OPEN).nth(rng.randrange(page.locator(OPEN).count()))
        space.click()
        page.locator(".dock .opt.main").click()
    else:
        kind = "idle"
        page.locator(".dock .opt[data-move]").first.click()
    visitor.wait_on(turn)
    return kind


@pytest.mark.parametrize(
    "screen, seats, seed",
    [(PHONE, 4, 1), (SMALL, 3, 2), (DESKTOP, 2, 3)],
    ids=["phone with 4", "small phone with 3", "desktop with 2"],
)
def test_a_whole_game_with_bots_on_the_board(visit: Visit, screen: Screen, seats: int, seed: int) -> None:
    mina, rng = visit(screen), Random(seed)
    mina.begin(mina.new_table("counterfeiters", [ME, *[BOT] * (seats - 1)]))
    done: list[str] = []
    while mina.wait_asked():
        mina.check_fits()
        if len(done) % 7 == 3:
            mina.check_accessible()
        done.append(act(mina, rng))
    assert {"space", "notes"} <= set(done)
    assert mina.page.locator(".rank li").count() == seats


def test_notes_are_composed_from_what_the_server_lists(visit: Visit) -> None:
    mina, rng = visit(PHONE, color_scheme="dark"), Random(1)
    mina.begin(mina.new_table("counterfeiters", [ME, BOT]))
    page = mina.page
    mina.wait_asked()
    turn = mina.turn
    page.locator("[data-space=P1], [data-space=P2]").and_(page.locator(".can")).first.click()
    page.get_by_role("button", name="Print 2 × ★").click()
    mina.wait_on(turn)
    while not page.locator(".sp.can[data-space^=R]").count():
        assert mina.wait_asked()
        if not page.locator(".sp.can[data-space^=R]").count():
            act(mina, rng)
    page.locator(".sp.can[data-space^=R]").first.click()
    turn = mina.turn
    page.get_by_role("button", name="Go to the receiver").click()
    mina.wait_on(turn)
    page.get_by_role("button", name="Hand in 2 for $40").wait_for()
    page.get_by_role("button", name="One ★ fake less").click()
    page.get_by_role("button", name="Hand in 1 for $20").wait_for()
    mina.check_accessible()
    page.get_by_role("button", name="One ★ fake less").click()
    assert page.locator(".dock .opt.main").count() == 0, "handing in nothing is no option"


def test_what_is_shut_says_why(visit: Visit) -> None:
    mina = visit(PHONE)
    mina.begin(mina.new_table("counterfeiters", [ME, BOT, BOT]))
    mina.wait_asked()
    mina.page.locator("[data-space=R1]").click()
    mina.page.locator(".slip").get_by_text("CF-3.06").wait_for()
    mina.check_fits()
    mina.check_accessible()


def test_open_money_lies_on_the_plates(visit: Visit) -> None:
    mina = visit(DESKTOP)
    mina.begin(mina.new_table("counterfeiters", [ME, BOT, BOT], money_visibility="open"))
    mina.wait_asked()
    assert mina.page.locator(".seat .open").count() == 2


def test_keys_alone_play_a_game(visit: Visit) -> None:
    mina, rng = visit(DESKTOP), Random(5)
    mina.begin(mina.new_table("counterfeiters", [ME, BOT], max_rounds=2))
    while mina.wait_asked():
        press_through(mina, rng)
    assert mina.is_over


def press_through(mina: Visitor, rng: Random) -> None:
    """Tab to a space and press Enter for it, or go by digit to the first button."""
    page, turn = mina.page, mina.turn
    if rng.random() < 0.7 and page.locator(OPEN).count():
        page.locator(OPEN).nth(rng.randrange(page.locator(OPEN).count())).focus()
        page.keyboard.press("Enter")
        page.locator(".dock .opt.main").wait_for()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    mina.wait_on(turn)
