"""Rare moments: of Counterfeiters with a small box, by two people at one device; of Millions by two who haggle."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.web.boxes import short_track, small_box
from tests.web.hands import next_asked, play_millions
from tests.web.visitor import Visitor

SEATS = [{"kind": "you", "name": "Mina"}, {"kind": "you", "name": "Oskar"}]


def as_(visitor: Visitor, name: str) -> Visitor:
    """Lift the curtain if it hangs, so that this player decides."""
    visitor.page.locator(".curtain, .dock.mymove .opt").first.wait_for()
    if visitor.sees(".curtain"):
        visitor.button(f"I am {name}").click()
    return visitor


def press(visitor: Visitor, name: str) -> None:
    turn, made = visitor.now()
    visitor.button(name).click()
    visitor.be_sure(made)
    visitor.wait_on(turn)


def use(visitor: Visitor, space: str, button: str) -> None:
    visitor.page.locator(space).first.click()
    press(visitor, button)


def diners(mina: Visitor) -> None:
    """Mina has a diner and fakes of two qualities: which do they take?"""
    mina.begin(mina.new_table("counterfeiters", SEATS, **small_box(["diner", "hologram", "diner", "diner"])))
    for space, button in [(".mk:has-text('Diner')", "Buy: Diner"), ("[data-space=P1]", "Print 2 × ★")]:
        use(as_(mina, "Mina"), space, button)
        press(as_(mina, "Oskar"), "Lie low")
    use(as_(mina, "Mina"), ".mk:has-text('Hologram')", "Buy: Hologram")
    press(as_(mina, "Oskar"), "Lie low")
    use(as_(mina, "Mina"), "[data-space=P2]", "Print 2 × ★★")
    for name in ("Oskar", "Mina", "Oskar", "Mina", "Oskar"):
        press(as_(mina, name), "Lie low")
    as_(mina, "Mina").button("Hand in 1 for $50").wait_for()


def lawyer(mina: Visitor, kind: str) -> Iterator[str]:
    """A lawyer gets Mina's henchman out when the game closes; stops at each question of the closing and says which."""
    track = short_track("investigation_1", "investigation_2", "investigation_3")
    box = small_box([f"{kind.lower()}_lawyer", "diner", "diner", "diner"], track)
    mina.begin(mina.new_table("counterfeiters", SEATS, **box))
    use(as_(mina, "Mina"), f".mk:has-text('{kind} Lawyer')", f"Buy: {kind} Lawyer")
    use(as_(mina, "Oskar"), "[data-space=P1]", "Print 2 × ★")
    use(as_(mina, "Mina"), "[data-space=P2]", "Print 2 × ★")
    use(as_(mina, "Oskar"), "[data-space=R2]", "Go to the receiver")
    press(mina, "Hand in 2 for $40")
    for name in ("Mina", "Oskar"):
        press(as_(mina, name), "Lie low")
    use(as_(mina, "Mina"), "[data-space=P1]", "Print 2 × ★")
    press(as_(mina, "Oskar"), "Decline")
    as_(mina, "Mina").button("Decline").wait_for()
    yield "last-henchmen"
    press(mina, "Decline")
    mina.page.locator(".sp.lift[data-space=P1]").wait_for()
    yield f"{kind.lower()}-lawyer"
    use(mina, ".sp.lift[data-space=P1]", "Get the one off print shop 1")
    yield "lawyer-placement"
    use(mina, "[data-space=R1]", "Go to the receiver")
    press(mina, "Hand in 4 for $80")


def counter_offer(mina: Visitor, oskar: Visitor) -> None:
    """Mina offers Oskar money to leave, he asks for more, and she is asked."""
    seats = [SEATS[0], {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    path = mina.new_table("millions", seats, deal_max_payers=1)
    mina.go(path)
    oskar.go(path).page.get_by_label("Your name").fill("Oskar")
    oskar.button("Sit here").click()
    mina.page.get_by_text("Oskar").wait_for()
    mina.button("Start the game").click()
    mina.page.locator(".table").wait_for()
    oskar.page.locator(".table").wait_for()
    rng = Random(5)
    while person := next_asked([mina, oskar]):
        match person.phase:
            case "negotiation" if person is mina and mina.sees(".chips .chip:has-text('Oskar')"):
                mina.press(".chips .chip:has-text('Oskar')")
                mina.press(".dock .opt.main")
            case "answer" if person is oskar and oskar.sees(".dock [data-move=counter]"):
                oskar.press(".dock [data-move=counter]")
                oskar.press(".dock .opt.main")
            case "counter-answer":
                return
            case "negotiation":
                person.press(".dock [data-move=pass]")
            case "answer":
                person.press(".dock [data-move=refuse]")
            case _:
                play_millions(person, rng)
    raise AssertionError("nobody haggled")
