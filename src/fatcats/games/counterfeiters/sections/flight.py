"""CF-9: flying money to the Caribbean, or back."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, SettledStep

from ..model import events
from ..model.cells import CASH, N_PLAYERS, OFFSHORE
from ..model.clauses import CF_9_01
from ..model.moves import AMOUNT, DEPOSIT, VERB, WITHDRAW
from ..model.parts import DOLLARS, MAX_FLIGHT
from ..model.steps import FLIGHT
from ..model.table import CounterfeitersTable
from .money import move_offshore, pay
from .police import finish_action


def board_plane(t: CounterfeitersTable, seat: i64, space: i64) -> None:
    """CF-9.03, CF-9.04: the fare comes first, from cash."""
    fare = t.box.cost(t[N_PLAYERS], space)
    if fare > 0:
        pay(t, seat, fare)
        t.emit(events.PAID_FARE, seat, fare * DOLLARS, 0)
    t.ask_details(FLIGHT, seat, space)


class Flight(SettledStep[CounterfeitersTable]):
    """CF-9.01: any amount in one direction; it stays between screen and envelope (CF-13.03)."""

    clause = CF_9_01

    def fill_legal(self, t: CounterfeitersTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        move: i64 = DEPOSIT + 1
        if t.box.empty_actions:
            move = DEPOSIT
        last = DEPOSIT + min(t[CASH + seat], MAX_FLIGHT)
        while move <= last:
            out.add(move)
            move += 1
        move = WITHDRAW
        last = WITHDRAW + min(t[OFFSHORE + seat], MAX_FLIGHT)
        while move < last:
            out.add(move)
            move += 1

    def refusal(self, t: CounterfeitersTable, seat: i64, move: i64) -> i64:
        if VERB[move] != DEPOSIT and VERB[move] != WITHDRAW:
            return CF_9_01
        if move == DEPOSIT and not t.box.empty_actions:
            return CF_9_01
        return ALLOWED if -t[OFFSHORE + seat] <= AMOUNT[move] <= t[CASH + seat] else CF_9_01

    def answer(self, t: CounterfeitersTable, seat: i64, move: i64) -> None:
        space = t.about()
        t.done()
        move_offshore(t, seat, AMOUNT[move])
        if t.events is not None:
            emit_transfer(t, seat, AMOUNT[move])
        finish_action(t, seat, space)


def emit_transfer(t: CounterfeitersTable, seat: i64, amount: i64) -> None:
    event: i64 = events.MOVED_MONEY
    if t.box.open_money:
        event = events.MOVED_MONEY_OPENLY
    if amount < 0:
        t.emit(event, seat, 1, -amount * DOLLARS)
    else:
        t.emit(event, seat, 0, amount * DOLLARS)
