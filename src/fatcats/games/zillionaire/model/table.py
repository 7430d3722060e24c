"""The table: the numbers that many rules ask for."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from fatcats.engine.bits import BIT
from fatcats.engine.table import Table
from fatcats.engine.tally import held

from .cards import POOR, RICH, SeatSet
from .cells import ACTIVE, CHIPS, LAST_STATUS, LEFT, N_CELLS, SEATS, TO_ASK


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ZillionaireTable(Table):
    def clone(self) -> ZillionaireTable:
        copy = ZillionaireTable(self.row[:], N_CELLS, self.rng.copy(), self.rules)
        self.copy_into(copy)
        return copy

    def seats(self) -> i64:
        return self[SEATS]

    def everybody(self) -> SeatSet:
        return BIT[self[SEATS]] - 1

    def is_active(self, seat: i64) -> bool:
        return self[ACTIVE] & BIT[seat] != 0

    def next_active(self, seat: i64) -> i64:
        """The first active player met going clockwise."""
        active = self[ACTIVE]
        seat = self[LEFT + seat]
        while active & BIT[seat] == 0:
            seat = self[LEFT + seat]
        return seat

    def next_to_ask(self, seat: i64) -> i64:
        """The next player who may still answer the top play."""
        to_ask = self[TO_ASK]
        seat = self[LEFT + seat]
        while to_ask & BIT[seat] == 0:
            seat = self[LEFT + seat]
        return seat

    def who_was(self, status: i64) -> i64:
        """The seat that had this status in the game before."""
        seat: i64 = 0
        while self[LAST_STATUS + seat] != status:
            seat += 1
        return seat

    def points(self, seat: i64) -> i64:
        """ZN-8.02, ZN-10.02: the values of this seat's chips on the board."""
        chips = self[CHIPS + seat]
        sum_of_values: i64 = 0
        status: i64
        for status in range(POOR, RICH + 1):
            sum_of_values += held(chips, status) * (status + 1)
        return sum_of_values
