"""RR-10: Declare."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, CheckedStep

from ...model import events
from ...model.cells import ALIGNMENT, DECLARED, DISCARD, ENVELOPE, HAND, REVOLUTION_DECK, REVOLUTIONARY, ROLE_OF
from ...model.clauses import RR_10_01, RR_10_09
from ...model.moves import DECLARE, DECLINE
from ...model.table import BillionairesTable
from ...sections.roles import put_role_back, role_of
from ...sections.victory import show_alignment
from ..data import ALL_REVOLUTION_CARDS
from .troubled_turn import REFORMIST_TURN, REVOLUTIONARY_TURN


class DeclareChoice(CheckedStep[BillionairesTable]):
    """RR-10.09: every undeclared Troublemaker is asked, whatever the Alignment; a decline is not shown."""

    clause = RR_10_09

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(DECLINE)
        out.add(DECLARE)

    def refusal(self, t: BillionairesTable, seat: i64, move: i64) -> i64:
        if move == DECLINE:
            return ALLOWED
        if move != DECLARE:
            return self.clause
        if t[ALIGNMENT] == REVOLUTIONARY:
            return ALLOWED
        return RR_10_01

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        if move == DECLINE:
            t.follow(REFORMIST_TURN, seat, 0)
        else:
            declare(t, seat)
            t.follow(REVOLUTIONARY_TURN, seat, 0)


def declare(t: BillionairesTable, seat: i64) -> None:
    """RR-10.04 to RR-10.06: the Alignment is shown, all cards are discarded, the Revolution deck is shuffled."""
    cards = t[HAND + seat] | t[ENVELOPE + seat]
    t[DECLARED] = 1
    t.emit(events.DECLARED, seat, t.shown(cards), 0)
    show_alignment(t)
    t.forget(cards)
    t.move_all(HAND + seat, DISCARD)
    t.move_all(ENVELOPE + seat, DISCARD)
    if t[ROLE_OF + seat]:
        t.emit(events.PUT_ROLE_BACK, seat, role_of(t, seat), 0)
        put_role_back(t, seat)  # RR-R28
    t[REVOLUTION_DECK] = ALL_REVOLUTION_CARDS
