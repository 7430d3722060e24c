"""MD-8.01 and MD-8.04: the ordered pairs of roles of the 3-player game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.state import MoveList

from .cells import IN_PLAY
from .moves import FIRST, SECOND
from .table import MillionsTable

N_PAIRS: Final = 20


def offer_pairs(verb: i64, out: MoveList) -> None:
    """All of them: the table has only pairs of the five roles that three players use."""
    i: i64
    for i in range(N_PAIRS):
        out.add(verb + i)


def pair_is_in_play(t: MillionsTable, move: i64) -> bool:
    """Are the roles of this move, one or two, used with so many players? (MD-1.02)"""
    if SECOND[move] >= 0 and t[IN_PLAY] & BIT[SECOND[move]] == 0:
        return False
    return t[IN_PLAY] & BIT[FIRST[move]] != 0
