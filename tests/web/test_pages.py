"""The pages round the table: start, lobby, big screen, one device for several, replay, languages, both lamps."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import next_asked, play_millions
from tests.web.moments import moments
from tests.web.visitor import DESKTOP, PHONE, SMALL, Screen, Visitor

BOT = {"kind": "bot"}
ME = {"kind": "you", "name": "Mina"}


@pytest.mark.parametrize("screen, lamp", [(PHONE, "dark"), (DESKTOP, "light")], ids=["phone-dark", "desktop-light"])
def test_every_page_is_accessible(visit: Visit, screen: Screen, lamp: str) -> None:
    mina, rng = visit(screen, color_scheme=lamp), Random(1)
    mina.start("zillionaire").check_accessible()
    mina.button("All options and house rules").click()
    mina.check_accessible()
    mina.go("/about").check_accessible()
    path = mina.new_table("zillionaire", [ME, {"kind": "open"}, BOT], games=1)
    mina.go(path).page.get_by_text("Bring your friends").wait_for()
    mina.check_fits()
    mina.check_accessible()
    mina.button("Start the game").click()
    for number in range(4):
        assert mina.wait_asked()
        if number % 2 == 0:
            mina.check_accessible()
        mina.decide(rng)
    mina.button("Settings").click()
    mina.check_accessible()
    mina.button("Close").first.click()
    mina.play_on(rng)
    mina.page.get_by_text("The shuffle is the one promised").wait_for()
    mina.check_accessible()
    mina.page.get_by_role("link", name="Replay").click()
    mina.page.get_by_label("Moment").wait_for()
    mina.check_accessible()


@pytest.mark.parametrize("game", ["millions", "counterfeiters"])
def test_every_game_begins_on_the_start_page(visit: Visit, game: str) -> None:
    """The modules of Billionaires, and Zillionaire to its end, have tests of their own."""
    mina, rng = visit(PHONE), Random(7)
    mina.start(game).play_now()
    for _ in range(3):
        assert mina.wait_asked()
        mina.check_fits()
        mina.decide(rng)


CUT = "element => element.scrollWidth > element.clientWidth"


@pytest.mark.parametrize("screen", [SMALL, PHONE], ids=["small phone", "phone"])
def test_the_head_of_the_table_is_not_cut_off(visit: Visit, screen: Screen) -> None:
    mina = visit(screen)
    for game in ("zillionaire", "millions", "billionaires"):
        mina.begin(mina.new_table(game, [ME, BOT, BOT, BOT])).wait_asked()
        for part in ("h1", ".top__t span"):
            assert not mina.page.locator(f".top {part}").evaluate(CUT), (game, part)
    found = moments("millions", 4, {"live_negotiation": True}, games=1)
    moment = next(moment for moment in found if moment.name == "live-negotiation")
    mina.bring(moment.record, moment.seat, has_bots=False).wait_asked()  # alone, so that nobody calls the vote
    assert "live negotiation" in mina.page.get_by_role("timer").locator("xpath=..").inner_text()
    assert not mina.page.locator(".top__t span").evaluate(CUT)
    assert mina.page.get_by_role("heading", level=1).inner_text() == "Millions of Dollars"
    mina.check_fits()


LONG = ["Wilhelmina", "Konstantin", "Maximilian", "Bartholome", "Clementine", "Alessandra", "Christophe", "Ferdinanda"]
NAMES = """() => [...document.querySelectorAll('.fit')].map(name => {
  const box = name.parentElement.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(name);
  return [name.innerText, text.getBoundingClientRect().right - Math.min(box.right, innerWidth)];
})"""


def play_past(visitor: Visitor, phases: Sequence[str], rng: Random) -> None:
    """For all seats at one device: lift the curtain for whoever is asked, until another phase has come."""
    while True:
        visitor.page.locator(".curtain, .dock.mymove").first.wait_for()
        if visitor.sees(".curtain"):
            visitor.page.locator(".curtain button").first.click()
        elif visitor.phase in phases:
            play_millions(visitor, rng)
        else:
            return


def test_names_of_ten_letters_can_be_read_on_a_small_phone(visit: Visit) -> None:
    mina, rng = visit(SMALL), Random(3)
    both = {"level": 4, "space_program": True, "troublemakers": True}
    tables = [("billionaires", 6, both), ("billionaires", 5, {"level": 4}), ("millions", 8, {}), ("millions", 6, {})]
    for game, seats, options in [*tables, ("zillionaire", 6, {}), ("zillionaire", 4, {}), ("counterfeiters", 4, {})]:
        mina.begin(mina.new_table(game, [{"kind": "you", "name": name} for name in LONG[:seats]], **options))
        play_past(mina, ("role-choice", "announcement"), rng)
        names = mina.page.evaluate(NAMES)
        assert len(names) >= seats - 1
        assert [name for name, over in names if over > 0.5] == [], (game, seats)
        mina.check_fits()


def test_the_pace_of_a_phase_without_turns_is_chosen_where_there_is_one(visit: Visit) -> None:
    mina, rng = visit(SMALL), Random(6)
    mina.start("millions")
    pace = mina.page.get_by_role("radiogroup", name="Clock while all act at once")
    expect(pace).to_have_count(0)
    mina.page.locator(".preset", has_text="All at once").click()
    expect(pace.get_by_role("radio", name="As in the rules")).to_have_attribute("aria-checked", "true")
    pace.get_by_role("radio", name="Brisk").click()
    mina.check_fits()
    mina.check_accessible()
    for seat in range(2, mina.page.locator(".srow").count() + 1):  # no bots, of whom one could call the vote at once
        mina.seat_somebody(seat, "Here too")
    mina.play_now()
    play_past(mina, ("role-choice", "announcement"), rng)
    assert mina.phase == "live-negotiation"
    minutes, seconds = mina.page.get_by_role("timer").inner_text().strip().split(":")
    assert 0 < int(minutes) * 60 + int(seconds) <= 90, "half of the three minutes in the rules, from the first look on"


def test_a_big_screen_shows_no_secrets_even_to_somebody_with_a_seat(visit: Visit) -> None:
    mina = visit(DESKTOP)
    path = mina.new_table("zillionaire", [ME, BOT, BOT], games=1)
    mina.begin(path).wait_asked()
    mina.page.locator(".hand .grp").first.wait_for()
    expect(mina.go(f"{path}?screen").page.locator(".tv__s")).to_have_count(3)
    expect(mina.page.locator(".hand, .dock, .rail")).to_have_count(0)


def test_a_big_screen_says_how_to_sit_down_and_what_happens(visit: Visit) -> None:
    screen, mina = visit(DESKTOP), visit(PHONE)
    people = ["Mina", "Oskar", "Noor"]  # and no bots, which would have gone on before the screen is looked at
    path = mina.new_table("zillionaire", [{"kind": "you", "name": name} for name in people], games=1)
    screen.go(f"{path}?screen").page.get_by_alt_text("QR code").wait_for()
    screen.check_accessible()
    mina.go(path).button("Start the game").click()
    mina.page.locator(".curtain, .dock.mymove").first.wait_for()
    if mina.sees(".curtain"):  # unless the deal lets the first of them begin
        mina.page.locator(".curtain button").click()
    mina.wait_asked()
    asked = people[int(mina.asked[0])]
    screen.page.locator(".tv__f", has_text=f"Waiting for {asked}").wait_for()
    mina.decide(Random(1))
    screen.page.locator(".tv__f .tv__last", has_text=asked).wait_for()
    screen.check_fits()
    screen.check_accessible()


def test_several_people_at_one_device_have_a_curtain_between_them(visit: Visit) -> None:
    mina, rng = visit(PHONE), Random(4)
    seats = [ME, {"kind": "you", "name": "Oskar"}, BOT]
    mina.begin(mina.new_table("zillionaire", seats, games=1))
    curtains = 0
    for _ in range(8):
        mina.page.locator(".curtain, .dock.mymove, .end").first.wait_for()
        if mina.sees(".curtain"):
            name = "Oskar" if mina.button("I am Oskar").count() else "Mina"
            mina.check_accessible()
            mina.page.keyboard.press("Shift+Tab")
            assert mina.page.evaluate("document.activeElement.closest('.table :not(.curtain, .curtain *)')") is None
            mina.button(f"I am {name}").click()
            curtains += 1
            continue
        mina.decide(rng)
    assert curtains >= 2


def test_a_replay_can_be_stepped_and_linked_and_seen_from_any_seat(visit: Visit) -> None:
    mina, rng = visit(DESKTOP), Random(5)
    path = mina.new_table("zillionaire", [ME, BOT, BOT], games=1)
    mina.begin(path).play_on(rng)
    other = visit(PHONE)
    other.go(path.replace("/t/", "/r/") + "?step=3&seat=1").page.locator(".hand .grp").first.wait_for()
    expect(other.page.locator(".dock")).to_contain_text("step 3 of")
    other.button("One step on").click()
    other.page.wait_for_url("**?step=4&seat=1")
    other.page.get_by_label("Seen by").select_option("")
    other.page.locator(".hand").wait_for(state="detached")
    other.check_fits()


def test_a_device_remembers_name_colour_game_and_the_tables_it_sits_at(visit: Visit) -> None:
    mina = visit(PHONE)
    mina.start("millions", name="Wilhelmina")
    mina.button("Colour of Wilhelmina").click()
    mina.page.get_by_role("radio", name="teal hexagon").click()
    mina.play_now()
    expect(mina.page.locator(".lane.me .seal.p6")).to_have_count(1)
    table = mina.page.url.removeprefix(mina.url)
    expect(mina.go("/").page.get_by_label("Your name")).to_have_value("Wilhelmina")
    expect(mina.page.locator(".gnote[data-game=millions][aria-pressed=true]")).to_have_count(1)
    expect(mina.page.locator(".srow .seal.p6")).to_have_count(1)
    mina.page.get_by_role("navigation", name="Go on playing").get_by_role("link").click()
    mina.page.locator(".dock").wait_for()
    mina.page.wait_for_url(mina.url + table)


def test_name_and_colour_can_be_changed_until_the_game_starts(visit: Visit) -> None:
    mina, oskar = visit(PHONE), visit(SMALL)
    path = mina.new_table("zillionaire", [ME, {"kind": "open"}, BOT], games=1)
    mina.go(path)
    oskar.go(path).page.get_by_label("Your name").fill("Oskar")
    oskar.page.get_by_role("radio", name="gold diamond").click()
    oskar.button("Sit here").click()
    oskar.page.get_by_role("button", name="change name or colour").click()
    oskar.check_fits()
    oskar.check_accessible()
    expect(oskar.page.get_by_role("radio", name="green circle, taken")).to_be_disabled()
    oskar.page.get_by_label("Your name").fill("Oskar W.")
    oskar.page.get_by_role("radio", name="olive cross").click()
    oskar.button("Done").click()
    oskar.page.locator("form").wait_for(state="detached")
    mina.page.locator(".srow:has(.seal.p8)", has_text="Oskar W.").wait_for()
    mina.button("Start the game").click()
    mina.page.locator(".seat:has(.seal.p8)", has_text="Oskar W.").wait_for()
    expect(oskar.go("/").page.get_by_label("Your name"), "and it is remembered").to_have_value("Oskar W.")


def test_the_rules_can_be_read_before_one_sits_down(visit: Visit) -> None:
    mina = visit(PHONE)
    mina.start("counterfeiters").button("Rules").click()
    mina.page.get_by_label("Search the rules").fill("godfather")
    assert "half of their cash" in mina.page.locator("dialog .found li").first.inner_text()
    mina.check_fits()
    mina.check_accessible()
    mina.button("Close").click()
    mina.page.locator("dialog").wait_for(state="detached")


def test_whoever_comes_back_after_the_end_sees_the_result_and_nothing_over_it(visit: Visit) -> None:
    mina, watcher = visit(PHONE), visit(DESKTOP)
    path = mina.new_table("counterfeiters", [ME, BOT], max_rounds=1, clock={"per_move": 1})
    mina.begin(path).page.get_by_role("timer").wait_for()
    mina.go("/about")
    for person in (watcher, mina):
        person.go(path).page.locator(".end").wait_for()
    assert mina.page.locator(".banner").count() == 0


def test_others_must_agree_before_something_is_taken_back(visit: Visit) -> None:
    mina, oskar, rng = visit(DESKTOP), visit(PHONE), Random(8)
    path = mina.new_table("zillionaire", [ME, {"kind": "open"}, BOT], games=3)
    mina.go(path)
    oskar.go(path).page.get_by_label("Your name").fill("Oskar")
    oskar.button("Sit here").click()
    mina.page.get_by_text("Oskar").wait_for()
    mina.button("Start the game").click()
    hand, before = mina.page.locator(".hand"), ""
    # Until she has played cards, somebody has answered, and no bot is about to: its move would end the question.
    while (person := next_asked([mina, oskar])) and (
        hand.inner_text() in ("", before) or not mina.button("Ask to undo").count()
    ):
        if person is mina:
            before = hand.inner_text()
        person.decide(rng)
    for answer in ("No", "Agree"):
        mina.button("Ask to undo").click()
        oskar.page.get_by_text("Mina would like to take something back.").wait_for()
        oskar.check_accessible()
        assert hand.inner_text() != before
        oskar.page.get_by_role("alertdialog").get_by_role("button", name=answer).click()
        oskar.page.get_by_role("alertdialog").wait_for(state="detached")
    mina.page.wait_for_function("text => document.querySelector('.hand').innerText === text", arg=before)


def test_the_table_speaks_german(visit: Visit) -> None:
    mina = visit(PHONE, locale="de-DE")
    mina.go("/").page.get_by_role("button", name="Jetzt spielen").click()
    mina.page.get_by_text("Du bist dran").first.wait_for()
    mina.check_fits()
    mina.check_accessible()


def test_another_language_is_chosen_without_leaving_the_settings(visit: Visit) -> None:
    mina = visit(DESKTOP)
    mina.begin(mina.new_table("zillionaire", [ME, BOT, BOT], games=1)).wait_asked()
    mina.page.locator(".log li", has_text="You are dealt").wait_for()
    mina.button("Settings").click()
    mina.page.get_by_role("radio", name="Deutsch").click()
    mina.page.locator(".settings", has_text="Sprache").wait_for()
    mina.page.locator(".log li", has_text="Du bekommst").wait_for()
    expect(mina.page.locator(".dock .ask")).to_contain_text("Du bist dran")
    expect(mina.page.locator(".banner")).to_have_count(0)
    assert mina.page.get_by_role("radio", name="Deutsch").get_attribute("aria-checked") == "true"


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    mina = visit(PHONE)
    for path in ("/t/00000000000000000000", "/t/nonsense", "/r/00000000000000000000"):
        mina.go(path).page.get_by_role("heading", name="There is no such table").wait_for()
    mina.go("/nowhere").page.get_by_role("heading", name="There is nothing here").wait_for()
    mina.check_accessible()


def test_what_could_not_be_fetched_comes_when_the_server_is_back(visit: Visit) -> None:
    mina = visit(DESKTOP)
    games, part = "**/api/games?*", "**/TablePage-*.js"
    mina.context.route(games, lambda route: route.abort())
    mina.go("/")
    mina.page.get_by_role("alert").get_by_text("No connection").wait_for()
    mina.context.unroute(games)
    mina.page.locator(".gnote").first.wait_for()
    mina.page.get_by_role("alert").wait_for(state="detached")
    mina.context.route(part, lambda route: route.abort())
    with mina.page.expect_event("pageerror") as failed:
        mina.button("Play now").click()
    mina.context.unroute(part)
    mina.page.locator(".dock").wait_for()
    assert set(mina.errors) == {str(failed.value)}
    mina.errors.clear()


def test_the_page_can_be_installed(visit: Visit) -> None:
    mina = visit(PHONE)
    mina.go("/")
    manifest = mina.context.request.get(f"{mina.url}/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert mina.context.request.get(mina.url + icon["src"]).ok, icon
