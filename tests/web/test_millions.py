"""Whole games of Millions of Dollars through the page."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import DESKTOP, PHONE, SMALL, Screen, Visitor

BOT = {"kind": "bot"}
ME = {"kind": "you", "name": "Mina"}
ASKED = ".dock.mymove, .end"


def wait_asked(mina: Visitor) -> bool:
    mina.page.locator(ASKED).first.wait_for()
    return not mina.is_over


def press(mina: Visitor, chosen: str) -> None:
    """Press something, and wait until the page shows another question."""
    before = mina.page.locator(".dock").inner_text()
    mina.page.locator(chosen).click()
    mina.page.wait_for_function(
        "text => document.querySelector('.end') || document.querySelector('.dock')?.innerText !== text", arg=before
    )


def decide(mina: Visitor, rng: Random) -> str:
    """One thing as a person would do it: touch cards, fill the blanks of a deal, press a button; says which."""
    page = mina.page
    if count := page.locator(".hand .rolepick").count():
        first = rng.randrange(count)
        press(mina, f".hand .rolepick >> nth={first}")
        if page.locator(".dock .opt.main").count() == 0:  # with three players it takes two
            press(mina, f".hand .rolepick >> nth={(first + 1) % count}")
        press(mina, ".dock .opt.main")
        return "card"
    if page.locator(".blank").count():
        if page.locator(".step button:enabled").count():
            page.locator(".step button:enabled").last.click()
        press(mina, ".dock .opt.main")
        return "amount"
    chips = page.locator(".chips .chip").count()
    buttons = [button.get_attribute("data-move") or "" for button in page.locator(".dock .opts [data-move]").all()]
    if chips and ("submit" not in buttons or rng.random() < 0.3) and rng.random() < 0.7:
        press(mina, f".chips .chip >> nth={rng.randrange(chips)}")
        return "person"
    move = rng.choice([move for move in buttons if move != "wait"] or buttons)
    press(mina, f'.dock .opts [data-move="{move}"]')
    return move.split()[0]


@pytest.mark.parametrize(
    "screen, seats, options",
    [
        (PHONE, 5, {}),
        (SMALL, 8, {}),
        (DESKTOP, 3, {"linked_withdrawals": True, "tech_may_decline": True}),
        (DESKTOP, 6, {"withdrawn_cards": "disclose", "money_public": False, "driver_source": "players"}),
    ],
    ids=["five on a phone", "eight on a small phone", "three with linked deals", "six with secret money"],
)
def test_a_whole_game_with_bots(visit: Visit, screen: Screen, seats: int, options: dict[str, object]) -> None:
    mina, rng = visit(screen), Random(seats)
    mina.begin(mina.new_table("millions", [ME, *[BOT] * (seats - 1)], **options))
    done: set[str] = set()
    while wait_asked(mina):
        mina.check_fits()
        done.add(decide(mina, rng))
    assert {"card"} < done
    assert mina.page.locator(".rank li").count() == seats


def test_a_live_negotiation_with_an_offer_that_is_made_and_taken_back(visit: Visit) -> None:
    mina = visit(PHONE)
    mina.begin(mina.new_table("millions", [ME, BOT, BOT, BOT], live_negotiation=True))
    rng = Random(1)
    while mina.page.locator(".chips .chip").count() == 0:
        assert wait_asked(mina)
        decide(mina, rng)
    press(mina, ".chips .chip >> nth=1")
    press(mina, ".dock .opt.main")
    mina.page.locator(".offer", has_text="Your offer").or_(
        mina.page.locator(".log", has_text="You propose")
    ).first.wait_for()


def test_every_phase_is_accessible_and_says_why_not(visit: Visit) -> None:
    mina, rng = visit(DESKTOP), Random(7)
    mina.begin(mina.new_table("millions", [ME, *[BOT] * 4]))
    seen: set[str] = set()
    while len(seen) < 5 and wait_asked(mina):
        prompt = mina.page.locator(".ask p").inner_text()
        if prompt not in seen:
            seen.add(prompt)
            mina.check_accessible()
        if not any("deal" in text for text in seen) and mina.page.locator(".hit.no").count():
            mina.page.locator(".hit.no").first.click()
            assert mina.page.locator(".slip .clause").inner_text().startswith("MD-")
        decide(mina, rng)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    mina = visit(DESKTOP)
    mina.begin(mina.new_table("millions", [ME, *[BOT] * 3], negotiation_rounds=1))
    while mina.wait_asked():
        before = mina.page.locator(".dock").inner_text()
        mina.page.keyboard.press("1")
        mina.page.keyboard.press("Enter")
        mina.page.wait_for_function(
            "text => document.querySelector('.end') || document.querySelector('.dock')?.innerText !== text", arg=before
        )
    assert mina.is_over
