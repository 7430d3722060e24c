"""CF-4 and CF-11.03 to CF-11.06: the black market, its cards and the deck."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count
from fatcats.engine.step import AutomaticStep

from ..model import events
from ..model.cells import DECK, FILLED, MARKET, N_PLAYERS, OWNED
from ..model.parts import DOLLARS, MARKET_SPACES, NO_CARD, SpaceSet
from ..model.table import CounterfeitersTable
from .money import pay


def buy(t: CounterfeitersTable, seat: i64, space: i64) -> None:
    """CF-4.02 to CF-4.04: the cost is the space's, the card works at once, the slot stays empty."""
    card = take_card(t, space)
    cost = t.box.cost(t[N_PLAYERS], space)
    pay(t, seat, cost)
    t[OWNED + seat] |= BIT[card]
    if t.events is not None:
        t.emit(events.BOUGHT, seat, t.box.kind[card], cost * DOLLARS)


def take_card(t: CounterfeitersTable, space: i64) -> i64:
    card = t.card_on(space)
    t[MARKET] -= (card + 1) * BIT[space * 6]
    t[FILLED] &= ~BIT[space]
    return card


def lay_card(t: CounterfeitersTable, space: i64, card: i64) -> None:
    t[MARKET] += (card + 1) * BIT[space * 6]
    t[FILLED] |= BIT[space]


def spaces_with_jets(t: CounterfeitersTable) -> SpaceSet:
    found: SpaceSet = 0
    space: i64
    for space in range(8):
        card = t.card_on(space)
        if card != NO_CARD and t.box.jets & BIT[card]:
            found |= BIT[space]
    return found


class MarketRefill(AutomaticStep[CounterfeitersTable]):
    """CF-11.03 to CF-11.06: bins are emptied, cards move right, new ones come from the deck."""

    def happen(self, t: CounterfeitersTable, _: i64, about: i64) -> None:
        empty_bins(t)
        shift_right(t)
        fill_market(t)


def empty_bins(t: CounterfeitersTable) -> None:
    space: i64
    for space in range(8):
        if t[FILLED] & t.box.bins[t[N_PLAYERS]] & BIT[space]:
            card = take_card(t, space)
            t.emit(events.CARD_REMOVED, 0, t.box.kind[card], space)


def shift_right(t: CounterfeitersTable) -> None:
    """CF-11.04: as far as possible, in the same order."""
    target = market_size(t) - 1
    space = target
    while space >= 0:
        if t[FILLED] & BIT[space]:
            if space != target:
                lay_card(t, target, take_card(t, space))
            target -= 1
        space -= 1


def fill_market(t: CounterfeitersTable) -> None:
    """CF-1.13, CF-11.05, CF-11.06: from right to left, until the deck runs out."""
    space = market_size(t) - 1
    while space >= 0 and t[DECK] != 0:
        if t[FILLED] & BIT[space] == 0:
            card = draw_card(t)
            lay_card(t, space, card)
            t.emit(events.CARD_LAID, 0, t.box.kind[card], space)
        space -= 1


def draw_card(t: CounterfeitersTable) -> i64:
    """CF-1.12: A before B before C before D; within a category the order is drawn when it is needed."""
    category: i64 = 0
    while t[DECK] & t.box.categories[category] == 0:
        category += 1
    card = t.pick_member(t[DECK] & t.box.categories[category])
    t[DECK] &= ~BIT[card]
    return card


def market_size(t: CounterfeitersTable) -> i64:
    return count(t.box.spaces[t[N_PLAYERS]] & MARKET_SPACES)
