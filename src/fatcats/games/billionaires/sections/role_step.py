"""BG-8.15 to BG-8.20: E5, Roles at the end of a Round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, each
from fatcats.engine.position import ABOUT
from fatcats.engine.state import MoveList
from fatcats.engine.step import AutomaticStep, Step

from ..model import events
from ..model.cells import LEVEL, REFORMIST_HAS_ROLE, REVEALED, ROLE_DECK, ROLE_HELD, ROLE_OF, ROLES_DRAWN
from ..model.clauses import BG_8_16, BG_8_17
from ..model.data import NOBODY, SPACES_TO_FILL
from ..model.moves import DECLINE, DRAW_ROLES, HOLD_ROLE, ITEM, KEEP_NONE, KEEP_ROLE, PUT_BACK
from ..model.offers import offer_things
from ..model.steps import DISCARD_DOWN, ROLE_CHOICE, ROLE_DRAW, ROLE_PICK, ROLE_RETURN
from ..model.table import BillionairesTable
from .roles import draw_roles, has_unrevealed, keep_role, put_role_back, return_drawn, role_of
from .victory import is_won_late

LINE: Final = 16  # a line of seats in one number: the first seat plus one, then the rest of the line


class RoleStep(AutomaticStep[BillionairesTable]):
    """Part one: all Revealed Roles return to the Role deck. ABOUT: the Level that was reached just now, if any."""

    def happen(self, t: BillionairesTable, closer: i64, new_level: i64) -> None:
        if is_won_late(t) or t[LEVEL] < 3:
            return
        if new_level == 3:
            t.push(ROLE_CHOICE, closer, 0)  # BG-2.16
            return
        line = poorest_to_richest(t)
        t.push(ROLE_DRAW, closer, line)
        t.push(ROLE_RETURN, closer, line)
        for seat in each(t[REVEALED]):
            t.push(DISCARD_DOWN, seat, 0)  # a Banker's limit drops
            t.emit(events.ROLE_WENT_BACK, seat, role_of(t, seat), 0)
            put_role_back(t, seat)


def poorest_to_richest(t: BillionairesTable) -> i64:
    """BG-8.19: the order is fixed now, ties at random; a Reformist with a Role comes first (RR-13.06, RR-R28)."""
    left = t.owners()
    line: i64 = 0
    while left != 0:
        richest = t.extreme(left, 1)
        left &= ~BIT[richest]
        line = line * LINE + richest + 1
    if t[REFORMIST_HAS_ROLE] and t.reformist() != NOBODY:
        line = line * LINE + t.reformist() + 1
    return line


class RoleReturn(Step[BillionairesTable]):
    """Part two: each player with an unrevealed Role may put it back. ABOUT: the line of those still to be asked."""

    clause = BG_8_16

    def begin(self, t: BillionairesTable) -> None:
        line = t.about()
        while line != 0 and not has_unrevealed(t, line % LINE - 1):
            line //= LINE
        t.set_frame(ABOUT, line)
        if line != 0:
            t.ask(line % LINE - 1)
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(HOLD_ROLE)
        out.add(PUT_BACK)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.set_frame(ABOUT, t.about() // LINE)
        t.again()
        if move == HOLD_ROLE:
            t[ROLE_HELD] |= BIT[seat]
        if move == PUT_BACK:
            t.emit(events.PUT_ROLE_BACK, seat, role_of(t, seat), 0)
            put_role_back(t, seat)


class RoleDraw(Step[BillionairesTable]):
    """Part three: each player without a Role may draw as many as the own empty number. ABOUT: as above."""

    clause = BG_8_17

    def begin(self, t: BillionairesTable) -> None:
        line = t.about()
        while line != 0 and t[ROLE_OF + line % LINE - 1] != 0:
            line //= LINE
        t.set_frame(ABOUT, line)
        if line != 0 and t[ROLE_DECK] != 0:
            t.ask(line % LINE - 1)
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(DRAW_ROLES)
        out.add(DECLINE)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.set_frame(ABOUT, t.about() // LINE)
        t.again()
        if move == DRAW_ROLES:
            draw_roles(t, seat, SPACES_TO_FILL - t.filled(seat))
            t.push(ROLE_PICK, seat, 0)


class RolePick(Step[BillionairesTable]):
    """One of the drawn Roles or none; the rest is shuffled back."""

    clause = BG_8_17

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(KEEP_ROLE, t[ROLES_DRAWN], out)
        out.add(KEEP_NONE)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        if move == KEEP_NONE:
            return_drawn(t)
            t.emit(events.KEPT_NO_ROLE, seat, 0, 0)
        else:
            keep_role(t, seat, ITEM[move])
