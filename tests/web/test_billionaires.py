"""Whole games of Billionaires & Guillotines through the page: every Level, Puppets, both modules of the expansion."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from fatcats.match.match import Match
from tests.server.services import RunningServer
from tests.web.conftest import Visit
from tests.web.hands import next_asked, play_billionaires, play_together, touch_the_table
from tests.web.moments import Moment, moments, played
from tests.web.variants import VARIANTS
from tests.web.visitor import DESKTOP, PHONE, SMALL, Screen, Visitor

BOT = {"kind": "bot"}
ME = {"kind": "you", "name": "Mina"}
MAIN = ".dock .opt.main[data-move]"
VARIANT = {variant.label: variant for variant in VARIANTS if variant.game == "billionaires"}


def play(visitor: Visitor, rng: Random, most: int = 2000) -> set[str]:
    """To the end of the game by touching and by buttons, with a look at every phase; returns the phases met. Level 4
    and both modules are played on a phone where nothing may jump (test_phone)."""
    phases = set[str]()
    for _ in range(most):
        if not visitor.wait_asked():
            break
        visitor.check_new(phases)
        play_billionaires(visitor, rng)
    assert visitor.is_over, "the game does not end"
    visitor.check_accessible()
    return phases


@pytest.mark.parametrize(
    "screen, seats, options",
    [
        (PHONE, 4, {"level": 1, "max_rounds": 2}),
        (SMALL, 3, {"level": 3, "max_rounds": 1}),
        (PHONE, 2, {"level": 4, "max_rounds": 1}),
        (DESKTOP, 6, {"level": 4, "space_program": True, "troublemakers": True, "max_rounds": 1}),
    ],
    ids=["level 1, phone", "level 3, small phone", "puppets at level 4, phone", "both modules, desktop"],
)
def test_a_whole_game_with_bots(visit: Visit, screen: Screen, seats: int, options: dict[str, Any]) -> None:
    mina = visit(screen)
    mina.begin(mina.new_table("billionaires", [ME, *[BOT] * (seats - 1)], **options))
    assert len(play(mina, Random(seats))) >= 2
    expect(mina.page.locator(".rank li")).to_have_count(seats)
    expect(mina.page.locator(".wt h2")).not_to_be_empty()


def test_a_whole_game_as_the_troublemaker(visit: Visit) -> None:
    mina = visit(PHONE)
    options = {"level": 4, "troublemakers": True, "troublemaker_seat": "named", "max_rounds": 1}
    mina.begin(mina.new_table("billionaires", [ME, BOT, BOT, BOT], **options))
    mina.page.locator(".tbd").wait_for()
    expect(mina.page.locator(".tbd")).to_contain_text("Only you know: you are the")
    assert {"declare-choice"} <= play(mina, Random(1))


def test_a_desktop_has_all_markets_in_view_while_a_buy_is_put_together(visit: Visit) -> None:
    games = (played("billionaires", 4, {"level": 4}, seed) for seed in range(1, 60))
    match, seat = next(
        (match, seat)
        for game in games
        for match, seat, draft in game
        if not match.over and match.view(seat).step == "action" and not draft and len(match.legal(seat)) > 20
    )
    mina = visit(DESKTOP)
    mina.bring(match.record(), seat, has_bots=False)
    mina.wait_asked()
    mina.page.locator(".mkt.can .hit").last.click()
    mina.page.locator(".bal .beam").wait_for()
    dock = mina.page.locator(".dock").bounding_box()
    lowest = mina.page.locator(".mkt").evaluate_all(
        "all => Math.max(...all.map(one => one.getBoundingClientRect().bottom))"
    )
    assert dock and lowest <= dock["y"] + 1


def test_a_role_beside_another_question_says_nothing_of_targets(visit: Visit) -> None:
    """Whoever could Reveal a Role is asked for a card first; what the Role is used on is said when it is touched."""

    def is_beside(match: Match, seat: int) -> bool:
        verbs = {match.game.moves.describe(move).verb for move in match.legal(seat)}
        return {"draw", "swap envelopes with"} <= verbs

    games = (played("billionaires", 4, {"level": 4}, seed) for seed in range(1, 60))
    match, seat = next(
        (match, seat) for game in games for match, seat, _ in game if not match.over and is_beside(match, seat)
    )
    mina = visit(PHONE)
    mina.bring(match.record(), seat, has_bots=False)
    mina.wait_asked()
    expect(mina.page.locator(".dock .how")).to_have_count(0)
    mina.page.locator(".dock button.ro").click()
    expect(mina.page.locator(".dock .how")).to_have_text("Touch what your Role is to be used on.")


def test_who_dictates_the_sacrifice_stands_above_it(visit: Visit) -> None:
    moment = moment_of("level 4", "dictate")
    mina = visit(PHONE)
    mina.bring(moment.record, moment.seat, has_bots=False)
    mina.wait_asked()
    expect(mina.page.locator(".treaty .tt")).to_have_text("You decide who gives up what.")


# --- every phase of the expansion, as the one sees it who is asked --------------------------------------------------


def first_of_each(label: str, names: set[str]) -> dict[str, Moment]:
    """In the order in which games of bots meet them, and not a game more than that takes."""
    met: dict[str, Moment] = {}
    game, _, seats, options, games, _ = VARIANT[label]
    for moment in moments(game, seats, options, games=games):
        if moment.name in names:
            met[moment.name] = moment
        if len(met) == len(names):
            break
    assert set(met) == names
    return met


@pytest.mark.parametrize(
    "label, part, parts",
    [("space program", 0, 1), ("puppets in space", 0, 1), ("troublemakers", 0, 2), ("troublemakers", 1, 2)],
)
def test_every_phase_of_the_expansion_can_be_played(visit: Visit, label: str, part: int, parts: int) -> None:
    """Each begins in the middle of a game; one decision is made by touching, and the table goes on."""
    met = first_of_each(label, NEW_PHASES[label])
    people = [visit(PHONE), visit(DESKTOP)]
    for number, (name, moment) in list(enumerate(met.items()))[part::parts]:
        mina = people[number // parts % 2]
        mina.bring(moment.record, moment.seat, has_bots=False)
        assert mina.wait_asked()
        assert mina.phase == name
        mina.check_fits()
        mina.check_accessible()
        touch_the_table(mina, Random(number))


NEW_PHASES = {
    "space program": {"launch-window", "pact-proposal", "pact-answer", "boarding", "gamed-buy"},
    "puppets in space": {"puppet-pact"},
    "troublemakers": {
        "fix-acceptance",
        "boycotting",
        "comrade-look",
        "comrade-move",
        "fix-commitment",
        "declare-choice",
        "round-draw",
        "thugs-payment",
        "fix-help",
        "hostage-choice",
        "infiltration",
        "infiltrator-play",
        "donation",
        "lowest-card",
        "organizing",
        "revolution-play",
        "propaganda-choice",
        "reform-action",
        "owners-removal",
        "sabotaging",
        "rebel-sacrifice",
        "takeover",
        "alliance",
        "fix-reveal",
    },
}


def moment_of(label: str, name: str) -> Moment:
    variant = VARIANT[label]
    every = moments(variant.game, variant.seats, variant.options, games=variant.games, key=variant.key)
    return next(moment for moment in every if moment.name == name)


def test_a_turn_that_is_taken_over_says_for_whom_one_decides(visit: Visit) -> None:
    mina, moment = visit(PHONE), moment_of("troublemakers", "action for a hostage")
    mina.bring(moment.record, moment.seat)
    mina.wait_asked()
    held = re.fullmatch(
        r"You decide for (.+)\nHand, Assets and Suit are those of (.+); .+", mina.page.locator(".heldby").inner_text()
    )
    assert held is not None and held[1] == held[2] != "Mina"
    expect(mina.page.locator(".dock .fiv"), "the hostage's board, not the Revolutionary's").to_have_count(1)
    mina.decide(Random(1))


def test_help_in_a_fix_is_accepted_by_touching_face_down_cards(visit: Visit) -> None:
    mina, moment = visit(DESKTOP), moment_of("reform or revolution", "fix-acceptance as the Troublemaker")
    mina.bring(moment.record, moment.seat)
    mina.wait_asked()
    offer = mina.page.locator("[data-offer]").first
    assert "offered by" in (offer.text_content() or "")
    offer.click()
    expect(offer).to_have_attribute("aria-pressed", "true")
    mina.press(MAIN)
    mina.page.locator(".log li", has_text="accept").last.wait_for(state="attached")


def test_the_modules_are_found_on_the_start_page(visit: Visit) -> None:
    mina = visit(PHONE)
    mina.start("billionaires")
    mina.page.locator(".preset", has_text="Level 4 with both").click()
    for module in ("Space Program", "Troublemakers"):
        expect(mina.page.get_by_role("switch", name=module)).to_have_attribute("aria-checked", "true")
    mina.check_accessible()
    mina.play_now()
    mina.wait_asked()
    expect(mina.page.locator(".seat.tm, .dock .tbd")).to_have_count(1)


# --- people, connections, keyboards ---------------------------------------------------------------------------------


def test_a_whole_game_with_two_people_of_whom_one_comes_back(visit: Visit) -> None:
    mina, oskar = visit(DESKTOP), visit(PHONE)
    seats = [ME, {"kind": "open"}, BOT, BOT]
    path = mina.new_table("billionaires", seats, level=3, space_program=True, max_rounds=1)
    oskar.go(path).page.get_by_label("Your name").fill("Oskar")
    oskar.button("Sit here").first.click()
    oskar.page.get_by_role("heading", name="At the table").wait_for()
    mina.go(path).button("Start the game").click()
    assert play_together([mina, oskar], "billionaires", 2, most=10) == 10
    while next_asked([mina, oskar]) is not oskar:  # so nobody else changes what Oskar has, and his page knows all
        assert play_together([mina], "billionaires", 2, most=1) == 1
    own = oskar.page.locator(".dock .mine").inner_text()
    oskar.page.reload()  # in the middle of the game
    oskar.wait_asked()
    assert oskar.page.locator(".dock .mine").inner_text() == own
    play_together([mina, oskar], "billionaires", 2)
    assert mina.page.locator(".wt p").inner_text() == oskar.page.locator(".wt p").inner_text()


def test_a_connection_that_breaks_in_the_middle_comes_back_and_the_game_is_finished(
    visit: Visit, own_site: RunningServer
) -> None:
    mina, rng = visit(PHONE, url=own_site.url), Random(3)
    mina.begin(mina.new_table("billionaires", [ME, BOT, BOT, BOT], level=4, troublemakers=True, max_rounds=1))
    for _ in range(4):
        mina.wait_asked()
        mina.decide(rng)
    mina.wait_asked()
    before = mina.page.locator(".dock .mine").inner_text()
    own_site.kill()
    mina.page.get_by_text("No connection.").wait_for()
    own_site.restart()
    mina.page.get_by_text("No connection.").wait_for(state="detached")
    assert mina.page.locator(".dock .mine").inner_text() == before
    mina.play_on(rng)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    mina = visit(DESKTOP)
    options = {"level": 4, "space_program": True, "troublemakers": True, "max_rounds": 1}
    mina.begin(mina.new_table("billionaires", [ME, BOT, BOT, BOT], **options))
    while mina.wait_asked():
        turn = mina.turn
        mina.strike_first()
        mina.wait_on(turn)


# --- what the table shows -------------------------------------------------------------------------------------------


def test_a_buy_is_put_together_by_touching_and_shows_the_odds(visit: Visit) -> None:
    mina, rng = visit(PHONE), Random(4)
    mina.begin(mina.new_table("billionaires", [ME, BOT, BOT, BOT]))
    while mina.wait_asked() and not mina.sees(".way[data-way=buy]"):
        mina.decide(rng)
    mina.page.locator(".way[data-way=buy]").click()
    market = mina.page.locator(".mkt.can .hit").first
    name = market.get_attribute("data-market")
    market.click()
    expect(mina.page.locator(f".mkt.on .hit[data-market={name}]")).to_have_count(1)
    expect(mina.page.locator(".bal")).to_contain_text("from what you know")
    mina.press(MAIN)
    mina.page.locator(".log li", has_text=f"You try to Buy at {name}").first.wait_for(state="attached")


def test_everybodys_albums_and_the_discards_can_be_looked_at(visit: Visit) -> None:
    mina, rng = visit(DESKTOP), Random(5)
    mina.begin(mina.new_table("billionaires", [ME, BOT, BOT, BOT], level=3))
    for _ in range(4):
        mina.wait_asked()
        mina.decide(rng)
    mina.wait_asked()
    mina.page.locator(".seat .seat__w").first.click()
    expect(mina.page.locator(".album")).to_have_count(4)
    mina.button("Markets").click()
    mina.page.locator("button.pile").click()
    mina.page.locator(".ph h2", has_text="Discard pile").wait_for()
    mina.check_accessible()


def test_the_rocket_and_the_troublemaker_can_be_looked_at(visit: Visit) -> None:
    mina, moment = visit(DESKTOP), moment_of("reform or revolution", "action")
    mina.bring(moment.record, moment.seat)
    mina.wait_asked()
    mina.page.locator(".rkb").click()
    expect(mina.page.locator(".launching")).to_contain_text("Launch Score")
    mina.check_accessible()
    mina.button("Markets").click()
    mina.page.locator(".trb").click()
    mina.page.locator(".ph h2", has_text="Troublemaker").wait_for()
    mina.check_accessible()


def test_the_table_speaks_german(visit: Visit) -> None:
    mina, rng = visit(PHONE, locale="de-DE"), Random(6)
    mina.begin(mina.new_table("billionaires", [ME, BOT, BOT, BOT], level=4))
    while mina.wait_asked() and not mina.sees(".way[data-way=buy]"):
        mina.check_fits()
        mina.decide(rng)
    assert mina.page.locator(".way[data-way=buy]").inner_text() == "Kaufen"
    assert mina.page.locator(".mkt .hit [aria-hidden]").nth(1).inner_text() == "Einfluss"


def test_a_hostages_turn_in_german(visit: Visit) -> None:
    mina, moment = visit(PHONE, locale="de-DE"), moment_of("troublemakers", "action for a hostage")
    mina.bring(moment.record, moment.seat)
    mina.wait_asked()
    held = re.fullmatch(
        r"Du entscheidest für (.+)\nHand, Besitz und Farbe gehören (.+); .+", mina.page.locator(".heldby").inner_text()
    )
    assert held is not None and held[1] == held[2] != "Mina"
    mina.check_fits()


@pytest.mark.parametrize("locale, said", [("en-GB", "Nobody wins"), ("de-DE", "Niemand gewinnt")])
def test_where_nobody_has_won_there_are_no_places(visit: Visit, locale: str, said: str) -> None:
    ends = (
        match for seed in range(1, 40) for match, _, _ in played("billionaires", 4, {"level": 2}, seed) if match.over
    )
    record = next(match for match in ends if match.outcome and not match.outcome.winners).record()
    mina = visit(PHONE, locale=locale)
    page = mina.bring(record, 0).page
    expect(page.locator(".end h2")).to_have_text(said)
    expect(page.locator(".end .rank li")).to_have_count(4)
    expect(page.locator(".end .rank .pl")).to_have_count(0)
    page.goto(f"{page.url}?screen")
    expect(page.locator(".tv .won")).to_have_text(said)
    expect(page.locator(".tv .ranks li > b")).to_have_count(4)  # what they have, and no place before it
