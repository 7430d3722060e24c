"""What is in the box, whatever the board and the cards say: kinds of action and card, notes, fixed amounts.

Money is counted in units of $10. Fakes are one number: twenty bits for each quality, `NOTE[quality]` is a single note.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT

Money = i64  # in units of $10
Fakes = i64
SpaceSet = i64
CardSet = i64
SeatSet = i64

MAX_PLAYERS: Final = 4
DOLLARS: Final = 10  # in a unit of money

# --- Action spaces: each action has room for a few; a board fills the first of them (CF-R36) --------------------------

ACTIONS: Final = (
    ("black_market", "M", 8),
    ("print", "P", 8),
    ("supermarket", "S", 4),
    ("receiver", "R", 6),
    ("tax_fraud", "T", 6),
    ("private_jet_flight", "J", 4),
    ("commercial_flight", "C", 4),
)
ACTION_NAMES: Final = tuple(name for name, _, _ in ACTIONS)
ROOM: Final = tuple(room for _, _, room in ACTIONS)
BLACK_MARKET: Final[i64] = 0
PRINT: Final[i64] = 1
SUPERMARKET: Final[i64] = 2
RECEIVER: Final[i64] = 3
TAX_FRAUD: Final[i64] = 4
PRIVATE_JET_FLIGHT: Final[i64] = 5
COMMERCIAL_FLIGHT: Final[i64] = 6

MAX_SPACES: Final = 40
SPACE_NAMES: Final = tuple(f"{letter}{number + 1}" for _, letter, room in ACTIONS for number in range(room))
ACTION: Final = vec[i64]([action for action, (_, _, room) in enumerate(ACTIONS) for _ in range(room)])
FIRST_SPACE: Final = tuple(sum(ROOM[:action]) for action in range(7))
MARKET_SPACES: Final[SpaceSet] = 0xFF
PRINT_SPACES: Final[SpaceSet] = 0xFF00
SUPERMARKET_SPACES: Final[SpaceSet] = 0xF0000
RECEIVER_SPACES: Final[SpaceSet] = 0x3F00000
TAX_SPACES: Final[SpaceSet] = 0xFC000000
JET_SPACES: Final[SpaceSet] = 0xF00000000
COMMERCIAL_SPACES: Final[SpaceSet] = 0xF000000000
MAX_COST: Final[i64] = 200  # $2,000

# --- Cards ------------------------------------------------------------------------------------------------------------

KINDS: Final = (
    "printer",
    "ink",
    "paper",
    "hologram",
    "diner",
    "private_jet",
    "lottery_ticket",
    "great_lawyer",
    "bad_lawyer",
)
CATEGORIES: Final = ("A", "B", "C", "D")
MAX_CARDS: Final = 62
NO_CARD: Final[i64] = -1

# --- Notes ------------------------------------------------------------------------------------------------------------

QUALITIES: Final = ("★", "★★", "★★★")
NOTE: Final = vec[i64]([1, 2**20, 2**40])
ALL_OF: Final = vec[i64]([2**20 - 1, (2**20 - 1) * 2**20, (2**20 - 1) * 2**40])  # masks by quality
ACCEPTED: Final = vec[i64]([(2**20 - 1) * (1 + 2**20 + 2**40), (2**40 - 1) * 2**20, (2**20 - 1) * 2**40, 0])  # by ban
GUARD: Final[i64] = 2**19 + 2**39 + 2**59
PRINTED_NOTES: Final = vec[i64]([30, 30, 40])  # C1, for `note_supply`


def fakes_of(fakes: Fakes, quality: i64) -> i64:
    """How many notes of this quality, from 0 for ★."""
    return (fakes >> (quality * 20)) & 0xFFFFF


def count_fakes(fakes: Fakes) -> i64:
    return (fakes & 0xFFFFF) + ((fakes >> 20) & 0xFFFFF) + (fakes >> 40)


def has_fakes(fakes: Fakes, notes: Fakes) -> bool:
    """Are these notes among those held? Each quality lends from a guard bit of its own."""
    return ((fakes | GUARD) - notes) & GUARD == GUARD


def lowest_quality(notes: Fakes) -> i64:
    """From 0 for ★; the notes are not none."""
    if notes & ALL_OF[0]:
        return 0
    if notes & ALL_OF[1]:
        return 1
    return 2


def is_one_quality(fakes: Fakes) -> bool:
    return fakes & ~ALL_OF[lowest_quality(fakes)] == 0


# --- Fixed amounts (C6) -----------------------------------------------------------------------------------------------

HENCHMEN: Final[i64] = 3
STARTING_CASH: Final = vec[i64]([2, 3, 4, 5])
FAKES_PER_PRINTER: Final[i64] = 2
SUPERMARKET_NOTES: Final[i64] = 3
RECEIVER_NOTES: Final[i64] = 8
FULL_VALUE: Final[Money] = 5  # supermarket and diner
RATE: Final = vec[i64]([2, 3, 4])  # receiver, by the lowest quality
TAX_REFUND: Final[Money] = 3
MAX_FLIGHT: Final = 372  # CF-R37: a flight carries at most all the real money in the box

# --- Police track -----------------------------------------------------------------------------------------------------

MAX_TRACK: Final = 64
GODFATHER: Final[i64] = 1
LAST_SPACE: Final[i64] = 2
AIR_STRIKE: Final[i64] = 4
INVESTIGATION: Final = vec[i64]([0, 8, 16, 24])  # by ban level; 8 and 16 are one number of two bits
TOP_BAN: Final[i64] = 3


def ban_of(effect: i64) -> i64:
    return effect >> 3


def everybody(seats: i64) -> SeatSet:
    return BIT[seats] - 1
