"""Hidden cards are dealt anew, so that every world that fits what the viewer knows is equally likely.

What others know is dealt anew too: who knows how many cards of a Market or all of an envelope follows from public
facts, which cards they are does not.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, each, nth
from fatcats.engine.rng import Rng

from ..model.cells import (
    CAPTOR,
    COMMITTED,
    DECK,
    ENVELOPE,
    FACE_DOWN,
    HAND,
    HEAP,
    HELD_TURN,
    KNOWS,
    OFFERED,
    SEEN,
    SET_ASIDE,
    TROUBLEMAKER,
)
from ..model.data import ALL_CRISES, N_MARKETS, NOBODY, CardSet, SeatSet
from ..model.table import BillionairesTable


def all_others(t: BillionairesTable, viewer: i64) -> SeatSet:
    seats = BIT[t.seats()] - 1
    if viewer < t.seats():
        seats &= ~BIT[viewer]
    return seats


def known_cards(t: BillionairesTable, viewer: i64) -> CardSet:
    """The cards in hidden zones that the viewer remembers."""
    if viewer < t.seats():
        return t[SEEN] | t[KNOWS + viewer] | cards_shown_to(t, viewer)
    return t[SEEN]


def cards_shown_to(t: BillionairesTable, viewer: i64) -> CardSet:
    """What lies open before this seat only, and only now: cards being looked through, a hostage's (RR-12.16)."""
    cards: CardSet = 0
    if t[HEAP] != 0 and t.asked() & BIT[viewer]:
        cards = t[HEAP]
    if t[CAPTOR] == viewer:
        cards |= t[HAND + t[HELD_TURN] - 1] | t[ENVELOPE + t[HELD_TURN] - 1]
    return cards


def redeal_cards(t: BillionairesTable, viewer: i64, rng: Rng) -> None:
    """The zones with a constraint are filled first."""
    known = known_cards(t, viewer)
    others = all_others(t, viewer)
    pool = hidden_cards(t, others) & ~known
    knew = take_knowledge(t, others, pool)
    pool &= ~redeal(t, SET_ASIDE, known, pool & ALL_CRISES, rng)
    for other in each(others):
        pool &= ~redeal_envelope(t, other, knew, known, pool & ~ALL_CRISES, rng)
    if t[TROUBLEMAKER] != NOBODY:
        pool &= ~redeal_troublemakers(t, others, known, pool, rng)
    for other in each(others):
        pool &= ~redeal(t, HAND + other, known, pool, rng)
    t[DECK] = redeal_markets(t, others, knew, known, pool, rng)


def hidden_cards(t: BillionairesTable, others: SeatSet) -> CardSet:
    cards = t[SET_ASIDE] | t[DECK] | t[HEAP]
    for other in each(others):
        cards |= t[HAND + other] | t[ENVELOPE + other] | t[OFFERED + other]
    if others & BIT[max(t[TROUBLEMAKER], 0)]:
        cards |= t[COMMITTED]
    market: i64
    for market in range(N_MARKETS):
        cards |= t[FACE_DOWN + market]
    return cards


def redeal(t: BillionairesTable, zone: i64, known: CardSet, pool: CardSet, rng: Rng) -> CardSet:
    """Replace the unknown cards of a zone by as many random ones; returns these."""
    cards = random_cards(pool, count(t[zone] & ~known), rng)
    t[zone] = t[zone] & known | cards
    return cards


def random_cards(pool: CardSet, number: i64, rng: Rng) -> CardSet:
    cards: CardSet = 0
    while number > 0:
        card = BIT[nth(pool, rng.below(count(pool)))]
        pool &= ~card
        cards |= card
        number -= 1
    return cards


def redeal_troublemakers(t: BillionairesTable, others: SeatSet, known: CardSet, pool: CardSet, rng: Rng) -> CardSet:
    """Cards being looked through, and those in a Fix that lie face-down; returns what was dealt."""
    dealt = redeal(t, HEAP, known, pool, rng)
    if others & BIT[t[TROUBLEMAKER]]:
        dealt |= redeal(t, COMMITTED, known, pool & ~dealt, rng)
    for other in each(others):
        dealt |= redeal(t, OFFERED + other, known, pool & ~dealt, rng)
    return dealt


# --- what others know -------------------------------------------------------------------------------------------------


def take_knowledge(t: BillionairesTable, others: SeatSet, hidden: CardSet) -> vec[i64]:
    """What others know of cards that the viewer does not know; they are to know others instead."""
    knew = vec[i64]([0, 0, 0, 0, 0, 0])
    for other in each(others):
        knew[other] = t[KNOWS + other] & hidden
        t[KNOWS + other] &= ~hidden
    return knew


def redeal_envelope(
    t: BillionairesTable, owner: i64, knew: vec[i64], known: CardSet, pool: CardSet, rng: Rng
) -> CardSet:
    """Who gave these cards away knows all of them, whatever they are."""
    before = t[ENVELOPE + owner]
    cards = redeal(t, ENVELOPE + owner, known, pool, rng)
    knower: i64
    for knower in range(t.seats()):
        if knew[knower] & before:
            t[KNOWS + knower] |= t[ENVELOPE + owner]
    return cards


def redeal_markets(
    t: BillionairesTable, others: SeatSet, knew: vec[i64], known: CardSet, pool: CardSet, rng: Rng
) -> CardSet:
    """Others know as many cards at each Market as before; returns the cards left over."""
    market: i64
    for market in range(N_MARKETS):
        before = t[FACE_DOWN + market] & ~known
        after = redeal(t, FACE_DOWN + market, known, pool, rng)
        pool &= ~after
        if is_known_twice(others, knew, before):
            know_together(t, others, knew, before, after, rng)
            continue
        for other in each(others):
            own = random_cards(after, count(before & knew[other]), rng)
            after &= ~own
            t[KNOWS + other] |= own
    return pool


def is_known_twice(others: SeatSet, knew: vec[i64], cards: CardSet) -> bool:
    """Do several of the others know the same card (RR-12.10)?"""
    known: CardSet = 0
    for other in each(others):
        if known & knew[other] & cards:
            return True
        known |= knew[other]
    return False


def know_together(
    t: BillionairesTable, others: SeatSet, knew: vec[i64], before: CardSet, after: CardSet, rng: Rng
) -> None:
    """For each group of others as many cards as just this group knew."""
    group: SeatSet
    for group in range(1, others + 1):
        if group & ~others == 0:
            cards = random_cards(after, count(known_to_just(others, group, knew, before)), rng)
            after &= ~cards
            for other in each(group):
                t[KNOWS + other] |= cards


def known_to_just(others: SeatSet, group: SeatSet, knew: vec[i64], cards: CardSet) -> CardSet:
    for other in each(others):
        if group & BIT[other]:
            cards &= knew[other]
        else:
            cards &= ~knew[other]
    return cards
