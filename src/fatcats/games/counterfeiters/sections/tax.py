"""CF-8: tax fraud, and the first-player pawn."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT

from ..model import events
from ..model.cells import N_PLAYERS, PAWN
from ..model.parts import DOLLARS, TAX_REFUND
from ..model.table import CounterfeitersTable
from .money import receive


def commit_tax_fraud(t: CounterfeitersTable, seat: i64, space: i64) -> None:
    """CF-8.01, CF-8.02: $30, and on the sunglasses space the pawn, which matters from the next round on (CF-8.03)."""
    receive(t, seat, TAX_REFUND)
    t.emit(events.TOOK_REFUND, seat, TAX_REFUND * DOLLARS, 0)
    if t.box.sunglasses[t[N_PLAYERS]] & BIT[space] and t[PAWN] != seat:
        t[PAWN] = seat
        t.emit(events.TOOK_PAWN, seat, 0, 0)
