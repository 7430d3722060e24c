"""What can happen, in the past tense. The numbers are for `t.emit`; KINDS says what they are about and who
may see them, and their names are what views and texts call them: see `engine.events.kinds_of`."""

from __future__ import annotations

from typing import Final

from fatcats.engine.events import EventKind, number, seat_part, seats_part, thing, things

from .data import ASSETS, BOARD_NAMES, MARKETS, PANIC_NAMES, POLICIES, ROLES, SUITS
from .event_parts import ASSET, CARDS, CRISIS, MARKET, OTHER_ASSET, alignment, cards, market, revolution_cards, role

BEGAN: Final = 0
CHOSE_BOARD: Final = 1
GOT_PUPPET: Final = 2
WAS_DEALT: Final = 3
KEPT_ROLE: Final = 4
DREW: Final = 5
LEFT_DECK: Final = 6
BOUGHT: Final = 7
PUPPET_BOUGHT: Final = 8
TURNED_UP: Final = 9
SCORED: Final = 10
TOOK_ASSET: Final = 11
PUPPET_TOOK_ASSET: Final = 12
DECLINED_ASSET: Final = 13
RETURNED_ASSET: Final = 14
PUPPET_RETURNED_ASSET: Final = 15
ASSET_LEFT_GAME: Final = 16
DEALT_TO_MARKET: Final = 17
MARKET_CLOSED: Final = 18
INVESTED: Final = 19
EXCHANGED: Final = 20
TOOK_FACE_UP: Final = 21
SWAPPED: Final = 22
PASSED: Final = 23
AUDITED: Final = 24
SCAMMED: Final = 25
GAMED_THE_MARKET: Final = 26
GAME_LEFT_OVER: Final = 27
PLACED_REBELS: Final = 28
REMOVED_REBELS: Final = 29
CRISES_ADDED: Final = 30
PANIC_LOOMED: Final = 31
TURNED_PANIC_CARD: Final = 32
OFFERED_SWAP: Final = 33
SUBMITTED_PLAN: Final = 34
ATTACHED_SWAP: Final = 35
PASSED_BY: Final = 36
ANSWERED: Final = 37
SWAPPED_ASSETS: Final = 38
PANIC_FAILED: Final = 39
ROLLED: Final = 40
REVEALED_ROLE: Final = 41
ROLE_WENT_BACK: Final = 42
PUT_ROLE_BACK: Final = 43
LOOKED_AT_ROLES: Final = 44
KEPT_NO_ROLE: Final = 45
TOOK_ROLE: Final = 46
TOOK_DISCARD: Final = 47
DISCARDED: Final = 48
NAMED_FOR_CON: Final = 49
SWAPPED_ENVELOPES: Final = 50
GOT_ENVELOPE: Final = 51
TOOK_BUNKER: Final = 52
BUNKER_LEFT: Final = 53
CLOSED_ENVELOPE: Final = 54
HELD_UP: Final = 55
OPENED_ENVELOPE: Final = 56
MAY_SET_POLICY: Final = 57
SET_POLICY: Final = 58
PAID_TAX: Final = 59
PROPOSED_END: Final = 60
VOTED: Final = 61
ROUND_ENDED: Final = 62
LEVEL_ROSE: Final = 63
ROUND_BEGAN: Final = 64
PUPPET_ROLLED: Final = 65
SHIFTED_ROLL: Final = 66
PUPPET_ADDED_CARD: Final = 67
PUPPET_DISCARDED: Final = 68
PURCHASED: Final = 69
TRADED: Final = 70
REVOLUTION_CAME: Final = 71
WON: Final = 72
GAME_ENDED: Final = 73
# --- the expansion ---
BECAME_TROUBLEMAKER: Final = 74
TOOK_ALIGNMENT: Final = 75
SHOWED_ALIGNMENT: Final = 76
CONTRIBUTED: Final = 77
SKIPPED_FOR_ROCKET: Final = 78
FINAL_CARD: Final = 79
OPENED_SPACE_ENVELOPE: Final = 80
LAUNCH_SCORE: Final = 81
PROPOSED_PACT: Final = 82
MADE_PACT: Final = 83
REFUSED_PACT: Final = 84
MADE_PUPPET_PACT: Final = 85
REFUSED_PUPPET_PACT: Final = 86
BOARDED: Final = 87
PUPPET_BOARDED: Final = 88
STAYED_BEHIND: Final = 89
NOBODY_BOARDED: Final = 90
ROCKET_ESCAPED: Final = 91
ROCKET_EXPLODED: Final = 92
DIED: Final = 93
PUPPET_DIED: Final = 94
ENVELOPE_BECAME_DECK: Final = 95
RECEIVED_LOWEST: Final = 96
RECEIVED_TAX: Final = 97
NAMED_FIX: Final = 98
COMMITTED: Final = 99
OFFERED_HELP: Final = 100
OFFERED_NO_HELP: Final = 101
ACCEPTED_HELP: Final = 102
FIX_DREW: Final = 103
FIX_SHOWED: Final = 104
FIX_SCORED: Final = 105
FIXED: Final = 106
FIX_FAILED: Final = 107
DECLARED: Final = 108
DREW_REVOLUTION: Final = 109
PLAYED_REVOLUTION: Final = 110
BOYCOTTED: Final = 111
LOOKED_AT_MARKET: Final = 112
MOVED_CARD: Final = 113
TOOK_HOSTAGE: Final = 114
TOOK_OVER: Final = 115
LET_GO: Final = 116
SAW_HELD_CARDS: Final = 117
PAID_THUGS: Final = 118
STRIKE_BEGAN: Final = 119
STRIKE_ENDED: Final = 120
LEADS: Final = 121
INFILTRATED: Final = 122
MUST_MISS: Final = 123
MISSED_TURN: Final = 124
RIOTED: Final = 125
SABOTAGED: Final = 126
PUT_FACE_UP: Final = 127
PUT_FACE_DOWN: Final = 128
NAMED_FOR_RETURN: Final = 129
CANNOT_INFILTRATE: Final = 130

KINDS: Final = {
    BEGAN: EventKind(),
    CHOSE_BOARD: EventKind((thing("board", "board", BOARD_NAMES),)),
    GOT_PUPPET: EventKind((thing("board", "board", BOARD_NAMES),)),
    WAS_DEALT: EventKind((cards("own cards", private=True),)),
    KEPT_ROLE: EventKind((role(private=True),)),
    DREW: EventKind((cards("own cards", private=True),), reveals=True),
    LEFT_DECK: EventKind(),
    BOUGHT: EventKind((MARKET, CARDS)),
    PUPPET_BOUGHT: EventKind((MARKET, number("points"))),
    TURNED_UP: EventKind((MARKET, CARDS), reveals=True),
    SCORED: EventKind((number("points"), number("against"))),
    TOOK_ASSET: EventKind((ASSET,)),
    PUPPET_TOOK_ASSET: EventKind((ASSET,)),
    DECLINED_ASSET: EventKind(),
    RETURNED_ASSET: EventKind((ASSET,)),
    PUPPET_RETURNED_ASSET: EventKind((ASSET,)),
    ASSET_LEFT_GAME: EventKind((ASSET,)),
    DEALT_TO_MARKET: EventKind((MARKET, CARDS), reveals=True),
    MARKET_CLOSED: EventKind((MARKET, CARDS), reveals=True),
    INVESTED: EventKind((MARKET, cards(private=True))),
    EXCHANGED: EventKind((MARKET, CARDS)),
    TOOK_FACE_UP: EventKind((CARDS,)),
    SWAPPED: EventKind((MARKET, market("other market"))),
    PASSED: EventKind(),
    AUDITED: EventKind((ASSET,)),
    SCAMMED: EventKind((ASSET, OTHER_ASSET)),
    GAMED_THE_MARKET: EventKind(reveals=True),
    GAME_LEFT_OVER: EventKind((CARDS,), reveals=True),
    PLACED_REBELS: EventKind((CRISIS, number("number"))),
    REMOVED_REBELS: EventKind((CRISIS, number("number"))),
    CRISES_ADDED: EventKind((CARDS,), reveals=True),
    PANIC_LOOMED: EventKind((number("rebels"),)),
    TURNED_PANIC_CARD: EventKind((thing("panic card", "panic", PANIC_NAMES),), reveals=True),
    OFFERED_SWAP: EventKind((ASSET, OTHER_ASSET), reveals=True),
    SUBMITTED_PLAN: EventKind((things("assets", "asset", ASSETS),), reveals=True),
    ATTACHED_SWAP: EventKind((ASSET, OTHER_ASSET), reveals=True),
    PASSED_BY: EventKind(),
    ANSWERED: EventKind((seats_part("accepting"), seats_part("refusing")), reveals=True),
    SWAPPED_ASSETS: EventKind((ASSET, OTHER_ASSET)),
    PANIC_FAILED: EventKind(),
    ROLLED: EventKind((number("number"),), reveals=True),
    REVEALED_ROLE: EventKind((role(),), reveals=True),
    ROLE_WENT_BACK: EventKind((role(),)),
    PUT_ROLE_BACK: EventKind((role(private=True),)),
    LOOKED_AT_ROLES: EventKind((number("number"), things("roles", "role", ROLES, private=True)), reveals=True),
    KEPT_NO_ROLE: EventKind(),
    TOOK_ROLE: EventKind((seat_part("from"), role(private=True)), reveals=True),
    TOOK_DISCARD: EventKind((CARDS,)),
    DISCARDED: EventKind((CARDS,)),
    NAMED_FOR_CON: EventKind((ASSET, OTHER_ASSET)),
    SWAPPED_ENVELOPES: EventKind((seat_part("with"),), reveals=True),
    GOT_ENVELOPE: EventKind((cards("own cards", private=True),), private=True, reveals=True),
    TOOK_BUNKER: EventKind(),
    BUNKER_LEFT: EventKind(),
    CLOSED_ENVELOPE: EventKind((number("in hand"), number("in envelope")), reveals=True),
    HELD_UP: EventKind((seats_part("holders"),), reveals=True),
    OPENED_ENVELOPE: EventKind((number("points"), CARDS), reveals=True),
    MAY_SET_POLICY: EventKind(),
    SET_POLICY: EventKind((thing("policy", "policy", POLICIES),)),
    PAID_TAX: EventKind((CARDS,)),
    PROPOSED_END: EventKind(),
    VOTED: EventKind((seats_part("agreeing"), seats_part("against")), reveals=True),
    ROUND_ENDED: EventKind((number("round"),)),
    LEVEL_ROSE: EventKind((number("level"),)),
    ROUND_BEGAN: EventKind((number("round"),)),
    PUPPET_ROLLED: EventKind((number("number"),), reveals=True),
    SHIFTED_ROLL: EventKind((CARDS, number("number")), reveals=True),
    PUPPET_ADDED_CARD: EventKind((MARKET,)),
    PUPPET_DISCARDED: EventKind((CARDS,), reveals=True),
    PURCHASED: EventKind((ASSET, CARDS), reveals=True),
    TRADED: EventKind((things("given", "asset", ASSETS), things("received", "asset", ASSETS)), reveals=True),
    REVOLUTION_CAME: EventKind(),
    WON: EventKind(),
    GAME_ENDED: EventKind((number("rounds"),)),
    BECAME_TROUBLEMAKER: EventKind(),
    TOOK_ALIGNMENT: EventKind((alignment(private=True),)),
    SHOWED_ALIGNMENT: EventKind((alignment(),), reveals=True),
    CONTRIBUTED: EventKind((CARDS,)),
    SKIPPED_FOR_ROCKET: EventKind((CARDS,), reveals=True),
    FINAL_CARD: EventKind((CARDS,), reveals=True),
    OPENED_SPACE_ENVELOPE: EventKind((CARDS,), reveals=True),
    LAUNCH_SCORE: EventKind((thing("suit", "suit", SUITS), number("points"))),
    PROPOSED_PACT: EventKind((seat_part("with"),)),
    MADE_PACT: EventKind((seat_part("with"),)),
    REFUSED_PACT: EventKind((seat_part("with"),)),
    MADE_PUPPET_PACT: EventKind(),
    REFUSED_PUPPET_PACT: EventKind(),
    BOARDED: EventKind((number("points"), number("faces"))),
    PUPPET_BOARDED: EventKind((number("points"), number("faces"))),
    STAYED_BEHIND: EventKind(),
    NOBODY_BOARDED: EventKind((CARDS,)),
    ROCKET_ESCAPED: EventKind((number("number"),), reveals=True),
    ROCKET_EXPLODED: EventKind((number("number"),), reveals=True),
    DIED: EventKind((CARDS,), reveals=True),
    PUPPET_DIED: EventKind(),
    ENVELOPE_BECAME_DECK: EventKind((number("number"),)),
    RECEIVED_LOWEST: EventKind((CARDS,)),
    RECEIVED_TAX: EventKind((CARDS,)),
    NAMED_FIX: EventKind((CRISIS,)),
    COMMITTED: EventKind((number("number"), cards(private=True)), reveals=True),
    OFFERED_HELP: EventKind((cards(private=True),)),
    OFFERED_NO_HELP: EventKind(),
    ACCEPTED_HELP: EventKind((seats_part("accepting"), seats_part("refusing"))),
    FIX_DREW: EventKind((CARDS,), reveals=True),
    FIX_SHOWED: EventKind((CARDS,), reveals=True),
    FIX_SCORED: EventKind((number("points"), number("against"))),
    FIXED: EventKind((CRISIS, number("icons"))),
    FIX_FAILED: EventKind((CRISIS,)),
    DECLARED: EventKind((CARDS,), reveals=True),
    DREW_REVOLUTION: EventKind((revolution_cards(),), reveals=True),
    PLAYED_REVOLUTION: EventKind((revolution_cards(),)),
    BOYCOTTED: EventKind((things("markets", "market", MARKETS), cards(private=True)), reveals=True),
    LOOKED_AT_MARKET: EventKind((MARKET, cards(private=True)), reveals=True),
    MOVED_CARD: EventKind((MARKET, cards(private=True))),
    TOOK_HOSTAGE: EventKind((seat_part("hostage"),)),
    TOOK_OVER: EventKind((seat_part("hostage"),)),
    LET_GO: EventKind((seat_part("hostage"),)),
    SAW_HELD_CARDS: EventKind((cards("own cards", private=True),), private=True, reveals=True),
    PAID_THUGS: EventKind((CARDS, number("points")), reveals=True),
    STRIKE_BEGAN: EventKind(),
    STRIKE_ENDED: EventKind(),
    LEADS: EventKind(reveals=True),
    INFILTRATED: EventKind((CARDS,), reveals=True),
    MUST_MISS: EventKind((seat_part("victim"),)),
    MISSED_TURN: EventKind(),
    RIOTED: EventKind(),
    SABOTAGED: EventKind((number("number"), cards(private=True)), reveals=True),
    PUT_FACE_UP: EventKind((MARKET, CARDS)),
    PUT_FACE_DOWN: EventKind((MARKET, cards(private=True))),
    NAMED_FOR_RETURN: EventKind((ASSET,)),
    CANNOT_INFILTRATE: EventKind(),
}
