"""The move table: passes, spaces, notes handed in, amounts flown, henchmen lifted.

Read a move with `VERB[move] == USE`, then `SPACE[move]`, `NOTES[move]` and `NUMBER[move]`, or `AMOUNT[move]`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.moves import MoveTable
from fatcats.engine.state import MoveList

from .move_types import HandIn, LiftHenchman, Transfer, UseSpace
from .parts import DOLLARS, MAX_FLIGHT, NOTE, SPACE_NAMES, Fakes, fakes_of

MAX_NOTES: Final = 8
TRIPLES: Final = [
    (one, two, three)
    for one in range(MAX_NOTES + 1)
    for two in range(MAX_NOTES + 1 - one)
    for three in range(MAX_NOTES + 1 - one - two)
]

TABLE: Final = MoveTable(version=1)
PASS: Final[i64] = TABLE.plain("pass")
DECLINE: Final[i64] = TABLE.plain("decline")
USE: Final[i64] = TABLE.block([(UseSpace("use", name), space, 0) for space, name in enumerate(SPACE_NAMES)])
HAND: Final[i64] = TABLE.block(
    [
        (HandIn("hand", one, two, three), int(one * NOTE[0] + two * NOTE[1] + three * NOTE[2]), one + two + three)
        for one, two, three in TRIPLES
    ]
)
DEPOSIT: Final[i64] = TABLE.block(
    [(Transfer("deposit", amount * DOLLARS), amount, 0) for amount in range(MAX_FLIGHT + 1)]
)
WITHDRAW: Final[i64] = TABLE.block(
    [(Transfer("withdraw", amount * DOLLARS), -amount, 0) for amount in range(1, MAX_FLIGHT + 1)]
)
LIFT: Final[i64] = TABLE.block([(LiftHenchman("lift", name), space, 0) for space, name in enumerate(SPACE_NAMES)])

VERB: Final = vec[i64](TABLE.verbs)
SPACE: Final = vec[i64](TABLE.firsts)
NOTES: Final = SPACE
NUMBER: Final = vec[i64](TABLE.seconds)
AMOUNT: Final = SPACE  # from cash to offshore; negative the other way

# The move that hands in this many ★ and ★★ and no ★★★; those with more ★★★ follow it
HAND_FROM: Final = vec[i64](
    [
        TABLE.parse(f"hand {one} {two} 0") if one + two <= MAX_NOTES else -1
        for one in range(MAX_NOTES + 1)
        for two in range(MAX_NOTES + 1)
    ]
)


def offer_notes(fakes: Fakes, least: i64, most: i64, out: MoveList) -> None:
    """All ways to hand in at least and at most so many of these notes."""
    twos = fakes_of(fakes, 1)
    threes = fakes_of(fakes, 2)
    one: i64
    two: i64
    for one in range(min(fakes_of(fakes, 0), most) + 1):
        for two in range(min(twos, most - one) + 1):
            move = HAND_FROM[one * (MAX_NOTES + 1) + two]
            last = move + min(threes, most - one - two)
            move += max(least - one - two, 0)
            while move <= last:
                out.add(move)
                move += 1
