"""What the others' plays tell about their hands: hardly anybody breaks a group, so who has played a rank has no more.

A sampled world deals what is unseen at random. Here cards change places between those hands, mostly for the better,
until few groups in it were broken.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.rng import Rng
from fatcats.engine.tally import ONE, held, nth, total

from ..knowledge.determinize import fits_exchanges, guess_gifts
from ..model.cards import FIVE, Pile
from ..model.cells import HAND, NOBODY, PARTNER, PLAYED, PUT_ASIDE
from ..model.table import ZillionaireTable

SWAPS: Final[i64] = 60
STUBBORN: Final[i64] = 8  # one in so many swaps that break a group more is made nevertheless
MAX_HOLDERS: Final = 6


class Hands:
    """Whose cards the observer does not see: where they lie, and what their owners have played."""

    def __init__(self) -> None:
        self.cell: Final = vec[i64]([0] * MAX_HOLDERS)
        self.size: Final = vec[i64]([0] * MAX_HOLDERS)
        self.played: Final = vec[i64]([0] * MAX_HOLDERS)
        self.n: i64 = 0

    def look(self, t: ZillionaireTable, observer: i64) -> None:
        """What an exchange has told the observer of the partner's hand stays as it is (ZN-9.12)."""
        self.n = 0
        seat: i64
        for seat in range(t.seats()):
            if seat != observer and seat != t[PARTNER + observer]:
                self.add(t, HAND + seat, t[PLAYED + seat])
        self.add(t, PUT_ASIDE, 0)

    def add(self, t: ZillionaireTable, cell: i64, played: Pile) -> None:
        size = total(t[cell])
        if size > 0:
            self.cell[self.n] = cell
            self.size[self.n] = size
            self.played[self.n] = played
            self.n += 1


HANDS: Final = Hands()


def keep_groups_whole(t: ZillionaireTable, observer: i64, rng: Rng) -> None:
    hands = HANDS
    hands.look(t, observer)
    if hands.n < 2:
        return
    has_exchanged = have_exchanged(t)
    left = SWAPS
    while left > 0:
        left -= 1
        one = rng.below(hands.n)
        other = rng.below(hands.n - 1)
        if other >= one:
            other += 1
        swap(t, observer, one, other, has_exchanged, rng)
    if has_exchanged:
        guess_gifts(t, observer)


def have_exchanged(t: ZillionaireTable) -> bool:
    seat: i64
    for seat in range(t.seats()):
        if t[PARTNER + seat] != NOBODY:
            return True
    return False


def swap(t: ZillionaireTable, observer: i64, one: i64, other: i64, has_exchanged: bool, rng: Rng) -> None:
    """A card of one hand for a card of the other, unless that breaks more groups."""
    hands = HANDS
    mine = hands.cell[one]
    yours = hands.cell[other]
    given = nth(t[mine], rng.below(hands.size[one]))
    taken = nth(t[yours], rng.below(hands.size[other]))
    if given == taken:
        return
    more = broken_by(t[mine], hands.played[one], given, taken) + broken_by(t[yours], hands.played[other], taken, given)
    while more > 0:
        if rng.below(STUBBORN) != 0:
            return
        more -= 1
    change = ONE[taken] - ONE[given]
    t[mine] += change
    t[yours] -= change
    if has_exchanged and not fits_exchanges(t, observer):
        t[mine] -= change
        t[yours] += change


def broken_by(hand: Pile, played: Pile, gone: i64, new: i64) -> i64:
    """How many more groups of this hand were broken if it had one card instead of another."""
    more: i64 = 0
    if gone != FIVE and held(hand, gone) == 1 and held(played, gone) > 0:
        more -= 1
    if new != FIVE and held(hand, new) == 0 and held(played, new) > 0:
        more += 1
    return more
