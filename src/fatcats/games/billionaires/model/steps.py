"""The steps, in the order of the rules page: see `engine.slugs` for what is called after them."""

from __future__ import annotations

from typing import Final

# BG-1, BG-2: set-up
STARTING_PLAYER: Final = 0
BOARD_CHOICE: Final = 1
DEAL: Final = 2
ROLE_CHOICE: Final = 3
FIRST_TURN: Final = 4
# BG-3: the turn
DRAW_STEP: Final = 5
ACTION: Final = 6
TURN_END: Final = 7
EARLY_END_PROPOSAL: Final = 8
EARLY_END_VOTE: Final = 9
TURN_CHANGE: Final = 10
# BG-4 to BG-6: Actions
MARKET_REVEAL: Final = 11
CLAIM_CHOICE: Final = 12
INFLATION: Final = 13
GANGSTER_WINDOW: Final = 14
GAMED_BUY: Final = 15
# BG-8: end of a Round
LEVEL_VOTE: Final = 16
GATHERING: Final = 17
EMERGENCY_MEASURES: Final = 18
REFILL: Final = 19
ROUND_END_CRISIS: Final = 20
ROLE_STEP: Final = 21
ROLE_RETURN: Final = 22
ROLE_DRAW: Final = 23
ROLE_PICK: Final = 24
ROUND_END_POLICY: Final = 25
NEW_ROUND: Final = 26
# BG-9, BG-10: Crises, Panic!
CRISIS_ACTIVATION: Final = 27
CELEBRITY_WINDOW: Final = 28
PANIC_CHECK: Final = 29
BROKER_WINDOW: Final = 30
DICTATE: Final = 31
NEGOTIATION: Final = 32
PROPOSAL: Final = 33
REBEL_REMOVAL: Final = 34
# BG-12: Roles
SPECULATOR_WINDOW: Final = 35
SPECULATION: Final = 36
DISCARD_DOWN: Final = 37
CON_ANSWER: Final = 38
# BG-13: Bribes and Government Policy
BRIBE_STEP: Final = 39
INSIDER_WINDOW: Final = 40
HOLD_UP_CHOICE: Final = 41
ENVELOPE_OPENING: Final = 42
VULTURE_WINDOW: Final = 43
POLICY_CHOICE: Final = 44
DIG: Final = 45
POLICY_AUDIT: Final = 46
NEW_ROLE_PICK: Final = 47
REPRESSION: Final = 48
TAX: Final = 49
# BG-14: Puppets
PURCHASE_WINDOW: Final = 50
PAYMENT: Final = 51
PUPPET_STEP: Final = 52
ROLL_SHIFT: Final = 53
PUPPET_AUDIT: Final = 54
PUPPET_TRADE: Final = 55
# RR-2 to RR-5: Space Program
LAUNCH_WINDOW: Final = 56
PACT_PROPOSAL: Final = 57
PACT_ANSWER: Final = 58
PUPPET_PACT: Final = 59
BOARDING: Final = 60
# RR-6 to RR-10: the Troublemaker until the Declare
ROUND_DRAW: Final = 61
TROUBLED_TURN: Final = 62
LOWEST_CARD: Final = 63
DECLARE_CHOICE: Final = 64
REFORM_ACTION: Final = 65
FIX_COMMITMENT: Final = 66
FIX_HELP: Final = 67
FIX_ACCEPTANCE: Final = 68
FIX_REVEAL: Final = 69
FIX_OUTCOME: Final = 70
# RR-11, RR-12: the Declared Revolutionary
REVOLUTION_DRAW: Final = 71
REVOLUTION_PLAY: Final = 72
REVOLUTION_DONE: Final = 73
BOYCOTTING: Final = 74
COMRADE_LOOK: Final = 75
COMRADE_MOVE: Final = 76
HOSTAGE_CHOICE: Final = 77
TAKEOVER: Final = 78
CONTROL_END: Final = 79
THUGS_PAYMENT: Final = 80
INFILTRATION: Final = 81
INFILTRATOR_PLAY: Final = 82
DONATION: Final = 83
OWNERS_REMOVAL: Final = 84
ORGANIZING: Final = 85
PROPAGANDA_CHOICE: Final = 86
REBEL_SACRIFICE: Final = 87
SABOTAGING: Final = 88
ALLIANCE: Final = 89
# BG-12.25: between two turns
INSIDER_BETWEEN_TURNS: Final = 90
