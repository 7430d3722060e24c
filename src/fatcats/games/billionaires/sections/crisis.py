"""BG-9: Crises, Rebels, Revolution."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, lowest
from fatcats.engine.step import AutomaticStep
from fatcats.engine.tally import ONE, held

from ..model import events
from ..model.cells import (
    BLAMED,
    DECLARED,
    DISCARD,
    GUILLOTINE,
    ICONS,
    LEVEL,
    LOOMING,
    NO_PANIC,
    PANIC,
    PANIC_LEADER,
    PANIC_PENDING,
    REBELS_ON,
    SET_ASIDE,
    TROUBLEMAKER,
)
from ..model.data import FIRST_CRISIS, N_CRISES, NOBODY, REBELS, REBELS_FOR_PANIC
from ..model.steps import CELEBRITY_WINDOW, HOLD_UP_CHOICE, INSIDER_WINDOW, SPECULATOR_WINDOW
from ..model.table import BillionairesTable
from .victory import show_alignment

CRISES_ADDED: Final = 2  # BG-9.05 (c)


class CrisisActivation(AutomaticStep[BillionairesTable]):
    """BG-9.05: the Crisis found by a Buy, whether the Buy succeeded or not (BG-4.17)."""

    def happen(self, t: BillionairesTable, buyer: i64, _: i64) -> None:
        if t[LOOMING] == 0:
            return
        trigger = t.decider(buyer)  # BG-9.08, RR-12.20
        if t[LEVEL] >= 3:
            t.push(SPECULATOR_WINDOW, trigger, 0)  # (e)
        if t[LEVEL] >= 4:
            t.push(INSIDER_WINDOW, trigger, HOLD_UP_CHOICE)  # (d) begins with P1
        crisis = lowest(t[LOOMING]) - FIRST_CRISIS
        t.move_all(LOOMING, GUILLOTINE)  # (a)
        if place_rebels(t, crisis, trigger, trigger):  # (b)
            t[BLAMED] = 0
            add_crises(t)  # (c)


def add_crises(t: BillionairesTable) -> None:
    """BG-9.05 (c), BG-9.16: two from the set-aside pile to the Discard pile, or as many as remain."""
    before = t[DISCARD]
    number: i64 = CRISES_ADDED
    while number > 0 and t[SET_ASIDE] != 0:
        t.draw_from(SET_ASIDE, DISCARD)
        number -= 1
    t.emit(events.CRISES_ADDED, 0, t.shown(t[DISCARD] & ~before), 0)


def place_rebels(t: BillionairesTable, crisis: i64, trigger: i64, leader: i64) -> bool:
    """BG-9.05 (b), BG-9.12: as many as the icons, or as are left. Does the game go on? (BG-9.15)"""
    return add_rebels(t, crisis, held(t[ICONS], crisis), trigger, leader)


def add_rebels(t: BillionairesTable, crisis: i64, number: i64, trigger: i64, leader: i64) -> bool:
    placed = min(number, REBELS - t.rebels())
    t[REBELS_ON] += placed * ONE[crisis]
    t.emit(events.PLACED_REBELS, leader, crisis, placed)
    if t.rebels() == REBELS:
        revolution(t, trigger)
        return False
    if t.rebels() >= REBELS_FOR_PANIC and t[PANIC] == NO_PANIC:
        t[PANIC] = PANIC_PENDING  # BG-10.01
        if t[DECLARED] and leader == t[TROUBLEMAKER]:
            leader = t.next_owner(leader)  # RR-13.03
        t[PANIC_LEADER] = leader
        t.emit(events.PANIC_LOOMED, leader, t.rebels(), 0)
    return True


def remove_rebels(t: BillionairesTable, crisis: i64, number: i64) -> None:
    """BG-9.11: back to the reserve, as many as lie there."""
    removed = min(number, held(t[REBELS_ON], crisis))
    t[REBELS_ON] -= removed * ONE[crisis]
    t.emit(events.REMOVED_REBELS, 0, crisis, removed)


def crises_with_rebels(t: BillionairesTable) -> i64:
    """The set of Crises that have Rebels on them."""
    crises: i64 = 0
    crisis: i64
    for crisis in range(N_CRISES):
        if held(t[REBELS_ON], crisis):
            crises |= BIT[crisis]
    return crises


def revolution(t: BillionairesTable, trigger: i64) -> None:
    """BG-9.15: at once: nothing that was under way is finished. Only a Celebrity may still speak up."""
    t.emit(events.REVOLUTION_CAME, max(trigger, 0), 0, 0)
    if t[TROUBLEMAKER] != NOBODY:
        show_alignment(t)  # RR-13.12
    t.clear()
    t.push(CELEBRITY_WINDOW, trigger, 0)
