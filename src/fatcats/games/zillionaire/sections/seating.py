"""ZN-1 and ZN-9.01 to ZN-9.04: seats, at the start of the match and between games."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.step import AutomaticStep

from ..model import events
from ..model.cards import NO_STATUS, POOR, RICH
from ..model.cells import DEALER, GAME, GAMES, LAST_STATUS, LEFT, NAMED_DEALER, RESEAT, SITS_AT, STATUS
from ..model.table import ZillionaireTable


class Seating(AutomaticStep[ZillionaireTable]):
    """ZN-1.07: in the first game players sit in any order. ZN-9.02: later the Poor player stays and the others move."""

    def happen(self, t: ZillionaireTable, _: i64, about: i64) -> None:
        t.emit(events.GAME_BEGAN, 0, t[GAME], t[GAMES])
        if t[GAME] == 1:
            choose_first_dealer(t)
            return
        t[DEALER] = t.who_was(RICH)  # ZN-9.05
        if t[RESEAT]:
            change_seats(t)


def choose_first_dealer(t: ZillionaireTable) -> None:
    """ZN-1.08."""
    if t[NAMED_DEALER]:
        t[DEALER] = t[NAMED_DEALER] - 1
    else:
        t[DEALER] = t.pick(t.seats())


def change_seats(t: ZillionaireTable) -> None:
    """ZN-9.02: clockwise from the Poor player's seat the statuses ascend to Rich."""
    at = t[SITS_AT + t.who_was(POOR)]
    status: i64
    seat: i64
    for status in range(POOR, RICH + 1):
        for seat in range(t.seats()):
            if t[LAST_STATUS + seat] == status:
                sit_down(t, seat, at)
                at = (at + 1) % t.seats()
    link_neighbours(t)


def sit_down(t: ZillionaireTable, seat: i64, at: i64) -> None:
    if t[SITS_AT + seat] != at:  # ZN-9.03
        t[SITS_AT + seat] = at
        t.emit(events.CHANGED_SEATS, seat, at, 0)


def link_neighbours(t: ZillionaireTable) -> None:
    seat: i64
    other: i64
    for seat in range(t.seats()):
        for other in range(t.seats()):
            if t[SITS_AT + other] == (t[SITS_AT + seat] + 1) % t.seats():
                t[LEFT + seat] = other


def forget_statuses(t: ZillionaireTable) -> None:
    """ZN-9.15: a new game begins; the statuses of the last one are kept for seats, deal and exchange only."""
    seat: i64
    for seat in range(t.seats()):
        t[LAST_STATUS + seat] = t[STATUS + seat]
        t[STATUS + seat] = NO_STATUS
