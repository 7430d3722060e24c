"""RR-12: Revolution cards: which does what, and the short ones."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.state import MoveList
from fatcats.engine.step import Step
from fatcats.engine.tally import ONE

from ...model import events
from ...model.cells import HAND, POLICY, RIOTER, STRIKE, TROUBLEMAKER, TURNS_TO_MISS
from ...model.clauses import RR_12_01, RR_12_32, RR_12_33, RR_12_35, RR_12_52
from ...model.data import N_SUITS, NOBODY
from ...model.moves import DECLINE, ITEM, PICK, REMOVE_REBELS, RETURN, SET_POLICY
from ...model.offers import offer_things
from ...model.steps import (
    ALLIANCE,
    DONATION,
    HOLD_UP_CHOICE,
    INFILTRATION,
    INSIDER_WINDOW,
    OWNERS_REMOVAL,
    PROPAGANDA_CHOICE,
    REBEL_REMOVAL,
    REBEL_SACRIFICE,
    THUGS_PAYMENT,
)
from ...model.table import BillionairesTable
from ...sections.assets import return_asset
from ...sections.crisis import crises_with_rebels, remove_rebels
from ..data import (
    BOYCOTT,
    COMRADE,
    FASCIST_THUGS,
    GENERAL_STRIKE,
    HOSTAGES_CARD,
    INFIGHTING,
    INFILTRATOR,
    INVOLUNTARY_DONATION,
    MEDIA_SLANDER,
    MERCENARY_ARMY,
    ORGANIZE,
    PACIFICATION,
    PROPAGANDA,
    RIOTS,
    SABOTAGE,
    TABLOID_EMPIRE,
    UNCOMFORTABLE_ALLIANCE,
)
from .boycott import start_boycott, start_comrade
from .hostages import start_hostages
from .organize import lay_organize
from .sabotage import start_sabotage


def carry_out_card(t: BillionairesTable, player: i64, kind: i64) -> None:
    """RR-12.04: what cannot be carried out is ignored. Bide Your Time does nothing (RR-12.05)."""
    if kind == ORGANIZE:
        lay_organize(t, player)
    elif kind == BOYCOTT:
        start_boycott(t, player)
    elif kind == COMRADE:
        start_comrade(t, player)
    elif kind == GENERAL_STRIKE:
        t[STRIKE] = 2  # RR-12.29: this turn's end, then the next turn's
        t.emit(events.STRIKE_BEGAN, t[TROUBLEMAKER], 0, 0)
    elif kind == INFILTRATOR:
        infiltrate(t)
    elif kind == RIOTS:
        riot(t, player)
    elif kind == SABOTAGE:
        start_sabotage(t, player)
    elif kind == UNCOMFORTABLE_ALLIANCE:
        t.push(ALLIANCE, player, 0)
    elif t.rebels() > 0:
        carry_out_against_rebels(t, player, kind)


def carry_out_against_rebels(t: BillionairesTable, player: i64, kind: i64) -> None:
    """Cards that take a Rebel away, as a price or for good (RR-12.01)."""
    if kind == HOSTAGES_CARD:
        start_hostages(t, player)
    elif kind == FASCIST_THUGS:
        t.push(THUGS_PAYMENT, t[TROUBLEMAKER], 0)
    elif kind == INFIGHTING:
        t.push(REBEL_REMOVAL, player, 1 + 1)  # RR-12.31: one more, plus one
    elif kind == INVOLUNTARY_DONATION:
        if t.held_assets() != 0:
            t.push(DONATION, player, 0)
    elif kind == MEDIA_SLANDER:
        ask_owner(t, TABLOID_EMPIRE)
    elif kind == PACIFICATION:
        ask_owner(t, MERCENARY_ARMY)
    elif kind == PROPAGANDA:
        t.push(PROPAGANDA_CHOICE, player, 0)


# --- RR-12.01: the sacrifice ------------------------------------------------------------------------------------------


class RebelSacrifice(Step[BillionairesTable]):
    """The player of the card chooses the Rebel that goes back to the reserve."""

    clause = RR_12_01

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(REMOVE_REBELS, crises_with_rebels(t), out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        remove_rebels(t, ITEM[move], 1)


# --- RR-12.32, RR-12.35: Involuntary Donation, Propaganda of the Deed -------------------------------------------------


class Donation(Step[BillionairesTable]):
    """RR-12.32: for a Rebel, one Asset of any Billionaire goes back to its Market."""

    clause = RR_12_32

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(RETURN, t.held_assets(), out)
        out.add(DECLINE)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        if move != DECLINE:
            t.push(REBEL_SACRIFICE, seat, 0)
            return_asset(t, ITEM[move])


class PropagandaChoice(Step[BillionairesTable]):
    """RR-12.35: for a Rebel, a Billionaire misses the next turn."""

    clause = RR_12_35

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(DECLINE)
        offer_things(PICK, t.owners(), out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        if move != DECLINE:
            t[TURNS_TO_MISS] += ONE[ITEM[move]]  # RR-R59: they add up
            t.emit(events.MUST_MISS, seat, ITEM[move], 0)
            t.push(REBEL_SACRIFICE, seat, 0)


# --- RR-12.33, RR-12.34: Media Slander, Pacification ------------------------------------------------------------------


def ask_owner(t: BillionairesTable, asset: i64) -> None:
    owner = t.owner_of(asset)
    if owner != NOBODY:
        t.push(OWNERS_REMOVAL, owner, 0)


class OwnersRemoval(Step[BillionairesTable]):
    """The Billionaire with the Tabloid Empire, or the Mercenary Army, may remove one Rebel."""

    clause = RR_12_33

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(REMOVE_REBELS, crises_with_rebels(t), out)
        out.add(DECLINE)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        if move != DECLINE:
            remove_rebels(t, ITEM[move], 1)


# --- RR-12.37, RR-12.38: Infiltrator ----------------------------------------------------------------------------------


def infiltrate(t: BillionairesTable) -> None:
    """The leading Billionaire, a tie broken at random, may use the card if they hold a hand card."""
    leader = t.richest(t.owners())
    t.emit(events.LEADS, leader, 0, 0)
    if t[HAND + leader] != 0:
        t.push(INFILTRATION, leader, 0)
    else:
        t.emit(events.CANNOT_INFILTRATE, leader, 0, 0)


# --- RR-12.43 to RR-12.47: Riots; RR-12.52: Uncomfortable Alliance ----------------------------------------------------


def riot(t: BillionairesTable, player: i64) -> None:
    """Government Policy changes, with five points put in for the player of the card."""
    t[RIOTER] = player + 1
    t.emit(events.RIOTED, player, 0, 0)
    t.push(INSIDER_WINDOW, player, HOLD_UP_CHOICE)


class Alliance(Step[BillionairesTable]):
    """One of the five Suit Policies, without bribes and Role windows."""

    clause = RR_12_52

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(SET_POLICY, BIT[N_SUITS] - 1, out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        t[POLICY] = ITEM[move]
        t.emit(events.SET_POLICY, seat, ITEM[move], 0)
