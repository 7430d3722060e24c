"""BG-6.09 to BG-6.13: the Special Action card Game the Market."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import count
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, CheckedStep

from ..model import events
from ..model.cells import DISCARD, FACE_DOWN, FACE_UP, HAND, HEAP, PLAYED, TROUBLEMAKER
from ..model.clauses import BG_4_01, BG_4_02, BG_6_01, BG_6_02, BG_6_12
from ..model.data import ALL_CRISES, GAME_THE_MARKET_CARD, N_MARKETS
from ..model.moves import BUY, DECLINE, ITEM, N_PAIRS, PLACE, VERB
from ..model.offers import offer_combinations
from ..model.steps import GAMED_BUY
from ..model.table import BillionairesTable
from .buy import start_buying


def game_the_market_refusal(t: BillionairesTable, seat: i64) -> i64:
    if t[HAND + seat] & GAME_THE_MARKET_CARD == 0:
        return BG_6_01
    if t.open_markets() == 0:
        return BG_6_02
    return ALLOWED


def game_the_market(t: BillionairesTable, seat: i64) -> None:
    """Part one: all Market cards are shuffled and dealt out evenly; the remainder is discarded."""
    t.move(GAME_THE_MARKET_CARD, HAND + seat, PLAYED)
    t.emit(events.GAMED_THE_MARKET, seat, 0, 0)
    gather_market_cards(t, HEAP)
    number = t.size(HEAP) // count(t.open_markets())
    market: i64
    for market in range(N_MARKETS):
        if t.is_open(market):
            deal_from_heap(t, market, number)
    t.emit(events.GAME_LEFT_OVER, seat, t.shown(t[HEAP]), 0)
    t.move_all(HEAP, DISCARD)
    if seat == t[TROUBLEMAKER]:
        t.move_all(PLAYED, DISCARD)  # RR-R29: without the Buy
    else:
        t.push(GAMED_BUY, seat, 0)


def gather_market_cards(t: BillionairesTable, target: i64) -> None:
    market: i64
    for market in range(N_MARKETS):
        t.forget(t[FACE_DOWN + market])
        t.move_all(FACE_DOWN + market, target)
        t.move_all(FACE_UP + market, target)


def deal_from_heap(t: BillionairesTable, market: i64, number: i64) -> None:
    while number > 0:
        number -= 1
        if number > 0:
            t.draw_from(HEAP, FACE_DOWN + market)
        else:
            t.draw_from(HEAP, FACE_UP + market)
    if t.events is not None:
        t.emit(events.DEALT_TO_MARKET, 0, market, t.shown(t[FACE_UP + market]))


class GamedBuy(CheckedStep[BillionairesTable]):
    """Part two (BG-6.12): one Buy with the Game the Market card, alone or with one other card, or none."""

    clause = BG_6_12

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.decider(t.actor()))

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        market: i64
        for market in range(N_MARKETS):
            offer_combinations(t, BUY + market * N_PAIRS, t[HAND + t.actor()] | t[PLAYED], out)
        out.add(DECLINE)

    def refusal(self, t: BillionairesTable, seat: i64, move: i64) -> i64:
        if move == DECLINE:
            return ALLOWED
        if VERB[move] != BUY:
            return self.clause
        if not t.is_open(PLACE[move]):
            return BG_4_01
        cards = t.cards_for(ITEM[move], t[HAND + t.actor()] | t[PLAYED])
        if cards & ALL_CRISES:
            return BG_4_02
        if cards & t[PLAYED] == 0:
            return BG_6_12
        return ALLOWED

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        """BG-6.13: the card goes to the Discard pile with the others, or now."""
        actor = t.actor()
        t.done()
        if move == DECLINE:
            t.emit(events.DISCARDED, actor, t.shown(t[PLAYED]), 0)
            t.move_all(PLAYED, DISCARD)
            return
        cards = t.cards_for(ITEM[move], t[HAND + actor] | t[PLAYED])
        t.move(cards & t[HAND + actor], HAND + actor, PLAYED)
        start_buying(t, actor, PLACE[move])
