"""Who has the Celebrity? Whoever may put an unrevealed Role back at the End of a Round and holds on to it.

In 60 games of four searches at Level 4, half of them with a Troublemaker, the Celebrity was held 149 times of 149 and
another Role 9 times of 63. A sampled world deals Roles at random; here the Celebrity changes places in it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, each, nth
from fatcats.engine.position import ASKED, PENDING
from fatcats.engine.rng import Rng

from ..knowledge.redeal import all_others
from ..knowledge.role_knowledge import ruled_out
from ..model.cells import CAPTOR, LEVEL, ROLE_DECK, ROLE_HELD, ROLE_OF, ROUND
from ..model.data import CELEBRITY, SeatSet
from ..model.table import BillionairesTable

# If nobody held on to a Role, one world in so many is left as it is: where most often nobody else has the Celebrity
AT_FIRST: Final[i64] = 3
LATER: Final[i64] = 10  # after Round 1 more Roles are drawn, and somebody has found it


def suspect_celebrity(t: BillionairesTable, observer: i64, rng: Rng) -> None:
    """The world is one that fits what the observer knows, and stays so."""
    if t[LEVEL] < 3 or t[CAPTOR] == observer or answers_are_given(t):
        return
    suspects = possible_celebrities(t, observer)
    if suspects & t[ROLE_HELD]:
        suspects &= t[ROLE_HELD]
    elif suspects == 0 or rng.below(AT_FIRST if t[ROUND] == 1 else LATER) == 0:
        return
    give_celebrity(t, observer, nth(suspects, rng.below(count(suspects))))


def answers_are_given(t: BillionairesTable) -> bool:
    """In secret, by some of several: they may be Reveals of the Roles of this world."""
    asked = t.frame(ASKED)
    return asked & (asked - 1) != 0 and t.frame(PENDING) != asked


def possible_celebrities(t: BillionairesTable, observer: i64) -> SeatSet:
    """Others with an unrevealed Role that may be it, as far as the observer knows."""
    suspects: SeatSet = 0
    for seat in each(t.unrevealed() & all_others(t, observer)):
        if ruled_out(t, observer, seat) & BIT[CELEBRITY] == 0:
            suspects |= BIT[seat]
    return suspects


def give_celebrity(t: BillionairesTable, observer: i64, seat: i64) -> None:
    """In exchange for the seat's Role: with the Role deck, or with whoever has it, if that may be."""
    role = t[ROLE_OF + seat]
    if t[ROLE_DECK] & BIT[CELEBRITY]:
        t[ROLE_DECK] ^= BIT[CELEBRITY] | role
        t[ROLE_OF + seat] = BIT[CELEBRITY]
        return
    for other in each(t.unrevealed() & all_others(t, observer)):
        if t[ROLE_OF + other] == BIT[CELEBRITY] and role & ruled_out(t, observer, other) == 0:
            t[ROLE_OF + other] = role
            t[ROLE_OF + seat] = BIT[CELEBRITY]
            return
