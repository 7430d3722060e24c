"""MD-4.11 to MD-4.14: answering a deal and making a counter-offer."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, lowest
from fatcats.engine.position import ACTOR, DRAFT, DRAFTING
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, SettledStep

from ..model import events
from ..model.cells import MONEY
from ..model.clauses import MD_4_11, MD_4_13, MD_4_14
from ..model.moves import ACCEPT, AMOUNT, COUNTER, FIRST, NO_MONEY, REFUSE, VERB, amount_move
from ..model.table import MillionsTable
from ..model.terms import (
    COUNTERED,
    OPEN,
    add_agreed,
    amount,
    forget_deal,
    is_linked,
    next_to_answer,
    payers,
    set_agreed,
    set_amount,
    set_stage,
    stage,
    still_to_answer,
)
from .turn import end_turn
from .withdrawal import carry_out


class Answer(SettledStep[MillionsTable]):
    """MD-4.11, MD-4.12: those named answer one after another; the first refusal ends the deal. About the proposer."""

    clause = MD_4_11

    def begin(self, t: MillionsTable) -> None:
        t.ask(t.actor())

    def fill_legal(self, t: MillionsTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        if t.frame(DRAFT):
            offer_counters(t, t.about(), out)
            out.add(REFUSE)
            return
        out.add(ACCEPT)
        out.add(REFUSE)
        if may_counter(t, t.about()):
            out.add(COUNTER)

    def refusal(self, t: MillionsTable, seat: i64, move: i64) -> i64:
        if move == REFUSE:
            return ALLOWED
        if t.frame(DRAFT):
            return counter_refusal(t, t.about(), move)
        if move == COUNTER:
            return counter_offer_refusal(t, t.about())
        return ALLOWED if move == ACCEPT else MD_4_11

    def answer(self, t: MillionsTable, seat: i64, move: i64) -> None:
        proposer = t.about()
        if move == COUNTER:
            t.set_frame(DRAFT, 1)
            t.set_frame(DRAFTING, BIT[seat])
            return
        t.set_frame(DRAFT, 0)
        t.set_frame(DRAFTING, 0)
        if VERB[move] == AMOUNT:
            counter(t, proposer, seat, FIRST[move])
        elif move == REFUSE:
            refuse(t, proposer, seat)
        else:
            accept(t, proposer, seat)
        go_on(t, proposer)


def go_on(t: MillionsTable, proposer: i64) -> None:
    """The next person answers; when all have accepted or one has refused, the turn is over."""
    if stage(t, proposer) >= OPEN:
        t.set_frame(ACTOR, next_to_answer(t, proposer))
        t.ask(t.actor())
        return
    t.done()
    end_turn(t)


# --- Also for the live negotiation ------------------------------------------------------------------------------------


def accept(t: MillionsTable, proposer: i64, seat: i64) -> None:
    add_agreed(t, proposer, seat)
    t.emit(events.ACCEPTED, seat, proposer, 0)
    if still_to_answer(t, proposer) == 0:
        carry_out(t, proposer)


def refuse(t: MillionsTable, proposer: i64, seat: i64) -> None:
    t.emit(events.REFUSED, seat, proposer, 0)
    forget_deal(t, proposer)


# --- MD-4.13, MD-4.14: counter-offers ---------------------------------------------------------------------------------


def may_counter(t: MillionsTable, proposer: i64) -> bool:
    return counter_offer_refusal(t, proposer) == ALLOWED


def counter_offer_refusal(t: MillionsTable, proposer: i64) -> i64:
    """Between an owner and an only payer, or for a plain request; another amount must be there to be named."""
    if stage(t, proposer) == COUNTERED:
        return MD_4_14
    if is_linked(t, proposer) or count(payers(t, proposer)) > 1:
        return MD_4_13
    if payers(t, proposer) == 0 and t[MONEY + proposer] == 0:
        return MD_4_13
    return ALLOWED


def counter_payer(t: MillionsTable, proposer: i64) -> i64:
    """The only payer; for a plain request the proposer becomes it."""
    if payers(t, proposer) == 0:
        return proposer
    return lowest(payers(t, proposer))


def offer_counters(t: MillionsTable, proposer: i64, out: MoveList) -> None:
    payer = counter_payer(t, proposer)
    offered = amount(t, proposer, payer)
    millions: i64
    for millions in range(1, t[MONEY + payer] + 1):
        if millions != offered:
            out.add(amount_move(millions))
    if offered != 0:
        out.add(NO_MONEY)


def counter_refusal(t: MillionsTable, proposer: i64, move: i64) -> i64:
    payer = counter_payer(t, proposer)
    is_other = VERB[move] == AMOUNT and FIRST[move] != amount(t, proposer, payer)
    return ALLOWED if is_other and FIRST[move] <= t[MONEY + payer] else MD_4_13


def counter(t: MillionsTable, proposer: i64, seat: i64, millions: i64) -> None:
    """The same deal with another amount; now the proposer answers."""
    set_amount(t, proposer, counter_payer(t, proposer), millions)
    set_stage(t, proposer, COUNTERED)
    set_agreed(t, proposer, BIT[seat])
    t.emit(events.COUNTERED, seat, millions, proposer)
