"""Whose turn it is and how it begins, with a Troublemaker at the table (RR-8.01, RR-11, RR-12.14, RR-12.36)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.step import AutomaticStep
from fatcats.engine.tally import ONE, held

from ...model import events
from ...model.cells import DECLARED, HOSTAGES, TROUBLEMAKER, TURNS_TO_MISS
from ...model.steps import (
    BRIBE_STEP,
    DECLARE_CHOICE,
    EARLY_END_PROPOSAL,
    PANIC_CHECK,
    REFORM_ACTION,
    REVOLUTION_DRAW,
    REVOLUTION_PLAY,
    TAKEOVER,
    TROUBLED_TURN,
    TURN_CHANGE,
    TURN_END,
)
from ...model.table import BillionairesTable
from ...sections.turn import turn_line

LATER_STEPS: Final = vec[i64]([PANIC_CHECK, EARLY_END_PROPOSAL, TURN_CHANGE])  # RR-1.09
REFORMIST_TURN: Final = vec[i64]([REFORM_ACTION, BRIBE_STEP, TURN_END])  # RR-8.01
REVOLUTIONARY_TURN: Final = vec[i64]([REVOLUTION_DRAW, REVOLUTION_PLAY])  # RR-11.05, RR-11.08


class TroubledTurn(AutomaticStep[BillionairesTable]):
    """A missed turn is passed over; a turn may be taken over; the Troublemaker has a turn of another kind."""

    def happen(self, t: BillionairesTable, seat: i64, _: i64) -> None:
        if held(t[TURNS_TO_MISS], seat):
            t[TURNS_TO_MISS] -= ONE[seat]
            t.emit(events.MISSED_TURN, seat, 0, 0)
            t.push(TROUBLED_TURN, t.left_of(seat), 0)
        elif seat == t[TROUBLEMAKER]:
            t.follow(LATER_STEPS, seat, 0)
            if t[DECLARED]:
                t.follow(REVOLUTIONARY_TURN, seat, 0)
            else:
                t.push(DECLARE_CHOICE, seat, 0)
        elif held(t[HOSTAGES], seat):
            t.push(TAKEOVER, seat, held(t[HOSTAGES], seat) - 1)
        else:
            t.follow(turn_line(t), seat, 0)
