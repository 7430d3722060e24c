# fatcats: interpreted
"""Plays that no rule ever allows, so that the move table does not have them: more cards than there are, mixed ranks."""

from __future__ import annotations

import re

from fatcats.engine.position import STEP, Position

from .model.cards import RANK_NAMES
from .model.move_types import SHORT_NAMES
from .model.steps import FOLLOW

RANK = "|".join((*RANK_NAMES, *SHORT_NAMES.values())).lower()
CARDS = re.compile(rf"(\d+) ?[x×] ?({RANK})")
PLAY = re.compile(rf"(?:play )?(?:{CARDS.pattern})(?:(?: ?[+,] ?| and | )(?:{CARDS.pattern}))*")
NAME = re.compile(r"name -?\d+")


def never(text: str, table: Position) -> str:
    if NAME.fullmatch(text):
        return "ZN-5.05"
    if not PLAY.fullmatch(text):
        return ""
    if {rank for _, rank in CARDS.findall(text)} == {"5"}:
        return "ZN-5.01"
    return "ZN-4.03" if not table.is_over() and table.frame(STEP) == FOLLOW else "ZN-3.03"
