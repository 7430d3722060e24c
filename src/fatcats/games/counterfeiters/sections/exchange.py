"""CF-6 and CF-7: fakes become real money at the supermarket and at a receiver."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, SettledStep

from ..model import events
from ..model.cells import BAN, FAKES
from ..model.clauses import CF_3_06, CF_6_01, CF_6_03, CF_7_01
from ..model.moves import HAND, NOTES, NUMBER, VERB, offer_notes
from ..model.parts import (
    ACCEPTED,
    DOLLARS,
    FULL_VALUE,
    RATE,
    RECEIVER_NOTES,
    SUPERMARKET_NOTES,
    Fakes,
    Money,
    fakes_of,
    has_fakes,
    lowest_quality,
)
from ..model.table import CounterfeitersTable
from .money import receive
from .police import finish_action


class SupermarketNotes(SettledStep[CounterfeitersTable]):
    """CF-6.01, CF-6.03: one to three fakes above the ban level, $50 each."""

    clause = CF_6_01

    def fill_legal(self, t: CounterfeitersTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        offer_notes(t[FAKES + seat] & ACCEPTED[t[BAN]], fewest_notes(t), SUPERMARKET_NOTES, out)

    def refusal(self, t: CounterfeitersTable, seat: i64, move: i64) -> i64:
        if VERB[move] != HAND or NUMBER[move] > SUPERMARKET_NOTES:
            return CF_6_01
        if NUMBER[move] < fewest_notes(t):
            return CF_3_06
        if NOTES[move] & ~ACCEPTED[t[BAN]]:
            return CF_6_03
        return ALLOWED if has_fakes(t[FAKES + seat], NOTES[move]) else CF_6_01

    def answer(self, t: CounterfeitersTable, seat: i64, move: i64) -> None:
        sell(t, seat, NOTES[move], NUMBER[move] * FULL_VALUE)


class ReceiverNotes(SettledStep[CounterfeitersTable]):
    """CF-7.01, CF-7.02: one to eight fakes at the rate of the lowest quality among them."""

    clause = CF_7_01

    def fill_legal(self, t: CounterfeitersTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        offer_notes(t[FAKES + seat], fewest_notes(t), RECEIVER_NOTES, out)

    def refusal(self, t: CounterfeitersTable, seat: i64, move: i64) -> i64:
        if VERB[move] != HAND:
            return CF_7_01
        if NUMBER[move] < fewest_notes(t):
            return CF_3_06
        return ALLOWED if has_fakes(t[FAKES + seat], NOTES[move]) else CF_7_01

    def answer(self, t: CounterfeitersTable, seat: i64, move: i64) -> None:
        sell(t, seat, NOTES[move], NUMBER[move] * RATE[lowest_quality(NOTES[move])])


def fewest_notes(t: CounterfeitersTable) -> i64:
    """CF-3.06: at least one, unless empty actions are allowed (CF-R08)."""
    if t.box.empty_actions:
        return 0
    return 1


def sell(t: CounterfeitersTable, seat: i64, notes: Fakes, amount: Money) -> None:
    """CF-2.07: the notes go back to the bank."""
    space = t.about()
    t.done()
    t[FAKES + seat] -= notes
    receive(t, seat, amount)
    t.emit(events.SOLD, seat, notes_shown(notes), amount * DOLLARS)
    finish_action(t, seat, space)


def notes_shown(notes: Fakes) -> i64:
    """As a pile of an event: four bits a quality."""
    return fakes_of(notes, 0) + fakes_of(notes, 1) * 16 + fakes_of(notes, 2) * 256
