"""Whole games of Counterfeiters through the page: both sides of the board, composers, keyboard alone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import OPEN, play_counterfeiters
from tests.web.scenes import SEATS, as_, diners, lawyer, press, use
from tests.web.visitor import DESKTOP, PHONE, SMALL, Screen, Visitor

BOT = {"kind": "bot", "level": "heuristic"}
ME = {"kind": "you", "name": "Mina"}


@pytest.mark.parametrize(
    "screen, seats, seed", [(SMALL, 3, 2), (DESKTOP, 2, 3)], ids=["small phone with 3", "desktop with 2"]
)
def test_a_whole_game_with_bots_on_the_board(visit: Visit, screen: Screen, seats: int, seed: int) -> None:
    mina, rng = visit(screen), Random(seed)
    mina.begin(mina.new_table("counterfeiters", [ME, *[BOT] * (seats - 1)]))
    done, seen = list[str](), set[str]()
    while mina.wait_asked():
        mina.check_new(seen)
        done.append(play_counterfeiters(mina, rng))
    assert done.count("space") > 1
    expect(mina.page.locator(".rank li")).to_have_count(seats)


def test_notes_are_composed_from_what_the_server_lists(visit: Visit) -> None:
    mina = visit(PHONE, color_scheme="dark")
    mina.begin(mina.new_table("counterfeiters", SEATS, start_player="chosen"))
    page = mina.page
    use(as_(mina, "Mina"), "[data-space=P1]", "Print 2 × ★")
    press(as_(mina, "Oskar"), "Lie low")
    use(as_(mina, "Mina"), "[data-space=R1]", "Go to the receiver")
    page.get_by_role("button", name="Hand in 2 for $40").wait_for()
    page.get_by_role("button", name="One ★ fake less").click()
    page.get_by_role("button", name="Hand in 1 for $20").wait_for()
    mina.check_accessible()
    page.get_by_role("button", name="One ★ fake less").click()
    expect(page.locator(".dock .opt.main"), "handing in nothing is no option").to_have_count(0)


def test_what_is_shut_says_why(visit: Visit) -> None:
    mina = visit(PHONE)
    mina.begin(mina.new_table("counterfeiters", [ME, BOT, BOT]))
    mina.wait_asked()
    mina.page.locator("[data-space=R1]").click()
    mina.page.locator(".slip").get_by_text("You have no fakes to sell.").wait_for()
    mina.check_fits()
    mina.check_accessible()


def test_open_money_lies_on_the_plates(visit: Visit) -> None:
    mina = visit(DESKTOP)
    mina.begin(mina.new_table("counterfeiters", [ME, BOT, BOT], money_visibility="open"))
    mina.wait_asked()
    expect(mina.page.locator(".seat .open")).to_have_count(2)


def test_keys_alone_play_a_game(visit: Visit) -> None:
    mina, rng = visit(DESKTOP), Random(5)
    mina.begin(mina.new_table("counterfeiters", [ME, BOT], max_rounds=2))
    while mina.wait_asked():
        press_through(mina, rng)
    assert mina.is_over


def press_through(mina: Visitor, rng: Random) -> None:
    """Tab to an open space and press Enter for it, or go by digit to the first button."""
    page, turn = mina.page, mina.turn
    if rng.random() < 0.7 and page.locator(OPEN).count():
        for _ in range(1 + rng.randrange(page.locator(OPEN).count())):
            mina.tab_to("it.matches(wanted)", OPEN)
        page.keyboard.press("Enter")
        page.locator(".dock .opt.main").wait_for()
    mina.strike_first()
    mina.wait_on(turn)


# --- Rare moments, with a small box ----------------------------------------------------------------------------------


def test_diners_ask_which_fakes_they_take(visit: Visit) -> None:
    mina = visit(PHONE)
    diners(mina)
    mina.button("One ★★ fake more").click()
    expect(mina.page.locator(".cq output")).to_have_text(["0", "1", "0"])
    mina.check_fits()
    mina.check_accessible()
    press(mina, "Hand in 1 for $50")


@pytest.mark.parametrize("screen, kind", [(DESKTOP, "Great"), (PHONE, "Bad")], ids=["great", "bad"])
def test_a_lawyer_gets_a_henchman_out_while_the_closing_is_shown(visit: Visit, screen: Screen, kind: str) -> None:
    mina, stages = visit(screen), list[str]()
    for phase in lawyer(mina, kind):
        assert mina.phase == phase
        stages.append(mina.page.locator(".closing [aria-current]").inner_text())
        mina.check_fits()
        mina.check_accessible()
    assert stages == ["Last henchmen", f"{kind} Lawyer", f"{kind} Lawyer"]
    mina.page.locator(".rank li").first.wait_for()
