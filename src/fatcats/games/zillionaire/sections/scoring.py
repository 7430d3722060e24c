"""ZN-8 and ZN-10: chips on the board, the end of the match."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.step import AutomaticStep
from fatcats.engine.tally import ONE, held

from ..model import events
from ..model.cards import POOR, RICH
from ..model.cells import CHIPS, COUNTBACK, GAME, GAMES, STATUS
from ..model.table import ZillionaireTable
from .next_game import start_game
from .play import clear_tray


class Scoring(AutomaticStep[ZillionaireTable]):
    """ZN-8.01: everybody puts a chip on the space of their status; ZN-10.01: after the last game the match ends."""

    def happen(self, t: ZillionaireTable, _: i64, about: i64) -> None:
        clear_tray(t)
        seat: i64
        for seat in range(t.seats()):
            t[CHIPS + seat] += ONE[t[STATUS + seat]]
            t.emit(events.SCORED, seat, t[STATUS + seat] + 1, t.points(seat))
        if t[GAME] < t[GAMES]:
            t[GAME] += 1
            start_game(t)
        else:
            t.emit(events.MATCH_ENDED, 0, 0, 0)
            t.clear()


def is_better(t: ZillionaireTable, seat: i64, other: i64) -> bool:
    """ZN-10.03, ZN-10.04: more points, or with `countback` more chips in the highest status that differs."""
    if t.points(seat) != t.points(other) or not t[COUNTBACK]:
        return t.points(seat) > t.points(other)
    status: i64 = RICH
    while status >= POOR:
        if held(t[CHIPS + seat], status) != held(t[CHIPS + other], status):
            return held(t[CHIPS + seat], status) > held(t[CHIPS + other], status)
        status -= 1
    return t[STATUS + seat] > t[STATUS + other]


def match_place(t: ZillionaireTable, seat: i64) -> i64:
    """1 for the winner; equals share a place."""
    place: i64 = 1
    other: i64
    for other in range(t.seats()):
        if is_better(t, other, seat):
            place += 1
    return place
