"""Whole games of Counterfeiters through the page: both sides of the board, composers, keyboard alone."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.boxes import short_track, small_box
from tests.web.conftest import Visit
from tests.web.hands import OPEN, play_counterfeiters
from tests.web.visitor import DESKTOP, PHONE, SMALL, Screen, Visitor

BOT = {"kind": "bot", "level": "thumb"}
ME = {"kind": "you", "name": "Mina"}


@pytest.mark.parametrize(
    "screen, seats, seed",
    [(PHONE, 4, 1), (SMALL, 3, 2), (DESKTOP, 2, 3)],
    ids=["phone with 4", "small phone with 3", "desktop with 2"],
)
def test_a_whole_game_with_bots_on_the_board(visit: Visit, screen: Screen, seats: int, seed: int) -> None:
    mina, rng = visit(screen), Random(seed)
    mina.begin(mina.new_table("counterfeiters", [ME, *[BOT] * (seats - 1)]))
    done, seen = list[str](), set[str]()
    while mina.wait_asked():
        mina.check_new(seen)
        done.append(play_counterfeiters(mina, rng))
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
            play_counterfeiters(mina, rng)
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


# --- A small box, all of it in one pair of hands ---------------------------------------------------------------------


def two_at_one_device(visit: Visit, screen: Screen, box: dict[str, object]) -> Visitor:
    mina = visit(screen)
    return mina.begin(mina.new_table("counterfeiters", [ME, {"kind": "you", "name": "Oskar"}], **box))


def as_(visitor: Visitor, name: str) -> Visitor:
    """Lift the curtain if it hangs, so that this player decides."""
    visitor.page.locator(".curtain, .dock.mymove .opt").first.wait_for()
    if visitor.page.locator(".curtain").count():
        visitor.button(f"I am {name}").click()
    return visitor


def press(visitor: Visitor, name: str) -> None:
    turn = visitor.turn
    visitor.button(name).click()
    visitor.wait_on(turn)


def use(visitor: Visitor, space: str, button: str) -> None:
    visitor.page.locator(space).first.click()
    press(visitor, button)


def test_diners_ask_which_fakes_they_take(visit: Visit) -> None:
    box = small_box(["diner", "hologram", "diner", "diner"])
    mina = two_at_one_device(visit, PHONE, box)
    for space, button in [(".mk:has-text('Diner')", "Buy: Diner"), ("[data-space=P1]", "Print 2 × ★")]:
        use(as_(mina, "Mina"), space, button)
        press(as_(mina, "Oskar"), "Lie low")
    use(as_(mina, "Mina"), ".mk:has-text('Hologram')", "Buy: Hologram")
    press(as_(mina, "Oskar"), "Lie low")
    use(as_(mina, "Mina"), "[data-space=P2]", "Print 2 × ★★")
    for name in ("Oskar", "Mina", "Oskar", "Mina", "Oskar"):
        press(as_(mina, name), "Lie low")
    as_(mina, "Mina").button("Hand in 1 for $50").wait_for()
    mina.button("One ★★ fake more").click()
    assert mina.page.locator(".cq output").all_inner_texts() == ["0", "1", "0"]
    mina.check_fits()
    mina.check_accessible()
    press(mina, "Hand in 1 for $50")


def test_a_lawyer_gets_a_henchman_out_while_the_closing_is_shown(visit: Visit) -> None:
    track = short_track("investigation_1", "investigation_2", "investigation_3")
    mina = two_at_one_device(visit, DESKTOP, small_box(["great_lawyer", "diner", "diner", "diner"], track))
    stage = mina.page.locator(".closing [aria-current]")
    use(as_(mina, "Mina"), ".mk:has-text('Great Lawyer')", "Buy: Great Lawyer")
    use(as_(mina, "Oskar"), "[data-space=P1]", "Print 2 × ★")
    use(as_(mina, "Mina"), "[data-space=P2]", "Print 2 × ★")
    use(as_(mina, "Oskar"), "[data-space=R2]", "Go to the receiver")
    press(mina, "Hand in 2 for $40")
    for name in ("Mina", "Oskar"):
        press(as_(mina, name), "Lie low")
    use(as_(mina, "Mina"), "[data-space=P1]", "Print 2 × ★")
    press(as_(mina, "Oskar"), "Decline")
    assert as_(mina, "Mina") and stage.inner_text() == "Last henchmen"
    press(mina, "Decline")
    mina.page.locator(".sp.lift[data-space=P1]").wait_for()
    assert stage.inner_text() == "Great Lawyer"
    mina.check_accessible()
    use(mina, ".sp.lift[data-space=P1]", "Get the one off print shop 1")
    use(mina, "[data-space=R1]", "Go to the receiver")
    press(mina, "Hand in 4 for $80")
    mina.page.locator(".rank li").first.wait_for()
