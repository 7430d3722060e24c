# fatcats: interpreted
"""What is played for a seat whose time is up, as the rules page says under Decisions."""

from __future__ import annotations

from typing import cast

from fatcats.engine.bot import Knowledge
from fatcats.engine.state import CLOCK

from .knowledge.view_types import MillionsView
from .model.moves import FIRST, NO, PASS, REFUSE, ROB, ROB_CHARACTER, TIME_UP, VERB, WAIT


def default_move(knowledge: Knowledge) -> int:
    """Turn: pass. Deal: refuse. Vote: no. Mentalist: the richest victim. Role, announcement, Tech: at random."""
    legal = knowledge.legal
    if knowledge.seat == CLOCK:
        return int(TIME_UP)
    for move in (PASS, REFUSE, NO, WAIT):
        if move in legal:
            return int(move)
    if VERB[legal[0]] in (ROB, ROB_CHARACTER):
        return richest_victim(knowledge)
    return legal[knowledge.rng.below(len(legal))]


def richest_victim(knowledge: Knowledge) -> int:
    """By what the table knows; fortunes that are not shown count as equal."""
    seats = cast(MillionsView, knowledge.view).seats
    pairs = len(seats[0].characters)
    return max(knowledge.legal, key=lambda move: seats[FIRST[move] // pairs].money or 0)
