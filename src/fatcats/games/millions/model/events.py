"""What can happen, in the past tense. The numbers are for `t.emit`; KINDS says what they are about and who
may see them, and their names are what views and texts call them: see `engine.events.kinds_of`.

What concerns a character is told in two ways: with the owner alone, or, in the next kind, with the character's number
too, for the 3-player game.
"""

from __future__ import annotations

from typing import Final

from fatcats.engine.events import EventKind, Part, number, pile, seat_part, seats_part, thing, things

from .cards import ROLE_NAMES

HEIST_BEGAN: Final = 0
BONUS_SHOWN: Final = 1
CHOSE: Final = 2
CHOSE_PAIR: Final = 3
PAID_PART_OF_ANTE: Final = 4
ANNOUNCED: Final = 5
ANNOUNCED_PAIR: Final = 6
PASSED: Final = 7
PROPOSED: Final = 8
PROPOSED_CHARACTER: Final = 9
LINKED: Final = 10
LINKED_CHARACTER: Final = 11
WOULD_PAY: Final = 12
ACCEPTED: Final = 13
REFUSED: Final = 14
COUNTERED: Final = 15
PAID: Final = 16
WITHDREW: Final = 17
WITHDREW_CHARACTER: Final = 18
DISCLOSED: Final = 19
CALLED_VOTE: Final = 20
VOTED: Final = 21
VOTE_CARRIED: Final = 22
VOTE_FAILED: Final = 23
CANCELLED: Final = 24
LAPSED: Final = 25
VOTE_REOPENED: Final = 26
TIME_RAN_OUT: Final = 27
HEIST_STARTED: Final = 28
OWNED_UP: Final = 29
TURNED_UP: Final = 30
NAMED: Final = 31
DECLINED: Final = 32
ELIMINATED: Final = 33
TOOK: Final = 34
STOLE: Final = 35
ADDED: Final = 36
PAID_DRIVER: Final = 37
LOST_LOOT: Final = 38
LONE_TECH_PAID: Final = 39
BONUS_ADDED: Final = 40
BONUS_PAID: Final = 41
SHARED: Final = 42
LEADS: Final = 43
WON: Final = 44
CARDS_SHOWN: Final = 45
DISCLOSED_HIDDEN: Final = 46
OWNED_UP_CHARACTER: Final = 47
ANTES_PAID: Final = 48


def role(name: str) -> Part:
    return thing(name, "role", ROLE_NAMES)


KINDS: Final = {
    HEIST_BEGAN: EventKind((number("heist"), number("amount")), reveals=True),
    BONUS_SHOWN: EventKind((number("bonus"), things("roles", "role", ROLE_NAMES))),
    CHOSE: EventKind((role("role"),), private=True),
    CHOSE_PAIR: EventKind((role("first"), role("second")), private=True),
    PAID_PART_OF_ANTE: EventKind((number("amount"),)),
    ANNOUNCED: EventKind((role("role"),)),
    ANNOUNCED_PAIR: EventKind((role("first"), role("second"))),
    PASSED: EventKind(),
    PROPOSED: EventKind((seat_part("owner"),)),
    PROPOSED_CHARACTER: EventKind((seat_part("owner"), number("character"))),
    LINKED: EventKind((seat_part("owner"),)),
    LINKED_CHARACTER: EventKind((seat_part("owner"), number("character"))),
    WOULD_PAY: EventKind((number("amount"), seat_part("to"))),
    ACCEPTED: EventKind((seat_part("proposer"),)),
    REFUSED: EventKind((seat_part("proposer"),)),
    COUNTERED: EventKind((number("amount"), seat_part("proposer"))),
    PAID: EventKind((number("amount"), seat_part("to"))),
    WITHDREW: EventKind((number("ante"),)),
    WITHDREW_CHARACTER: EventKind((number("ante"), number("character"))),
    DISCLOSED: EventKind((role("role"),), reveals=True),
    CALLED_VOTE: EventKind(),
    VOTED: EventKind((seats_part("for"), seats_part("against")), reveals=True),
    VOTE_CARRIED: EventKind(),
    VOTE_FAILED: EventKind(),
    CANCELLED: EventKind(),
    LAPSED: EventKind(),
    VOTE_REOPENED: EventKind(),
    TIME_RAN_OUT: EventKind(),
    HEIST_STARTED: EventKind(),
    OWNED_UP: EventKind((role("role"),), reveals=True),
    TURNED_UP: EventKind((role("role"),), reveals=True),
    NAMED: EventKind((role("role"),)),
    DECLINED: EventKind(),
    ELIMINATED: EventKind((role("role"),)),
    TOOK: EventKind((number("amount"), role("role"))),
    STOLE: EventKind((number("amount"), seat_part("victim"))),
    ADDED: EventKind((number("amount"),)),
    PAID_DRIVER: EventKind((number("amount"), seat_part("to"))),
    LOST_LOOT: EventKind((number("amount"),)),
    LONE_TECH_PAID: EventKind((number("amount"),)),
    BONUS_ADDED: EventKind((number("amount"), role("role"))),
    BONUS_PAID: EventKind((number("amount"), role("role"))),
    SHARED: EventKind((number("share"), number("characters"))),
    LEADS: EventKind(),
    WON: EventKind((number("money"),)),
    CARDS_SHOWN: EventKind((pile("cards", "role", ROLE_NAMES),), reveals=True),
    DISCLOSED_HIDDEN: EventKind((role("role"),), reveals=True),
    OWNED_UP_CHARACTER: EventKind((role("role"), number("character")), reveals=True),
    ANTES_PAID: EventKind((number("centre"),)),
}
