"""The table: the numbers that many rules ask for."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fatcats.engine.bits import BIT, count
from fatcats.engine.rng import Rng
from fatcats.engine.rules import Rules
from fatcats.engine.table import Table

from .box import Box
from .cells import CASH, MARKET, N_CELLS, N_PLAYERS, OFFICER, OFFSHORE, OWNED, PLAYERS, SEATS
from .parts import AIR_STRIKE, Money


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CounterfeitersTable(Table):
    def __init__(self, row: vec[i64], n_cells: i64, rng: Rng, rules: Rules[Any], box: Box) -> None:
        super().__init__(row, n_cells, rng, rules)
        self.box: Final = box

    def clone(self) -> CounterfeitersTable:
        copy = CounterfeitersTable(self.row[:], N_CELLS, self.rng.copy(), self.rules, self.box)
        self.copy_into(copy)
        return copy

    def seats(self) -> i64:
        return self[SEATS]

    def plays(self, seat: i64) -> bool:
        """In a rematch only the tied players do."""
        return self[PLAYERS] & BIT[seat] != 0

    def left_of(self, seat: i64) -> i64:
        """The next player clockwise."""
        seat += 1
        if seat == self[SEATS]:
            seat = 0
        while self[PLAYERS] & BIT[seat] == 0:
            seat += 1
            if seat == self[SEATS]:
                seat = 0
        return seat

    def ask_details(self, step: i64, seat: i64, space: i64) -> None:
        """Put a step on top that asks this seat at once about its henchman's space."""
        self.push(step, seat, space)
        self.ask(seat)

    def fortune(self, seat: i64) -> Money:
        """CF-12.14: all real money."""
        return self[CASH + seat] + self[OFFSHORE + seat]

    def printers(self, seat: i64) -> i64:
        return count(self[OWNED + seat] & self.box.printers)

    def quality(self, seat: i64) -> i64:
        """CF-5.02, CF-5.03: from 0 for ★, one more for each further kind of component."""
        cards = self[OWNED + seat]
        kinds: i64 = -1
        if cards & self.box.inks:
            kinds += 1
        if cards & self.box.papers:
            kinds += 1
        if cards & self.box.holograms:
            kinds += 1
        return kinds

    def diners(self, seat: i64) -> i64:
        return count(self[OWNED + seat] & self.box.diners)

    def card_on(self, space: i64) -> i64:
        """The card on a market space, or NO_CARD."""
        return ((self[MARKET] >> (space * 6)) & 63) - 1

    def is_strike(self) -> bool:
        """CF-9.05, CF-10.07: while the officer stands on an air-strike space."""
        return self.box.effect(self[N_PLAYERS], self[OFFICER]) & AIR_STRIKE != 0

    def is_closing(self) -> bool:
        """CF-12.01: the officer is on the last space."""
        return self[OFFICER] == self.box.last[self[N_PLAYERS]]
