"""How a person plays each game on its board: touches cards, spaces and people, fills in blanks, presses buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import TimeoutError as Waited

from tests.web.visitor import PATIENCE, Visitor

OPEN = ".mk.can, .sp.can, .sp.lift, .mk.lift"  # spaces of Counterfeiters where a henchman may go or be lifted
THINGS = (  # of Billionaires & Guillotines: what can be touched
    ".felt .mkt.can .hit, .felt button.stampt.can, .felt button.policy.can, .felt button.bill.can, .heap button.bare, "
    ".felt .cris button.bare, .felt button.party, .felt [data-offer], .dock button.rev, .dock .looked button.bare"
)
A_LOOK = 250  # milliseconds that one of several people is looked at before the next
A_REACH = 1500  # milliseconds that a hand needs for a thing on the table
SHORTEST: dict[str, dict[str, object]] = {
    "zillionaire": {"games": 1},
    "millions": {"negotiation_rounds": 1},
    "counterfeiters": {"max_rounds": 3},
    "billionaires": {"level": 4, "space_program": True, "troublemakers": True, "max_rounds": 1},
}
Hand = Callable[[Visitor, Random], str]


class Gone(Exception):
    """What one reached for is no longer there."""


def play_zillionaire(visitor: Visitor, rng: Random) -> str:
    """Take a group of cards by touching it and play it with the main button, or press any of the buttons."""
    groups = visitor.page.locator(".hand .grp:has(.can)")
    if groups.count() == 0 or rng.random() < 0.4:
        visitor.decide(rng)
        return "button"
    turn = visitor.turn
    groups.last.click()
    visitor.page.locator(".dock .opt.main").click()
    visitor.wait_on(turn)
    return "group"


def play_millions(visitor: Visitor, rng: Random) -> str:
    page = visitor.page
    if count := page.locator(".hand .rolepick").count():
        first = rng.randrange(count)
        visitor.press(f".hand .rolepick >> nth={first}")
        if page.locator(".dock .opt.main").count() == 0:  # with three players it takes two
            visitor.press(f".hand .rolepick >> nth={(first + 1) % count}")
        turn = visitor.turn
        page.locator(".dock .opt.main").click()
        visitor.wait_on(turn)
        return "card"
    if page.locator(".blank").count():
        if page.locator(".step button:enabled").count():
            page.locator(".step button:enabled").last.click()
        if page.locator(".also input").count() and rng.random() < 0.3:
            page.locator(".also input").check()
        visitor.press(".dock .opt.main")
        return "amount"
    chips = page.locator(".chips .chip").count()
    buttons = [button.get_attribute("data-move") or "" for button in page.locator(".dock .opts [data-move]").all()]
    if chips and ("submit" not in buttons or rng.random() < 0.3) and rng.random() < 0.7:
        visitor.press(f".chips .chip >> nth={rng.randrange(chips)}")
        return "person"
    if "yes" in buttons:  # so that a vote is not called again and again
        visitor.press('.dock .opts [data-move="yes"]')
        return "yes"
    if not buttons:
        raise Gone
    move = rng.choice([move for move in buttons if move != "wait"] or buttons)
    visitor.press(f'.dock .opts [data-move="{move}"]')
    return move.split()[0]


def play_counterfeiters(visitor: Visitor, rng: Random) -> str:
    page, turn = visitor.page, visitor.turn
    if page.locator(".comp, .trip").count():
        kind = "notes" if page.locator(".comp").count() else "flight"
        steps = page.locator(".lair .step button:enabled")
        if rng.random() < 0.5 and steps.count():
            steps.nth(rng.randrange(steps.count())).click()
        while not page.locator(".dock .opt.main").count():
            steps.last.click()
        page.locator(".dock .opt.main").click()
    elif spaces := page.locator(OPEN).count():
        kind = "space"
        page.locator(OPEN).nth(rng.randrange(spaces)).click()
        page.locator(".dock .opt.main").click()
    else:
        kind = "idle"
        page.locator(".dock .opt[data-move]").first.click()
    visitor.wait_on(turn)
    return kind


def play_billionaires(visitor: Visitor, rng: Random) -> str:
    """Touch the table as often as press any of the buttons."""
    if rng.random() < 0.5 and visitor.page.locator(THINGS).count():
        return touch_the_table(visitor, rng)
    return play_by_buttons(visitor, rng)


def touch_the_table(visitor: Visitor, rng: Random) -> str:
    """Take a way to act, touch things until the main button is a move, and press it; or press what there is."""
    page, turn = visitor.page, visitor.turn
    ways = page.locator(".way")
    if ways.count():
        ways.nth(rng.randrange(ways.count())).click()
    for _ in range(3):
        things = page.locator(THINGS)
        if visitor.turn != turn or page.locator(".dock .opt.main[data-move]").count() or not things.count():
            break
        things.nth(rng.randrange(things.count())).click()
    if visitor.turn == turn and visitor.is_asked:
        main = page.locator(".dock .opt.main[data-move]")
        if not main.count():
            return play_by_buttons(visitor, rng)
        main.click()
    visitor.wait_on(turn)
    return "thing"


def play_live(visitor: Visitor, rng: Random) -> str:
    """Where all act at once, what one reaches for may be gone: then one looks again."""
    visitor.page.set_default_timeout(A_REACH)
    try:
        return play_millions(visitor, rng)
    except (Waited, Gone):
        return "too late"
    finally:
        visitor.page.set_default_timeout(PATIENCE)


def play_by_buttons(visitor: Visitor, rng: Random) -> str:
    visitor.decide(rng)
    return "button"


HANDS: dict[str, Hand] = {
    "zillionaire": play_zillionaire,
    "millions": play_millions,
    "counterfeiters": play_counterfeiters,
    "billionaires": play_billionaires,
}


def hand_of(game: str) -> Hand:
    return HANDS.get(game, play_by_buttons)


def next_asked(people: Sequence[Visitor]) -> Visitor | None:
    """Whoever of these is asked next; nobody once the game is over."""
    while True:
        asked = people[0].asked
        for person in sorted(people, key=lambda person: person.seat not in asked):
            try:
                person.wait_asked(A_LOOK)
            except Waited:
                continue
            if not person.is_over:
                return person
            if all(other.is_over for other in people):
                return None


def play_together(people: Sequence[Visitor], game: str, rng: Random, most: int = 10_000) -> int:
    """Several people, until the game is over or so many decisions are made; returns how many it took."""
    play = hand_of(game)
    for count in range(most):
        person = next_asked(people)
        if person is None:
            return count
        play(person, rng)
    return most
