"""BG-13.24 to BG-13.27: Tax Tyranny."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, each
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, CheckedStep

from ..model import events
from ..model.cells import ASSETS_OF, BILLIONAIRES, DISCARD, HAND, SEEN, TAX_HITS_PUPPETS
from ..model.clauses import BG_13_24, BG_13_25, BG_13_26, BG_13_27
from ..model.data import ALL_CRISES, NOBODY, TAX_POINTS, CardSet
from ..model.moves import COMBINATIONS, DECLINE, ITEM, N_PAIRS, PAY_TAX, RETURN, VERB
from ..model.offers import offer_combinations, offer_things
from ..model.steps import DISCARD_DOWN, TAX
from ..model.table import BillionairesTable
from .assets import return_asset


def tax_the_richest(t: BillionairesTable) -> None:
    """Both are determined before either pays; the richer pays first."""
    taxed = t[BILLIONAIRES]
    if not t[TAX_HITS_PUPPETS]:
        taxed &= t.players()
    if t.reformist() != NOBODY:
        t.push(DISCARD_DOWN, t.reformist(), 0)  # RR-7.23
    first = t.richest(taxed)
    if taxed & ~BIT[first] != 0:
        t.push(TAX, t.richest(taxed & ~BIT[first]), 0)
    t.push(TAX, first, 0)


class Tax(CheckedStep[BillionairesTable]):
    """Cards worth at least three points, or one Asset; who can do neither is not affected (BG-13.25).

    A Puppet has no hand, so it can only return an Asset (BG-14.25).
    """

    clause = BG_13_24

    def begin(self, t: BillionairesTable) -> None:
        """Whoever has cards or Assets is asked: what the hand is worth is no public fact."""
        if t[HAND + t.actor()] | t[ASSETS_OF + t.actor()]:
            t.ask(t.controller(t.actor()))
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        hand = t[HAND + t.actor()]
        offer_things(RETURN, t[ASSETS_OF + t.actor()], out)
        offer_combinations(t, PAY_TAX, hand, out)
        combination: i64
        for combination in range(N_PAIRS, len(COMBINATIONS)):
            if t.cards_for(combination, hand):
                out.add(PAY_TAX + combination)
        out.add(DECLINE)

    def refusal(self, t: BillionairesTable, seat: i64, move: i64) -> i64:
        if VERB[move] == RETURN:
            if t[ASSETS_OF + t.actor()] & BIT[ITEM[move]]:
                return ALLOWED
            return BG_13_24
        if move == DECLINE:
            return cannot_pay(t)
        if VERB[move] != PAY_TAX:
            return self.clause
        cards = t.cards_for(ITEM[move], t[HAND + t.actor()])
        if cards & ALL_CRISES:
            return BG_13_26
        if t.printed_points(cards) < TAX_POINTS:
            return BG_13_24
        if is_too_much(t, cards):
            return BG_13_27
        return ALLOWED

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        actor = t.actor()
        t.done()
        if VERB[move] == RETURN:
            return_asset(t, ITEM[move])
        if VERB[move] != PAY_TAX:
            return
        cards = t.cards_for(ITEM[move], t[HAND + actor])
        t.emit(events.PAID_TAX, actor, t.shown(cards), 0)
        pay_tax(t, actor, cards)


def pay_tax(t: BillionairesTable, payer: i64, cards: CardSet) -> None:
    """To the Discard pile; RR-7.22: while the Troublemaker is undeclared, to that player's hand."""
    receiver = t.reformist()
    if receiver == NOBODY:
        t.move(cards, HAND + payer, DISCARD)
        return
    t.move(cards, HAND + payer, HAND + receiver)
    t[SEEN] |= cards
    t.emit(events.RECEIVED_TAX, receiver, t.shown(cards), 0)


def cannot_pay(t: BillionairesTable) -> i64:
    """BG-13.25: only who can do neither is not affected."""
    payable = t[HAND + t.actor()] & ~ALL_CRISES
    if t[ASSETS_OF + t.actor()] == 0 and t.printed_points(payable) < TAX_POINTS:
        return ALLOWED
    return BG_13_25


def is_too_much(t: BillionairesTable, cards: CardSet) -> bool:
    """BG-13.27: is there a card without which the rest is still worth three?"""
    for card in each(cards):
        if t.printed_points(cards & ~BIT[card]) >= TAX_POINTS:
            return True
    return False
