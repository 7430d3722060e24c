"""The layout of the table: which cell of the row holds what. Money is in units of $10."""

from __future__ import annotations

from typing import Final

# --- Players ----------------------------------------------------------------------------------------------------------
CASH: Final = 0  # + seat
OFFSHORE: Final = 4  # + seat
FAKES: Final = 8  # + seat: see parts.NOTE
OWNED: Final = 12  # + seat: set of cards
STANDING: Final = 16  # + seat: henchmen not used in this round
PLACED: Final = 20  # + seat: set of spaces with a henchman of this seat
# --- What everybody can work out about a player's cash: see money -----------------------------------------------------
MIN_CASH: Final = 24  # + seat: cash after the last flight was at least this
MAX_CASH: Final = 28  # + seat: and at most this
NOT: Final = 32  # + seat: and not this (-1: nothing excluded)
MIN_TOTAL: Final = 36  # + seat: cash and offshore together were at least this
MAX_TOTAL: Final = 40  # + seat
HALVINGS: Final = 44  # + seat: unseen Godfather payments since then
CARRIED: Final = 48  # + seat: income less payments before the last of these, in units of the first
BALANCE: Final = 52  # + seat: income less payments after it
# --- The board --------------------------------------------------------------------------------------------------------
OCCUPIED: Final = 56  # set of spaces
FILLED: Final = 57  # set of market spaces with a card
MARKET: Final = 58  # the cards there, six bits a space: the card's number plus one
DECK: Final = 59  # set of cards; drawn at random within their category
OFFICER: Final = 60
BAN: Final = 61
PAWN: Final = 62  # who has the first-player pawn
# --- The game ---------------------------------------------------------------------------------------------------------
ROUND: Final = 63
ROUND_FIRST: Final = 64  # who began this round
SEATS: Final = 65
PLAYERS: Final = 66  # set of seats that play: all, or the tied ones in a rematch
N_PLAYERS: Final = 67
REMATCH: Final = 68  # 1: this is the rematch
ENDING: Final = 69  # one of those below
N_CELLS: Final = 70
MAX_FRAMES: Final = 6

NOTHING: Final = -1  # in NOT

# How a game can end
LAST_SPACE_REACHED: Final = 0
ROUND_LIMIT: Final = 1
ENDINGS: Final = {
    LAST_SPACE_REACHED: "the officer reached the last space",
    ROUND_LIMIT: "the agreed number of rounds was played",
}
