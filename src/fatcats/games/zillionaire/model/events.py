"""What can happen, in the past tense. The numbers are for `t.emit`; KINDS says what they are about and who
may see them, and their names are what views and texts call them: see `engine.events.kinds_of`."""

from __future__ import annotations

from typing import Final

from fatcats.engine.events import EventKind, number, pile, seat_part, thing

from .cards import RANK_NAMES, STATUSES

GAME_BEGAN: Final = 0
CHANGED_SEATS: Final = 1
DEALT: Final = 2
GAVE: Final = 3
PLAYED: Final = 4
NAMED_SIZE: Final = 5
PASSED: Final = 6
WAS_SKIPPED: Final = 7
WON_ROUND: Final = 8
WENT_OUT: Final = 9
SCORED: Final = 10
MATCH_ENDED: Final = 11
FIVE_COUNTS: Final = 12

KINDS: Final = {
    GAME_BEGAN: EventKind((number("game"), number("games"))),
    CHANGED_SEATS: EventKind((number("to"),)),
    DEALT: EventKind((number("each"), pile("own cards", "rank", RANK_NAMES)), private=True),
    GAVE: EventKind((seat_part("to"), pile("cards", "rank", RANK_NAMES, private=True))),
    PLAYED: EventKind((pile("cards", "rank", RANK_NAMES), number("size"))),
    NAMED_SIZE: EventKind((number("size"),)),
    PASSED: EventKind(),
    WAS_SKIPPED: EventKind(),
    WON_ROUND: EventKind(),
    WENT_OUT: EventKind((number("place"), thing("status", "status", STATUSES))),
    SCORED: EventKind((number("points"), number("total"))),
    MATCH_ENDED: EventKind(),
    FIVE_COUNTS: EventKind((number("size"),)),
}
