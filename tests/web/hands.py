"""How a person plays each game on its board: touches cards, spaces and people, fills in blanks, presses buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as Waited

from tests.web.visitor import Gone, Refused, Visitor

OPEN = ".mk.can, .sp.can, .sp.lift, .mk.lift"  # spaces of Counterfeiters where a henchman may go or be lifted
THINGS = (  # of Billionaires & Guillotines: what can be touched
    ".felt .mkt.can .hit, .felt button.stampt.can, .felt button.policy.can, .felt button.bill.can, .heap button.bare, "
    ".felt .cris button.bare, .felt button.party, .felt [data-offer], .dock button.rev, .dock .looked button.bare"
)
MAIN = ".dock .opt.main"
STEPS = ".lair .step button:enabled"
A_LOOK = 250  # milliseconds that one of several people is looked at before the next
A_MOMENT = 1500  # milliseconds that a hand has where all act at once
Hand = Callable[[Visitor, Random], str]


def play_zillionaire(visitor: Visitor, rng: Random) -> str:
    """Take a group of cards by touching it and play it with the main button, or press any of the buttons."""
    if rng.random() < 0.4 or not visitor.sees(".hand .grp:has(.can)"):
        return play_by_buttons(visitor, rng)
    visitor.page.locator(".hand .grp:has(.can)").last.click()
    visitor.press(MAIN)
    return "group"


def play_millions(visitor: Visitor, rng: Random) -> str:
    page = visitor.page
    if visitor.sees(".hand .rolepick"):
        visitor.touch(".hand .rolepick", rng)
        if not visitor.sees(MAIN):  # with three players it takes two
            visitor.touch(".hand .rolepick:not(.sel)", rng)
        visitor.press(MAIN)
        return "card"
    if visitor.sees(".blank"):
        if visitor.sees(".step button:enabled"):
            page.locator(".step button:enabled").last.click()
        if visitor.sees(".also input") and rng.random() < 0.3:
            page.locator(".also input").check()
        visitor.press(MAIN)
        return "amount"
    buttons = page.locator(".dock .opts [data-move]").evaluate_all("all => all.map(button => button.dataset.move)")
    is_drawn = "submit" not in buttons or rng.random() < 0.3
    if is_drawn and rng.random() < 0.7 and visitor.sees(".chips .chip"):
        visitor.touch(".chips .chip", rng)
        return "person"
    if not buttons:
        raise Gone("there are no buttons")
    ways = ["yes"] if "yes" in buttons else [move for move in buttons if move != "wait"]
    move = str(rng.choice(ways or buttons))  # a vote is carried, so that it is not called again and again
    visitor.press(f'.dock .opts [data-move="{move}"]')
    return move.split()[0]


def play_counterfeiters(visitor: Visitor, rng: Random) -> str:
    page = visitor.page
    if visitor.sees(".comp, .trip"):
        kind = "notes" if visitor.sees(".comp") else "flight"
        if rng.random() < 0.5 and visitor.sees(STEPS):
            visitor.touch(STEPS, rng)
        while not visitor.sees(MAIN):
            page.locator(STEPS).last.click()
        visitor.press(MAIN)
        return kind
    if visitor.sees(OPEN):
        visitor.touch(OPEN, rng)
        visitor.press(MAIN)
        return "space"
    visitor.press(".dock .opt[data-move] >> nth=0")
    return "idle"


def play_billionaires(visitor: Visitor, rng: Random) -> str:
    """Touch the table as often as press any of the buttons."""
    if rng.random() < 0.5 and visitor.sees(THINGS):
        return touch_the_table(visitor, rng)
    return play_by_buttons(visitor, rng)


def touch_the_table(visitor: Visitor, rng: Random) -> str:
    """Take a way to act, touch things until the main button is a move, and press it; or press what there is."""
    turn, main = visitor.turn, f"{MAIN}[data-move]"
    if visitor.sees(".way"):
        visitor.touch(".way", rng)
    for _ in range(3):
        if visitor.turn != turn or visitor.sees(main) or not visitor.sees(THINGS):
            break
        visitor.touch(THINGS, rng)
    if visitor.turn == turn and visitor.is_asked:
        if not visitor.sees(main):
            return play_by_buttons(visitor, rng)
        visitor.press(main)
    return "thing"


def play_live(visitor: Visitor, rng: Random) -> str:
    """Where all act at once, what one reaches for may be gone, or come too late: then one looks again."""
    visitor.be_patient(A_MOMENT)
    try:
        return play_millions(visitor, rng)
    except (PlaywrightError, Gone, Refused):
        return "too late"
    finally:
        visitor.be_patient()


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
        looks = [person.look() for person in people]
        for person, (is_asked, _) in zip(people, looks, strict=True):
            if is_asked:
                return person
        if all(is_over for _, is_over in looks):
            return None
        expected = people[0].asked
        person = next((person for person in people if person.seat in expected), people[0])
        with suppress(Waited):
            person.wait_asked(A_LOOK)


def play_together(people: Sequence[Visitor], game: str, seed: int, most: int = 10_000) -> int:
    """Several people, until the game is over or so many decisions are made; returns how many it took.

    What somebody does depends on their seat and turn, not on who of several was quicker.
    """
    play = hand_of(game)
    for count in range(most):
        person = next_asked(people)
        if person is None:
            return count
        play(person, Random(f"{seed} {person.seat} {person.turn}"))
    return most
