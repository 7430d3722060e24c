"""BG-3.05, BG-3.06: T3, the Action, with the Reveals of T2."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, SettledStep

from ..expansion.space_program.contributing import contribute, contribute_refusal
from ..model import events
from ..model.cells import ENVELOPE_CLOSED, HAND, PUPPETS, PURCHASE_IS_ACTION, SPACE
from ..model.clauses import BG_3_05, BG_3_06
from ..model.data import RESOURCES, SPECIAL_ACTIONS
from ..model.moves import (
    AUDIT,
    BUY,
    CONTRIBUTE,
    DRAW,
    EXCHANGE,
    GAME_THE_MARKET,
    INVEST,
    ITEM,
    PASS,
    PURCHASE,
    SCAM,
    SWAP,
    VERB,
)
from ..model.offers import offer_kinds
from ..model.steps import DRAW_STEP
from ..model.table import BillionairesTable
from .buy import buy_refusal, make_buy, offer_buys
from .game_the_market import game_the_market, game_the_market_refusal
from .invest import (
    exchange,
    exchange_refusal,
    invest,
    invest_refusal,
    offer_exchanges,
    offer_investments,
    offer_swaps,
    swap_face_up,
    swap_refusal,
)
from .out_of_place import draw_refusal, is_reveal, out_of_place
from .purchase import offer_purchases, purchase_refusal, start_purchase_payment
from .reveals import carry_out_reveal, offer_reveals, reveal_refusal
from .special import audit_refusal, offer_special_actions, play_audit, play_scam, scam_refusal
from .turn import IS_SKIPPED

ACTIONS: Final = MoveList()  # scratch


class Action(SettledStep[BillionairesTable]):
    """Exactly one of Buy, Invest, Exchange, a Special Action, a Purchase or Contribute; else a pass."""

    clause = BG_3_05

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.decider(t.actor()))

    def fill_legal(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        actor = t.actor()
        hand = t[HAND + actor]
        markets = t.open_markets()
        offer_buys(t, hand, markets, out)
        offer_investments(t, hand, markets, out)
        offer_exchanges(t, markets, out)
        offer_swaps(t, out)
        if hand & SPECIAL_ACTIONS:
            offer_special_actions(t, actor, markets, out)
        actions = out.n
        if t[PUPPETS]:
            offer_purchases(t, actor, out)
            if t[PURCHASE_IS_ACTION]:
                actions = out.n
        if t[SPACE] == ENVELOPE_CLOSED and hand & RESOURCES:
            offer_kinds(t, CONTRIBUTE, hand & RESOURCES, out)
            actions = out.n
        if actions == 0:
            out.add(PASS)
        offer_reveals(t, actor, out, False)

    def refusal(self, t: BillionairesTable, seat: i64, move: i64) -> i64:
        actor = t.actor()
        verb = VERB[move]
        if verb == BUY:
            return buy_refusal(t, actor, move)
        if verb == INVEST:
            return invest_refusal(t, actor, move)
        if verb == EXCHANGE:
            return exchange_refusal(t, actor, move)
        if verb == SWAP:
            return swap_refusal(t, move)
        if verb == AUDIT:
            return audit_refusal(t, actor, move)
        if verb == SCAM:
            return scam_refusal(t, actor, move)
        if verb == GAME_THE_MARKET:
            return game_the_market_refusal(t, actor)
        if verb == PURCHASE:
            return purchase_refusal(t, actor, move)
        if verb == CONTRIBUTE:
            return contribute_refusal(t, actor, ITEM[move])
        if verb == PASS:
            return self.pass_refusal(t, seat)
        if verb == DRAW and t.about() == IS_SKIPPED:
            return draw_refusal(t, actor, self.clause)
        if is_reveal(move):
            return reveal_refusal(t, actor, move, False)
        return out_of_place(t, seat, move, self.clause)

    def pass_refusal(self, t: BillionairesTable, seat: i64) -> i64:
        self.fill_legal(t, seat, ACTIONS)
        if ACTIONS.has(PASS):
            return ALLOWED
        return BG_3_06

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        verb = VERB[move]
        if is_reveal(move):
            self.reveal(t, move)
        elif verb == PURCHASE and not t[PURCHASE_IS_ACTION]:
            t.again()  # BG-14.20: no Action but a free extra
            start_purchase_payment(t, t.actor(), move)
        else:
            self.act(t, verb, move)

    def act(self, t: BillionairesTable, verb: i64, move: i64) -> None:
        actor = t.actor()
        t.done()
        if verb == BUY:
            make_buy(t, actor, move)
        elif verb == INVEST:
            invest(t, actor, move)
        elif verb == EXCHANGE:
            exchange(t, actor, move)
        elif verb == SWAP:
            swap_face_up(t, actor, move)
        elif verb == AUDIT:
            play_audit(t, actor, move)
        elif verb == SCAM:
            play_scam(t, actor, move)
        elif verb == GAME_THE_MARKET:
            game_the_market(t, actor)
        elif verb == PURCHASE:
            start_purchase_payment(t, actor, move)
        elif verb == CONTRIBUTE:
            contribute(t, actor, ITEM[move])
        else:
            t.emit(events.PASSED, actor, 0, 0)

    def reveal(self, t: BillionairesTable, move: i64) -> None:
        """Where T1 was not asked, T0 lies together with T2: a Banker Revealed now may draw (BG-12.07)."""
        actor = t.actor()
        was_skipped = t.about() == IS_SKIPPED
        t.again()
        if was_skipped:
            t.push(DRAW_STEP, actor, 0)
        carry_out_reveal(t, actor, move)
