"""What can happen, in the past tense. The numbers are for `t.emit`; KINDS says what they mean and who may see them.

Cards are told as a set (`t.shown`), whose highest member says which table of kinds is in use.
"""

from __future__ import annotations

from typing import Final

from fatcats.engine.bits import members
from fatcats.engine.events import EventKind, Part, Value, number, seat_part, seats_part, thing, things

from ..expansion.data import ALIGNMENTS, KINDS_IN_BOX, REVOLUTION_NAMES
from .data import (
    ASSETS,
    BOARD_NAMES,
    CARD_KINDS,
    CRISIS_NAMES,
    KIND_NAMES,
    MARKETS,
    N_CARDS,
    PANIC_NAMES,
    POLICIES,
    ROLES,
    SUITS,
)

OTHER_DECK: Final = 61  # a member of told sets that is no card: kinds are those of `4-3-2`


def cards(name: str = "cards", *, private: bool = False) -> Part:
    def read(value: int) -> Value:
        kinds = CARD_KINDS[value >> OTHER_DECK & 1]
        return [KIND_NAMES[kinds[card]] for card in members(value) if card < N_CARDS]

    return Part(name, read, "card", private, "cards")


def asset(name: str = "asset") -> Part:
    return thing(name, "asset", ASSETS)


def market(name: str = "market") -> Part:
    return thing(name, "market", MARKETS)


def role(name: str = "role", *, private: bool = False) -> Part:
    return thing(name, "role", ROLES, private=private)


def alignment(*, private: bool = False) -> Part:
    return thing("alignment", "alignment", ALIGNMENTS, private=private)


def revolution_cards() -> Part:
    def read(value: int) -> Value:
        return [REVOLUTION_NAMES[KINDS_IN_BOX[card]] for card in members(value)]

    return Part("revolution cards", read, "revolution card", form="other cards")


MARKET: Final = market()
ASSET: Final = asset()
OTHER_ASSET: Final = asset("other asset")
CRISIS: Final = thing("crisis", "crisis", CRISIS_NAMES)
CARDS: Final = cards()

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

KINDS: Final = (
    EventKind("began", ()),
    EventKind("chose board", (thing("board", "board", BOARD_NAMES),)),
    EventKind("got puppet", (thing("board", "board", BOARD_NAMES),)),
    EventKind("was dealt", (cards("own cards", private=True),)),
    EventKind("kept role", (role(private=True),)),
    EventKind("drew", (cards("own cards", private=True),), reveals=True),
    EventKind("left deck"),
    EventKind("bought", (MARKET, CARDS)),
    EventKind("puppet bought", (MARKET,)),
    EventKind("turned up", (MARKET, CARDS), reveals=True),
    EventKind("scored", (number("points"), number("against"))),
    EventKind("took asset", (ASSET,)),
    EventKind("puppet took asset", (ASSET,)),
    EventKind("declined asset"),
    EventKind("returned asset", (ASSET,)),
    EventKind("puppet returned asset", (ASSET,)),
    EventKind("asset left game", (ASSET,)),
    EventKind("dealt to market", (MARKET, CARDS), reveals=True),
    EventKind("market closed", (MARKET, CARDS), reveals=True),
    EventKind("invested", (MARKET, cards(private=True))),
    EventKind("exchanged", (MARKET, CARDS)),
    EventKind("took face up", (CARDS,)),
    EventKind("swapped", (MARKET, market("other market"))),
    EventKind("passed"),
    EventKind("audited", (ASSET,)),
    EventKind("scammed", (ASSET, OTHER_ASSET)),
    EventKind("gamed the market", reveals=True),
    EventKind("game left over", (CARDS,), reveals=True),
    EventKind("placed rebels", (CRISIS, number("number"))),
    EventKind("removed rebels", (CRISIS, number("number"))),
    EventKind("crises added", (CARDS,), reveals=True),
    EventKind("panic loomed", (number("rebels"),)),
    EventKind("turned panic card", (thing("panic card", "panic", PANIC_NAMES),), reveals=True),
    EventKind("offered swap", (ASSET, OTHER_ASSET), reveals=True),
    EventKind("submitted plan", (things("assets", "asset", ASSETS),), reveals=True),
    EventKind("attached swap", (ASSET, OTHER_ASSET), reveals=True),
    EventKind("passed by"),
    EventKind("answered", (seats_part("accepting"), seats_part("refusing")), reveals=True),
    EventKind("swapped assets", (ASSET, OTHER_ASSET)),
    EventKind("panic failed"),
    EventKind("rolled", (number("number"),), reveals=True),
    EventKind("revealed role", (role(),), reveals=True),
    EventKind("role went back", (role(),)),
    EventKind("put role back", (role(private=True),)),
    EventKind("looked at roles", (number("number"), things("roles", "role", ROLES, private=True)), reveals=True),
    EventKind("kept no role"),
    EventKind("took role", (seat_part("from"), role(private=True)), reveals=True),
    EventKind("took discard", (CARDS,)),
    EventKind("discarded", (CARDS,)),
    EventKind("named for con", (ASSET, OTHER_ASSET)),
    EventKind("swapped envelopes", (seat_part("with"),), reveals=True),
    EventKind("got envelope", (cards("own cards", private=True),), private=True, reveals=True),
    EventKind("took bunker"),
    EventKind("bunker left"),
    EventKind("closed envelope", (number("in hand"), number("in envelope")), reveals=True),
    EventKind("held up", (seats_part("holders"),), reveals=True),
    EventKind("opened envelope", (number("points"), CARDS), reveals=True),
    EventKind("may set policy"),
    EventKind("set policy", (thing("policy", "policy", POLICIES),)),
    EventKind("paid tax", (CARDS,)),
    EventKind("proposed end"),
    EventKind("voted", (seats_part("agreeing"), seats_part("against")), reveals=True),
    EventKind("round ended", (number("round"),)),
    EventKind("level rose", (number("level"),)),
    EventKind("round began", (number("round"),)),
    EventKind("puppet rolled", (number("number"),), reveals=True),
    EventKind("shifted roll", (CARDS, number("number")), reveals=True),
    EventKind("puppet added card", (MARKET,)),
    EventKind("puppet discarded", (CARDS,), reveals=True),
    EventKind("purchased", (ASSET, CARDS), reveals=True),
    EventKind("traded", (things("given", "asset", ASSETS), things("received", "asset", ASSETS)), reveals=True),
    EventKind("revolution came"),
    EventKind("won"),
    EventKind("game ended", (number("rounds"),)),
    EventKind("became troublemaker"),
    EventKind("took alignment", (alignment(private=True),)),
    EventKind("showed alignment", (alignment(),), reveals=True),
    EventKind("contributed", (CARDS,)),
    EventKind("skipped for rocket", (CARDS,), reveals=True),
    EventKind("final card", (CARDS,), reveals=True),
    EventKind("opened space envelope", (CARDS,), reveals=True),
    EventKind("launch score", (thing("suit", "suit", SUITS), number("points"))),
    EventKind("proposed pact", (seat_part("with"),)),
    EventKind("made pact", (seat_part("with"),)),
    EventKind("refused pact", (seat_part("with"),)),
    EventKind("made puppet pact"),
    EventKind("refused puppet pact"),
    EventKind("boarded", (number("points"),)),
    EventKind("puppet boarded", (number("points"),)),
    EventKind("stayed behind"),
    EventKind("nobody boarded", (CARDS,)),
    EventKind("rocket escaped", (number("number"),), reveals=True),
    EventKind("rocket exploded", (number("number"),), reveals=True),
    EventKind("died", (CARDS,), reveals=True),
    EventKind("puppet died"),
    EventKind("envelope became deck", (number("number"),)),
    EventKind("received lowest", (CARDS,)),
    EventKind("received tax", (CARDS,)),
    EventKind("named fix", (CRISIS,)),
    EventKind("committed", (number("number"), cards(private=True)), reveals=True),
    EventKind("offered help", (cards(private=True),)),
    EventKind("offered no help"),
    EventKind("accepted help", (seats_part("accepting"), seats_part("refusing"))),
    EventKind("fix drew", (CARDS,), reveals=True),
    EventKind("fix showed", (CARDS,), reveals=True),
    EventKind("fix scored", (number("points"), number("against"))),
    EventKind("fixed", (CRISIS, number("icons"))),
    EventKind("fix failed", (CRISIS,)),
    EventKind("declared", (CARDS,), reveals=True),
    EventKind("drew revolution", (revolution_cards(),), reveals=True),
    EventKind("played revolution", (revolution_cards(),)),
    EventKind("boycotted", (things("markets", "market", MARKETS), cards(private=True)), reveals=True),
    EventKind("looked at market", (MARKET, cards(private=True)), reveals=True),
    EventKind("moved card", (MARKET, cards(private=True))),
    EventKind("took hostage", (seat_part("hostage"),)),
    EventKind("took over", (seat_part("hostage"),)),
    EventKind("let go", (seat_part("hostage"),)),
    EventKind("saw held cards", (cards("own cards", private=True),), private=True, reveals=True),
    EventKind("paid thugs", (CARDS, number("points")), reveals=True),
    EventKind("strike began"),
    EventKind("strike ended"),
    EventKind("leads", reveals=True),
    EventKind("infiltrated", (CARDS,), reveals=True),
    EventKind("must miss", (seat_part("victim"),)),
    EventKind("missed turn"),
    EventKind("rioted"),
    EventKind("sabotaged", (number("number"), cards(private=True)), reveals=True),
    EventKind("put face up", (MARKET, CARDS)),
    EventKind("put face down", (MARKET, cards(private=True))),
    EventKind("named for return", (ASSET,)),
    EventKind("cannot infiltrate"),
)
