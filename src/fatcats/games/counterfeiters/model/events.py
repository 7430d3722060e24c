"""What can happen, in the past tense. The numbers are for `t.emit`; KINDS says what they mean and who may see them.

Amounts are in dollars. What passes between a player and the bank is public, what goes offshore is not (CF-13.03).
"""

from __future__ import annotations

from typing import Final

from fatcats.engine.events import EventKind, Part, number, pile, thing

from .parts import KINDS as CARD_KINDS
from .parts import QUALITIES, SPACE_NAMES

BEGAN: Final = 0
DEALT: Final = 1
ROUND_BEGAN: Final = 2
CARD_LAID: Final = 3
CARD_REMOVED: Final = 4
PLACED: Final = 5
PASSED: Final = 6
BOUGHT: Final = 7
PRINTED: Final = 8
SOLD: Final = 9
TOOK_REFUND: Final = 10
TOOK_PAWN: Final = 11
PAID_FARE: Final = 12
MOVED_MONEY: Final = 13
MOVED_MONEY_OPENLY: Final = 14
OFFICER_MOVED: Final = 15
BAN_ROSE: Final = 16
STRIKE_BEGAN: Final = 17
PAID_GODFATHER: Final = 18
PAID_GODFATHER_UNSEEN: Final = 19
DINERS_WORKED: Final = 20
CLOSING_BEGAN: Final = 21
DECLINED: Final = 22
LIFTED: Final = 23
TICKET_PAID: Final = 24
ENDED: Final = 25
REMATCH_BEGAN: Final = 26

DIRECTIONS: Final = ("deposit", "withdrawal")


def space() -> Part:
    return thing("space", "space", SPACE_NAMES)


def card() -> Part:
    return thing("card", "card", CARD_KINDS)


def notes() -> Part:
    return pile("notes", "quality", QUALITIES)


KINDS: Final = (
    EventKind("began", (number("cash"),), reveals=True),
    EventKind("dealt", (thing("component", "card", CARD_KINDS),), reveals=True),
    EventKind("round began", (number("round"),)),
    EventKind("card laid", (card(), space()), reveals=True),
    EventKind("card removed", (card(), space())),
    EventKind("placed", (space(),)),
    EventKind("passed"),
    EventKind("bought", (card(), number("cost"))),
    EventKind("printed", (thing("quality", "quality", QUALITIES), number("number"))),
    EventKind("sold", (notes(), number("amount"))),
    EventKind("took refund", (number("amount"),)),
    EventKind("took pawn"),
    EventKind("paid fare", (number("fare"),)),
    EventKind(
        "moved money", (thing("direction", "direction", DIRECTIONS, private=True), number("amount", private=True))
    ),
    EventKind("moved money openly", (thing("direction", "direction", DIRECTIONS), number("amount"))),
    EventKind("officer moved", (number("index"),)),
    EventKind("ban rose", (thing("quality", "quality", QUALITIES),)),
    EventKind("strike began"),
    EventKind("paid Godfather", (number("amount"),), reveals=True),
    EventKind("paid Godfather unseen", (number("amount", private=True),)),
    EventKind("diners worked", (notes(), number("amount"))),
    EventKind("closing began"),
    EventKind("declined"),
    EventKind("lifted", (space(),)),
    EventKind("ticket paid", (number("amount"),)),
    EventKind("ended", (number("cash"), number("offshore")), reveals=True),
    EventKind("rematch began"),
)
