"""The layout of the table: which cell of the row holds what."""

from __future__ import annotations

from typing import Final

# --- Money ------------------------------------------------------------------------------------------------------------
MONEY: Final = 0  # + seat
CENTRE: Final = 8
RESERVE: Final = 9  # what the Reserve has won or, below 0, paid out since the game began
# --- The characters of this heist: sets, or four bits a character -----------------------------------------------------
ROLES: Final = 10
ANTES: Final = 11  # what the player has paid
ANNOUNCED: Final = 12  # the role plus one
IN: Final = 13
ELIMINATED: Final = 14
KNOWN: Final = 15  # those whose role everybody has seen
# --- The cards in the centre ------------------------------------------------------------------------------------------
FACE_UP: Final = 16  # how many of each role
HIDDEN: Final = 17  # whose card it is, or NONE
CALLED: Final = 18  # the roles called so far
NAMED: Final = 19  # by the Tech, or NONE
# --- The game ---------------------------------------------------------------------------------------------------------
LEADER: Final = 20
HEIST: Final = 21  # its number, from 1
LOOT_CARD: Final = 22  # the current one
LOOT_LEFT: Final = 23  # the cards not revealed yet
ENDING: Final = 24
# --- Negotiation ------------------------------------------------------------------------------------------------------
ROUND: Final = 25  # its number, from 1
QUIET: Final = 26  # has everybody passed in this round so far?
PROPOSALS_LEFT: Final = 27  # live: four bits a seat
VOTES_LEFT: Final = 28  # live
VOTE_READY: Final = 29  # live: may the Leader call one now?
COUNTERING: Final = 30  # live: four bits a seat: whose proposal it is about to counter, plus one
TERMS: Final = 31  # + proposer: see `terms`
AMOUNTS: Final = 39  # + 2 * proposer + payer // 4: ten bits a payer
# --- What was agreed --------------------------------------------------------------------------------------------------
SEATS: Final = 55
DOUBLE: Final = 56  # have the players two characters each?
IN_PLAY: Final = 57  # the roles
LOOT: Final = 58  # + card // 3: see `cards`
OWN_DECK: Final = 66  # are the Loot cards another table than the one shipped?
BONUS_TO_ROLE: Final = 67
MAY_DECLINE: Final = 68
BRUTES_STAY: Final = 69
DRIVER_FROM_PLAYERS: Final = 70
RESERVE_PAYS: Final = 71
DISCLOSE: Final = 72
ROUNDS: Final = 73
MAX_PAYERS: Final = 74
LINKED: Final = 75
LIVE: Final = 76
MONEY_HIDDEN: Final = 77
CARRY: Final = 78
N_CELLS: Final = 79
MAX_FRAMES: Final = 3

# How a game can end
FORTUNE: Final = 0
LAST_HEIST: Final = 1
ENDINGS: Final = {FORTUNE: "somebody has 50M", LAST_HEIST: "five heists are played"}
