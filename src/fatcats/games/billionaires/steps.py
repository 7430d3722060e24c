"""The names of the steps, in the order of the rules page."""

from __future__ import annotations

from typing import Final

# BG-1, BG-2: set-up
BOARD_CHOICE: Final = 0
DEAL: Final = 1
ROLE_CHOICE: Final = 2
FIRST_TURN: Final = 3
# BG-3: the turn
DRAW_STEP: Final = 4
ACTION: Final = 5
TURN_END: Final = 6
EARLY_END_PROPOSAL: Final = 7
EARLY_END_VOTE: Final = 8
TURN_CHANGE: Final = 9
# BG-4 to BG-6: Actions
MARKET_REVEAL: Final = 10
CLAIM_CHOICE: Final = 11
INFLATION: Final = 12
GANGSTER_WINDOW: Final = 13
GAMED_BUY: Final = 14
# BG-8: end of a Round
LEVEL_VOTE: Final = 15
GATHERING: Final = 16
EMERGENCY_MEASURES: Final = 17
REFILL: Final = 18
ROUND_END_CRISIS: Final = 19
ROLE_STEP: Final = 20
ROLE_RETURN: Final = 21
ROLE_DRAW: Final = 22
ROLE_PICK: Final = 23
ROUND_END_POLICY: Final = 24
NEW_ROUND: Final = 25
# BG-9, BG-10: Crises, Panic!
CRISIS_ACTIVATION: Final = 26
CELEBRITY_WINDOW: Final = 27
PANIC_CHECK: Final = 28
BROKER_WINDOW: Final = 29
DICTATE: Final = 30
NEGOTIATION: Final = 31
PROPOSAL: Final = 32
REBEL_REMOVAL: Final = 33
# BG-12: Roles
SPECULATOR_WINDOW: Final = 34
SPECULATION: Final = 35
DISCARD_DOWN: Final = 36
CON_ANSWER: Final = 37
# BG-13: Bribes and Government Policy
BRIBE_STEP: Final = 38
INSIDER_WINDOW: Final = 39
HOLD_UP_CHOICE: Final = 40
ENVELOPE_OPENING: Final = 41
VULTURE_WINDOW: Final = 42
POLICY_CHOICE: Final = 43
DIG: Final = 44
POLICY_AUDIT: Final = 45
NEW_ROLE_PICK: Final = 46
REPRESSION: Final = 47
TAX: Final = 48
# BG-14: Puppets
PURCHASE_WINDOW: Final = 49
PAYMENT: Final = 50
PUPPET_STEP: Final = 51
ROLL_SHIFT: Final = 52
PUPPET_AUDIT: Final = 53
PUPPET_TRADE: Final = 54

STEP_NAMES: Final = (
    "Choice of Billionaire",
    "Deal",
    "Choice of Role",
    "First turn",
    "Draw",
    "Action",
    "End of turn",
    "Proposal to end the Round",
    "Vote to end the Round",
    "Change of turn",
    "Which Crisis stays",
    "Claim",
    "Inflation",
    "Gangster window",
    "Buy after Game the Market",
    "Vote to raise the Level",
    "Gathering",
    "Emergency Measures",
    "Refill",
    "Crisis at the Round end",
    "Roles at the Round end",
    "Role: keep or put back",
    "Role: draw or not",
    "Role: keep one or none",
    "Policy at the Round end",
    "New Round",
    "Crisis Activation",
    "Celebrity window",
    "Panic!",
    "Power Broker window",
    "Dictated sacrifice",
    "Negotiation",
    "Answer to a proposal",
    "Removal of Rebels",
    "Disaster Speculator window",
    "Speculation",
    "Discard down",
    "Answer to the Scam Artist",
    "Bribe",
    "Insider Trader window",
    "Hold up",
    "Opening of envelopes",
    "Vulture Capitalist window",
    "Policy",
    "Archeological Dig",
    "Billionaire Audited",
    "New Role",
    "Repress the Rebels",
    "Tax Tyranny",
    "Purchase window",
    "Payment",
    "Puppet step",
    "Shift of the roll",
    "Puppet's Audit",
    "Puppet trade",
)
