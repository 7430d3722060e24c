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
# --- The expansion: more zones of cards ------------------------------------------------------------------------------
SPACE_ENVELOPE: Final = 109  # contributed cards (RR-2.02)
COMMITTED: Final = 110  # the Troublemaker's cards in a Fix, face-down (RR-9.03)
OFFERED: Final = 111  # + seat: help in a Fix, face-down (RR-9.05)
FIX_DRAWN: Final = 117  # the Deck's cards in a Fix, face-up (RR-9.11)
COLLECTED: Final = 118  # Crises that the Troublemaker has Fixed (RR-9.21)
MORE_CARD_ZONES: Final = 109
END_OF_MORE_CARD_ZONES: Final = 119
# --- The expansion: Space Program -------------------------------------------------------------------------------------
SPACE: Final = 119  # one of the stages below
PACTS: Final = 120  # four bits a Billionaire: the partner plus one
PROPOSED_PACTS: Final = 121  # bit MAX_SEATS * proposer + addressee
# --- The expansion: Troublemakers -------------------------------------------------------------------------------------
TROUBLEMAKER: Final = 122  # the seat, or NOBODY
ALIGNMENT: Final = 123  # secret: see below
ALIGNMENT_SHOWN: Final = 124
DECLARED: Final = 125
REVOLUTION_DECK: Final = 126  # sets of Revolution cards (RR-1.14)
REVOLUTION_HAND: Final = 127  # face-up, to be played
ORGANIZE_ROW: Final = 128
REVOLUTION_DISCARD: Final = 129
REVOLUTION_PLAYED: Final = 130  # being carried out
REVOLUTION_DRAWN: Final = 131  # shown by the Infiltrator
HOSTAGES: Final = 132  # four bits a seat: who may take over its next turn, plus one
TURNS_TO_MISS: Final = 133  # four bits a seat
STRIKE: Final = 134  # ends of the Declared Revolutionary's turns until the General Strike is over
CAPTOR: Final = 135  # who makes the choices of this turn, or NOBODY
HELD_TURN: Final = 136  # the Billionaire whose turn was taken over, plus one
RIOTER: Final = 137  # for whom five points are put in (RR-12.43), plus one
BLAMED: Final = 138  # seats barred from the Celebrity's win beside the trigger
# --- The expansion: what was agreed -----------------------------------------------------------------------------------
BOARDING_IS_OPTIONAL: Final = 139
TIE_GROUNDS_ROCKET: Final = 140
PACT_PROPOSALS: Final = 141
PACTS_ALLOWED: Final = 142  # by the number of players at the start (RR-3.13)
SURVIVOR_GOES_ON: Final = 143
ENVELOPE_AID: Final = 144
NO_FIRST_DRAW: Final = 145  # `reformist_start_cards=1`
REFORMIST_HAS_ROLE: Final = 146
REFORMIST_ACTS: Final = 147  # `reformist_special_actions`
REVOLUTIONARY_STARTS: Final = 148
FIX_SHORT_DECK: Final = 149
HELPER_IS_BLAMED: Final = 150
HOSTAGE_SCOPE: Final = 151
TROUBLEMAKERS_IN: Final = 152  # 0 not in the game, 1 a random seat, 2 + seat a named one
# --- What no rule asks for, but bots remember: see `remembered` -------------------------------------------------------
ROLE_HELD: Final = 153  # seats that could put their unrevealed Role back and held on to it: everybody saw that
N_CELLS: Final = 154
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
ESCAPE: Final = 5  # RR-3.29
SEVEN_ICONS: Final = 6  # RR-9.23
REVOLUTIONARY_WINS: Final = 7  # RR-13.12
LAST_SURVIVOR: Final = 8  # RR-4.13
ENDINGS: Final = {
    FIVE_ASSETS: "five Assets",
    CELEBRITY_WINS: "Celebrity",
    REVOLUTION: "Revolution",
    ROUND_LIMIT: "Round limit",
    RICHEST_AT_LIMIT: "richest at the Round limit",
    ESCAPE: "escape",
    SEVEN_ICONS: "seven icons",
    REVOLUTIONARY_WINS: "Revolutionary",
    LAST_SURVIVOR: "last survivor",
}

# Stages of the Space Program
NO_SPACE_PROGRAM: Final = 0
ENVELOPE_CLOSED: Final = 1
ENVELOPE_OPEN: Final = 2  # a launch is under way
ENVELOPE_GONE: Final = 3

# Alignments
REFORMIST: Final = 0
REVOLUTIONARY: Final = 1

# What to do if the Draw deck is too short for a Fix
DRAW_AVAILABLE: Final = 0
FORBID: Final = 1
RESHUFFLE: Final = 2
SHORT_DECK: Final = {DRAW_AVAILABLE: "draw_available", FORBID: "forbid", RESHUFFLE: "reshuffle"}

# How far a takeover reaches
WHOLE_TURN: Final = 0
TURN_AND_ROLE: Final = 1
ACTION_ONLY: Final = 2
SCOPES: Final = {WHOLE_TURN: "turn", TURN_AND_ROLE: "turn_and_role", ACTION_ONLY: "action_only"}
