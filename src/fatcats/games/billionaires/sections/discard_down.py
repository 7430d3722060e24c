"""BG-0.11, BG-9.03: discarding down to the Hand Limit."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, CheckedStep

from ..model import events
from ..model.cells import DISCARD, HAND
from ..model.clauses import BG_0_11, BG_9_03, BG_12_03, BG_12_07
from ..model.data import ALL_CRISES, BANKER
from ..model.moves import DISCARD_CARD, ITEM, REVEAL, VERB
from ..model.offers import offer_kinds
from ..model.table import BillionairesTable
from .roles import can_reveal, reveal


class DiscardDown(CheckedStep[BillionairesTable]):
    """One card after the other, Crises last; an unrevealed Banker may be Revealed first (BG-12.07)."""

    clause = BG_0_11

    def begin(self, t: BillionairesTable) -> None:
        if t.size(HAND + t.actor()) > t.hand_limit(t.actor()):
            t.ask(t.actor())
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_kinds(t, DISCARD_CARD, t[HAND + seat], out)
        out.add(REVEAL + BANKER)

    def refusal(self, t: BillionairesTable, seat: i64, move: i64) -> i64:
        if VERB[move] == REVEAL:
            return banker_refusal(t, seat, ITEM[move])
        if VERB[move] != DISCARD_CARD:
            return self.clause
        card = t.card(ITEM[move], t[HAND + seat])
        if card == 0:
            return BG_0_11
        if card & ALL_CRISES and t[HAND + seat] & ~ALL_CRISES:
            return BG_9_03
        return ALLOWED

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.again()
        if move == REVEAL + BANKER:
            reveal(t, seat)
            return
        card = t.card(ITEM[move], t[HAND + seat])
        t.move(card, HAND + seat, DISCARD)
        t.emit(events.DISCARDED, seat, t.shown(card), 0)


def banker_refusal(t: BillionairesTable, seat: i64, role: i64) -> i64:
    if role != BANKER:
        return BG_12_07
    if not can_reveal(t, seat, BANKER):
        return BG_12_03
    return ALLOWED
