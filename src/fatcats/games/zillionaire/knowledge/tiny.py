# fatcats: interpreted
"""A tiny Zillionaire: two cards each out of a few, for algorithms that look at every deal."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import cast

from fatcats.engine.encoding import Tiny
from fatcats.engine.table import Table

from ..model.cards import RANK_NAMES, WHOLE_DECK
from ..model.cells import HAND, PUT_ASIDE
from ..model.table import ZillionaireTable

CARDS = ("2", "4", "5", "7", "Bankrupt", "Bankroll", "Zillionaire", "3", "6", "8", "Millionaire", "Bump")
EACH = 2


@cache
def deals(seats: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Every way to deal the first cards of the list, two to each seat; the first hands change first."""
    return tuple(sorted(divided(tuple(range(EACH * seats))), key=lambda hands: hands[::-1]))


def divided(cards: tuple[int, ...]) -> list[tuple[tuple[int, ...], ...]]:
    if not cards:
        return [()]
    return [
        (hand, *others)
        for hand in combinations(cards, EACH)
        for others in divided(tuple(card for card in cards if card not in hand))
    ]


def deal(table: Table, number: int) -> None:
    """These hands in place of those that were dealt; all other cards are put aside."""
    t = cast(ZillionaireTable, table)
    aside = int(WHOLE_DECK)
    for seat, hand in enumerate(deals(int(t.seats()))[number]):
        cards = sum(16 ** RANK_NAMES.index(CARDS[card]) for card in hand)
        t[HAND + seat] = cards
        aside -= cards
    t[PUT_ASIDE] = aside


TINY = Tiny(
    lambda seats, options: len(deals(seats)) if options["games"] == 1 else 0,
    deal,
    needs="one game",
    example={"seats": 3, "games": 1, "deals": 12},
)
