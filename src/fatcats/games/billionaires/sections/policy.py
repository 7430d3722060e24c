"""BG-13.14 to BG-13.23 and BG-13.28: Government Policy is set and takes effect (Tax Tyranny is in `tax`)."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.position import ABOUT
from fatcats.engine.state import MoveList
from fatcats.engine.step import Step

from ..model import events
from ..model.cells import (
    DECLARED,
    DISCARD,
    NO_POLICY_KEEPS,
    POLICY,
    REFORMIST_HAS_ROLE,
    REVEALED,
    ROLE_OF,
    ROLES_DRAWN,
    TROUBLEMAKER,
)
from ..model.clauses import BG_13_14, BG_13_21, BG_13_22, BG_13_23, BG_13_28
from ..model.data import (
    ARCHEOLOGICAL_DIG,
    BILLIONAIRE_AUDITED,
    NEW_ROLE,
    NO_POLICY,
    REPRESS_THE_REBELS,
    SPACES_TO_FILL,
    TAX_TYRANNY,
)
from ..model.moves import DECLINE, ITEM, KEEP_ROLE, REMOVE_REBELS, SET_POLICY, TAKE
from ..model.offers import offer_kinds, offer_things
from ..model.steps import DIG, DISCARD_DOWN, NEW_ROLE_PICK, POLICY_AUDIT, REPRESSION
from ..model.table import BillionairesTable
from .crisis import crises_with_rebels, remove_rebels
from .roles import draw_roles, keep_role, put_role_back, role_of
from .special import FreeAudit
from .tax import tax_the_richest
from .windows import take_another

# --- P7, P8: the Policy is set (BG-13.14 to BG-13.17) -----------------------------------------------------------------


class PolicyChoice(Step[BillionairesTable]):
    """P7: one of the ten, also the one in effect, or none; P8: a one-shot Policy is carried out now."""

    clause = BG_13_14

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        policy: i64
        for policy in range(NO_POLICY + 1):
            out.add(SET_POLICY + policy)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        policy = ITEM[move]
        t.done()
        t.emit(events.SET_POLICY, seat, policy, 0)
        if policy != NO_POLICY or not t[NO_POLICY_KEEPS]:
            t[POLICY] = policy  # BG-13.16
        if seat == t[TROUBLEMAKER] and is_idle_for_troublemaker(t, policy):
            return
        if policy == ARCHEOLOGICAL_DIG:
            t.push(DISCARD_DOWN, seat, 0)
            t.push(DIG, seat, 2)
        elif policy == BILLIONAIRE_AUDITED:
            t.push(POLICY_AUDIT, seat, 0)
        elif policy == NEW_ROLE:
            t.push(NEW_ROLE_PICK, seat, 0)
            t.push(DISCARD_DOWN, seat, 0)  # BG-12.08
            give_up_role(t, seat)
        elif policy == REPRESS_THE_REBELS:
            t.push(REPRESSION, seat, 0)
        elif policy == TAX_TYRANNY:
            tax_the_richest(t)


def is_idle_for_troublemaker(t: BillionairesTable, policy: i64) -> bool:
    """RR-7.29: New Role needs a Role; RR-12.46: a Declared Revolutionary has no hand to dig for either."""
    if policy == NEW_ROLE:
        return t[DECLARED] != 0 or t[REFORMIST_HAS_ROLE] == 0
    return policy == ARCHEOLOGICAL_DIG and t[DECLARED] != 0


# --- BG-13.28, BG-13.21 -----------------------------------------------------------------------------------------------


class Dig(Step[BillionairesTable]):
    """Archeological Dig: up to two cards of any kind from the Discard pile. ABOUT: how many more."""

    clause = BG_13_28

    def begin(self, t: BillionairesTable) -> None:
        if t.about() > 0 and t[DISCARD] != 0:
            t.ask(t.actor())
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_kinds(t, TAKE, t[DISCARD], out)
        out.add(DECLINE)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        if move == DECLINE:
            t.done()
        else:
            take_another(t, seat, ITEM[move])


class PolicyAudit(FreeAudit):
    """Billionaire Audited: the setter may name one Asset of any Billionaire; it is returned."""

    clause = BG_13_21


# --- BG-13.22: New Role -----------------------------------------------------------------------------------------------


class NewRolePick(Step[BillionairesTable]):
    """The setter, who has put the own Role back, draws as many as empty spaces, at least one, and must keep one."""

    clause = BG_13_22

    def begin(self, t: BillionairesTable) -> None:
        setter = t.actor()
        draw_roles(t, setter, max(SPACES_TO_FILL - t.filled(setter), 1))
        t.ask(setter)

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(KEEP_ROLE, t[ROLES_DRAWN], out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        keep_role(t, seat, ITEM[move])


def give_up_role(t: BillionairesTable, seat: i64) -> None:
    """Into the Role deck; all see it only if it was Revealed."""
    if t[ROLE_OF + seat] == 0:
        return
    if t[REVEALED] & BIT[seat]:
        t.emit(events.ROLE_WENT_BACK, seat, role_of(t, seat), 0)
    else:
        t.emit(events.PUT_ROLE_BACK, seat, role_of(t, seat), 0)
    put_role_back(t, seat)


# --- BG-13.23: Repress the Rebels -------------------------------------------------------------------------------------


class Repression(Step[BillionairesTable]):
    """Odd removes two Rebels, even one, from one Crisis of the setter's choice."""

    clause = BG_13_23

    def begin(self, t: BillionairesTable) -> None:
        if t.rebels() == 0:
            t.done()
            return
        roll = t.roll_die()
        t.emit(events.ROLLED, t.actor(), roll, 0)
        t.set_frame(ABOUT, 1 + roll % 2)
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(REMOVE_REBELS, crises_with_rebels(t), out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        remove_rebels(t, ITEM[move], t.about())
        t.done()
