# fatcats: interpreted
"""BG-15.06: what is played for a seat whose time is up: "pass", "refuse" or "not" where there is one."""

from __future__ import annotations

from collections.abc import Sequence

from .model.data import NO_POLICY
from .model.moves import (
    CLOSE_ENVELOPE,
    DECLINE,
    DISAGREE,
    END_TURN,
    FINISH,
    HOLD_BACK,
    HOLD_ROLE,
    KEEP_NONE,
    LEAVE,
    PASS,
    PASS_BY,
    REFUSE,
    SET_POLICY,
    STAY_BEHIND,
    SUBMIT,
)

NOT = (
    LEAVE,
    PASS,
    CLOSE_ENVELOPE,
    END_TURN,
    DECLINE,
    DISAGREE,
    HOLD_BACK,
    SET_POLICY + NO_POLICY,
    PASS_BY,
    REFUSE,
    FINISH,
    SUBMIT,
    HOLD_ROLE,
    KEEP_NONE,
    STAY_BEHIND,
)


def default_move(legal: Sequence[int]) -> int:
    """The answer that says no; else the first legal option."""
    return next((int(move) for move in NOT if move in legal), legal[0])
