"""RR-8: the undeclared Troublemaker: the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, SettledStep

from ...model import events
from ...model.cells import HAND, REFORMIST_ACTS
from ...model.clauses import RR_2_14, RR_8_02, RR_8_06, RR_8_07
from ...model.data import AUDITS, GAME_THE_MARKET_CARD
from ...model.moves import AUDIT, CONTRIBUTE, EXCHANGE, FIX, GAME_THE_MARKET, INVEST, ITEM, PASS, SCAM, SWAP, VERB
from ...model.offers import offer_things
from ...model.table import BillionairesTable
from ...sections.game_the_market import game_the_market, game_the_market_refusal
from ...sections.invest import (
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
from ...sections.out_of_place import is_reveal, out_of_place
from ...sections.reveals import carry_out_reveal, offer_reveals, reveal_refusal
from ...sections.special import audit_refusal, play_audit
from .fix import fix_refusal, offer_fixes, start_fix

FIXES: Final = MoveList()  # scratch


class ReformAction(SettledStep[BillionairesTable]):
    """RR-8.02: exactly one of Invest, Exchange and Fix a Crisis; RR-8.07: none only if none is possible."""

    clause = RR_8_02

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def fill_legal(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        hand = t[HAND + seat]
        markets = t.open_markets()
        offer_investments(t, hand, markets, out)
        offer_exchanges(t, markets, out)
        offer_swaps(t, out)
        if t[REFORMIST_ACTS]:
            if hand & AUDITS:
                offer_things(AUDIT, t.held_assets(), out)
            if hand & GAME_THE_MARKET_CARD and markets != 0:
                out.add(GAME_THE_MARKET)
        FIXES.n = 0
        offer_fixes(t, FIXES)
        if out.n + FIXES.n == 0:
            out.add(PASS)
        offer_reveals(t, seat, out, False)
        i: i64
        for i in range(FIXES.n):
            out.add(FIXES.items[i])

    def refusal(self, t: BillionairesTable, seat: i64, move: i64) -> i64:
        verb = VERB[move]
        if verb == INVEST:
            return invest_refusal(t, seat, move)
        if verb == EXCHANGE:
            return exchange_refusal(t, seat, move)
        if verb == SWAP:
            return swap_refusal(t, move)
        if verb == FIX:
            return fix_refusal(t, ITEM[move])
        if verb == AUDIT or verb == GAME_THE_MARKET or verb == SCAM:
            return special_refusal(t, seat, move)
        if verb == CONTRIBUTE:
            return RR_2_14
        if verb == PASS:
            return self.pass_refusal(t, seat)
        if is_reveal(move):
            return reveal_refusal(t, seat, move, False)
        return out_of_place(t, seat, move, self.clause)

    def pass_refusal(self, t: BillionairesTable, seat: i64) -> i64:
        legal = MoveList()
        self.fill_legal(t, seat, legal)
        if legal.has(PASS):
            return ALLOWED
        return RR_8_07

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        verb = VERB[move]
        if is_reveal(move):
            t.again()
            carry_out_reveal(t, seat, move)
            return
        t.done()
        if verb == INVEST:
            invest(t, seat, move)
        elif verb == EXCHANGE:
            exchange(t, seat, move)
        elif verb == SWAP:
            swap_face_up(t, seat, move)
        elif verb == AUDIT:
            play_audit(t, seat, move)
        elif verb == GAME_THE_MARKET:
            game_the_market(t, seat)
        elif verb == FIX:
            start_fix(t, seat, ITEM[move])
        else:
            t.emit(events.PASSED, seat, 0, 0)


def special_refusal(t: BillionairesTable, seat: i64, move: i64) -> i64:
    """RR-8.06: no effect of Special Action cards; by an option Audit, and Game the Market without the Buy."""
    if not t[REFORMIST_ACTS] or VERB[move] == SCAM:
        return RR_8_06
    if VERB[move] == AUDIT:
        return audit_refusal(t, seat, move)
    return game_the_market_refusal(t, seat)
