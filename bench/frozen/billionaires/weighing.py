"""For the bot: weighing Actions. Hidden cards are guessed by imagining worlds that fit what the seat knows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.games.billionaires.model.cells import ASSETS_OF, FACE_UP, HAND, PLAYED
from fatcats.games.billionaires.model.data import (
    ALL_CRISES,
    CRISIS_POINTS,
    GANGSTER,
    N_MARKETS,
    SPACES_TO_FILL,
    CardSet,
)
from fatcats.games.billionaires.model.moves import (
    AUDIT,
    BUY,
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
from fatcats.games.billionaires.model.table import BillionairesTable
from fatcats.games.billionaires.sections.assets import swapped
from fatcats.games.billionaires.sections.roles import can_reveal

from .worth import WINNING, WORLDS, asset_worth, card_worth, cards_worth, crisis_cost, loss, margin, market_gain

NEXT_TURN: Final = 0.55  # what a chance in the next turn counts for now
NEW_CARD: Final = 1.5  # what a card that is drawn is worth on average
RIVAL: Final = 0.35  # what a rival's chance counts for
USUAL_HAND: Final = 4  # points with which somebody buys, on average
UNLIKELY: Final = 0.02


class Prospects:
    """One Billionaire's chances at each Market, over the imagined worlds."""

    def __init__(self) -> None:
        self.margins = vec[i64]([0] * (N_MARKETS * WORLDS))
        self.gains = [0.0] * N_MARKETS
        self.crisis = [0.0] * N_MARKETS
        self.who: i64 = -1

    def begin(self, t: BillionairesTable, who: i64) -> None:
        self.who = who
        market: i64
        for market in range(N_MARKETS):
            self.crisis[market] = 0.0
            self.gains[market] = 0.0
            if who >= 0 and t.is_open(market):
                self.gains[market] = market_gain(t, who, market)

    def imagine(self, world: BillionairesTable, number: i64) -> None:
        """Note how the cards lie in this world."""
        if self.who < 0:
            return
        market: i64
        for market in range(N_MARKETS):
            self.margins[market * WORLDS + number] = margin(world, self.who, market)
            self.crisis[market] += crisis_cost(world, world.cards_at(market)) / WORLDS

    def chance(self, market: i64, points: i64) -> float:
        """How often these points are enough there."""
        wins: i64 = 0
        number: i64
        for number in range(WORLDS):
            if self.margins[market * WORLDS + number] + points > 0:
                wins += 1
        return float(wins) / WORLDS + UNLIKELY

    def best_chance(self, points: i64, changed: i64, by: i64, other: i64, by_other: i64) -> float:
        """The best prospect anywhere, if the margin at one Market or two changes."""
        best = 0.0
        market: i64
        for market in range(N_MARKETS):
            if self.gains[market] == 0.0:
                continue
            extra = points
            if market == changed:
                extra += by
            if market == other:
                extra += by_other
            best = max(best, self.chance(market, extra) * min(self.gains[market], 60.0) - self.crisis[market])
        return best


MINE: Final = Prospects()
RIVALS: Final = Prospects()


def begin_weighing(t: BillionairesTable, seat: i64, rival: i64) -> None:
    MINE.begin(t, seat)
    RIVALS.begin(t, rival)


def imagine(world: BillionairesTable, number: i64) -> None:
    MINE.imagine(world, number)
    RIVALS.imagine(world, number)


def weigh(t: BillionairesTable, seat: i64, move: i64) -> float:
    """What the Action is worth to the seat, which takes the turn."""
    verb = VERB[move]
    if verb == BUY:
        return weigh_buy(t, seat, PLACE[move], t.cards_for(ITEM[move], t[HAND + seat] | t[PLAYED]))
    if verb == INVEST:
        return weigh_invest(t, seat, PLACE[move], t.card(ITEM[move], t[HAND + seat]))
    if verb == EXCHANGE:
        return weigh_exchange(t, seat, PLACE[move], t.card(ITEM[move], t[HAND + seat]))
    if verb == SWAP:
        return weigh_swap(t, seat, PLACE[move], ITEM[move])
    if verb == AUDIT:
        return weigh_audit(t, seat, ITEM[move]) + after(t, seat, 0, -1, 0) - 2.0
    if verb == SCAM:
        return weigh_trade(t, seat, move) + after(t, seat, 0, -1, 0) - 1.5
    if verb == GAME_THE_MARKET:
        return after(t, seat, 0, -1, 0) + 0.5
    if verb == PURCHASE:
        return asset_worth(t, seat, ITEM[move]) - 2.0
    return 0.0


def weigh_buy(t: BillionairesTable, seat: i64, market: i64, cards: CardSet) -> float:
    gain = MINE.gains[market]
    chance = MINE.chance(market, t.points(cards))
    cost = MINE.crisis[market]
    if gain >= WINNING:
        cost *= 1.0 - chance  # a win comes before the Crisis
    rest = t[HAND + seat] & ~cards
    later = 0.5 * NEXT_TURN * MINE.best_chance(best_two(t, rest, 1), -1, 0, -1, 0)
    return chance * gain - cost + cards_worth(t, seat, rest) + later


def weigh_invest(t: BillionairesTable, seat: i64, market: i64, card: CardSet) -> float:
    """The card helps whoever has its Suit and hinders the others; another one is drawn."""
    return after(t, seat, card, market, helps(t, seat, card)) + NEW_CARD + spoil(t, card, market)


def weigh_exchange(t: BillionairesTable, seat: i64, market: i64, card: CardSet) -> float:
    taken = t[FACE_UP + market]
    change = helps(t, seat, card) - helps(t, seat, taken)
    gained = card_worth(t, seat, taken)
    hand = t[HAND + seat] & ~card | taken
    points = best_two(t, hand, 2)
    value = NEXT_TURN * MINE.best_chance(points, market, change, -1, 0) + cards_worth(t, seat, hand & ~taken) + gained
    if taken & ALL_CRISES:
        value -= 2.5
    return value + spoil(t, card, market) - spoil(t, taken, market)


def weigh_swap(t: BillionairesTable, seat: i64, one: i64, other: i64) -> float:
    first = t[FACE_UP + one]
    second = t[FACE_UP + other]
    change = helps(t, seat, second) - helps(t, seat, first)
    points = best_two(t, t[HAND + seat], 2)
    mine = NEXT_TURN * MINE.best_chance(points, one, change, other, -change)
    value = mine + cards_worth(t, seat, t[HAND + seat])
    return value + spoil(t, second, one) - spoil(t, first, one) + spoil(t, first, other) - spoil(t, second, other)


def after(t: BillionairesTable, seat: i64, spent: CardSet, market: i64, change: i64) -> float:
    """What the position promises when a card has left the hand and a Market has changed."""
    hand = t[HAND + seat] & ~spent
    return NEXT_TURN * MINE.best_chance(best_two(t, hand, 2), market, change, -1, 0) + cards_worth(t, seat, hand)


def spoil(t: BillionairesTable, card: CardSet, market: i64) -> float:
    """What a card put there takes from the rival's chance, or adds to it."""
    if RIVALS.who < 0 or RIVALS.gains[market] == 0.0:
        return 0.0
    change = helps(t, RIVALS.who, card)
    before = RIVALS.chance(market, USUAL_HAND)
    return RIVAL * (before - RIVALS.chance(market, USUAL_HAND + change)) * min(RIVALS.gains[market], 60.0)


def helps(t: BillionairesTable, billionaire: i64, card: CardSet) -> i64:
    """What the card adds to the Billionaire's margin at a Market."""
    if card & ALL_CRISES:
        return -CRISIS_POINTS
    if card & t.own_suit(billionaire):
        return t.points(card)
    return -t.points(card)


def best_two(t: BillionairesTable, hand: CardSet, drawn: i64) -> i64:
    """The points of the two best cards of a hand to which average cards may still come."""
    best: i64 = 0
    second: i64 = 0
    while hand:
        points = t.points(hand & -hand)
        hand &= hand - 1
        if points > best:
            second = best
            best = points
        elif points > second:
            second = points
    if second == 0 and drawn > 0:
        second = 2
    if best == 0 and drawn > 1:
        best = 2
    return best + second


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
