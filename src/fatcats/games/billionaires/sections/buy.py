"""BG-4: Action: Buy. A Puppet buys by the same steps, with six points instead of cards (BG-14.12, BG-14.13)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT, each, lowest
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, AutomaticStep, Step
from fatcats.engine.tally import held

from ..model import events
from ..model.cells import ASSETS_ON, BUNKER, DISCARD, FACE_DOWN, FACE_UP, HAND, ICONS, LEVEL, LOOMING, PLAYED
from ..model.clauses import BG_4_01, BG_4_02, BG_4_06, BG_4_10
from ..model.data import ALL_CRISES, CRISIS_POINTS, FIRST_CRISIS, INFLATION_CARDS, NOBODY, PUPPET_POINTS, CardSet
from ..model.moves import BUY, CLAIM, DECLINE, ITEM, LET_STAY, N_PAIRS, PLACE
from ..model.offers import LISTED, offer_combinations, offer_things
from ..model.steps import CLAIM_CHOICE, CRISIS_ACTIVATION, INFLATION, LOWEST_CARD, MARKET_REVEAL
from ..model.table import BillionairesTable
from .assets import deal_to_market, take_asset

AT_LEVEL_1: Final = vec[i64]([MARKET_REVEAL, CLAIM_CHOICE, INFLATION])
BUYING: Final = vec[i64]([MARKET_REVEAL, CLAIM_CHOICE, INFLATION, CRISIS_ACTIVATION])


# --- BG-4.01 to BG-4.04: the Buy is named -----------------------------------------------------------------------------


def offer_buys(t: BillionairesTable, hand: CardSet, markets: i64, out: MoveList) -> None:
    """One or two cards that are no Crises, at each open Market."""
    LISTED.n = 0
    offer_combinations(t, 0, hand & ~ALL_CRISES, LISTED)
    i: i64
    while markets:
        first = BUY + lowest(markets) * N_PAIRS
        markets &= markets - 1
        for i in range(LISTED.n):
            out.add(first + LISTED.items[i])


def buy_refusal(t: BillionairesTable, buyer: i64, move: i64) -> i64:
    if not t.is_open(PLACE[move]):
        return BG_4_01
    played = t.cards_for(ITEM[move], t[HAND + buyer])
    if played == 0:
        return BG_4_01
    if played & ALL_CRISES:
        return BG_4_02
    return ALLOWED


def make_buy(t: BillionairesTable, buyer: i64, move: i64) -> None:
    t.move(t.cards_for(ITEM[move], t[HAND + buyer]), HAND + buyer, PLAYED)
    start_buying(t, buyer, PLACE[move])


def start_buying(t: BillionairesTable, buyer: i64, market: i64) -> None:
    """The cards of the Buy lie in PLAYED; the rest follows step by step."""
    if buyer < t.seats():
        t.emit(events.BOUGHT, buyer, market, t.shown(t[PLAYED]))
    else:
        t.emit(events.PUPPET_BOUGHT, t.controller(buyer), market, PUPPET_POINTS)
    if t[LEVEL] == 1:
        t.follow(AT_LEVEL_1, buyer, market)
    else:
        t.follow(BUYING, buyer, market)


# --- BG-4.05, BG-4.06: the Market is turned face-up -------------------------------------------------------------------


class MarketReveal(Step[BillionairesTable]):
    """Only the Crisis with the most Rebel icons stays; on a tie the buyer chooses."""

    clause = BG_4_06

    def begin(self, t: BillionairesTable) -> None:
        market = t.about()
        t.forget(t[FACE_DOWN + market])
        t.move_all(FACE_DOWN + market, FACE_UP + market)
        t.emit(events.TURNED_UP, t.controller(t.actor()), market, t.shown(t[FACE_UP + market]))
        crises = t[FACE_UP + market] & ALL_CRISES
        if crises & (crises - 1) == 0:
            t.done()
            return
        biggest = biggest_crises(t, crises)
        t.move(crises & ~biggest, FACE_UP + market, DISCARD)
        if biggest & (biggest - 1):
            t.ask(t.decider(t.actor()))
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(LET_STAY - FIRST_CRISIS, t[FACE_UP + t.about()] & ALL_CRISES, out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        market = t.about()
        others = t[FACE_UP + market] & ALL_CRISES & ~BIT[FIRST_CRISIS + ITEM[move]]
        t.move(others, FACE_UP + market, DISCARD)
        t.done()


def biggest_crises(t: BillionairesTable, crises: CardSet) -> CardSet:
    biggest: CardSet = 0
    most: i64 = 0
    for card in each(crises):
        icons = held(t[ICONS], card - FIRST_CRISIS)
        if icons > most:
            most = icons
            biggest = 0
        if icons == most:
            biggest |= BIT[card]
    return biggest


# --- BG-4.07 to BG-4.11: scores and claim -----------------------------------------------------------------------------


def buyer_score(t: BillionairesTable, buyer: i64, market: i64) -> i64:
    """BG-4.07: the played cards, and the Market cards of the buyer's own Suit."""
    own = t.points(t[FACE_UP + market] & t.own_suit(buyer))
    if buyer >= t.seats():
        return own + PUPPET_POINTS
    return own + t.points(t[PLAYED])


def market_score(t: BillionairesTable, buyer: i64, market: i64) -> i64:
    """BG-4.08: all other Market cards, and 3 for a Crisis unless the buyer holds the Luxury Bunker."""
    score = t.points(t[FACE_UP + market] & ~t.own_suit(buyer))
    if t[FACE_UP + market] & ALL_CRISES and t[BUNKER] != buyer:
        score += CRISIS_POINTS
    return score


class ClaimChoice(Step[BillionairesTable]):
    """BG-4.09, BG-4.10: a buyer who scores more than the Market may claim one Asset there."""

    clause = BG_4_10

    def begin(self, t: BillionairesTable) -> None:
        buyer = t.actor()
        market = t.about()
        points = buyer_score(t, buyer, market)
        against = market_score(t, buyer, market)
        t.emit(events.SCORED, t.controller(buyer), points, against)
        if points > against:
            t.ask(t.decider(buyer))
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(CLAIM, t[ASSETS_ON + t.about()], out)
        out.add(DECLINE)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        buyer = t.actor()
        market = t.about()
        t.done()
        if t.reformist() != NOBODY:
            t.push(LOWEST_CARD, buyer, market)  # RR-7.11: unless the game is won now
        if move != DECLINE:
            take_asset(t, buyer, ITEM[move], ASSETS_ON + market)
        else:
            t.emit(events.DECLINED_ASSET, t.controller(buyer), 0, 0)


# --- BG-4.12 to BG-4.16: the cards are discarded, the Market is dealt new ones ----------------------------------------


class Inflation(AutomaticStep[BillionairesTable]):
    """3 Assets left: 2 new cards, 2: 3, 1: 4, none: the Market is closed."""

    def happen(self, t: BillionairesTable, buyer: i64, market: i64) -> None:
        t.move_all(PLAYED, DISCARD)
        t.move(t[FACE_UP + market] & ALL_CRISES, FACE_UP + market, LOOMING)
        t.move_all(FACE_UP + market, DISCARD)
        deal_to_market(t, market, INFLATION_CARDS[t.size(ASSETS_ON + market)])
