"""The layout of the table: which cell of the row holds what."""

from __future__ import annotations

from typing import Final

# --- Piles ------------------------------------------------------------------------------------------------------------
HAND: Final = 0  # + seat
PLAYED: Final = 6  # + seat: what this seat has played in this game
PUT_ASIDE: Final = 12
GAVE: Final = 13  # + seat: what this seat gave away in the exchange of this game
# --- The round --------------------------------------------------------------------------------------------------------
ACTIVE: Final = 19  # the seats that hold cards
TO_ASK: Final = 20  # the seats that may still answer the top play
PASSED: Final = 21  # the seats that passed in this round
SKIPPED: Final = 22  # the seats that a Bump skipped in this round
TOP_RANK: Final = 23
TOP_CARDS: Final = 24  # real cards in the top play
TOP_SEAT: Final = 25
SIZE: Final = 26  # 0 while a led 5 has none
# --- The game ---------------------------------------------------------------------------------------------------------
GAME: Final = 27  # its number, from 1
DEALER: Final = 28
OUT: Final = 29  # how many are out
STATUS: Final = 30  # + seat: taken in this game
# --- The match --------------------------------------------------------------------------------------------------------
LEFT: Final = 36  # + seat: who sits to the left
SITS_AT: Final = 42  # + seat: where this seat's player sits
LAST_STATUS: Final = 48  # + seat: in the game before
PARTNER: Final = 54  # + seat: with whom this seat exchanged cards in this game
CHIPS: Final = 60  # + seat: how many chips on the space of each status, four bits a status
# --- What was agreed --------------------------------------------------------------------------------------------------
SEATS: Final = 66
GAMES: Final = 67
PASS_LOCKS: Final = 68
SKIP_PER_CARD: Final = 69
FIVE_LEAD_MAX: Final = 70
NEXT_ONLY: Final = 71
GREEN_UPPER_CRUST: Final = 72
RESEAT: Final = 73
COUNTBACK: Final = 74
SHOW_COUNTS: Final = 75
SHOW_HISTORY: Final = 76
NAMED_DEALER: Final = 77  # 0: at random, else the seat plus one
N_CELLS: Final = 78
MAX_FRAMES: Final = 4

NOBODY: Final = -1  # in PARTNER
