"""On a phone: everything that matters in view, readable and large enough to be touched, and nothing jumps."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fatcats.engine.state import CLOCK
from fatcats.match.match import Match
from tests.web.boxes import RICH_LOOT
from tests.web.conftest import Visit
from tests.web.hands import hand_of, play_by_buttons
from tests.web.moments import Moment, played
from tests.web.turns import Turn, bring, has, play, turn_before
from tests.web.visitor import PHONE, Screen, Visitor

LOW = Screen(375, 667)
BOTH = {"level": 4, "space_program": True, "troublemakers": True}
MIN_TEXT, MIN_TARGET, MAX_SHIFT = 12, 40, 0.1
ME, BOT = {"kind": "you", "name": "Mina"}, {"kind": "bot"}
SCREENS = pytest.mark.parametrize("screen", [PHONE, LOW], ids=["390 x 844", "375 x 667"])
LANGUAGES = pytest.mark.parametrize("locale", ["en-GB", "de-DE"], ids=["English", "German"])

# Text that is seen, with its size, where it is too small. The thread that marks secrets is a pattern, not a text.
SMALL_TEXT = """least => {
  const found = [], walk = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { data, parentElement } = walk.currentNode, range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = range.getBoundingClientRect(), style = getComputedStyle(parentElement);
    const isSeen = box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && !parentElement.closest('.vh');
    if (data.trim() && isSeen && parseFloat(style.fontSize) < least) found.push(`${data.trim()}: ${style.fontSize}`);
  }
  return found;
}"""
# What can be touched, with its size, where that is too small. Around a small sign it may be larger than what is seen.
SMALL_TARGETS = """least => [...document.querySelectorAll('.table :is(button, summary, input, a)')]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0)
  .map(one => {
    const { width, height } = one.getBoundingClientRect(), around = getComputedStyle(one, '::after');
    const reach = around.content === 'none' ? {} : around;
    const size = [width, height].map((own, i) => Math.max(own, parseFloat([reach.width, reach.height][i]) || 0));
    return { name: one.getAttribute('aria-label') ?? one.innerText, size };
  })
  .filter(({ size }) => Math.round(Math.min(...size)) < least)
  .map(({ name, size }) => `${name}: ${size.join(' x ')}`)"""
# What moves while the same step is under way: whatever a step that begins lays out anew is seen in one frame.
SHIFTS = """(() => {
  const begun = [], found = [];
  const classOf = ({ node }) => (node?.closest ? node : node?.parentElement)?.getAttribute('class') ?? '';
  const frame = () => new Promise(requestAnimationFrame);
  new MutationObserver(async () => {
    const from = performance.now();
    await frame(); // it is laid out after this one, and before the next
    await frame();
    begun.push([from, performance.now()]);
  }).observe(document, { subtree: true, attributeFilter: ['data-step'] });
  new PerformanceObserver(list => {
    if (document.querySelector('.end')) return;
    for (const { startTime, value, sources } of list.getEntries())
      found.push({ startTime, value, what: sources.map(classOf).join() });
  }).observe({ type: 'layout-shift', buffered: true });
  window.shifts = () => found
    .filter(({ startTime }) => !begun.some(([from, to]) => from <= startTime && startTime <= to))
    .map(({ value, what }) => [value, what]);
})()"""
LEFT_OVER = """(() => {
  const dock = document.querySelector('.dock__in'), last = dock.querySelector('.since');
  return dock.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
})()"""
A_ROW, LATER = 60, 30  # pixels of a row of two lines with its heading; decisions into the game
HEIGHT = """document.fonts.ready.then(() => new Promise(requestAnimationFrame))
  .then(() => document.querySelector('.dock__in').offsetHeight)"""  # as a person sees it: in its own letters, and drawn
MAX_KEPT = 0.4  # of the screen: the dock may keep more


def action(seats: int, options: dict[str, Any]) -> Moment:
    """Somebody's Action, when there is something on the table already."""
    for seed in range(1, 60):
        for match, seat, draft in played("billionaires", seats, options, seed):
            view: Any = match.view(seat)
            if view.step == "action" and view.round > 1 and not draft and not view.seats[seat].is_troublemaker:
                return Moment("action", seat, match.record(), draft, False)
    raise AssertionError("nobody acts")


def check_size(visitor: Visitor) -> None:
    assert visitor.page.evaluate(SMALL_TEXT, MIN_TEXT) == []
    assert visitor.page.evaluate(SMALL_TARGETS, MIN_TARGET) == []


@SCREENS
@LANGUAGES
def test_all_five_markets_are_in_view_at_level_4_with_both_modules(visit: Visit, screen: Screen, locale: str) -> None:
    moment = action(6, BOTH)
    mina = visit(screen, locale=locale)
    mina.bring(moment.record, moment.seat)
    mina.wait_asked()
    dock = mina.page.locator(".dock").bounding_box()
    assert dock is not None
    markets = [market.bounding_box() for market in mina.page.locator(".mkt").all()]
    assert len(markets) == 5
    assert all(box and box["y"] > 0 and box["y"] + box["height"] <= dock["y"] + 1 for box in markets), markets
    check_size(mina)
    mina.check_fits()
    mina.check_accessible()


@SCREENS
@LANGUAGES
def test_the_odds_of_a_buy_leave_all_markets_in_view(visit: Visit, screen: Screen, locale: str) -> None:
    moment = action(6, BOTH)
    mina = visit(screen, locale=locale)
    mina.bring(moment.record, moment.seat)
    mina.wait_asked()
    kept = mina.page.evaluate(HEIGHT)
    mina.page.locator(".way[data-way=buy]").click()
    mina.page.locator(".mkt.can .hit").last.click()
    mina.page.locator(".bal .beam").wait_for()
    dock = mina.page.locator(".dock").bounding_box()
    markets = [market.bounding_box() for market in mina.page.locator(".mkt").all()]
    assert dock is not None and len(markets) == 5
    assert screen is PHONE or mina.page.evaluate(HEIGHT) == kept, "a low dock has no room to grow"
    assert all(box and box["y"] + box["height"] <= dock["y"] + 1 for box in markets), (markets, dock)
    check_size(mina)
    mina.check_fits()


@SCREENS
def test_what_hangs_over_everybody_is_folded_and_opens(visit: Visit, screen: Screen) -> None:
    moment = action(6, BOTH)
    mina = visit(screen)
    mina.bring(moment.record, moment.seat)
    mina.wait_asked()
    assert not mina.page.locator(".hang").is_visible()
    mina.page.locator(".stl").click()
    mina.page.locator(".hang .cris").wait_for()
    assert mina.page.locator(".hang .pile").first.is_visible()
    check_size(mina)
    mina.check_accessible()
    mina.page.locator(".stl").click()
    mina.page.locator(".hang").wait_for(state="hidden")


def test_the_other_options_can_be_opened_and_closed(visit: Visit) -> None:
    moment = action(4, {"level": 1})
    mina = visit(PHONE)
    mina.bring(moment.record, moment.seat)
    mina.wait_asked()
    more = mina.page.locator(".dock .more")
    before = mina.page.locator(".dock").bounding_box()
    more.click()
    mina.page.locator(".opts.all .opt").first.wait_for()
    assert mina.page.locator(".dock").bounding_box() == before
    mina.check_accessible()
    more.click()
    mina.page.locator(".opts.all").wait_for(state="detached")
    more.click()
    mina.page.locator(".rest .x").click()
    mina.page.locator(".opts.all").wait_for(state="detached")


@pytest.mark.parametrize(
    "game, seats, options",
    [
        ("billionaires", 6, BOTH | {"max_rounds": 1}),
        ("zillionaire", 4, {"games": 1}),
        ("counterfeiters", 4, {"max_rounds": 3}),
        ("millions", 5, {"negotiation_rounds": 1} | RICH_LOOT),
    ],
    ids=["Billionaires with both modules", "Zillionaire", "Counterfeiters", "Millions"],
)
def test_nothing_jumps_over_a_whole_game(visit: Visit, game: str, seats: int, options: dict[str, Any]) -> None:
    """The dock of whoever plays keeps its height, and to whoever watches nothing moves that has not changed. What is
    met for the first time fits and is accessible."""
    mina, noor, rng = visit(PHONE), visit(PHONE), Random(seats)
    noor.context.add_init_script(SHIFTS)
    path = mina.new_table(game, [ME, *[BOT] * (seats - 1)], **options)
    mina.begin(path)
    noor.go(path).page.locator(".table .dock").wait_for()
    hand = play_by_buttons if game == "billionaires" else hand_of(game)
    kept, seen = 0, set[str]()
    while mina.wait_asked():
        mina.check_new(seen)
        height = int(mina.page.evaluate(HEIGHT))
        assert height >= kept
        kept = max(kept, min(height, int(PHONE.height * MAX_KEPT)))
        hand(mina, rng)
    noor.page.locator(".end").wait_for()
    shifts = noor.page.evaluate("shifts()")
    assert sum(value for value, _ in shifts) < MAX_SHIFT, sorted(shifts)[-8:]


def before_others(game: str, seats: int, options: dict[str, Any]) -> Turn:
    """Somebody's move in the middle of a game, after which others are asked."""

    def then(seat: int, match: Match) -> bool:
        return match.length > LATER and not match.over and not {seat, CLOCK} & {*match.deciders}

    return turn_before(game, seats, has(), then=then, **options)


@LANGUAGES
@pytest.mark.parametrize(
    "game, seats, options",
    [
        ("billionaires", 4, {"level": 1}),
        ("billionaires", 6, BOTH),
        ("zillionaire", 4, {}),
        ("counterfeiters", 4, {}),
        ("millions", 5, {}),
    ],
    ids=["Billionaires", "both modules", "Zillionaire", "Counterfeiters", "Millions"],
)
def test_who_waits_reads_what_happened_where_the_buttons_were(
    visit: Visit, game: str, seats: int, options: dict[str, Any], locale: str
) -> None:
    turn = before_others(game, seats, options)
    mina = bring(visit(PHONE, locale=locale), turn)
    kept = mina.page.evaluate(HEIGHT)
    play(mina, turn)
    mina.page.locator(".dock:not(.mymove) .since").wait_for()
    assert mina.page.evaluate(HEIGHT) >= min(kept, int(PHONE.height * MAX_KEPT)), "it keeps its height"
    earlier = mina.page.locator(".earlier li").filter(visible=True)
    assert earlier.count() > 0, "what was done last"
    hidden = mina.page.locator(".earlier li").filter(visible=False).count()
    assert not hidden or mina.page.evaluate(LEFT_OVER) < A_ROW, "as much as there is room for"
    check_size(mina)
    mina.check_accessible()


@SCREENS
@pytest.mark.parametrize("game, seats", [("zillionaire", 6), ("counterfeiters", 4), ("millions", 8), ("millions", 4)])
def test_text_and_targets_are_large_enough_in_every_game(visit: Visit, screen: Screen, game: str, seats: int) -> None:
    mina = visit(screen, locale="de-DE")
    mina.begin(mina.new_table(game, [ME, *[BOT] * (seats - 1)]))
    mina.wait_asked()
    check_size(mina)
    mina.check_fits()


# --- away from the table --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["zillionaire", "millions", "counterfeiters", "billionaires"])
def test_the_start_page_is_whole_after_a_table(visit: Visit, game: str) -> None:
    mina = visit(PHONE)
    mina.start(game)
    mina.play_now()
    mina.page.locator(".felt .board").first.wait_for()
    mina.page.locator(".home").click()
    mina.button("Play now").wait_for()
    mina.page.locator(".setup").wait_for()


def test_a_table_with_bots_alone_is_opened_before_it_begins(visit: Visit) -> None:
    mina = visit(PHONE)
    mina.start("zillionaire")
    mina.button("Open the table").click()
    mina.button("Start the game").wait_for()
    assert not mina.sees(".dock")
