"""BG-12.01 to BG-12.08: having and Revealing a Role; BG-2.08: the choice at the start."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, lowest, nth
from fatcats.engine.errors import BadChance
from fatcats.engine.position import ABOUT
from fatcats.engine.state import MoveList
from fatcats.engine.step import Step

from ..knowledge.role_knowledge import all_see_role, see_roles, start_anew
from ..model import events
from ..model.cells import REFORMIST_HAS_ROLE, REVEALED, ROLE_DECK, ROLE_HELD, ROLE_OF, ROLES_DRAWN
from ..model.clauses import BG_2_08
from ..model.data import N_ROLES, NO_ROLE, ROLES_TO_CHOOSE_FROM
from ..model.moves import ITEM, KEEP_ROLE
from ..model.offers import offer_things
from ..model.table import BillionairesTable
from .setup import pass_over_troublemaker, seat_in_line


def role_of(t: BillionairesTable, seat: i64) -> i64:
    """The seat's Role, Revealed or not, or NO_ROLE."""
    if t[ROLE_OF + seat] == 0:
        return NO_ROLE
    return lowest(t[ROLE_OF + seat])


def has_unrevealed(t: BillionairesTable, seat: i64) -> bool:
    """A public fact (BG-0.17)."""
    return t[ROLE_OF + seat] != 0 and t[REVEALED] & BIT[seat] == 0


def can_reveal(t: BillionairesTable, seat: i64, role: i64) -> bool:
    """Does the seat hold this Role unrevealed?"""
    return t[ROLE_OF + seat] == BIT[role] and t[REVEALED] & BIT[seat] == 0


def is_revealed(t: BillionairesTable, role: i64) -> bool:
    """Does the Role lie Revealed before a player (BG-12.38)?"""
    seat: i64
    for seat in range(t.seats()):
        if t[ROLE_OF + seat] == BIT[role] and t[REVEALED] & BIT[seat]:
            return True
    return False


def reveal(t: BillionairesTable, seat: i64) -> None:
    """BG-12.04: from now on it lies before its player until the next E5."""
    t[REVEALED] |= BIT[seat]
    all_see_role(t, role_of(t, seat), seat)
    t.emit(events.REVEALED_ROLE, seat, role_of(t, seat), 0)


# --- the Role deck ----------------------------------------------------------------------------------------------------


def draw_roles(t: BillionairesTable, seat: i64, number: i64) -> None:
    """Random Roles from the Role deck, looked at in secret; all, if fewer are left."""
    while number > 0 and t[ROLE_DECK] != 0:
        t.move(BIT[random_role(t)], ROLE_DECK, ROLES_DRAWN)
        number -= 1
    see_roles(t, seat, t[ROLES_DRAWN])
    t.emit(events.LOOKED_AT_ROLES, seat, t.size(ROLES_DRAWN), t[ROLES_DRAWN])


def random_role(t: BillionairesTable) -> i64:
    """Chance names the Role."""
    deck = t[ROLE_DECK]
    if t.chance_is_scripted():
        role = t.next_scripted()
        if role < 0 or role >= N_ROLES or deck & BIT[role] == 0:
            raise BadChance("chance draws a Role that is not in the Role deck")
    else:
        role = nth(deck, t.below(count(deck)))
    t.record(role)
    return role


def keep_role(t: BillionairesTable, seat: i64, role: i64) -> None:
    """One of the drawn Roles, unrevealed; the others go back and are shuffled."""
    t.move(BIT[role], ROLES_DRAWN, ROLE_OF + seat)
    return_drawn(t)
    start_anew(t, seat)
    see_roles(t, seat, BIT[role])
    t.emit(events.KEPT_ROLE, seat, role, 0)


def return_drawn(t: BillionairesTable) -> None:
    t.move_all(ROLES_DRAWN, ROLE_DECK)


def put_role_back(t: BillionairesTable, seat: i64) -> None:
    """Into the Role deck, Revealed or not. Who saw it there is the caller's business."""
    t.move_all(ROLE_OF + seat, ROLE_DECK)
    t[REVEALED] &= ~BIT[seat]
    t[ROLE_HELD] &= ~BIT[seat]


# --- BG-2.08, BG-2.09: the choice at the start ------------------------------------------------------------------------


class RoleChoice(Step[BillionairesTable]):
    """Clockwise, each draws two Roles in secret, keeps one and returns the other."""

    clause = BG_2_08

    def begin(self, t: BillionairesTable) -> None:
        if not t[REFORMIST_HAS_ROLE]:
            pass_over_troublemaker(t)
        if t.about() == t.seats():
            t.done()
            return
        draw_roles(t, seat_in_line(t), ROLES_TO_CHOOSE_FROM)
        t.ask(seat_in_line(t))

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(KEEP_ROLE, t[ROLES_DRAWN], out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        keep_role(t, seat, ITEM[move])
        t.set_frame(ABOUT, t.about() + 1)
        t.again()
