"""The terms of a deal, from its entry (MD-4.27) until it is carried out or ends: whose it is, and its numbers.

Each player has room for one. It lies in a cell of bits and in two cells of amounts, ten bits a payer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, lowest

from .cards import CharacterSet, SeatSet
from .cells import AMOUNTS, IN, MONEY, TERMS
from .table import MillionsTable

# --- How far a deal has come ------------------------------------------------------------------------------------------
NO_DEAL: Final[i64] = 0
BEGUN: Final[i64] = 1  # the character is named
AMOUNT_WANTED: Final[i64] = 2  # a payer is named
RECEIVER_WANTED: Final[i64] = 3  # linked: to whom does the amount go?
MORE: Final[i64] = 4  # it may be submitted, or have one more payer
OPEN: Final[i64] = 5  # it is submitted
COUNTERED: Final[i64] = 6  # the proposer is to answer a counter-offer

_STAGE: Final = 15
_TARGET_AT: Final = 4
_LINKED_AT: Final = 8
_PAYER_AT: Final = 12
_AGREED_AT: Final = 16
_TO_SECOND_AT: Final = 24
_PAYERS_AT: Final = 32
_KEEP_STAGE: Final = ~15
_KEEP_PAYER: Final = ~(15 * 2**12)
_NOBODY_AGREED: Final = ~(255 * 2**16)


def stage(t: MillionsTable, proposer: i64) -> i64:
    return t[TERMS + proposer] & _STAGE


def set_stage(t: MillionsTable, proposer: i64, to: i64) -> None:
    t[TERMS + proposer] = t[TERMS + proposer] & _KEEP_STAGE | to


def is_open(t: MillionsTable, proposer: i64) -> bool:
    return stage(t, proposer) >= OPEN


def is_draft(t: MillionsTable, proposer: i64) -> bool:
    return NO_DEAL < stage(t, proposer) < OPEN


def target(t: MillionsTable, proposer: i64) -> i64:
    """The character that is to withdraw."""
    return (t[TERMS + proposer] >> _TARGET_AT) & 15


def is_linked(t: MillionsTable, proposer: i64) -> bool:
    return (t[TERMS + proposer] >> _LINKED_AT) & 15 != 0


def second_target(t: MillionsTable, proposer: i64) -> i64:
    """The other character of a linked deal."""
    return ((t[TERMS + proposer] >> _LINKED_AT) & 15) - 1


def link(t: MillionsTable, proposer: i64, character: i64) -> None:
    t[TERMS + proposer] |= (character + 1) << _LINKED_AT


def targets(t: MillionsTable, proposer: i64) -> CharacterSet:
    named = BIT[target(t, proposer)]
    if is_linked(t, proposer):
        named |= BIT[second_target(t, proposer)]
    return named


def owners(t: MillionsTable, proposer: i64) -> SeatSet:
    """Whose characters are to withdraw."""
    named = BIT[t.owner(target(t, proposer))]
    if is_linked(t, proposer):
        named |= BIT[t.owner(second_target(t, proposer))]
    return named


def begin_deal(t: MillionsTable, proposer: i64, character: i64) -> None:
    t[TERMS + proposer] = character << _TARGET_AT | (proposer + 1) << _PAYER_AT | BEGUN
    t[AMOUNTS + 2 * proposer] = 0
    t[AMOUNTS + 2 * proposer + 1] = 0


def forget_deal(t: MillionsTable, proposer: i64) -> None:
    t[TERMS + proposer] = NO_DEAL
    t[AMOUNTS + 2 * proposer] = 0
    t[AMOUNTS + 2 * proposer + 1] = 0


# --- Payers -----------------------------------------------------------------------------------------------------------


def payers(t: MillionsTable, proposer: i64) -> SeatSet:
    return (t[TERMS + proposer] >> _PAYERS_AT) & 255


def last_payer(t: MillionsTable, proposer: i64) -> i64:
    """The payer named last; at first the proposer, from whom they are counted clockwise."""
    return ((t[TERMS + proposer] >> _PAYER_AT) & 15) - 1


def set_last_payer(t: MillionsTable, proposer: i64, payer: i64) -> None:
    t[TERMS + proposer] = t[TERMS + proposer] & _KEEP_PAYER | (payer + 1) << _PAYER_AT


def amount(t: MillionsTable, proposer: i64, payer: i64) -> i64:
    return (t[AMOUNTS + 2 * proposer + (payer >> 2)] >> ((payer & 3) * 10)) & 1023


def set_amount(t: MillionsTable, proposer: i64, payer: i64, millions: i64) -> None:
    """Whoever has an amount to pay is a payer."""
    cell = AMOUNTS + 2 * proposer + (payer >> 2)
    shift = (payer & 3) * 10
    t[cell] += (millions - amount(t, proposer, payer)) << shift
    t[TERMS + proposer] &= ~(BIT[payer] << _PAYERS_AT)
    if millions > 0:
        t[TERMS + proposer] |= BIT[payer] << _PAYERS_AT


def pays_second(t: MillionsTable, proposer: i64, payer: i64) -> bool:
    """Does the amount go to the owner of the second character?"""
    return (t[TERMS + proposer] >> _TO_SECOND_AT) & BIT[payer] != 0


def set_pays_second(t: MillionsTable, proposer: i64, payer: i64) -> None:
    t[TERMS + proposer] |= BIT[payer] << _TO_SECOND_AT


def receiver(t: MillionsTable, proposer: i64, payer: i64) -> i64:
    if pays_second(t, proposer, payer):
        return t.owner(second_target(t, proposer))
    return t.owner(target(t, proposer))


# --- Answers ----------------------------------------------------------------------------------------------------------


def agreed(t: MillionsTable, proposer: i64) -> SeatSet:
    return (t[TERMS + proposer] >> _AGREED_AT) & 255


def add_agreed(t: MillionsTable, proposer: i64, seat: i64) -> None:
    t[TERMS + proposer] |= BIT[seat] << _AGREED_AT


def set_agreed(t: MillionsTable, proposer: i64, seats: SeatSet) -> None:
    t[TERMS + proposer] = t[TERMS + proposer] & _NOBODY_AGREED | seats << _AGREED_AT


def still_to_answer(t: MillionsTable, proposer: i64) -> SeatSet:
    """MD-4.11: everybody named in the deal; the proposer has agreed, or is to answer a counter-offer."""
    named = owners(t, proposer) | payers(t, proposer) | BIT[proposer]
    return named & ~agreed(t, proposer)


def next_to_answer(t: MillionsTable, proposer: i64) -> i64:
    """MD-4.11: the owners first, then the payers clockwise from the proposer."""
    waiting = still_to_answer(t, proposer)
    first = t.owner(target(t, proposer))
    if waiting & BIT[first]:
        return first
    if waiting & owners(t, proposer):
        return lowest(waiting & owners(t, proposer))
    seat = proposer
    while waiting & BIT[seat] == 0:
        seat = t.next_seat(seat)
    return seat


def is_possible(t: MillionsTable, proposer: i64) -> bool:
    """Are the characters still In, and can all payers still pay? (MD-4.02, MD-4.06)"""
    named = targets(t, proposer)
    if t[IN] & named != named:
        return False
    seat: i64
    for seat in range(t.seats()):
        if amount(t, proposer, seat) > t[MONEY + seat]:
            return False
    return True
