"""BG-14.18 to BG-14.21: Purchase from a Puppet."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, each
from fatcats.engine.position import DRAFT, DRAFTING
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, CheckedStep

from ..model import events
from ..model.cells import ASSETS_OF, DISCARD, HAND
from ..model.clauses import BG_14_18, BG_14_19, BG_14_20
from ..model.data import N_ASSETS, PURCHASE_POINTS, SPECIAL_ACTIONS, AssetSet, CardSet
from ..model.moves import DECLINE, FINISH, ITEM, PAY, PURCHASE, VERB
from ..model.offers import offer_kinds
from ..model.steps import PAYMENT
from ..model.table import BillionairesTable
from .assets import take_asset


def counting_cards(t: BillionairesTable, seat: i64, puppet: i64) -> CardSet:
    """BG-14.19: Resource cards of the Puppet's Suit and Special Action cards."""
    return t[HAND + seat] & (t.own_suit(puppet) | SPECIAL_ACTIONS)


def puppets_assets(t: BillionairesTable) -> AssetSet:
    assets: AssetSet = 0
    for puppet in each(t.puppets()):
        assets |= t[ASSETS_OF + puppet]
    return assets


def offer_purchases(t: BillionairesTable, seat: i64, out: MoveList) -> None:
    asset: i64
    for asset in range(N_ASSETS):
        if purchase_refusal(t, seat, PURCHASE + asset) == ALLOWED:
            out.add(PURCHASE + asset)


def purchase_refusal(t: BillionairesTable, seat: i64, move: i64) -> i64:
    owner = t.owner_of(ITEM[move])
    if owner < t.seats():
        return BG_14_18
    if t.points(counting_cards(t, seat, owner)) < PURCHASE_POINTS:
        return BG_14_19
    return ALLOWED


def start_purchase_payment(t: BillionairesTable, seat: i64, move: i64) -> None:
    t.push(PAYMENT, seat, ITEM[move])


class Payment(CheckedStep[BillionairesTable]):
    """Cards worth at least three points, one after the other. ABOUT: the Asset; DRAFT: the cards named so far."""

    clause = BG_14_19

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.controller(t.actor()))

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_kinds(t, PAY, unpaid(t), out)
        out.add(FINISH)

    def refusal(self, t: BillionairesTable, seat: i64, move: i64) -> i64:
        if VERB[move] == PAY and t.card(ITEM[move], unpaid(t)) != 0:
            return ALLOWED
        if move == FINISH:
            if t.points(t.frame(DRAFT)) >= PURCHASE_POINTS:
                return ALLOWED
            return BG_14_18
        return self.clause

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        if move != FINISH:
            t.set_frame(DRAFT, t.frame(DRAFT) | t.card(ITEM[move], unpaid(t)))
            t.set_frame(DRAFTING, BIT[seat])
            return
        actor = t.actor()
        asset = t.about()
        cards = t.frame(DRAFT)
        t.done()
        t.move(cards, HAND + actor, DISCARD)
        t.emit(events.PURCHASED, actor, asset, t.shown(cards))
        take_asset(t, actor, asset, ASSETS_OF + t.owner_of(asset))


def unpaid(t: BillionairesTable) -> CardSet:
    return counting_cards(t, t.actor(), t.owner_of(t.about())) & ~t.frame(DRAFT)


class PurchaseWindow(CheckedStep[BillionairesTable]):
    """BG-14.20: where a Purchase is no Action, any number of them after the Action (T4); before it they stand in T3."""

    clause = BG_14_20

    def begin(self, t: BillionairesTable) -> None:
        if t[HAND + t.actor()] != 0 and puppets_assets(t) != 0:
            t.ask(t.controller(t.actor()))
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_purchases(t, t.actor(), out)
        out.add(DECLINE)

    def refusal(self, t: BillionairesTable, seat: i64, move: i64) -> i64:
        if move == DECLINE:
            return ALLOWED
        if VERB[move] == PURCHASE:
            return purchase_refusal(t, t.actor(), move)
        return self.clause

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        actor = t.actor()
        if move == DECLINE:
            t.done()
        else:
            t.again()
            start_purchase_payment(t, actor, move)
