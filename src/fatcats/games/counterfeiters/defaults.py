# fatcats: interpreted
"""What is played for a seat whose time is up: the defaults of the rules page."""

from __future__ import annotations

from collections.abc import Sequence

from .model.move_types import HandIn, Transfer
from .model.moves import DECLINE, DEPOSIT, PASS, TABLE, VERB
from .model.parts import DOLLARS, FULL_VALUE, RATE


def default_move(step: str, legal: Sequence[int]) -> int:
    """CFD-01, CFD-09 to CFD-11: pass or decline; CFD-04, CFD-05: most money, fewest notes; CFD-07: deposit all."""
    for idle in (PASS, DECLINE):
        if idle in legal:
            return int(idle)
    records = {move: TABLE.describe(move) for move in legal}
    notes = {move: record for move, record in records.items() if isinstance(record, HandIn)}
    if notes and step == "diners":
        return max(notes, key=lambda move: (notes[move].one, notes[move].two))  # CFD-08: lowest quality first
    if notes:
        return max(notes, key=lambda move: (payment(step, notes[move]), -notes[move].number, notes[move].one))
    deposits = [move for move, record in records.items() if isinstance(record, Transfer) and VERB[move] == DEPOSIT]
    return max(deposits, default=legal[0])


def payment(step: str, notes: HandIn) -> int:
    """What the supermarket, the receiver or the diners give for these notes, in dollars."""
    if step != "receiver-notes":
        return notes.number * int(FULL_VALUE) * DOLLARS
    worst = 0 if notes.one else 1 if notes.two else 2
    return notes.number * int(RATE[worst]) * DOLLARS
