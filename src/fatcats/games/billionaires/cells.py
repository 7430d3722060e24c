"""The layout of the table: which cell of the row holds what.

A *zone* is a cell that holds a set, with one bit for each member: `HAND + seat`, `FACE_DOWN + market`, `DECK`. A cell
for each Billionaire is numbered like the seats; in the Puppet game the Puppet of seat s is Billionaire SEATS + s.
"""

from __future__ import annotations

from typing import Final

# --- Zones of cards -------------------------------------------------------------------------------------------------
DECK: Final = 0
DISCARD: Final = 1
SET_ASIDE: Final = 2  # Crises not yet in play (BG-2.02)
GUILLOTINE: Final = 3  # Activated Crises (BG-9.10)
LOOMING: Final = 4  # the Crisis about to be Activated (BG-4.12)
PLAYED: Final = 5  # cards played in the Buy under way
HEAP: Final = 6  # cards being shuffled by Game the Market
FACE_UP: Final = 7  # + market
FACE_DOWN: Final = 12  # + market
HAND: Final = 17  # + seat
ENVELOPE: Final = 23  # + seat
CARD_ZONES: Final = 29
# --- Zones of Assets ------------------------------------------------------------------------------------------------
ASSETS_ON: Final = 29  # + market
ASSETS_OF: Final = 34  # + Billionaire
OUT_OF_GAME: Final = 40
# --- Zones of Roles -------------------------------------------------------------------------------------------------
ROLE_DECK: Final = 41
ROLES_DRAWN: Final = 42  # looked at by the player who chooses
ROLE_OF: Final = 43  # + seat
REVEALED: Final = 49  # seats whose Role is Revealed
# --- What players are entitled to remember --------------------------------------------------------------------------
SEEN: Final = 50  # cards in hands that everybody saw arrive
KNOWS: Final = 51  # + seat: cards this seat has put face-down, or gave away in its envelope
RULED_OUT: Final = 57  # + seat: which Role whoever holds one cannot have: bit MAX_ROLES * holder + Role
RULED_OUT_FOR_ALL: Final = 63
# --- Numbers --------------------------------------------------------------------------------------------------------
BOARD: Final = 64  # + Billionaire
REBELS_ON: Final = 70  # four bits a Crisis: see engine.tally
SEATS: Final = 71
PLAYERS: Final = 72  # the seats in the game
BILLIONAIRES: Final = 73  # the boards in play, Puppets included
LEVEL: Final = 74
POLICY: Final = 75
ROUND: Final = 76
STALLED: Final = 77  # turns in a row in which no card left the Draw deck (BG-15.01)
DECK_USED: Final = 78  # has a card left the Draw deck in this turn?
ROUND_IS_DUE: Final = 79  # all agreed to end the Round (BG-3.09)
PANIC: Final = 80  # one of the stages below
PANIC_LEADER: Final = 81
PANIC_CARD: Final = 82
HELD_UP: Final = 83  # seats whose envelope is held up in the Policy change under way
BUNKER: Final = 84  # the seat that holds the Luxury Bunker, or NOBODY
ENDING: Final = 85
WINNERS: Final = 86
# --- What was agreed ------------------------------------------------------------------------------------------------
PUPPETS: Final = 87
SPECIAL_ACTIONS_IN: Final = 88
RANDOM_BOARDS: Final = 89
DECK_TABLE: Final = 90  # where the kinds of the cards begin in data.KIND_OF
WORTH_ONE: Final = 91  # the cards of one point, two, three
WORTH_TWO: Final = 92
WORTH_THREE: Final = 93
ICONS: Final = 94  # Rebel icons, four bits a Crisis
EXHAUSTION_ENDS_TURN: Final = 95
LATE_WINS: Final = 96  # `win_timing=end_of_turn`
REOPENED_IS_DEALT: Final = 97
LEVELS_FIRST: Final = 98
ROUND_END_ADDS_TWO: Final = 99
NO_POLICY_KEEPS: Final = 100
GIFT_IS_FRESH: Final = 101
PURCHASE_IS_ACTION: Final = 102
TAX_HITS_PUPPETS: Final = 103
PANIC_LAPS: Final = 104
STALL_LAPS: Final = 105
MAX_ROUNDS: Final = 106
RICHEST_WIN_AT_CAP: Final = 107
LEVEL_UP: Final = 108
N_CELLS: Final = 109
MAX_FRAMES: Final = 18

# Stages of the Panic!
NO_PANIC: Final = 0
PANIC_PENDING: Final = 1
PANIC_OVER: Final = 2

# How a game can end (BG-15.03)
FIVE_ASSETS: Final = 0
CELEBRITY_WINS: Final = 1
REVOLUTION: Final = 2
ROUND_LIMIT: Final = 3
RICHEST_AT_LIMIT: Final = 4
ENDINGS: Final = ("five Assets", "Celebrity", "Revolution", "Round limit", "richest at the Round limit")
