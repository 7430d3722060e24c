"""CF-12.13 to CF-12.15: lottery tickets, totals, the winner; and the rematch of a tie (CF-R25)."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, lowest
from fatcats.engine.step import AutomaticStep

from ..model import events
from ..model.cells import CASH, OFFSHORE, OWNED, PLAYERS, REMATCH
from ..model.parts import DOLLARS, SeatSet
from ..model.steps import SETUP
from ..model.table import CounterfeitersTable
from .money import receive


class FinalPayout(AutomaticStep[CounterfeitersTable]):
    def happen(self, t: CounterfeitersTable, _: i64, about: i64) -> None:
        seat: i64
        for seat in range(t.seats()):
            if t.plays(seat):
                pay_tickets(t, seat)
        for seat in range(t.seats()):
            if t.plays(seat):
                t.emit(events.ENDED, seat, t[CASH + seat] * DOLLARS, t[OFFSHORE + seat] * DOLLARS)
        tied = best_players(t)
        if t.box.rematch and not t[REMATCH] and tied & (tied - 1):
            begin_rematch(t, tied)


def pay_tickets(t: CounterfeitersTable, seat: i64) -> None:
    """CF-12.13."""
    tickets = t[OWNED + seat] & t.box.tickets
    while tickets:
        value = t.box.value[lowest(tickets)]
        tickets &= tickets - 1
        receive(t, seat, value)
        t.emit(events.TICKET_PAID, seat, value * DOLLARS, 0)


def best_players(t: CounterfeitersTable) -> SeatSet:
    """CF-12.15: those with the highest result."""
    best: SeatSet = 0
    seat: i64
    for seat in range(t.seats()):
        if place(t, seat) == 1:
            best |= BIT[seat]
    return best


def begin_rematch(t: CounterfeitersTable, tied: SeatSet) -> None:
    """CF-R39: once, among the tied players; the others keep their places behind them."""
    t[REMATCH] = 1
    t[PLAYERS] = tied
    t.emit(events.REMATCH_BEGAN, lowest(tied), 0, 0)
    t.push(SETUP, 0, 0)


def place(t: CounterfeitersTable, seat: i64) -> i64:
    """CF-12.15: 1 for the winner; equals share a place. Who sits out a rematch is behind those who play it."""
    number: i64 = 1
    other: i64
    for other in range(t.seats()):
        if t.plays(other) == t.plays(seat):
            if t.fortune(other) > t.fortune(seat):
                number += 1
        elif t.plays(other):
            number += 1
    return number
