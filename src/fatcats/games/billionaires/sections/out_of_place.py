"""What really stands in the way of a move that does not belong to the step of the turn that is under way."""

from __future__ import annotations

from mypy_extensions import i64

from ..model.cells import ALIGNMENT, DECLARED, HAND, LEVEL, REVOLUTIONARY, STRIKE, TROUBLEMAKER
from ..model.clauses import BG_3_04, BG_13_02, RR_10_01, RR_10_02, RR_12_29
from ..model.data import NOBODY
from ..model.moves import CLOSE_ENVELOPE, DECLARE, PROPOSE_PACT, PUT, RETRIEVE, REVEAL, VERB
from ..model.table import BillionairesTable


def is_reveal(move: i64) -> bool:
    """The moves of Roles stand together in the move table."""
    return REVEAL <= move < PROPOSE_PACT


def out_of_place(t: BillionairesTable, seat: i64, move: i64, clause: i64) -> i64:
    """The clause that says when there is time for such a move; else the step's own, which says what it is time for."""
    verb = VERB[move]
    if verb == DECLARE:
        return declare_refusal(t, seat, clause)
    if t[LEVEL] >= 4 and (verb == PUT or verb == RETRIEVE or verb == CLOSE_ENVELOPE):
        return BG_13_02
    return clause


def declare_refusal(t: BillionairesTable, seat: i64, clause: i64) -> i64:
    """RR-10.02: only at the beginning of the own turn."""
    if t[TROUBLEMAKER] == NOBODY or t[DECLARED]:
        return clause
    if seat != t[TROUBLEMAKER] or t[ALIGNMENT] != REVOLUTIONARY:
        return RR_10_01
    return RR_10_02


def draw_refusal(t: BillionairesTable, actor: i64, clause: i64) -> i64:
    """Why T1 was not asked, if it was for a rule."""
    if t[STRIKE]:
        return RR_12_29
    if t.size(HAND + actor) >= t.hand_limit(actor):
        return BG_3_04
    return clause
