"""What a seat cannot know is replaced by a random assignment consistent with what it does know.

Known are, beside everything public: the own cards, cards in hands that everybody saw arrive (SEEN), what the seat put
face-down or gave away in its envelope (KNOWS), and the Roles that it has seen where others cannot have them
(RULED_OUT).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, each, lowest, nth
from fatcats.engine.position import ASKED, DRAFT, DRAFTING, PENDING, SO_FAR, STEP
from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList

from .cells import (
    DECK,
    ENVELOPE,
    FACE_DOWN,
    HAND,
    KNOWS,
    ROLE_DECK,
    ROLE_OF,
    ROLES_DRAWN,
    RULED_OUT,
    RULED_OUT_FOR_ALL,
    SEEN,
    SET_ASIDE,
)
from .data import ALL_CRISES, MAX_SEATS, N_MARKETS, CardSet, RoleSet, SeatSet
from .role_knowledge import ruled_out
from .table import BillionairesTable

MEMORY: Final = N_MARKETS + 1  # numbers in a line of what a seat knows


def determinize(t: BillionairesTable, viewer: i64, rng: Rng) -> None:
    """A viewer who is no seat knows what everybody knows."""
    redeal_cards(t, viewer, rng)
    redeal_roles(t, viewer, rng)
    hide_choices(t, viewer, rng)


def all_others(t: BillionairesTable, viewer: i64) -> SeatSet:
    seats = BIT[t.seats()] - 1
    if viewer < t.seats():
        seats &= ~BIT[viewer]
    return seats


def known_cards(t: BillionairesTable, viewer: i64) -> CardSet:
    """The cards in hidden zones that the viewer remembers."""
    if viewer < t.seats():
        return t[SEEN] | t[KNOWS + viewer]
    return t[SEEN]


# --- cards ------------------------------------------------------------------------------------------------------------


def redeal_cards(t: BillionairesTable, viewer: i64, rng: Rng) -> None:
    """The zones with a constraint are filled first: every consistent world is then equally likely."""
    known = known_cards(t, viewer)
    others = all_others(t, viewer)
    pool = hidden_cards(t, others) & ~known
    memories = what_others_know(t, others)
    pool &= ~redeal(t, SET_ASIDE, known, pool & ALL_CRISES, rng)
    for other in each(others):
        pool &= ~redeal(t, ENVELOPE + other, known, pool & ~ALL_CRISES, rng)
    for other in each(others):
        pool &= ~redeal(t, HAND + other, known, pool, rng)
    market: i64
    for market in range(N_MARKETS):
        cards = redeal(t, FACE_DOWN + market, known, pool, rng)
        pool &= ~cards
        remember_investments(t, others, market, cards, memories, rng)
    remember_envelopes(t, others, memories)
    t[DECK] = pool


def hidden_cards(t: BillionairesTable, others: SeatSet) -> CardSet:
    cards = t[SET_ASIDE] | t[DECK]
    for other in each(others):
        cards |= t[HAND + other] | t[ENVELOPE + other]
    market: i64
    for market in range(N_MARKETS):
        cards |= t[FACE_DOWN + market]
    return cards


def redeal(t: BillionairesTable, zone: i64, known: CardSet, pool: CardSet, rng: Rng) -> CardSet:
    """Replace the unknown cards of a zone by as many random ones; returns these."""
    cards = random_cards(pool, count(t[zone] & ~known), rng)
    t[zone] = t[zone] & known | cards
    return cards


def what_others_know(t: BillionairesTable, others: SeatSet) -> vec[i64]:
    """In public: how many cards each has put face-down at each Market, and whose envelope each gave away.

    A line for each seat: five numbers and a set of seats. What the cards are is forgotten.
    """
    memories = vec[i64]([0] * (MAX_SEATS * MEMORY))
    market: i64
    owner: i64
    for other in each(others):
        for market in range(N_MARKETS):
            memories[other * MEMORY + market] = count(t[KNOWS + other] & t[FACE_DOWN + market])
        for owner in range(t.seats()):
            if t[KNOWS + other] & t[ENVELOPE + owner]:
                memories[other * MEMORY + N_MARKETS] |= BIT[owner]
        t[KNOWS + other] = 0
    return memories


def remember_investments(
    t: BillionairesTable, others: SeatSet, market: i64, cards: CardSet, memories: vec[i64], rng: Rng
) -> None:
    """Each of the others has put as many of these cards there as before."""
    for other in each(others):
        own = random_cards(cards, memories[other * MEMORY + market], rng)
        cards &= ~own
        t[KNOWS + other] |= own


def remember_envelopes(t: BillionairesTable, others: SeatSet, memories: vec[i64]) -> None:
    """Who gave cards away knows all that lie in that envelope now."""
    for other in each(others):
        for owner in each(memories[other * MEMORY + N_MARKETS]):
            t[KNOWS + other] |= t[ENVELOPE + owner]


def random_cards(pool: CardSet, number: i64, rng: Rng) -> CardSet:
    cards: CardSet = 0
    while number > 0:
        card = BIT[nth(pool, rng.below(count(pool)))]
        pool &= ~card
        cards |= card
        number -= 1
    return cards


# --- Roles ------------------------------------------------------------------------------------------------------------


def redeal_roles(t: BillionairesTable, viewer: i64, rng: Rng) -> None:
    """Unrevealed Roles of others, and those that another player is choosing from, are unknown."""
    holders = t.unrevealed() & all_others(t, viewer)
    pool = t[ROLE_DECK]
    for holder in each(holders):
        pool |= t[ROLE_OF + holder]
    drawn: i64 = 0
    if viewer >= t.seats() or t.asked() & BIT[viewer] == 0:
        drawn = t.size(ROLES_DRAWN)
        pool |= t[ROLES_DRAWN]
        t[ROLES_DRAWN] = 0
    pool = assign_roles(t, viewer, holders, pool, rng)
    t[ROLES_DRAWN] |= random_cards(pool, drawn, rng)
    t[ROLE_DECK] = pool & ~t[ROLES_DRAWN]
    forget_what_others_saw(t, viewer)


def assign_roles(t: BillionairesTable, viewer: i64, holders: SeatSet, pool: RoleSet, rng: Rng) -> RoleSet:
    """A Role that is not ruled out for each holder, as chance will have it; returns the others."""
    if not try_roles(t, min(viewer, MAX_SEATS), holders, pool, rng):
        return pool
    for holder in each(holders):
        pool &= ~t[ROLE_OF + holder]
    return pool


def try_roles(t: BillionairesTable, viewer: i64, holders: SeatSet, pool: RoleSet, rng: Rng) -> bool:
    """Try one holder's possible Roles in random order until the others can be served too."""
    if holders == 0:
        return True
    holder = lowest(holders)
    possible = pool & ~ruled_out(t, viewer, holder)
    while possible != 0:
        role = BIT[nth(possible, rng.below(count(possible)))]
        possible &= ~role
        if try_roles(t, viewer, holders & ~BIT[holder], pool & ~role, rng):
            t[ROLE_OF + holder] = role
            return True
    return False


def forget_what_others_saw(t: BillionairesTable, viewer: i64) -> None:
    """In this world others know of Roles what everybody knows."""
    for other in each(all_others(t, viewer)):
        t[RULED_OUT + other] = t[RULED_OUT_FOR_ALL]


# --- choices under way ------------------------------------------------------------------------------------------------


def hide_choices(t: BillionairesTable, viewer: i64, rng: Rng) -> None:
    """Secret answers that others have given are replaced; a draft of another player starts anew."""
    if t.is_over():
        return
    own: SeatSet = 0
    if viewer < t.seats():
        own = BIT[viewer]
    asked = t.frame(ASKED)
    if asked & (asked - 1) != 0:
        answer_anew(t, asked & ~t.frame(PENDING) & ~own, own, rng)
    elif asked & own == 0:
        t.set_frame(SO_FAR, 0)
        t.set_frame(DRAFT, 0)
        t.set_frame(DRAFTING, 0)


def answer_anew(t: BillionairesTable, others: SeatSet, own: SeatSet, rng: Rng) -> None:
    """Each of the others gives a random answer that is allowed in this world; somebody is still to answer."""
    t.set_frame(SO_FAR, t.frame(SO_FAR) & own)
    if t.frame(SO_FAR) == 0:
        t.set_frame(DRAFT, 0)
    answers = MoveList()
    for other in each(others):
        t.set_frame(PENDING, t.frame(PENDING) | BIT[other])
        t.fill_legal(other, answers)
        t.steps[t.frame(STEP)].answer(t, other, answers.items[rng.below(answers.n)])
