"""RR-12.06 to RR-12.12: Boycott and Comrade on the Inside. Who plays them may remember what they saw (KNOWS)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, lowest
from fatcats.engine.position import DRAFT, DRAFTING
from fatcats.engine.state import MoveList
from fatcats.engine.step import Step

from ...model import events
from ...model.cells import DECK, DISCARD, FACE_DOWN, HEAP, KNOWS
from ...model.clauses import RR_12_07, RR_12_10, RR_12_11
from ...model.data import N_KINDS, N_MARKETS, CardSet
from ...model.moves import DECLINE, ITEM, LOOK_AT, PLACE, PLACE_CARD
from ...model.offers import offer_kinds, offer_things
from ...model.steps import BOYCOTTING, COMRADE_LOOK, COMRADE_MOVE
from ...model.table import BillionairesTable
from ..data import BOYCOTT_CARDS

# --- RR-12.06 to RR-12.09: Boycott ------------------------------------------------------------------------------------

PLACED: Final = 64  # DRAFT of a Boycott: for each Market, in base 64, the card placed there plus one


def start_boycott(t: BillionairesTable, player: i64) -> None:
    """Three cards of the Draw deck, or as many as there are, are looked at in private."""
    number: i64 = BOYCOTT_CARDS
    while number > 0 and t[DECK] != 0:
        t.draw(HEAP)
        number -= 1
    if t[HEAP] != 0:
        t.push(BOYCOTTING, player, 0)


class Boycotting(Step[BillionairesTable]):
    """One card each to different open Markets, put together as a draft; what finds no Market is discarded."""

    clause = RR_12_07

    def begin(self, t: BillionairesTable) -> None:
        if t.open_markets() != 0:
            t.ask(t.actor())
        else:
            end_boycott(t)

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        left = t[HEAP] & ~placed_cards(t.frame(DRAFT))
        market: i64
        for market in range(N_MARKETS):
            if t.is_open(market) and placed_at(t.frame(DRAFT), market) == 0:
                offer_kinds(t, PLACE_CARD + market * N_KINDS, left, out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        left = t[HEAP] & ~placed_cards(t.frame(DRAFT))
        card = lowest(t.card(ITEM[move], left))
        t.set_frame(DRAFT, t.frame(DRAFT) + (card + 1) * weight(PLACE[move]))
        t.set_frame(DRAFTING, BIT[seat])
        if count(placed_cards(t.frame(DRAFT))) == min(t.size(HEAP), count(t.open_markets())):
            end_boycott(t)


def weight(market: i64) -> i64:
    return BIT[6 * market]


def placed_at(draft: i64, market: i64) -> CardSet:
    """The card that is to lie at this Market, or none."""
    number = draft // weight(market) % PLACED
    if number == 0:
        return 0
    return BIT[number - 1]


def placed_cards(draft: i64) -> CardSet:
    cards: CardSet = 0
    market: i64
    for market in range(N_MARKETS):
        cards |= placed_at(draft, market)
    return cards


def end_boycott(t: BillionairesTable) -> None:
    """RR-12.08: the rest goes face-up to the Discard pile, a Crisis among it without effect."""
    player = t.actor()
    draft = t.frame(DRAFT)
    t.done()
    markets: i64 = 0
    market: i64
    for market in range(N_MARKETS):
        if placed_at(draft, market):
            markets |= BIT[market]
            t.move(placed_at(draft, market), HEAP, FACE_DOWN + market)
    t[KNOWS + player] |= placed_cards(draft)
    t.emit(events.BOYCOTTED, player, markets, t.shown(placed_cards(draft)))
    if t[HEAP] != 0:
        t.emit(events.GAME_LEFT_OVER, player, t.shown(t[HEAP]), 0)
        t.move_all(HEAP, DISCARD)


# --- RR-12.10 to RR-12.12: Comrade on the Inside ----------------------------------------------------------------------


def start_comrade(t: BillionairesTable, player: i64) -> None:
    if t.open_markets() != 0:
        t.push(COMRADE_LOOK, player, 0)


class ComradeLook(Step[BillionairesTable]):
    """The face-down cards of one open Market are looked at in private."""

    clause = RR_12_10

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(LOOK_AT, t.open_markets(), out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        market = ITEM[move]
        t.done()
        t[KNOWS + seat] |= t[FACE_DOWN + market]
        t.emit(events.LOOKED_AT_MARKET, seat, market, t.shown(t[FACE_DOWN + market]))
        if t[FACE_DOWN + market] != 0 and t.open_markets() & ~BIT[market] != 0:
            t.push(COMRADE_MOVE, seat, market)


class ComradeMove(Step[BillionairesTable]):
    """One of them may be moved face-down to another open Market. ABOUT: where they lie."""

    clause = RR_12_11

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(DECLINE)
        market: i64
        for market in range(N_MARKETS):
            if t.is_open(market) and market != t.about():
                offer_kinds(t, PLACE_CARD + market * N_KINDS, t[FACE_DOWN + t.about()], out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        source = FACE_DOWN + t.about()
        t.done()
        if move == DECLINE:
            return
        forget_for_others(t, seat, t[source])
        card = t.card(ITEM[move], t[source])
        t.move(card, source, FACE_DOWN + PLACE[move])
        t.emit(events.MOVED_CARD, seat, PLACE[move], t.shown(card))


def forget_for_others(t: BillionairesTable, player: i64, cards: CardSet) -> None:
    """Whoever knew a card there can no longer tell where it lies."""
    known = t[KNOWS + player] & cards
    t.forget(cards)
    t[KNOWS + player] |= known
