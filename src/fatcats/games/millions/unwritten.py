# fatcats: interpreted
"""Moves that no rule ever allows, so that the move table does not have them: one role twice, too much money."""

from __future__ import annotations

import re

from fatcats.engine.position import Position

from .model.cards import FIVE_ROLES, ROLE_NAMES

ROLES = [name.lower() for name in ROLE_NAMES]
FIVE = [name.lower() for name in FIVE_ROLES]
AMOUNT = re.compile(r"(?:amount )?-?\d+ ?m?")
WITHDRAW = re.compile(r"withdraw \d+")
PAIR_CLAUSES = {"send": "MD-8.01", "announce": "MD-8.04"}


def never(text: str, table: Position) -> str:
    verb, *rest = re.split(r"[ ,+]+|(?<=\w) and ", text)
    if verb in PAIR_CLAUSES and rest and all(role in ROLES for role in rest):
        is_unused = len(rest) == 2 and rest[0] != rest[1] and not set(rest) <= set(FIVE)
        return "MD-1.02" if is_unused else PAIR_CLAUSES[verb]
    if AMOUNT.fullmatch(text):
        return "MD-4.28" if "-" in text else "MD-4.06"
    return "MD-8.05" if WITHDRAW.fullmatch(text) else ""
