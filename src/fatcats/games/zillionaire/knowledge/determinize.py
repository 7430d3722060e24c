"""What a seat cannot know is replaced by a random assignment consistent with what it does know.

Known are the own hand, all cards played, and of an exchange: to its two players the cards that changed hands, to
everybody that the poorer gave the highest and the richer the lowest cards (ZN-9.06, ZN-9.12).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.rng import Rng
from fatcats.engine.tally import ONE, UP_TO, held, highest, lowest, nth, total

from ..model.cards import N_RANKS, WHOLE_DECK, Pile
from ..model.cells import GAVE, HAND, LAST_STATUS, NOBODY, PARTNER, PLAYED, PUT_ASIDE
from ..model.table import ZillionaireTable
from ..sections.exchange import highest_cards, lowest_cards

TRIES: Final = 200  # one in about five fits the other players' exchange; so many failures do not happen


def determinize(t: ZillionaireTable, viewer: i64, rng: Rng) -> None:
    tries: i64 = TRIES
    redeal(t, viewer, rng)
    while tries > 0 and not fits_exchanges(t, viewer):
        redeal(t, viewer, rng)
        tries -= 1
    guess_gifts(t, viewer)


def redeal(t: ZillionaireTable, viewer: i64, rng: Rng) -> None:
    """Every hand but the viewer's keeps its size; the partner's, about which most is known, is filled first."""
    unseen = unseen_cards(t, viewer)
    partner = t[PARTNER + viewer]
    if partner != NOBODY:
        unseen -= redeal_partner(t, viewer, partner, unseen, rng)
    seat: i64
    for seat in range(t.seats()):
        if seat != viewer and seat != partner:
            t[HAND + seat] = random_cards(unseen, total(t[HAND + seat]), rng)
            unseen -= t[HAND + seat]
    t[PUT_ASIDE] = unseen


def unseen_cards(t: ZillionaireTable, viewer: i64) -> Pile:
    cards = WHOLE_DECK - t[HAND + viewer]
    seat: i64
    for seat in range(t.seats()):
        cards -= t[PLAYED + seat]
    return cards


def redeal_partner(t: ZillionaireTable, viewer: i64, partner: i64, unseen: Pile, rng: Rng) -> Pile:
    """The gifts not played yet are there; the other cards are on the far side of what the partner gave."""
    sure = gifts_left(t[GAVE + viewer], t[PLAYED + partner])
    possible = unseen - sure
    if t[LAST_STATUS + viewer] > t[LAST_STATUS + partner]:
        possible &= UP_TO[lowest(t[GAVE + partner])]
    else:
        possible &= ~(UP_TO[highest(t[GAVE + partner])] >> 4)
    others = total(t[HAND + partner]) - total(sure)
    t[HAND + partner] = sure + random_cards(possible, others, rng)
    return t[HAND + partner]


def gifts_left(gave: Pile, played: Pile) -> Pile:
    """Of equal cards the gifts count as played first: only what remains even so is certain."""
    left: Pile = 0
    rank: i64
    for rank in range(N_RANKS):
        left += max(held(gave, rank) - held(played, rank), 0) * ONE[rank]
    return left


def random_cards(pile: Pile, number: i64, rng: Rng) -> Pile:
    chosen: Pile = 0
    size = total(pile)
    while number > 0:
        card = ONE[nth(pile - chosen, rng.below(size))]
        chosen += card
        size -= 1
        number -= 1
    return chosen


def fits_exchanges(t: ZillionaireTable, viewer: i64) -> bool:
    """Could the hands of the other linked players have come about by their exchange?"""
    poorer: i64
    for poorer in range(t.seats()):
        if is_poorer_stranger(t, poorer, viewer) and not fits_exchange(t, poorer, t[PARTNER + poorer]):
            return False
    return True


def is_poorer_stranger(t: ZillionaireTable, seat: i64, viewer: i64) -> bool:
    """Is this the poorer player of an exchange in which the viewer had no part?"""
    partner = t[PARTNER + seat]
    if partner == NOBODY or seat == viewer or partner == viewer:
        return False
    return t[LAST_STATUS + seat] < t[LAST_STATUS + partner]


def fits_exchange(t: ZillionaireTable, poorer: i64, richer: i64) -> bool:
    """The poorer player's cards are at most those that went up, the richer player's at least those that went down."""
    low = t[HAND + poorer] + t[PLAYED + poorer]
    high = t[HAND + richer] + t[PLAYED + richer]
    number = total(t[GAVE + poorer])
    return highest(low) <= lowest(highest_cards(high, number)) and lowest(high) >= highest(lowest_cards(low, number))


def guess_gifts(t: ZillionaireTable, viewer: i64) -> None:
    """What other players gave each other is secret too: in this world, the cards that explain the hands best."""
    poorer: i64
    for poorer in range(t.seats()):
        if is_poorer_stranger(t, poorer, viewer):
            richer = t[PARTNER + poorer]
            number = total(t[GAVE + poorer])
            t[GAVE + poorer] = highest_cards(t[HAND + richer] + t[PLAYED + richer], number)
            t[GAVE + richer] = lowest_cards(t[HAND + poorer] + t[PLAYED + poorer], number)
