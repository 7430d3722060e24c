"""BG-10: the Panic!, and BG-12.18, BG-12.19: the Power Broker who dictates its sacrifice."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, lowest
from fatcats.engine.position import ABOUT, DRAFT, DRAFTING
from fatcats.engine.state import MoveList
from fatcats.engine.step import AutomaticStep, Step

from ..model import events
from ..model.cells import ASSETS_OF, LEVEL, PANIC, PANIC_CARD, PANIC_LEADER, PANIC_OVER, PANIC_PENDING
from ..model.clauses import BG_10_18, BG_12_18
from ..model.data import (
    ASSETS_OF_MARKET,
    MAX_SEATS,
    N_PANIC_CARDS,
    PANIC_TYPES,
    POWER_BROKER,
    TYPES_ON_CARD,
    AssetSet,
    SeatSet,
)
from ..model.moves import ITEM, REMOVE_REBELS, SACRIFICE
from ..model.offers import offer_things
from ..model.plan import sacrifice
from ..model.steps import BROKER_WINDOW, DICTATE, NEGOTIATION, REBEL_REMOVAL
from ..model.table import BillionairesTable
from .crisis import crises_with_rebels, remove_rebels
from .roles import reveal
from .victory import is_won_late
from .windows import RoleWindow


class PanicCheck(AutomaticStep[BillionairesTable]):
    """T7 (BG-3.08), and after the Puppet step and in E4: a Panic! that is pending is resolved now (BG-10.02)."""

    def happen(self, t: BillionairesTable, actor: i64, _: i64) -> None:
        if is_won_late(t) or t[PANIC] != PANIC_PENDING:
            return
        leader = t[PANIC_LEADER]
        t[PANIC] = PANIC_OVER  # BG-10.19
        t[PANIC_CARD] = t.pick(N_PANIC_CARDS)
        t.emit(events.TURNED_PANIC_CARD, leader, t[PANIC_CARD], 0)
        t.push(NEGOTIATION, leader, 0)
        if t[LEVEL] >= 3:
            t.push(BROKER_WINDOW, leader, 0)


def assets_of_type(t: BillionairesTable, number: i64) -> AssetSet:
    """All Assets of the first, second or third type on the Panic! card."""
    return ASSETS_OF_MARKET[PANIC_TYPES[t[PANIC_CARD] * TYPES_ON_CARD + number]]


# --- BG-10.06: the Power Broker ---------------------------------------------------------------------------------------


class BrokerWindow(RoleWindow):
    """Left out if there is no legal triple (BG-12.38)."""

    role = POWER_BROKER

    def is_possible(self, t: BillionairesTable) -> bool:
        return can_dictate(t, 0, 0)

    def all_answered(self, t: BillionairesTable, yes: SeatSet) -> None:
        leader = t.actor()
        t.done()
        if yes:
            t.done()  # no negotiation
            reveal(t, lowest(yes))
            t.push(REBEL_REMOVAL, leader, 0)
            t.push(DICTATE, lowest(yes), 0)


def can_dictate(t: BillionairesTable, number: i64, used: SeatSet) -> bool:
    """Are there Assets of the types from this one on, held by different Billionaires that are not used yet?"""
    if number == TYPES_ON_CARD:
        return True
    billionaire: i64
    for billionaire in range(MAX_SEATS):
        has_type = t[ASSETS_OF + billionaire] & assets_of_type(t, number) != 0
        if has_type and used & BIT[billionaire] == 0 and can_dictate(t, number + 1, used | BIT[billionaire]):
            return True
    return False


class Dictate(Step[BillionairesTable]):
    """BG-12.18: three Assets, one of each type, of three different Billionaires. DRAFT: those named so far."""

    clause = BG_12_18

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        used = owners(t, t.frame(DRAFT))
        named = count(t.frame(DRAFT))
        allowed: AssetSet = 0
        billionaire: i64
        for billionaire in range(MAX_SEATS):
            if used & BIT[billionaire] == 0 and can_dictate(t, named + 1, used | BIT[billionaire]):
                allowed |= t[ASSETS_OF + billionaire]
        offer_things(SACRIFICE, allowed & assets_of_type(t, named), out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        assets = t.frame(DRAFT) | BIT[ITEM[move]]
        t.set_frame(DRAFT, assets)
        t.set_frame(DRAFTING, BIT[seat])
        if count(assets) == TYPES_ON_CARD:
            t.done()
            t.emit(events.SUBMITTED_PLAN, seat, assets, 0)
            sacrifice(t, assets)


def owners(t: BillionairesTable, assets: AssetSet) -> SeatSet:
    seats: SeatSet = 0
    billionaire: i64
    for billionaire in range(MAX_SEATS):
        if t[ASSETS_OF + billionaire] & assets:
            seats |= BIT[billionaire]
    return seats


# --- BG-10.18: Rebels are removed -------------------------------------------------------------------------------------


class RebelRemoval(Step[BillionairesTable]):
    """The leader rolls the die and removes so many Rebels, one after the other. ABOUT: how many more, plus one."""

    clause = BG_10_18

    def begin(self, t: BillionairesTable) -> None:
        if t.about() == 0:
            roll = t.roll_die()
            t.emit(events.ROLLED, t.actor(), roll, 0)
            t.set_frame(ABOUT, min(roll, t.rebels()) + 1)
        if t.about() > 1:
            t.ask(t.actor())
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(REMOVE_REBELS, crises_with_rebels(t), out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        remove_rebels(t, ITEM[move], 1)
        t.set_frame(ABOUT, t.about() - 1)
        t.again()
