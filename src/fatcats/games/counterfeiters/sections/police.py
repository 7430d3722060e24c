"""CF-10: the police track: Godfather, investigations, air strike, the last space."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT

from ..model import events
from ..model.cells import BAN, N_PLAYERS, OFFICER
from ..model.parts import AIR_STRIKE, DOLLARS, GODFATHER, LAST_SPACE, ban_of
from ..model.steps import CLOSING_SEQUENCE
from ..model.table import CounterfeitersTable
from .money import pay_half_openly, pay_half_unseen


def finish_action(t: CounterfeitersTable, seat: i64, space: i64) -> None:
    """CF-3.09, steps 4 to 6: the action is complete; a hat moves the officer, but not in the closing (CF-12.06)."""
    if t.box.hats[t[N_PLAYERS]] & BIT[space] and not t.is_closing():
        move_officer(t, seat)


def move_officer(t: CounterfeitersTable, seat: i64) -> None:
    """CF-10.01, CF-10.02: one step, then the effect of the space reached."""
    t[OFFICER] += 1
    effect = t.box.effect(t[N_PLAYERS], t[OFFICER])
    t.emit(events.OFFICER_MOVED, seat, t[OFFICER], 0)
    if effect == 0:
        return
    if effect & GODFATHER:
        visit_godfather(t)
    elif effect & AIR_STRIKE:
        t.emit(events.STRIKE_BEGAN, seat, 0, 0)
    else:
        raise_ban(t, seat, ban_of(effect))
    if effect & LAST_SPACE:
        close_game(t, seat)


def visit_godfather(t: CounterfeitersTable) -> None:
    """CF-10.03 to CF-10.05: every player pays half of the cash; who moved the officer too."""
    seat: i64
    for seat in range(t.seats()):
        if not t.plays(seat):
            continue
        if t.box.open_godfather:
            t.emit(events.PAID_GODFATHER, seat, pay_half_openly(t, seat) * DOLLARS, 0)
        else:
            t.emit(events.PAID_GODFATHER_UNSEEN, seat, pay_half_unseen(t, seat) * DOLLARS, 0)


def raise_ban(t: CounterfeitersTable, seat: i64, level: i64) -> None:
    """CF-10.06: for the rest of the game."""
    if level > 0:
        t[BAN] = level
        t.emit(events.BAN_ROSE, seat, level - 1, 0)


def close_game(t: CounterfeitersTable, seat: i64) -> None:
    """CF-10.08, CF-12.01: the round is broken off."""
    t.emit(events.CLOSING_BEGAN, seat, 0, 0)
    t.clear()
    t.follow(CLOSING_SEQUENCE, seat, 0)
