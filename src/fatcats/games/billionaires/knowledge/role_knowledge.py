"""BG-12.01, BG-12.02: who may know which Role whom: what was seen rules Roles out as long as the same card is held.

`RULED_OUT + viewer` has bit MAX_ROLES * holder + Role if the viewer knows that the holder's unrevealed Role is not this
one. Whoever sees a Role somewhere knows that nobody else holds it; whoever gets a new card starts anew.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT, each

from ..model.cells import REVEALED, ROLE_OF, RULED_OUT
from ..model.data import MAX_ROLES, MAX_SEATS, RoleSet, SeatSet
from ..model.table import BillionairesTable

ALL_ROLES: Final[i64] = 2**MAX_ROLES - 1
FIRST_BIT: Final = vec[i64]([2 ** (MAX_ROLES * holder) for holder in range(MAX_SEATS)])


def ruled_out(t: BillionairesTable, viewer: i64, holder: i64) -> RoleSet:
    """The Roles that the holder cannot have, as far as the viewer knows; viewer MAX_SEATS is everybody."""
    return (t[RULED_OUT + viewer] >> (MAX_ROLES * holder)) & ALL_ROLES


def rule_out(t: BillionairesTable, viewer: i64, holder: i64, roles: RoleSet) -> None:
    t[RULED_OUT + viewer] |= roles * FIRST_BIT[holder]


def every_role_of(holder: i64) -> i64:
    """The bits of all Roles of this holder."""
    return ALL_ROLES * FIRST_BIT[holder]


def see_roles(t: BillionairesTable, viewer: i64, roles: RoleSet) -> None:
    """The viewer sees these Roles in the Role deck or in the own hand: no other player holds one of them."""
    for holder in each(t.unrevealed()):
        if holder != viewer:
            rule_out(t, viewer, holder, roles)


def all_see_role(t: BillionairesTable, role: i64, owner: i64) -> None:
    """A Role is shown before its owner: nobody else holds it."""
    for holder in each(t.unrevealed()):
        if holder != owner:
            for_all(t, holder, BIT[role])


def for_all(t: BillionairesTable, holder: i64, roles: RoleSet) -> None:
    rule_out(t, MAX_SEATS, holder, roles)
    viewer: i64
    for viewer in range(t.seats()):
        rule_out(t, viewer, holder, roles)


def start_anew(t: BillionairesTable, holder: i64) -> None:
    """The holder has another Role card: all that is known is that it is none that the viewer has or everybody sees."""
    shown = revealed_roles(t)
    viewer: i64
    for viewer in range(MAX_SEATS + 1):
        t[RULED_OUT + viewer] &= ~every_role_of(holder)
        rule_out(t, viewer, holder, shown)
    for viewer in range(t.seats()):
        if viewer != holder:
            rule_out(t, viewer, holder, t[ROLE_OF + viewer] | certain_elsewhere(t, viewer, holder))


def revealed_roles(t: BillionairesTable) -> RoleSet:
    roles: RoleSet = 0
    for seat in each(t[REVEALED]):
        roles |= t[ROLE_OF + seat]
    return roles


def certain_elsewhere(t: BillionairesTable, viewer: i64, holder: i64) -> RoleSet:
    """The Roles that the viewer knows to be in somebody else's hand, unrevealed."""
    roles: RoleSet = 0
    for other in each(t.unrevealed()):
        if other != holder and other != viewer and is_known(t, viewer, other):
            roles |= t[ROLE_OF + other]
    return roles


def is_known(t: BillionairesTable, viewer: i64, holder: i64) -> bool:
    """Does the viewer know which unrevealed Role the holder has?"""
    return viewer == holder or ruled_out(t, viewer, holder) | t[ROLE_OF + holder] == ALL_ROLES


def let_know(t: BillionairesTable, viewers: SeatSet, holder: i64) -> None:
    """These viewers know which unrevealed Role the holder has, and so that nobody else has it."""
    for viewer in each(viewers & ~BIT[holder]):
        rule_out(t, viewer, holder, ALL_ROLES & ~t[ROLE_OF + holder])
        for other in each(t.unrevealed() & ~BIT[holder] & ~BIT[viewer]):
            rule_out(t, viewer, other, t[ROLE_OF + holder])


def let_all_know(t: BillionairesTable, holder: i64) -> None:
    """Everybody knows which unrevealed Role the holder has."""
    for_all(t, holder, ALL_ROLES & ~t[ROLE_OF + holder])
    for other in each(t.unrevealed() & ~BIT[holder]):
        for_all(t, other, t[ROLE_OF + holder])
