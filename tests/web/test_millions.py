"""Whole games of Millions of Dollars through the page."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.boxes import RICH_LOOT
from tests.web.conftest import Visit
from tests.web.hands import next_asked, play_live, play_millions
from tests.web.moments import moments
from tests.web.scenes import counter_offer
from tests.web.variants import VARIANTS
from tests.web.visitor import BRISK, DESKTOP, PHONE, SMALL, Screen

BOT = {"kind": "bot"}
ME = {"kind": "you", "name": "Mina"}


@pytest.mark.parametrize(
    "screen, seats, options",
    [
        (SMALL, 8, {"negotiation_rounds": 1}),
        (DESKTOP, 3, {"negotiation_rounds": 1, "linked_withdrawals": True, "money_public": False}),
    ],
    ids=["eight on a small phone", "three with linked deals and secret money"],
)
def test_a_whole_game_with_bots(visit: Visit, screen: Screen, seats: int, options: dict[str, object]) -> None:
    mina, rng = visit(screen), Random(seats)
    mina.begin(mina.new_table("millions", [ME, *[BOT] * (seats - 1)], **options))
    done, seen = set[str](), set[str]()
    while mina.wait_asked():
        mina.check_new(seen)
        done.add(play_millions(mina, rng))
    assert {"card"} < done
    expect(mina.page.locator(".rank li")).to_have_count(seats)


def test_a_whole_game_in_which_all_negotiate_at_once(visit: Visit) -> None:
    """However late she is: a negotiation may be over before she has looked. That one can be taken part in is shown by
    the tests below, where nobody else moves."""
    mina, rng = visit(PHONE), Random(1)
    mina.begin(mina.new_table("millions", [ME, BOT, BOT, BOT], clock=BRISK, live_negotiation=True, **RICH_LOOT))
    done, seen = set[str](), set[str]()
    while mina.wait_asked():
        mina.check_new(seen)
        done.add(play_live(mina, rng))
    assert "card" in done


def test_an_offer_in_a_live_negotiation_is_seen_and_can_be_taken_back(visit: Visit) -> None:
    """Without bots: one that is the Leader may call the vote at any moment, and then there is nothing to take back."""
    mina, oskar, noor = visit(PHONE), visit(DESKTOP), visit(PHONE)
    seats = [ME, {"kind": "open"}, {"kind": "open"}]
    path = mina.new_table("millions", seats, live_negotiation=True)
    mina.go(path)
    for person, name in ((oskar, "Oskar"), (noor, "Noor")):
        person.go(path).page.get_by_label("Your name").fill(name)
        person.button("Sit here").first.click()
        mina.page.get_by_text(name).wait_for()
    mina.button("Start the game").click()
    people, rng = [mina, oskar, noor], Random(1)
    while not mina.sees(".chips .chip"):
        asked = next_asked(people)
        assert asked is not None
        if asked.phase in ("role-choice", "announcement"):
            play_millions(asked, rng)
    mina.press(".chips .chip:has-text('Oskar') >> nth=0")
    mina.press(".dock .opt.main")
    mina.page.locator(".offer", has_text="Your offer").wait_for()
    oskar.page.get_by_label("Offer of Mina").wait_for()
    noor.check_fits()
    oskar.check_accessible()
    mina.press('.dock .opts [data-move="cancel"]')
    oskar.page.get_by_label("Offer of Mina").wait_for(state="detached")


def test_every_phase_of_linked_and_of_live_deals_can_be_played(visit: Visit) -> None:
    """Each begins in the middle of a game, some in the middle of a deal; one thing is done, and the table goes on."""
    people, met, brought = [visit(PHONE), visit(DESKTOP), visit(SMALL)], set[str](), set[str]()
    for variant in VARIANTS:
        if variant.game != "millions" or variant.label not in ("three", "linked", "live"):
            continue
        found = moments(variant.game, variant.seats, variant.options, games=variant.games, key=variant.key)
        for number, moment in enumerate(moment for moment in found if moment.name and moment.name not in brought):
            brought.add(moment.name)
            mina = people[number % 3]
            mina.bring(moment.record, moment.seat, moment.draft, has_bots=False)
            assert mina.wait_asked()
            assert moment.name.startswith(mina.phase)
            mina.check_new(met)
            play_millions(mina, Random(number))
    assert {"receiver", "live-negotiation", "deal-entered", "counter-offer"} <= met


@pytest.mark.parametrize("screen", [SMALL, DESKTOP], ids=["small phone", "desktop"])
def test_who_gets_an_amount_is_open_until_it_is_chosen(visit: Visit, screen: Screen) -> None:
    mina, variant = visit(screen), next(variant for variant in VARIANTS if variant.label == "linked")
    found = moments(variant.game, variant.seats, variant.options, games=variant.games)
    moment = next(moment for moment in found if moment.name == "receiver")
    mina.bring(moment.record, moment.seat, moment.draft).wait_asked()
    expect(mina.page.locator(".sentence .hole")).to_have_count(1)
    mina.press(".chips .chip >> nth=0")
    expect(mina.page.locator(".sentence .hole")).to_have_count(0)
    assert mina.phase == "deal-entered"


def test_an_offer_is_answered_with_another_amount(visit: Visit) -> None:
    mina, oskar = visit(PHONE), visit(DESKTOP)
    counter_offer(mina, oskar)
    mina.check_fits()
    mina.check_accessible()
    oskar.check_fits()
    mina.press(".dock .opt.main")


def test_every_phase_is_accessible_and_says_why_not(visit: Visit) -> None:
    mina, rng = visit(DESKTOP), Random(7)
    mina.begin(mina.new_table("millions", [ME, *[BOT] * 4]))
    seen: set[str] = set()
    while len(seen) < 5 and mina.wait_asked():
        prompt = mina.page.locator(".ask p").inner_text()
        if prompt not in seen:
            seen.add(prompt)
            mina.check_accessible()
        if not any("deal" in text for text in seen) and mina.sees(".hit.no"):
            mina.page.locator(".hit.no").first.click()
            asked = mina.page.locator(".slip").get_by_label("What does the rule say?")
            expect(asked).to_have_attribute("data-clause", re.compile("^MD-"))
        play_millions(mina, rng)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    mina = visit(DESKTOP)
    mina.begin(mina.new_table("millions", [ME, *[BOT] * 3], negotiation_rounds=1))
    while mina.wait_asked():
        before = mina.question
        mina.strike_first()
        mina.wait_other(before)
    assert mina.is_over
