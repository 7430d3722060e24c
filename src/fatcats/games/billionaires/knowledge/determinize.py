"""What a seat cannot know is replaced by a random assignment consistent with what it does know.

Known are, beside everything public: the own cards, cards in hands that everybody saw arrive (SEEN), what the seat put
face-down or gave away in its envelope (KNOWS), and the Roles that it has seen where others cannot have them
(RULED_OUT).
"""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, each, lowest, nth
from fatcats.engine.position import ASKED, DRAFT, DRAFTING, PENDING, SO_FAR, STEP
from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList

from ..expansion.data import ICONS_TO_WIN
from ..expansion.troublemakers.troublemaker import icons_collected
from ..model.cells import (
    ALIGNMENT,
    ALIGNMENT_SHOWN,
    CAPTOR,
    HELD_TURN,
    HOSTAGE_SCOPE,
    REVOLUTIONARY,
    ROLE_DECK,
    ROLE_OF,
    ROLES_DRAWN,
    RULED_OUT,
    RULED_OUT_FOR_ALL,
    TROUBLEMAKER,
    TURN_AND_ROLE,
)
from ..model.data import MAX_SEATS, NOBODY, RoleSet, SeatSet
from ..model.table import BillionairesTable
from .redeal import all_others, random_cards, redeal_cards
from .role_knowledge import ruled_out


def determinize(t: BillionairesTable, viewer: i64, rng: Rng) -> None:
    """A viewer who is no seat knows what everybody knows."""
    redeal_cards(t, viewer, rng)
    redeal_roles(t, viewer, rng)
    hide_alignment(t, viewer, rng)
    hide_choices(t, viewer, rng)


# --- Roles ------------------------------------------------------------------------------------------------------------


def redeal_roles(t: BillionairesTable, viewer: i64, rng: Rng) -> None:
    """Unrevealed Roles of others, and those that another player is choosing from, are unknown."""
    holders = t.unrevealed() & all_others(t, viewer)
    if t[CAPTOR] == viewer and t[HOSTAGE_SCOPE] == TURN_AND_ROLE:
        holders &= ~BIT[t[HELD_TURN] - 1]
    pool = t[ROLE_DECK]
    for holder in each(holders):
        pool |= t[ROLE_OF + holder]
    drawn: i64 = 0
    if viewer >= t.seats() or t.asked() & BIT[viewer] == 0:
        drawn = t.size(ROLES_DRAWN)
        pool |= t[ROLES_DRAWN]
        t[ROLES_DRAWN] = 0
    pool = assign_roles(t, viewer, holders, pool, rng)
    t[ROLES_DRAWN] |= random_cards(pool, drawn, rng)
    t[ROLE_DECK] = pool & ~t[ROLES_DRAWN]
    forget_what_others_saw(t, viewer)


def assign_roles(t: BillionairesTable, viewer: i64, holders: SeatSet, pool: RoleSet, rng: Rng) -> RoleSet:
    """A Role that is not ruled out for each holder, as chance will have it; returns the others."""
    if not try_roles(t, min(viewer, MAX_SEATS), holders, pool, rng):
        return pool
    for holder in each(holders):
        pool &= ~t[ROLE_OF + holder]
    return pool


def try_roles(t: BillionairesTable, viewer: i64, holders: SeatSet, pool: RoleSet, rng: Rng) -> bool:
    """Try one holder's possible Roles in random order until the others can be served too."""
    if holders == 0:
        return True
    holder = lowest(holders)
    possible = pool & ~ruled_out(t, viewer, holder)
    while possible != 0:
        role = BIT[nth(possible, rng.below(count(possible)))]
        possible &= ~role
        if try_roles(t, viewer, holders & ~BIT[holder], pool & ~role, rng):
            t[ROLE_OF + holder] = role
            return True
    return False


def forget_what_others_saw(t: BillionairesTable, viewer: i64) -> None:
    """In this world others know of Roles what everybody knows."""
    for other in each(all_others(t, viewer)):
        t[RULED_OUT + other] = t[RULED_OUT_FOR_ALL]


# --- the Troublemaker's Alignment -------------------------------------------------------------------------------------


def hide_alignment(t: BillionairesTable, viewer: i64, rng: Rng) -> None:
    """RR-6.05: each is as likely; RR-13.14: who has seven icons and has not won is no Reformist."""
    if t[TROUBLEMAKER] == NOBODY or t[TROUBLEMAKER] == viewer or t[ALIGNMENT_SHOWN]:
        return
    t[ALIGNMENT] = rng.below(2)
    if icons_collected(t) >= ICONS_TO_WIN:
        t[ALIGNMENT] = REVOLUTIONARY


# --- choices under way ------------------------------------------------------------------------------------------------


def hide_choices(t: BillionairesTable, viewer: i64, rng: Rng) -> None:
    """Secret answers that others have given are replaced; a draft of another player starts anew."""
    if t.is_over():
        return
    own: SeatSet = 0
    if viewer < t.seats():
        own = BIT[viewer]
    asked = t.frame(ASKED)
    if asked & (asked - 1) != 0:
        answer_anew(t, asked & ~t.frame(PENDING) & ~own, own, rng)
    elif asked & own == 0:
        t.set_frame(SO_FAR, 0)
        t.set_frame(DRAFT, 0)
        t.set_frame(DRAFTING, 0)


def answer_anew(t: BillionairesTable, others: SeatSet, own: SeatSet, rng: Rng) -> None:
    """Each of the others gives a random answer that is allowed in this world; somebody is still to answer."""
    t.set_frame(SO_FAR, t.frame(SO_FAR) & own)
    if t.frame(SO_FAR) == 0:
        t.set_frame(DRAFT, 0)
    answers = MoveList()
    for other in each(others):
        t.set_frame(PENDING, t.frame(PENDING) | BIT[other])
        t.fill_legal(other, answers)
        t.steps[t.frame(STEP)].answer(t, other, answers.items[rng.below(answers.n)])
