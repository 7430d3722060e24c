"""What can happen, in the past tense. The numbers are for `t.emit`; KINDS says what they mean and who may see them."""

from __future__ import annotations

from typing import Final

from fatcats.engine.events import EventKind, number, pile, seat_part, thing

from .cards import RANK_NAMES, STATUSES

GAME_BEGAN: Final = 0
SEATS_CHANGED: Final = 1
DEALT: Final = 2
GAVE: Final = 3
PLAYED: Final = 4
NAMED_SIZE: Final = 5
PASSED: Final = 6
SKIPPED: Final = 7
WON_ROUND: Final = 8
WENT_OUT: Final = 9
SCORED: Final = 10
MATCH_ENDED: Final = 11
FIVE_COUNTS: Final = 12

KINDS: Final = (
    EventKind("game began", (number("game"), number("games"))),
    EventKind("changed seats", (number("to"),)),
    EventKind("dealt", (number("each"), pile("own cards", "rank", RANK_NAMES)), private=True),
    EventKind("gave", (seat_part("to"), pile("cards", "rank", RANK_NAMES, private=True))),
    EventKind("played", (pile("cards", "rank", RANK_NAMES), number("size"))),
    EventKind("named size", (number("size"),)),
    EventKind("passed"),
    EventKind("was skipped"),
    EventKind("won round"),
    EventKind("went out", (number("place"), thing("status", "status", STATUSES))),
    EventKind("scored", (number("points"), number("total"))),
    EventKind("match ended"),
    EventKind("five counts", (number("size"),)),
)
