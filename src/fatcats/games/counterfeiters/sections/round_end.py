"""CF-11: the end of a round; its market is in `market`, its diners are in `diners`."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.step import AutomaticStep

from ..model import events
from ..model.cells import ENDING, OCCUPIED, PAWN, PLACED, ROUND, ROUND_FIRST, ROUND_LIMIT, STANDING
from ..model.parts import HENCHMEN
from ..model.steps import FINAL_PAYOUT, TURN
from ..model.table import CounterfeitersTable


class HenchmenReturn(AutomaticStep[CounterfeitersTable]):
    """CF-11.02: on the board or laid down, all stand again."""

    def happen(self, t: CounterfeitersTable, _: i64, about: i64) -> None:
        gather_henchmen(t)


def gather_henchmen(t: CounterfeitersTable) -> None:
    t[OCCUPIED] = 0
    seat: i64
    for seat in range(t.seats()):
        t[PLACED + seat] = 0
        t[STANDING + seat] = 0
        if t.plays(seat):
            t[STANDING + seat] = HENCHMEN


class NextRound(AutomaticStep[CounterfeitersTable]):
    """CF-11.09, CF-11.10: the holder of the pawn begins, unless this was the last round that was agreed."""

    def happen(self, t: CounterfeitersTable, _: i64, about: i64) -> None:
        if t[ROUND] == t.box.max_rounds:
            t[ENDING] = ROUND_LIMIT
            t.push(FINAL_PAYOUT, 0, 0)
        else:
            begin_round(t)


def begin_round(t: CounterfeitersTable) -> None:
    t[ROUND] += 1
    t[ROUND_FIRST] = t[PAWN]
    t.emit(events.ROUND_BEGAN, t[PAWN], t[ROUND], 0)
    t.push(TURN, t[PAWN], 0)
