"""For the bot: weighing Actions by the cards that the seat has seen. What lies face-down counts on average."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import count

from ..model.cells import ASSETS_OF, BUNKER, FACE_DOWN, FACE_UP, HAND, KNOWS, PLAYED
from ..model.data import ALL_CRISES, CRISIS_POINTS, GANGSTER, N_MARKETS, PUPPET_POINTS, SPACES_TO_FILL, CardSet
from ..model.moves import (
    AUDIT,
    BUY,
    DECLINE,
    EXCHANGE,
    GAME_THE_MARKET,
    INVEST,
    ITEM,
    PLACE,
    PURCHASE,
    SCAM,
    SWAP,
    VERB,
)
from ..model.table import BillionairesTable
from ..sections.assets import swapped
from ..sections.roles import can_reveal
from .danger import USUAL_ICONS, crisis_cost, crisis_loss, hidden_crises
from .worth import WINNING, asset_worth, card_worth, loss, market_gain

NEXT_TURN: Final = 0.5  # what a chance in the next turn counts for now
NEW_CARD: Final = 1.5  # what a card that is drawn is worth on average
USUAL_HAND: Final = 4.0  # points with which somebody buys, on average
UNSEEN_CARD: Final = 0.9  # what a card that the buyer has not seen takes from the margin, on average
SPREAD: Final = vec[float]([0.5, 0.21, 0.16, 0.13, 0.11, 0.1])  # how much a point of margin matters, by unseen cards
POINT: Final = 0.7  # what a point spent is worth
MAX: Final = 100.0
WORTH_IT: Final = 1.0  # a Buy with Game the Market must promise more than this


class Prospects:
    """One Billionaire's chances at each Market, worked out once for a decision."""

    def __init__(self) -> None:
        self.margins: Final = vec[float]([0.0] * N_MARKETS)
        self.unseen: Final = vec[i64]([0] * N_MARKETS)
        self.gains: Final = vec[float]([0.0] * N_MARKETS)
        self.costs: Final = vec[float]([0.0] * N_MARKETS)  # of the Crisis that a Buy may find

    def look(self, t: BillionairesTable, seat: i64, billionaire: i64) -> None:
        """What the seat knows of the chances of a Billionaire: its own, or its Puppet."""
        hidden = hidden_crises(t, seat)
        usual_cost = 0.0
        if hidden > 0.0:
            usual_cost = hidden * crisis_loss(t, USUAL_ICONS)
        market: i64
        for market in range(N_MARKETS):
            self.gains[market] = 0.0
            if t.is_open(market):
                seen = t[FACE_UP + market] | t[FACE_DOWN + market] & t[KNOWS + seat]
                self.unseen[market] = min(count(t.cards_at(market) & ~seen), 5)
                self.margins[market] = seen_margin(t, billionaire, seen) - UNSEEN_CARD * float(self.unseen[market])
                self.gains[market] = min(market_gain(t, billionaire, market), MAX)
                self.costs[market] = crisis_cost(t, seen) + usual_cost * float(self.unseen[market])

    def chance(self, market: i64, margin: float) -> float:
        """That a Buy with this margin there succeeds; a tie loses."""
        return min(max(0.5 + (margin - 0.5) * SPREAD[self.unseen[market]], 0.02), 1.0)

    def hope(self, market: i64, change: i64) -> float:
        """What a better margin at a Market is worth in the next turn."""
        if self.gains[market] < 5.0:
            return 0.0
        before = self.margins[market] + USUAL_HAND
        better = self.chance(market, before + float(change)) - self.chance(market, before)
        return NEXT_TURN * self.gains[market] * better


MINE: Final = Prospects()


def seen_margin(t: BillionairesTable, billionaire: i64, seen: CardSet) -> float:
    """How much these cards at a Market help the buyer (BG-4.07, BG-4.08)."""
    own = seen & t.own_suit(billionaire)
    helping = t.points(own) - t.points(seen & ~own)
    if seen & ALL_CRISES and t[BUNKER] != billionaire:
        helping -= CRISIS_POINTS
    if billionaire >= t.seats():
        helping += PUPPET_POINTS
    return float(helping)


def weigh(t: BillionairesTable, seat: i64, move: i64) -> float:
    """What an Action of the own turn is worth, beyond keeping the cards. `MINE` has looked."""
    verb = VERB[move]
    market = PLACE[move]
    hand = t[HAND + seat]
    if verb == BUY:
        return weigh_buy(market, t.points(t.cards_for(ITEM[move], hand | t[PLAYED])))
    if verb == INVEST:
        card = t.card(ITEM[move], hand)
        return NEW_CARD + MINE.hope(market, helps(t, seat, card)) - card_worth(t, seat, card)
    if verb == EXCHANGE:
        card = t.card(ITEM[move], hand)
        taken = t[FACE_UP + market]
        hoped = MINE.hope(market, helps(t, seat, card) - helps(t, seat, taken))
        return hoped + card_worth(t, seat, taken) - card_worth(t, seat, card)
    if verb == SWAP:
        change = helps(t, seat, t[FACE_UP + ITEM[move]]) - helps(t, seat, t[FACE_UP + market])
        return MINE.hope(market, change) + MINE.hope(ITEM[move], -change)
    if verb == AUDIT:
        return weigh_audit(t, seat, ITEM[move]) - 2.0
    if verb == SCAM:
        return weigh_trade(t, seat, move) - 1.5
    if verb == PURCHASE:
        return asset_worth(t, seat, ITEM[move]) - 2.0
    if verb == GAME_THE_MARKET:
        return 0.5
    if move == DECLINE:
        return WORTH_IT
    return 0.0


def weigh_buy(market: i64, points: i64) -> float:
    chance = MINE.chance(market, MINE.margins[market] + float(points))
    cost = MINE.costs[market]
    if MINE.gains[market] >= MAX:
        cost *= 1.0 - chance  # a win comes before the Crisis
    return chance * MINE.gains[market] - cost - POINT * float(points)


def helps(t: BillionairesTable, billionaire: i64, card: CardSet) -> i64:
    """What the card adds to the Billionaire's margin at a Market."""
    if card & ALL_CRISES:
        return -CRISIS_POINTS
    if card & t.own_suit(billionaire):
        return t.points(card)
    return -t.points(card)


def weigh_audit(t: BillionairesTable, seat: i64, asset: i64) -> float:
    """What it hurts its owner; a Gangster keeps it."""
    owner = t.owner_of(asset)
    if t.controller(owner) == seat:
        return -loss(t, owner, asset)
    value = 0.35 * loss(t, owner, asset)
    if t.filled(owner) < 3:
        value *= 0.4
    if can_reveal(t, seat, GANGSTER) and asset_worth(t, seat, asset) < WINNING:
        value += asset_worth(t, seat, asset)
    return value


def weigh_trade(t: BillionairesTable, seat: i64, move: i64) -> float:
    """What it is worth to the seat, which need not have a board, that these two Assets change owners."""
    return weigh_change(t, seat, PLACE[move], ITEM[move]) + weigh_change(t, seat, ITEM[move], PLACE[move])


def weigh_change(t: BillionairesTable, seat: i64, given: i64, taken: i64) -> float:
    """The part of whoever gives the one and takes the other."""
    owner = t.owner_of(given)
    before = t.filled(owner)
    after = t.filled_with(owner, swapped(t[ASSETS_OF + owner], given, taken))
    if t.controller(owner) == seat:
        if after == SPACES_TO_FILL:
            return WINNING
        return float(after - before) * (10.0 + 4.0 * float(before))
    if after == SPACES_TO_FILL:
        return -2.0 * WINNING
    return float(before - after) * (4.0 + 3.0 * float(before))
