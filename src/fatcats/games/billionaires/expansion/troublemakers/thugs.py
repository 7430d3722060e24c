"""RR-12.25 to RR-12.28: Fascist Thugs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, each
from fatcats.engine.position import ABOUT, DRAFT, DRAFTING
from fatcats.engine.state import MoveList
from fatcats.engine.step import Step
from fatcats.engine.tally import ONE, held

from ...model import events
from ...model.cells import DISCARD, HAND, PLAYED
from ...model.clauses import RR_12_25
from ...model.data import ALL_CRISES, SeatSet
from ...model.moves import FINISH, ITEM, PAY
from ...model.offers import offer_kinds
from ...model.steps import REBEL_REMOVAL
from ...model.table import BillionairesTable
from ..data import MAX_COMMITTED, THUGS_PRICE

# ABOUT: four bits a seat for the points paid, then how many have been asked
PAYERS_ASKED: Final[i64] = 2**24


class ThugsPayment(Step[BillionairesTable]):
    """Clockwise from the Declared Revolutionary's left, each may put in up to two cards that are no Crises."""

    clause = RR_12_25

    def begin(self, t: BillionairesTable) -> None:
        while t.about() // PAYERS_ASKED < t.seats() - 1:
            t.set_frame(ABOUT, t.about() + PAYERS_ASKED)
            if t[HAND + payer(t)] != 0:
                t.ask(payer(t))
                return
        remove_for_pay(t)

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        if count(t.frame(DRAFT)) < MAX_COMMITTED:
            offer_kinds(t, PAY, t[HAND + seat] & ~t.frame(DRAFT) & ~ALL_CRISES, out)
        out.add(FINISH)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        draft = t.frame(DRAFT)
        if move != FINISH:
            t.set_frame(DRAFT, draft | t.card(ITEM[move], t[HAND + seat] & ~draft))
            t.set_frame(DRAFTING, BIT[seat])
            return
        t.set_frame(DRAFT, 0)
        t.set_frame(DRAFTING, 0)
        t.set_frame(ABOUT, t.about() + t.points(draft) * ONE[seat])
        t.emit(events.PAID_THUGS, seat, t.shown(draft), t.points(draft))
        t.move(draft, HAND + seat, PLAYED)
        t.again()


def payer(t: BillionairesTable) -> i64:
    return (t.actor() + t.about() // PAYERS_ASKED) % t.seats()


def remove_for_pay(t: BillionairesTable) -> None:
    """RR-12.26, RR-12.27: a Rebel for every three points; who put in the most chooses, a tie broken at random."""
    payments = t.about() % PAYERS_ASKED
    number = min(t.points(t[PLAYED]) // THUGS_PRICE, t.rebels())
    t.done()
    t.move_all(PLAYED, DISCARD)
    if number > 0:
        t.push(REBEL_REMOVAL, t.pick_member(highest_payers(t, payments)), number + 1)


def highest_payers(t: BillionairesTable, payments: i64) -> SeatSet:
    most: i64 = 0
    seats: SeatSet = 0
    for seat in each(t.owners()):
        if held(payments, seat) > most:
            most = held(payments, seat)
            seats = 0
        if held(payments, seat) == most:
            seats |= BIT[seat]
    return seats
