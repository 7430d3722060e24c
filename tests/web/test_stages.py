"""What decides something is staged: long enough to be read, skippable, at the reader's pace, holding up nobody."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fatcats.engine.events import Event
from fatcats.match.match import Match
from tests.web.conftest import Visit
from tests.web.turns import Wanted, bring, has, play, table_of, turn_before
from tests.web.visitor import DESKTOP, PHONE, Screen, Visitor

STEP = {"pace": "step", "reduced_motion": "no-preference"}  # what is to be read waits, however slow the machine is
SCREENS = pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
CLEAR = """() => {
  const felt = document.querySelector('.felt'), edge = document.querySelector('.notices').getBoundingClientRect().top;
  felt.scrollTo(0, felt.scrollHeight);
  return [...document.querySelectorAll('.mkt')].every(market => market.getBoundingClientRect().bottom <= edge + 1);
}"""
ABOVE = """(() => {
  const [stage, dock] = ['.stage', '.dock'].map(part => document.querySelector(part).getBoundingClientRect());
  return stage.bottom <= dock.top + 1;
})()"""
UNCUT = """stage => {
  const foot = stage.querySelector('.stage__f').getBoundingClientRect();
  return ['.say', '.rub', '.got'].every(part => stage.querySelector(part).getBoundingClientRect().bottom <= foot.top);
}"""


def read(visitor: Visitor) -> Locator:
    """The scene, when it has come to something that is to be read."""
    stage = visitor.page.locator(".stage[data-stop=true]")
    stage.wait_for()
    return stage


def press_on(visitor: Visitor) -> None:
    visitor.page.locator(".stage__f button").click()


def to_the_end(visitor: Visitor) -> Locator:
    """The scene at its end."""
    while read(visitor).get_attribute("data-end") != "true":
        press_on(visitor)
    return visitor.page.locator(".stage")


def close(visitor: Visitor) -> None:
    """And away."""
    to_the_end(visitor)
    press_on(visitor)
    visitor.page.locator(".stage").wait_for(state="detached")


# --- Billionaires ---


def outcome(compare: Callable[[int, int], bool]) -> Wanted:
    def wanted(_: int, events: list[Event]) -> bool:
        scored = next((event for event in events if event.name == "scored"), None)
        return scored is not None and compare(*scored.details.values())  # type: ignore[arg-type]

    return wanted


@pytest.mark.parametrize(
    "screen, compare, stamp",
    [
        (PHONE, int.__gt__, "SOLD"),
        (DESKTOP, int.__gt__, "SOLD"),
        (PHONE, int.__eq__, "A TIE LOSES"),
        (PHONE, int.__lt__, "NOT ENOUGH"),
    ],
    ids=["sold", "sold on a desktop", "tie", "lost"],
)
def test_a_buy_lays_the_cards_out_by_side(
    visit: Visit, screen: Screen, compare: Callable[[int, int], bool], stamp: str
) -> None:
    turn = turn_before("billionaires", 4, outcome(compare), level=2)
    mina = bring(visit(screen, **STEP), turn)
    play(mina, turn)
    scored = turn.event("scored").details
    to_the_end(mina)
    assert mina.page.locator(".stage .for .sum").inner_text() == str(scored["points"])
    assert mina.page.locator(".stage .agn .sum").inner_text() == str(scored["against"])
    assert mina.page.locator(".stage .rub").inner_text().upper() == stamp
    assert mina.page.locator(".stage .card").count() >= len(turn.event("turned up").details["cards"])  # type: ignore[arg-type]
    assert mina.page.locator(".dock").is_visible() and mina.page.locator(".seats").is_visible()
    mina.check_accessible()
    close(mina)


def test_each_card_is_turned_in_its_time_and_a_touch_goes_to_the_result(visit: Visit) -> None:
    turn = turn_before("billionaires", 4, outcome(int.__lt__), level=1)
    cards = len(turn.event("turned up").details["cards"])  # type: ignore[arg-type]
    mina = visit(PHONE, pace="normal", reduced_motion="no-preference")
    mina.page.clock.install()
    bring(mina, turn)
    stage, hidden = mina.page.locator(".stage"), mina.page.locator(".stage .rest .card")
    told = mina.page.locator(".dock .told")
    mina.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    play(mina, turn)
    stage.wait_for()
    assert hidden.count() == cards
    expect(told, "it does not tell what is not seen yet").not_to_contain_text("You failed")
    mina.page.clock.run_for(600 + 10)
    assert hidden.count() == cards - 1
    stage.click(position={"x": 40, "y": 90})
    assert stage.get_attribute("data-end") == "true"
    expect(told).to_contain_text("You failed")
    mina.page.clock.run_for(2400)
    assert stage.count() == 1
    mina.page.clock.run_for(600)
    assert stage.count() == 0


def test_what_follows_a_buy_is_asked_when_its_result_is_seen(visit: Visit) -> None:
    turn = turn_before("billionaires", 4, outcome(int.__gt__), level=1)
    mina = visit(PHONE, pace="normal", reduced_motion="no-preference")
    mina.page.clock.install()
    bring(mina, turn)
    stage, ask = mina.page.locator(".stage"), mina.page.locator(".dock .ask")
    claim = mina.page.locator(".dock .opt[data-move^=claim]")
    mina.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    play(mina, turn)
    stage.wait_for()
    expect(ask).to_contain_text("First see how it turns out.")
    expect(claim).to_have_count(0)
    stage.click(position={"x": 40, "y": 90})
    expect(ask).to_contain_text("The Buy succeeds.")
    expect(claim).not_to_have_count(0)


def test_a_claim_can_be_made_while_the_buy_is_still_shown(visit: Visit) -> None:
    turn = turn_before("billionaires", 4, outcome(int.__gt__), level=1)
    mina = bring(visit(PHONE, **STEP), turn)
    play(mina, turn)
    mina.page.locator(".stage[data-scene=buy]").wait_for()
    claim = mina.page.locator(".dock .opt[data-move^=claim]").first
    claim.wait_for()
    asset = (claim.get_attribute("data-move") or "").removeprefix("claim ")
    claim.click()
    mina.page.locator(".stage .say", has_text=f"You take {asset}").wait_for()
    assert mina.page.locator(".stage").evaluate(UNCUT), "sentence, stamp and Asset, above the button"


@pytest.mark.parametrize(
    "kind, events, seats, options",
    [
        ("panic", ["turned panic card"], 4, {"level": 2}),
        ("plan", ["returned asset", "rolled"], 4, {"level": 2}),
        ("noplan", ["panic failed"], 4, {"level": 2}),
        ("role", ["revealed role"], 4, {"level": 3}),
        ("envelopes", ["opened envelope", "may set policy"], 4, {"level": 4}),
        ("policy", ["set policy"], 4, {"level": 4}),
        ("round", ["round ended", "round began"], 4, {"level": 1}),
        ("rocket", ["rocket exploded"], 4, {"level": 4, "space_program": True}),
        ("fix", ["fix scored"], 5, {"level": 4, "troublemakers": True}),
        ("revolt", ["played revolution"], 5, {"level": 4, "troublemakers": True}),
    ],
    ids=["Panic!", "plan", "no plan", "Role", "envelopes", "Policy", "new Round", "Rocket", "Fix", "Revolution card"],
)
def test_every_decisive_event_of_billionaires_has_its_scene(
    visit: Visit, kind: str, events: list[str], seats: int, options: dict[str, Any]
) -> None:
    turn = turn_before("billionaires", seats, has(*events), **options)
    mina = bring(visit(PHONE, **STEP), turn)
    play(mina, turn)
    shown = list[str]()
    while kind not in shown and len(shown) < 4:
        stage = to_the_end(mina)
        shown.append(stage.get_attribute("data-scene") or "")
        mina.check_accessible()
        mina.check_fits()
        key = stage.get_attribute("data-scene")
        press_on(mina)
        mina.page.wait_for_function("key => document.querySelector('.stage')?.dataset.scene !== key", arg=key)
    assert kind in shown, shown


def test_the_board_beside_it_does_not_tell_how_the_rocket_flies(visit: Visit) -> None:
    turn = turn_before("billionaires", 4, has("rocket exploded"), level=4, space_program=True)
    mina = bring(visit(DESKTOP, **STEP), turn)
    play(mina, turn)
    while read(mina).get_attribute("data-scene") != "rocket":
        press_on(mina)
    beside = mina.page.locator(".hang")
    assert "exploded" not in beside.inner_text()
    to_the_end(mina)
    assert "exploded" in beside.inner_text()


def test_a_loss_is_noticed_with_its_reason(visit: Visit) -> None:
    seats = 4

    def wanted(seat: int, events: list[Event]) -> bool:
        """Somebody else's, who is not asked next: whoever waits reads what has happened."""
        back = next((event for event in events if event.name == "returned asset"), None)
        return has("audited")(seat, events) and back is not None and (back.seat - seat) % seats > 1

    turn = turn_before("billionaires", seats, wanted, level=1)
    victim = turn.event("returned asset").seat
    mina, oskar = visit(PHONE), visit(PHONE)
    mina.bring(turn.record, victim, has_bots=False)
    mina.page.locator(".dock").wait_for()
    oskar.ask("post", f"{table_of(mina)}/seats/{turn.seat}/sit", {"name": "Oskar"})
    oskar.ask("post", f"{table_of(mina)}/play", {"seat": turn.seat, "moves": [turn.move], "request": "audit"})
    notice = mina.page.locator(".notices .notice")
    notice.wait_for()
    asset = turn.event("returned asset").details["asset"]
    assert f"You lost {asset}." in notice.inner_text()
    assert "Oskar audited you" in notice.inner_text()
    since = mina.page.locator(".since")
    assert "Oskar audits" in since.inner_text()
    mina.check_accessible()
    mina.check_fits()
    assert mina.page.evaluate(CLEAR), "the last Market can be scrolled out from under it"
    notice.click(position={"x": 40, "y": 20})  # anywhere on it
    notice.wait_for(state="detached")


def test_a_loss_is_noticed_where_somebody_is_asked_before_it(visit: Visit) -> None:
    """From Level 3 on whoever audits might be the Gangster, and is asked: the Asset goes back only then."""

    def wanted(seat: int, events: list[Event]) -> bool:
        return has("audited")(seat, events) and not has("returned asset")(seat, events)

    def owner(match: Match, asset: object) -> int | None:
        view: Any = match.view(None)
        seats = view.seats
        return next((one.seat for one in seats if one.board and asset in one.board.assets), None)

    def then(seat: int, match: Match) -> bool:
        asset = next(event for event in reversed(match.events(None)) if event.name == "audited").details["asset"]
        return match.deciders[0] == seat and len(match.legal(seat)) == 1 and owner(match, asset) not in (None, seat)

    turn = turn_before("billionaires", 4, wanted, then=then, level=4)
    asset = turn.event("audited").details["asset"]
    victim = next(one.seat for one in turn.after.seats if one.board and asset in one.board.assets)
    mina, oskar = visit(PHONE), visit(PHONE)
    mina.bring(turn.record, victim, has_bots=False)
    mina.page.locator(".dock").wait_for()
    oskar.ask("post", f"{table_of(mina)}/seats/{turn.seat}/sit", {"name": "Oskar"})
    oskar.ask("post", f"{table_of(mina)}/play", {"seat": turn.seat, "moves": [turn.move], "request": "audit"})
    notice = mina.page.locator(".notices .notice", has_text=f"You lost {asset}.")
    notice.wait_for()
    assert "Oskar audited you" in notice.inner_text()


# --- the other games ---


@SCREENS
def test_a_heist_is_shown_role_by_role_and_then_the_shares(visit: Visit, screen: Screen) -> None:
    turn = turn_before("millions", 5, has("named", "shared"))
    mina = bring(visit(screen, **STEP), turn)
    log = mina.page.get_by_role("region", name="Log")
    before = "" if screen is PHONE else log.inner_text()
    heading = mina.page.locator(".top__t span")
    heist = heading.inner_text()
    play(mina, turn)
    assert read(mina).get_attribute("data-scene") == "heist"
    assert heading.inner_text() == heist, "the next one begins when this one is seen"
    assert mina.page.locator(".stage .way .now").inner_text() == "Tech"
    assert "turn in the" in mina.page.locator(".stage .spot").inner_text()
    told = before.count("receive")  # of the heists before
    assert screen is PHONE or log.inner_text().count("receive") == told, "the log beside it does not tell the end"
    mina.check_accessible()
    to_the_end(mina)
    assert screen is PHONE or log.inner_text().count("receive") > told
    shares = [event for event in turn.events if event.name == "shared"]
    assert mina.page.locator(".stage .eventlist li").count() == len(shares)
    assert f"+{shares[0].details['share']}M" in mina.page.locator(".stage .eventlist").inner_text()
    money = [f"{seat.money}M" for seat in turn.after.seats]
    assert mina.page.locator(".stage .ppl .m").all_inner_texts() == money
    mina.check_accessible()


def test_an_elimination_says_why(visit: Visit) -> None:
    def wanted(_: int, events: list[Event]) -> bool:
        outs = [event for event in events if event.name == "eliminated"]
        named = next((event.details["role"] for event in events if event.name == "named"), None)
        return len({event.seat for event in outs if event.details["role"] != named}) > 1

    turn = turn_before("millions", 6, wanted)
    mina = bring(visit(PHONE, **STEP), turn)
    play(mina, turn)
    while "knocked out." not in read(mina).inner_text():
        press_on(mina)
    assert mina.page.locator(".stage .who2.ko").count() > 1
    assert "knock each other out" in mina.page.locator(".stage .spot").inner_text()


@SCREENS
def test_a_game_of_a_match_ends_with_its_result_and_the_exchange(visit: Visit, screen: Screen) -> None:
    turn = turn_before("zillionaire", 4, lambda seat, events: any(e.name == "gave" and e.seat == seat for e in events))
    mina = bring(visit(screen, **STEP), turn)
    play(mina, turn)
    to_the_end(mina)
    scored = [event for event in turn.events if event.name == "scored"]
    rows = mina.page.locator(".stage .zpl li")
    assert rows.count() == 4
    own = next(event for event in scored if event.seat == turn.seat).details
    mine = rows.filter(has=mina.page.get_by_text("You", exact=True)).inner_text()
    assert f"+{own['points']}" in mine and str(own["total"]) in mine
    assert mina.page.locator(".stage .zx li").count() == len([event for event in turn.events if event.name == "gave"])
    assert mina.page.locator(".stage__f button").inner_text() in ("Deal", "Ready")
    mina.check_accessible()
    press_on(mina)
    mina.page.locator(".stage[data-scene=exchange]").wait_for()
    mina.check_accessible()
    close(mina)


@SCREENS
def test_the_godfather_has_a_banner_and_says_what_it_costs(visit: Visit, screen: Screen) -> None:
    turn = turn_before("counterfeiters", 4, has("officer moved", "paid godfather"), godfather_amounts_public=True)
    mina = bring(visit(screen, **STEP), turn)
    play(mina, turn)
    assert to_the_end(mina).get_attribute("data-scene") == "godfather"
    assert mina.page.evaluate(ABOVE), "it is as high as its words, and leaves the dock alone"
    own = next(event for event in turn.events if event.name == "paid godfather" and event.seat == turn.seat)
    assert f"−${own.details['amount']}" in mina.page.locator(".stage .eventlist .me").inner_text()
    assert "Your hat brought the officer here." in mina.page.locator(".stage").inner_text()
    mina.check_accessible()
    close(mina)
    if own.details["amount"]:
        assert f"You paid ${own.details['amount']}." in mina.page.locator(".notices").inner_text()


def test_what_others_pay_to_the_godfather_stays_theirs(visit: Visit) -> None:
    turn = turn_before("counterfeiters", 4, has("officer moved", "paid godfather unseen"))
    mina = bring(visit(PHONE, **STEP), turn)
    play(mina, turn)
    rows = to_the_end(mina).locator(".eventlist li")
    assert "−$" in rows.and_(mina.page.locator(".me")).inner_text()
    others = rows.and_(mina.page.locator(":not(.me)")).all_inner_texts()
    assert len(others) == 3 and all("half of the cash" in text for text in others), others


def test_a_move_of_somebody_else_is_said_and_stands_in_the_recap(visit: Visit) -> None:
    turn = turn_before("counterfeiters", 2, lambda seat, events: has("bought")(seat, events) and seat == 1)
    mina, oskar = visit(PHONE, **STEP), visit(PHONE)
    mina.bring(turn.record, 0, has_bots=False)
    mina.page.locator(".dock").wait_for()
    oskar.ask("post", f"{table_of(mina)}/seats/1/sit", {"name": "Oskar"})
    oskar.ask("post", f"{table_of(mina)}/play", {"seat": 1, "moves": [turn.move], "request": "buy"})
    mina.page.locator(".stage.ribbon", has_text="Oskar buys").wait_for()
    read(mina).click()
    mina.page.locator(".stage.ribbon").wait_for(state="detached")
    mina.page.locator(".recap .since, .idle .since").first.wait_for()
    assert "Oskar buys" in mina.page.locator(".recap .since, .idle .since").first.inner_text()


def test_beside_the_log_nothing_lies_over_the_board_to_say_the_same(visit: Visit) -> None:
    turn = turn_before("counterfeiters", 2, lambda seat, events: has("bought")(seat, events) and seat == 1)
    mina, oskar = visit(DESKTOP, **STEP), visit(PHONE)
    mina.bring(turn.record, 0, has_bots=False)
    mina.page.locator(".dock").wait_for()
    oskar.ask("post", f"{table_of(mina)}/seats/1/sit", {"name": "Oskar"})
    oskar.ask("post", f"{table_of(mina)}/play", {"seat": 1, "moves": [turn.move], "request": "buy"})
    mina.page.get_by_role("region", name="Log").get_by_text("Oskar buys").wait_for()
    assert mina.page.locator(".recap").count() == 0


# --- everywhere ---


def test_the_reader_sets_the_pace(visit: Visit) -> None:
    turn = turn_before("billionaires", 4, outcome(int.__lt__), level=1)
    mina = bring(visit(DESKTOP, **STEP), turn)
    mina.button("Settings").click()
    paces = mina.page.get_by_role("radiogroup", name="How long results are shown")
    assert paces.get_by_role("radio").all_inner_texts() == ["not", "briefly", "normal", "step by step"]
    mina.check_accessible()
    paces.get_by_role("radio", name="step by step").click()
    mina.page.keyboard.press("Escape")
    play(mina, turn)
    to_the_end(mina)  # cards are turned, then it waits
    assert mina.page.locator(".stage .bar i").count() == 0
    mina.page.keyboard.press("Space")
    mina.page.locator(".stage").wait_for(state="detached")


def test_without_a_stage_there_is_still_a_receipt_that_can_be_opened(visit: Visit) -> None:
    turn = turn_before("billionaires", 4, outcome(int.__lt__), level=1)
    mina = bring(visit(DESKTOP), turn)
    play(mina, turn)
    again = mina.button("Show again").last
    again.wait_for()
    assert mina.page.locator(".stage").count() == 0
    again.click()
    assert mina.page.locator(".stage[data-end=true] .agn .sum").inner_text() == str(
        turn.event("scored").details["against"]
    )
    close(mina)


def test_without_motion_a_result_stands_still_at_once(visit: Visit) -> None:
    turn = turn_before("billionaires", 4, outcome(int.__eq__), level=1)
    mina = bring(visit(PHONE, pace="step"), turn)
    play(mina, turn)
    mina.page.locator(".stage").wait_for()
    assert mina.page.locator(".stage").get_attribute("data-end") == "true"
    assert mina.page.evaluate("document.querySelector('.stage .rub').getAnimations().length") == 0


def test_the_log_is_cut_by_round_and_turn_with_the_seals_of_the_seats(visit: Visit) -> None:
    turn = turn_before("billionaires", 4, has("round began", "round ended"), level=1)
    mina = bring(visit(DESKTOP), turn)
    play(mina, turn)
    mina.page.locator(".rail h3", has_text="Round 2 begins").wait_for()
    heads = mina.page.locator(".rail h4").all_inner_texts()
    assert "Your turn" in heads and any(head.endswith("’s turn") for head in heads)
    assert mina.page.locator(".rail h4 .seal.suit").count() == len(heads)
    assert (
        "The Draw deck is empty." in mina.page.locator(".rail .log").all_inner_texts()[-1]
        or "All agreed." in mina.page.locator(".rail").inner_text()
    )


@pytest.mark.parametrize("game", ["billionaires", "zillionaire", "counterfeiters", "millions"])
def test_every_game_is_told_in_german(visit: Visit, game: str) -> None:
    wanted = {
        "billionaires": (4, outcome(int.__lt__)),
        "zillionaire": (4, has("gave")),
        "counterfeiters": (4, has("paid godfather unseen")),
        "millions": (5, has("named", "shared")),
    }
    seats, found = wanted[game]
    turn = turn_before(game, seats, found)
    mina = visit(PHONE, pace="step", locale="de-DE")
    bring(mina, turn)
    play(mina, turn)
    to_the_end(mina)
    text = mina.page.locator(".stage").inner_text()
    english = [" the ", " and ", " you ", "You ", " against"]
    assert not [word for word in english if word in text], text
    mina.check_fits()
