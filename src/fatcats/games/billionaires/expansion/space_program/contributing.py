"""RR-2: Space Program: contributing."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.step import ALLOWED

from ...model import events
from ...model.cells import ENVELOPE_CLOSED, ENVELOPE_GONE, HAND, SPACE, SPACE_ENVELOPE
from ...model.clauses import BG_3_05, RR_2_04, RR_2_06, RR_4_03
from ...model.data import RESOURCES
from ...model.table import BillionairesTable


def contribute_refusal(t: BillionairesTable, seat: i64, kind: i64) -> i64:
    """RR-2.04 to RR-2.06, RR-2.09: one Resource card of the hand, as long as the envelope is in the game."""
    if t[SPACE] == ENVELOPE_GONE:
        return RR_4_03
    if t[SPACE] != ENVELOPE_CLOSED:
        return BG_3_05
    card = t.card(kind, t[HAND + seat])
    if card == 0:
        return RR_2_04
    if card & RESOURCES == 0:
        return RR_2_06
    return ALLOWED


def contribute(t: BillionairesTable, seat: i64, kind: i64) -> None:
    """RR-2.07, RR-2.10: the card is shown and goes into the envelope; none is drawn for it."""
    card = t.card(kind, t[HAND + seat])
    t.move(card, HAND + seat, SPACE_ENVELOPE)
    t.emit(events.CONTRIBUTED, seat, t.shown(card), 0)
