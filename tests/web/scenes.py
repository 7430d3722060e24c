"""Rare moments of Counterfeiters, brought about by two people at one device with a small box."""

from __future__ import annotations

from collections.abc import Iterator

from tests.web.boxes import short_track, small_box
from tests.web.visitor import Visitor

SEATS = [{"kind": "you", "name": "Mina"}, {"kind": "you", "name": "Oskar"}]


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
    yield "Last henchmen"
    press(mina, "Decline")
    mina.page.locator(".sp.lift[data-space=P1]").wait_for()
    yield f"{kind} Lawyer"
    use(mina, ".sp.lift[data-space=P1]", "Get the one off print shop 1")
    yield "Lawyer placement"
    use(mina, "[data-space=R1]", "Go to the receiver")
    press(mina, "Hand in 4 for $80")
