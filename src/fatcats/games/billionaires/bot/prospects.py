"""For the bot: the chances of a Billionaire at each Market, by the cards that a seat has seen and those it has not."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import count

from ..model.cells import (
    BUNKER,
    COLLECTED,
    DISCARD,
    ENVELOPE,
    FACE_DOWN,
    FACE_UP,
    GUILLOTINE,
    HAND,
    KNOWS,
    LEVEL,
    SEEN,
    SET_ASIDE,
    SPACE_ENVELOPE,
    SPECIAL_ACTIONS_IN,
    WORTH_ONE,
    WORTH_THREE,
    WORTH_TWO,
)
from ..model.data import (
    ALL_CARDS,
    ALL_CRISES,
    CRISIS_POINTS,
    HAND_LIMIT,
    N_MARKETS,
    PUPPET_POINTS,
    SPECIAL_ACTIONS,
    CardSet,
)
from ..model.table import BillionairesTable
from .danger import DANGER, most_icons
from .race import RACE
from .worth import market_gain

MAX: Final = 100.0
TEMPTING: Final = 5.0  # what a Market must offer to be worth a thought
USUAL_HAND: Final = 4  # points with which somebody buys, on average
USUAL_CARD: Final = 2  # points of a card that is drawn, on average
MAX_POINTS: Final = 12
FEWEST: Final = -16  # the range of points for which chances are kept: no hand and no change at a Market leads beyond it
RANGE: Final = 48
BOLD: Final = 0.3  # an unseen card counts so much better than it is on average: who dares is quicker
LOGISTIC: Final = 1.702  # makes the logistic curve nearly a normal one
CERTAIN: Final = 12.0  # its slope where every card has been seen
NEXT_TURN: Final = 0.15  # what a better chance at one Market counts for now
AFTERWARDS: Final = 0.3  # what the best chance at any Market in the next turn counts for now


class Prospects:
    """Worked out once for a decision."""

    def __init__(self) -> None:
        self.margins: Final = vec[float]([0.0] * N_MARKETS)
        self.slopes: Final = vec[float]([0.0] * N_MARKETS)  # how much a point of margin matters
        self.gains: Final = vec[float]([0.0] * N_MARKETS)
        self.costs: Final = vec[float]([0.0] * N_MARKETS)  # of the Crisis that a Buy may find
        self.helping: Final = vec[i64]([0] * N_MARKETS)  # what the face-up card adds to the margin
        self.now = 0.0  # how likely the seat is to win
        self.next_points: i64 = 0  # with which the seat buys in the next turn, if its hand stays
        self.looks: i64 = 0
        self.chances: Final = vec[float]([0.0] * (N_MARKETS * RANGE))
        self.worked_out: Final = vec[i64]([0] * (N_MARKETS * RANGE))  # by which look that was
        self.buys: Final = vec[float]([0.0] * (N_MARKETS * (MAX_POINTS + 1)))  # what a Buy is worth, by points
        self.best_buys: Final = vec[float]([0.0] * (MAX_POINTS + 1))
        self.found: Final = vec[i64]([0] * (MAX_POINTS + 1))  # by which look that was

    def look(self, t: BillionairesTable, seat: i64, billionaire: i64) -> None:
        """What the seat knows of the chances of a Billionaire: its own, or its Puppet."""
        unseen = unseen_cards(t, seat)
        crises = 0.0
        if t[LEVEL] >= 2:  # how many are set aside is public
            crises = max(float(count(unseen & ALL_CRISES) - t.size(SET_ASIDE)), 0.0)
        unseen &= ~ALL_CRISES
        number = max(float(count(unseen)) + crises, 1.0)
        own = t.points(unseen & t.own_suit(billionaire))
        against = float(t.points(unseen) - own)
        if t[BUNKER] != billionaire:
            against += CRISIS_POINTS * crises
        mean = (float(own) - against) / number
        squares = count(unseen & t[WORTH_ONE]) + 4 * count(unseen & t[WORTH_TWO]) + 9 * count(unseen & t[WORTH_THREE])
        spread = max((float(squares) + 9.0 * crises) / number - mean * mean, 1.0)
        RACE.look(t, seat, 0, True)
        self.now = RACE.chance(t, float(t.rebels()))
        if t[LEVEL] >= 2:
            DANGER.look(t)
        usual_cost = 0.0
        if crises > 0.0:
            usual_cost = crises / number * DANGER.unseen_loss()
        market: i64
        for market in range(N_MARKETS):
            self.gains[market] = 0.0
            self.helping[market] = helps(t, billionaire, t[FACE_UP + market])
            if t.is_open(market):
                seen = t[FACE_UP + market] | t[FACE_DOWN + market] & t[KNOWS + seat]
                hidden = float(count(t.cards_at(market) & ~seen))
                self.margins[market] = seen_margin(t, billionaire, seen) + hidden * (mean + BOLD)
                self.slopes[market] = CERTAIN
                if hidden > 0.0:
                    self.slopes[market] = LOGISTIC / sqrt(hidden * spread)
                self.gains[market] = min(market_gain(t, billionaire, market), MAX)
                self.costs[market] = usual_cost * hidden
                icons = most_icons(t, seen)
                if icons > 0:
                    self.costs[market] += DANGER.losses[icons]
        self.next_points = next_points(t, t[HAND + seat], drawn_next(t[HAND + seat]))
        self.looks += 1

    def chance(self, market: i64, points: i64) -> float:
        """That a Buy with these points there succeeds; a tie loses. Asked again and again for the same few points."""
        place = market * RANGE + points - FEWEST
        if self.worked_out[place] != self.looks:
            self.worked_out[place] = self.looks
            short = 0.5 - (self.margins[market] + float(points))
            self.chances[place] = 1.0 / (1.0 + exp(min(max(self.slopes[market] * short, -30.0), 30.0)))
        return self.chances[place]

    def hope(self, market: i64, change: i64) -> float:
        """What a better margin at a Market is worth."""
        if self.gains[market] < TEMPTING:
            return 0.0
        better = self.chance(market, USUAL_HAND + change) - self.chance(market, USUAL_HAND)
        return NEXT_TURN * self.gains[market] * better

    def afterwards(self, points: i64) -> float:
        """What the next turn promises with these points, if the Markets stay as they are."""
        points = min(points, MAX_POINTS)
        if self.found[points] != self.looks:
            self.find_buys(points)
        return AFTERWARDS * self.best_buys[points]

    def after_change(self, points: i64, market: i64, change: i64, other: i64, other_change: i64) -> float:
        """The same if the margin at one Market or two has changed."""
        points = min(points, MAX_POINTS)
        if self.found[points] != self.looks:
            self.find_buys(points)
        best = max(self.buy(market, points + change), 0.0)
        place = points * N_MARKETS
        m: i64
        for m in range(N_MARKETS):
            if m == other:
                best = max(best, self.buy(m, points + other_change))
            elif m != market and self.buys[place + m] > best:
                best = self.buys[place + m]
        return AFTERWARDS * best

    def find_buys(self, points: i64) -> None:
        self.found[points] = self.looks
        best = 0.0
        market: i64
        for market in range(N_MARKETS):
            worth = self.buy(market, points)
            self.buys[points * N_MARKETS + market] = worth
            best = max(best, worth)
        self.best_buys[points] = best

    def buy(self, market: i64, points: i64) -> float:
        """What a Buy there is worth; nothing where there is nothing tempting."""
        if self.gains[market] <= TEMPTING:
            return 0.0
        return self.chance(market, points) * self.gains[market] - self.costs[market]


MINE: Final = Prospects()


def unseen_cards(t: BillionairesTable, seat: i64) -> CardSet:
    """The cards of which the seat cannot tell where they are; Crises that are set aside are among them."""
    seen = t[DISCARD] | t[GUILLOTINE] | t[HAND + seat] | t[ENVELOPE + seat] | t[KNOWS + seat] | t[SEEN]
    seen |= t[SPACE_ENVELOPE] | t[COLLECTED]
    market: i64
    for market in range(N_MARKETS):
        seen |= t[FACE_UP + market]
    if t[SPECIAL_ACTIONS_IN] == 0:
        seen |= SPECIAL_ACTIONS
    return ALL_CARDS & ~seen


def seen_margin(t: BillionairesTable, billionaire: i64, seen: CardSet) -> float:
    """How much these cards at a Market help the buyer (BG-4.07, BG-4.08)."""
    own = seen & t.own_suit(billionaire)
    helping = t.points(own) - t.points(seen & ~own)
    if seen & ALL_CRISES and t[BUNKER] != billionaire:
        helping -= CRISIS_POINTS
    if billionaire >= t.seats():
        helping += PUPPET_POINTS
    return float(helping)


def helps(t: BillionairesTable, billionaire: i64, card: CardSet) -> i64:
    """What the card adds to the Billionaire's margin at a Market."""
    if card & ALL_CRISES:
        return -CRISIS_POINTS
    if card & t.own_suit(billionaire):
        return t.points(card)
    return -t.points(card)


def next_points(t: BillionairesTable, hand: CardSet, drawn: i64) -> i64:
    """The points of the two best cards of a hand to which so many cards come."""
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
    while drawn > 0:
        if best < USUAL_CARD:
            second = best
            best = USUAL_CARD
        elif second < USUAL_CARD:
            second = USUAL_CARD
        drawn -= 1
    return best + second


def drawn_next(hand: CardSet) -> i64:
    """How many cards the next turn begins with."""
    if count(hand) < HAND_LIMIT:
        return 1
    return 0
