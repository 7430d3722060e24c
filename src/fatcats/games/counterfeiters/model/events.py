"""What can happen, in the past tense. The numbers are for `t.emit`; KINDS says what they are about and who
may see them, and their names are what views and texts call them: see `engine.events.kinds_of`.

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


KINDS: Final = {
    BEGAN: EventKind((number("cash"),), reveals=True),
    DEALT: EventKind((thing("component", "card", CARD_KINDS),), reveals=True),
    ROUND_BEGAN: EventKind((number("round"),)),
    CARD_LAID: EventKind((card(), space()), reveals=True),
    CARD_REMOVED: EventKind((card(), space())),
    PLACED: EventKind((space(),)),
    PASSED: EventKind(),
    BOUGHT: EventKind((card(), number("cost"))),
    PRINTED: EventKind((thing("quality", "quality", QUALITIES), number("number"))),
    SOLD: EventKind((notes(), number("amount"))),
    TOOK_REFUND: EventKind((number("amount"),)),
    TOOK_PAWN: EventKind(),
    PAID_FARE: EventKind((number("fare"),)),
    MOVED_MONEY: EventKind((thing("direction", "direction", DIRECTIONS, private=True), number("amount", private=True))),
    MOVED_MONEY_OPENLY: EventKind((thing("direction", "direction", DIRECTIONS), number("amount"))),
    OFFICER_MOVED: EventKind((number("index"),)),
    BAN_ROSE: EventKind((thing("quality", "quality", QUALITIES),)),
    STRIKE_BEGAN: EventKind(),
    PAID_GODFATHER: EventKind((number("amount"),), reveals=True),
    PAID_GODFATHER_UNSEEN: EventKind((number("amount", private=True),)),
    DINERS_WORKED: EventKind((notes(), number("amount"))),
    CLOSING_BEGAN: EventKind(),
    DECLINED: EventKind(),
    LIFTED: EventKind((space(),)),
    TICKET_PAID: EventKind((number("amount"),)),
    ENDED: EventKind((number("cash"), number("offshore")), reveals=True),
    REMATCH_BEGAN: EventKind(),
}
