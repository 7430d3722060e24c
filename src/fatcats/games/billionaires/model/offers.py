"""Lists of candidate moves, for all sections.

These loops run for every decision of a playout, so they walk through sets by hand; elsewhere `each` does it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, lowest
from fatcats.engine.state import MoveList

from .cells import DECK_TABLE
from .data import KIND_OF, AssetSet, CardSet
from .moves import asset_pair, pair_of
from .table import BillionairesTable

LISTED: Final = MoveList()  # scratch: combinations of one hand, to be repeated at each Market


def offer_things(first: i64, things: i64, out: MoveList) -> None:
    """The move `first + thing` for each Asset, Role or other thing of a set."""
    while things:
        out.add(first + lowest(things))
        things &= things - 1


def offer_kinds(t: BillionairesTable, first: i64, cards: CardSet, out: MoveList) -> None:
    """The move `first + kind` for each kind among the cards; identical cards count once."""
    table = t[DECK_TABLE]
    if table == 0:
        last: i64 = -1
        while cards:
            kind = KIND_OF[lowest(cards)]
            cards &= cards - 1
            if kind != last:
                out.add(first + kind)
            last = kind
    else:
        offer_things(first, kinds_among(table, cards), out)


def kinds_among(table: i64, cards: CardSet) -> i64:
    """The set of kinds; in the other deck (`4-3-2`) cards do not lie in the order of their kinds."""
    kinds: i64 = 0
    while cards:
        kinds |= BIT[KIND_OF[table + lowest(cards)]]
        cards &= cards - 1
    return kinds


def offer_combinations(t: BillionairesTable, first: i64, cards: CardSet, out: MoveList) -> None:
    """The move `first + combination` for every single card and every pair; identical cards count once."""
    offer_kinds(t, first, cards, out)
    if cards & (cards - 1) == 0:
        return
    table = t[DECK_TABLE]
    kinds = kinds_among(table, cards)
    while kinds:
        kind = lowest(kinds)
        offer_pairs(t, first, kind, kinds, cards, out)
        kinds &= kinds - 1


def offer_pairs(t: BillionairesTable, first: i64, kind: i64, kinds: i64, cards: CardSet, out: MoveList) -> None:
    """Pairs of this kind and itself, if there are two, or a later one."""
    if t.card(kind, cards & ~t.card(kind, cards)) == 0:
        kinds &= ~BIT[kind]
    while kinds:
        pair = pair_of(kind, lowest(kinds))
        kinds &= kinds - 1
        if pair >= 0:
            out.add(first + pair)


def offer_asset_pairs(first: i64, ones: AssetSet, others: AssetSet, out: MoveList) -> None:
    """The move `first + pair` for each Asset of one set with each of the other; the sets have nothing in common."""
    both = ones | others
    while both:
        asset = lowest(both)
        partners = ones
        if ones & BIT[asset]:
            partners = others
        partners &= both  # the later ones
        both &= both - 1
        while partners:
            out.add(first + asset_pair(asset, lowest(partners)))
            partners &= partners - 1
