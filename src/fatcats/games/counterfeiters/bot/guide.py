"""Rules of thumb: an engine early, sales where they pay, off before the Godfather comes, lawyers last."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fatcats.engine.bits import count, each
from fatcats.engine.guide import Guide, squeezed
from fatcats.engine.position import STEP
from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList
from fatcats.engine.table import Table

from ..model.cells import CASH, N_PLAYERS, OCCUPIED, OWNED
from ..model.moves import AMOUNT, DECLINE, DEPOSIT, HAND, LIFT, NOTES, NUMBER, SPACE, USE, VERB
from ..model.parts import ACTION, BLACK_MARKET, DOLLARS, FULL_VALUE, PRIVATE_JET_FLIGHT, RATE, lowest_quality
from ..model.steps import DINERS, RECEIVER_NOTES, TURN
from ..model.table import CounterfeitersTable
from .means import Means
from .spaces import LAWYER, OFFERS, pocket_money, space_worth

WORST: Final = -100_000.0
MARGIN: Final = 300.0  # so many dollars ahead count for half of what there is to gain
ME: Final = Means()


class CounterfeitersGuide(Guide):
    def pick(self, t: Table, seat: i64, moves: MoveList, rng: Rng) -> i64:
        table = cast(CounterfeitersTable, t)
        me = ME
        me.look(table, seat)
        verb = VERB[moves.items[moves.n - 1]]
        if verb == HAND:
            return best_notes(table, moves, me)
        OFFERS.look(table, seat, me)
        if verb == USE:
            return best_space(table, seat, moves, me)
        if verb == LIFT:
            return best_lift(table, seat, moves, me)
        return best_transfer(moves, pocket_money(me))

    def is_quiet(self, t: Table) -> bool:
        return t.frame(STEP) == TURN

    def payoff(self, t: Table, seat: i64, seats: i64) -> float:
        """By the distance to the best of the others."""
        table = cast(CounterfeitersTable, t)
        rival = WORST
        other: i64
        for other in range(seats):
            if other != seat and table.plays(other):
                rival = max(rival, prospects(table, other))
        return squeezed((prospects(table, seat) - rival) / MARGIN)


def prospects(t: CounterfeitersTable, seat: i64) -> float:
    """The fortune, and what notes and cards will bring; half of the cash is in the Godfather's reach."""
    fortune = float(t.fortune(seat) * DOLLARS)
    if t.is_over():
        return fortune
    me = ME
    me.look(t, seat)
    printing = float(2 * me.printers) * me.prints() * float(RATE[me.quality] * DOLLARS - 8) * me.note_share()
    diners = 24.0 * float(me.diners) * (1.0 + me.rounds)
    lawyers = LAWYER * float(count(t[OWNED + seat] & (t.box.great_lawyer | t.box.bad_lawyer)))
    reach = 0.5 * float(t[CASH + seat] * DOLLARS) * (1.0 - me.kept(False))
    return fortune + me.stock + printing + diners + lawyers + 18.0 * me.actions - reach


def best_space(t: CounterfeitersTable, seat: i64, moves: MoveList, me: Means) -> i64:
    """Where a henchman gains most; nowhere, if that is allowed and nothing gains."""
    best = moves.items[0]
    most = 0.0
    if VERB[best] == USE:
        most = WORST
    i: i64
    for i in range(moves.n):
        move = moves.items[i]
        if VERB[move] == USE:
            worth = space_worth(t, seat, SPACE[move], me)
            if worth > most:
                most = worth
                best = move
    return best


def best_lift(t: CounterfeitersTable, seat: i64, moves: MoveList, me: Means) -> i64:
    """The lifted henchman goes where it gains most: to a free space, or to its own again."""
    elsewhere = 0.0
    for space in each(t.box.spaces[t[N_PLAYERS]] & ~t[OCCUPIED]):
        if is_possible(t, seat, space):
            elsewhere = max(elsewhere, space_worth(t, seat, space, me))
    best: i64 = DECLINE
    most = 0.0
    i: i64
    for i in range(moves.n):
        move = moves.items[i]
        if VERB[move] != LIFT:
            continue
        worth = elsewhere
        if is_possible(t, seat, SPACE[move]):
            worth = max(worth, space_worth(t, seat, SPACE[move], me))
        if worth > most:
            most = worth
            best = move
    return best


def is_possible(t: CounterfeitersTable, seat: i64, space: i64) -> bool:
    """Roughly: is there anything in it for us at all?"""
    if ACTION[space] == BLACK_MARKET:
        return t.card_on(space) >= 0 and t.box.cost(t[N_PLAYERS], space) <= t[CASH + seat]
    return ACTION[space] < PRIVATE_JET_FLIGHT


def best_notes(t: CounterfeitersTable, moves: MoveList, me: Means) -> i64:
    best = moves.items[0]
    most = WORST
    step = t.frame(STEP)
    kept = me.kept(False)
    i: i64
    for i in range(moves.n):
        move = moves.items[i]
        worth = -me.loss(NOTES[move])
        if step == RECEIVER_NOTES and NUMBER[move] > 0:
            worth += float(NUMBER[move] * RATE[lowest_quality(NOTES[move])] * DOLLARS) * kept
        elif step != DINERS:
            worth += float(NUMBER[move] * FULL_VALUE * DOLLARS) * kept
        if worth > most:
            most = worth
            best = move
    return best


def best_transfer(moves: MoveList, pocket: i64) -> i64:
    """All but the pocket money goes offshore; if there is nothing to deposit, as little as possible comes back."""
    most: i64 = 0
    i: i64
    for i in range(moves.n):
        if VERB[moves.items[i]] == DEPOSIT:
            most = max(most, AMOUNT[moves.items[i]])
    aim = max(most - pocket, 1)
    best = moves.items[0]
    for i in range(moves.n):
        move = moves.items[i]
        if VERB[move] == DEPOSIT:
            if VERB[best] != DEPOSIT or AMOUNT[best] < AMOUNT[move] <= aim:
                best = move
        elif VERB[best] != DEPOSIT and AMOUNT[move] > AMOUNT[best]:
            best = move  # withdrawals are negative amounts
    return best
