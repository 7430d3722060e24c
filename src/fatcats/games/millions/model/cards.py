"""What is in the box: roles, constants and how a Loot card is kept in a cell, as the rules page lists them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SeatSet = i64
CharacterSet = i64
RoleSet = i64
Pile = i64  # how many cards of each role: see engine.tally

MAX_SEATS: Final = 8
MAX_CHARACTERS: Final = 8
NONE: Final[i64] = -1  # no hidden card, no role named

# --- Roles, in the order in which they are called (MD-5.01) -----------------------------------------------------------

ROLE_NAMES: Final = ("Tech", "Acrobat", "Brute", "Mentalist", "Brain", "Driver")
N_ROLES: Final = 6
TECH: Final[i64] = 0
ACROBAT: Final[i64] = 1
BRUTE: Final[i64] = 2
MENTALIST: Final[i64] = 3
BRAIN: Final[i64] = 4
DRIVER: Final[i64] = 5

FIVE_ROLES: Final = ("Tech", "Acrobat", "Brute", "Mentalist", "Driver")
ROLES_IN_PLAY: Final = {  # by number of players (MD-1.02)
    3: FIVE_ROLES,
    4: ("Brute", "Mentalist", "Driver"),
    5: ("Tech", "Brute", "Mentalist", "Driver"),
    6: FIVE_ROLES,
    7: ROLE_NAMES,
    8: ROLE_NAMES,
}
ROLES_OF_FOUR_WITH_TECH: Final = ("Tech", "Brute", "Mentalist")  # option `role_set_4`

# --- Constants, in millions -------------------------------------------------------------------------------------------

STARTING_MONEY: Final[i64] = 10
ANTE: Final[i64] = 2
HEISTS: Final[i64] = 5
WINNING_FORTUNE: Final[i64] = 50
ACROBAT_TAKES: Final[i64] = 5
BRUTE_TAKES: Final[i64] = 2
MENTALIST_STEALS: Final[i64] = 2
DRIVER_TAKES: Final[i64] = 1
LONE_TECH_LOSES: Final[i64] = 5
LARGEST_AMOUNT: Final = 49 * MAX_SEATS  # MD-4.28

# --- The free-running negotiation (MD-4.22) ---------------------------------------------------------------------------

PROPOSALS_EACH: Final[i64] = 3
VOTES: Final[i64] = 3
PROPOSAL_SECONDS: Final = 30
VOTE_SECONDS: Final = 20
PHASE_SECONDS: Final = 180

# --- Characters: a player has one, or two in the 3-player game --------------------------------------------------------

# Indexed by 8 * (are there two each?) + seat
CHARACTERS_OF: Final = vec[i64]([2**seat for seat in range(8)] + [3 * 4**seat for seat in range(8)])

# --- Loot cards: 20 bits each, three to a cell ------------------------------------------------------------------------

MAX_LOOT_CARDS: Final = 24
LOOT_CELLS: Final = 8
MAX_AMOUNT: Final = 127
MAX_BONUS: Final = 63


def packed_loot(amount: int, bonus: int, roles: int) -> int:
    return amount | bonus << 7 | roles << 13


def loot_amount(card: i64) -> i64:
    return card & 127


def loot_bonus(card: i64) -> i64:
    return (card >> 7) & 63


def loot_roles(card: i64) -> RoleSet:
    return (card >> 13) & 63
