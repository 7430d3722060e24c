"""The move table: 60 plays, the pass and six sizes, as the rules page counts them; then two plays that are never legal.

Read a move with `VERB[move] == PLAY`, `RANK[move]` and `NUMBER[move]` (cards of a play, or the size named).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.moves import MoveTable

from .cards import N_RANKS, RANKS
from .move_types import NameSize, Play

MAX_SIZE: Final = 6
FIVE_NUMBER: Final = 4  # the rank 5 is number 4

TABLE: Final = MoveTable(version=1)
PLAY: Final[i64] = TABLE.block(
    [
        (Play("play", number, name), rank, number)
        for rank, (name, copies) in enumerate(RANKS)
        for number in range(1, (1 if rank == FIVE_NUMBER else copies) + 1)  # ZN-5.01
    ]
)
PASS: Final[i64] = TABLE.plain("pass")
NAME: Final[i64] = TABLE.block([(NameSize("name", size), 0, size) for size in range(1, MAX_SIZE + 1)])
FIVES: Final[i64] = TABLE.block([(Play("play", number, "5"), FIVE_NUMBER, number) for number in (2, 3)])

VERB: Final = vec[i64](TABLE.verbs)
RANK: Final = vec[i64](TABLE.firsts)
NUMBER: Final = vec[i64](TABLE.seconds)

SINGLE: Final = vec[i64]([TABLE.parse(f"play 1x{name}") for name, _ in RANKS])
# The play of this rank that answers a top play of this size; a single 5 answers any size (ZN-5.02)
ANSWERS: Final = vec[i64](
    [
        SINGLE[rank] + (0 if rank == FIVE_NUMBER else max(size - 1, 0))
        for rank in range(N_RANKS)
        for size in range(MAX_SIZE + 1)
    ]
)


def answer_move(rank: i64, size: i64) -> i64:
    return ANSWERS[rank * (MAX_SIZE + 1) + size]
