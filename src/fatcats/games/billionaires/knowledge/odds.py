"""What a viewer can know of the odds of a Buy before its cards are turned up (BG-4.07 to BG-4.09).

Made from the viewer's own view alone, so nothing hidden can get in: a card that lies face-down is taken to be any of
those that the viewer cannot place, all alike.
"""

from __future__ import annotations

from math import comb

from ..model.data import CRISIS_NAMES, CRISIS_POINTS
from .view_types import BillionairesView, MarketView, OddsView, SeatView

Sorts = dict[tuple[int, bool], int]  # how many cards: what each changes for the buyer, and is it a Crisis?
Draws = dict[tuple[int, int, bool], int]  # in how many ways: cards drawn, change, is a Crisis among them?


def market_odds(view: BillionairesView, buyer: SeatView) -> dict[str, OddsView]:
    """By Market: what is sure for the buyer and against, and the chance by the points of the cards that are played."""
    suit = "" if buyer.board is None else buyer.board.suit
    most = sum(view.worth.get(card, 0) for card in buyer.hand)
    sorts = unseen_sorts(view, suit)
    return {market.market: odds(view, market, buyer, suit, most, sorts) for market in view.markets if market.assets}


def odds(view: BillionairesView, market: MarketView, buyer: SeatView, suit: str, most: int, sorts: Sorts) -> OddsView:
    known = (*market.face_up, *market.known)
    mine = sum(view.worth.get(card, 0) for card in known if is_of(card, suit))
    theirs = sum(view.worth.get(card, 0) for card in known if not is_of(card, suit))
    crisis_points = 0 if buyer.has_bunker else CRISIS_POINTS  # BG-4.08
    has_crisis = any(card in CRISIS_NAMES for card in known)
    if has_crisis:
        theirs += crisis_points
    unseen = market.face_down - len(market.known)
    changes = drawn_changes(sorts, unseen, 0 if has_crisis else crisis_points)
    leads = range(mine - theirs, mine - theirs + most + 1)
    return OddsView(mine, theirs, unseen, tuple(chance(changes, lead) for lead in leads))


def chance(changes: dict[int, int], lead: int) -> float:
    """BG-4.09: the buyer needs more points than the Market. Rounded, but only what is certain is 0 or 1."""
    good = sum(ways for change, ways in changes.items() if lead + change > 0)
    every = sum(changes.values())
    return good / every if good in (0, every) else min(max(round(good / every, 3), 0.001), 0.999)


def is_of(card: str, suit: str) -> bool:
    return bool(suit) and card.startswith(f"{suit} ")


def unseen_sorts(view: BillionairesView, suit: str) -> Sorts:
    """The cards that cannot be placed, by what they do; the set-aside Crises are certainly not at a Market."""
    sorts: Sorts = {}
    aside = view.set_aside
    for card, number in view.unseen.items():
        is_crisis = card in CRISIS_NAMES
        gone = min(aside, number) if is_crisis else 0
        aside -= gone
        worth = view.worth.get(card, 0)
        sort = (worth if is_of(card, suit) else -worth, is_crisis)
        sorts[sort] = sorts.get(sort, 0) + number - gone
    return sorts


def drawn_changes(sorts: Sorts, draws: int, crisis_points: int) -> dict[int, int]:
    """In how many of all equally likely draws the buyer's lead changes by so much."""
    found: Draws = {(0, 0, False): 1}
    for (change, is_crisis), number in sorts.items():
        further: Draws = {}
        for (drawn, so_far, has_crisis), ways in found.items():
            for more in range(min(number, draws - drawn) + 1):
                to = (drawn + more, so_far + more * change, has_crisis or (is_crisis and more > 0))
                further[to] = further.get(to, 0) + ways * comb(number, more)
        found = further
    changes: dict[int, int] = {}
    for (drawn, so_far, has_crisis), ways in found.items():
        if drawn == draws:
            change = so_far - crisis_points * has_crisis
            changes[change] = changes.get(change, 0) + ways
    return changes or {0: 1}
