"""What is in the box: cards, statuses, seating and exchange lines, as the rules page lists them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.tally import ONE

Pile = i64  # how many cards of each rank: see engine.tally
SeatSet = i64

MAX_PLAYERS: Final = 6

# --- Cards: rank and copies, lowest first (ZN-4.11) -----------------------------------------------------------------

RANKS: Final = (
    ("1", 6),
    ("2", 6),
    ("3", 6),
    ("4", 6),
    ("5", 3),
    ("6", 6),
    ("7", 6),
    ("8", 6),
    ("Bump", 3),
    ("Bankrupt", 3),
    ("Bankroll", 3),
    ("Millionaire", 4),
    ("Zillionaire", 4),
)
RANK_NAMES: Final = tuple(name for name, _ in RANKS)
N_RANKS: Final = 13
FIVE: Final[i64] = 4
BUMP: Final[i64] = 8
BANKRUPT: Final[i64] = 9
BANKROLL: Final[i64] = 10
MILLIONAIRE: Final[i64] = 11
ZILLIONAIRE: Final[i64] = 12
NO_RANK: Final[i64] = -1

COPIES: Final = vec[i64]([copies for _, copies in RANKS])
DECK: Final = vec[i64]([rank for rank, (_, copies) in enumerate(RANKS) for _ in range(copies)])
DECK_SIZE: Final = 62
PUT_ASIDE: Final = 2  # ZN-2.03
WHOLE_DECK: Final[i64] = sum(copies * 16**rank for rank, (_, copies) in enumerate(RANKS))

FIVE_MARK: Final[i64] = 0x80000

# Marks of the ranks that may go on a top play of this rank (ZN-4.11, ZN-5.17): see tally.with_at_least
GOES_ON: Final = vec[i64](
    [8 * 16**10 if rank == 9 else sum(8 * 16**r for r in range(rank + 1, N_RANKS)) for rank in range(N_RANKS)]
)

# --- Statuses: their number plus one is what a chip there is worth (ZN-8.02) ------------------------------------------

STATUSES: Final = ("Poor", "Thin Ice", "Credit Crazy", "Upper Crust", "Money to Burn", "Rich")
POOR: Final[i64] = 0
THIN_ICE: Final[i64] = 1
UPPER_CRUST: Final[i64] = 3
MONEY_TO_BURN: Final[i64] = 4
RICH: Final[i64] = 5
NO_STATUS: Final[i64] = -1

# The statuses in use, from the first player out to the last (ZN-1.05)
STATUSES_IN_USE: Final = {
    3: ("Rich", "Credit Crazy", "Poor"),
    4: ("Rich", "Upper Crust", "Thin Ice", "Poor"),
    5: ("Rich", "Upper Crust", "Credit Crazy", "Thin Ice", "Poor"),
    6: ("Rich", "Money to Burn", "Upper Crust", "Credit Crazy", "Thin Ice", "Poor"),
}
STATUS_BY_PLACE: Final = vec[i64](
    [
        STATUSES.index(STATUSES_IN_USE[players][place]) if players >= 3 and place < players else -1
        for players in range(MAX_PLAYERS + 1)
        for place in range(MAX_PLAYERS)
    ]
)


def status_of_place(players: i64, place: i64) -> i64:
    """The status of the player who goes out as number `place`, counted from 0."""
    return STATUS_BY_PLACE[players * MAX_PLAYERS + place]


# --- Exchange lines (ZN-9.06, ZN-9.07) --------------------------------------------------------------------------------

RED_LINE_CARDS: Final[i64] = 2
GREEN_LINE_CARDS: Final[i64] = 1


def richer_on_green_line(players: i64, upper_crust_with_six: bool) -> i64:
    """The richer status linked with Thin Ice, or NO_STATUS (ZN-R04)."""
    if players == 3:
        return NO_STATUS
    if players == 6 and not upper_crust_with_six:
        return MONEY_TO_BURN
    return UPPER_CRUST


def cards(rank: i64, number: i64) -> Pile:
    return number * ONE[rank]
