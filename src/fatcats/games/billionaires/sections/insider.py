"""BG-12.25, BG-12.26: the Insider Trader's swap of envelopes."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.step import ALLOWED

from ..model import events
from ..model.cells import ENVELOPE, KNOWS
from ..model.clauses import BG_12_25
from ..model.table import BillionairesTable


def swap_refusal(t: BillionairesTable, seat: i64, other: i64) -> i64:
    """With another player who has an envelope."""
    if other == seat or t.bribers() & BIT[other] == 0:
        return BG_12_25
    return ALLOWED


def swap_envelopes(t: BillionairesTable, seat: i64, other: i64) -> None:
    """The whole contents change places; each of the two knows what went to the other."""
    own = t[ENVELOPE + seat]
    t[ENVELOPE + seat] = t[ENVELOPE + other]
    t[ENVELOPE + other] = own
    remember_gift(t, seat, own)
    remember_gift(t, other, t[ENVELOPE + seat])
    t.emit(events.SWAPPED_ENVELOPES, seat, other, 0)
    t.emit(events.GOT_ENVELOPE, seat, t.shown(t[ENVELOPE + seat]), 0)
    t.emit(events.GOT_ENVELOPE, other, t.shown(t[ENVELOPE + other]), 0)


def remember_gift(t: BillionairesTable, giver: i64, cards: i64) -> None:
    t[KNOWS + giver] = (t[KNOWS + giver] | cards) & ~t[ENVELOPE + giver]
