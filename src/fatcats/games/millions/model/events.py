"""What can happen, in the past tense. The numbers are for `t.emit`; KINDS says what they mean and who may see them.

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
DRIVER_PAID: Final = 37
LOST_LOOT: Final = 38
LONE_TECH_PAID: Final = 39
BONUS_ADDED: Final = 40
BONUS_PAID: Final = 41
SHARED: Final = 42
LEADS: Final = 43
WON: Final = 44
CARDS_SHOWN: Final = 45
HIDDEN_WENT: Final = 46
OWNED_UP_CHARACTER: Final = 47
ANTES_PAID: Final = 48


def role(name: str) -> Part:
    return thing(name, "role", ROLE_NAMES)


KINDS: Final = (
    EventKind("heist began", (number("heist"), number("amount")), reveals=True),
    EventKind("bonus shown", (number("bonus"), things("roles", "role", ROLE_NAMES))),
    EventKind("chose", (role("role"),), private=True),
    EventKind("chose pair", (role("first"), role("second")), private=True),
    EventKind("paid part of ante", (number("amount"),)),
    EventKind("announced", (role("role"),)),
    EventKind("announced pair", (role("first"), role("second"))),
    EventKind("passed"),
    EventKind("proposed", (seat_part("owner"),)),
    EventKind("proposed character", (seat_part("owner"), number("character"))),
    EventKind("linked", (seat_part("owner"),)),
    EventKind("linked character", (seat_part("owner"), number("character"))),
    EventKind("would pay", (number("amount"), seat_part("to"))),
    EventKind("accepted", (seat_part("proposer"),)),
    EventKind("refused", (seat_part("proposer"),)),
    EventKind("countered", (number("amount"), seat_part("proposer"))),
    EventKind("paid", (number("amount"), seat_part("to"))),
    EventKind("withdrew", (number("ante"),)),
    EventKind("withdrew character", (number("ante"), number("character"))),
    EventKind("disclosed", (role("role"),), reveals=True),
    EventKind("called vote"),
    EventKind("voted", (seats_part("for"), seats_part("against")), reveals=True),
    EventKind("vote carried"),
    EventKind("vote failed"),
    EventKind("cancelled"),
    EventKind("lapsed"),
    EventKind("vote reopened"),
    EventKind("time ran out"),
    EventKind("heist started"),
    EventKind("owned up", (role("role"),), reveals=True),
    EventKind("turned up", (role("role"),), reveals=True),
    EventKind("named", (role("role"),)),
    EventKind("declined"),
    EventKind("eliminated", (role("role"),)),
    EventKind("took", (number("amount"), role("role"))),
    EventKind("stole", (number("amount"), seat_part("victim"))),
    EventKind("added", (number("amount"),)),
    EventKind("paid Driver", (number("amount"), seat_part("to"))),
    EventKind("lost loot", (number("amount"),)),
    EventKind("lone Tech paid", (number("amount"),)),
    EventKind("bonus added", (number("amount"), role("role"))),
    EventKind("bonus paid", (number("amount"), role("role"))),
    EventKind("shared", (number("share"), number("characters"))),
    EventKind("leads"),
    EventKind("won", (number("money"),)),
    EventKind("cards shown", (pile("cards", "role", ROLE_NAMES),), reveals=True),
    EventKind("disclosed hidden", (role("role"),), reveals=True),
    EventKind("owned up character", (role("role"), number("character")), reveals=True),
    EventKind("antes paid", (number("centre"),)),
)
