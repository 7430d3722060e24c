"""What one player expects of the heist, from worlds that fit what is known, weighed by what was announced."""

from __future__ import annotations

from fatcats.engine.bits import members
from fatcats.engine.rng import Rng

from ..model.cells import IN, MONEY
from ..model.table import MillionsTable
from ..sections.withdrawal import withdrawal
from .playing_on import after_heist, after_move, likelihood, standing

WORLDS = 16
MORE_WORLDS = 40  # for the few choices that cost less to think about


def imagined(table: MillionsTable, seat: int, rng: Rng) -> MillionsTable:
    """Another world that fits what the seat knows."""
    world = table.clone()
    world.determinize(seat, rng)
    return world


class Forecast:
    """All worths are in millions. A set of characters says who leaves before the heist starts."""

    def __init__(self, table: MillionsTable, seat: int, rng: Rng, worlds: int = WORLDS) -> None:
        self.seat = seat
        self.rng = rng
        self.worlds = [imagined(table, seat, rng) for _ in range(worlds)]
        self.weights = [int(likelihood(world)) for world in self.worlds]
        self.table = self.worlds[0]  # for what everybody can see
        self._played: dict[int, list[MillionsTable]] = {}

    # --- public facts ---

    def own_characters(self) -> int:
        return int(self.table.characters_of(self.seat) & self.table[IN])

    def money(self, seat: int) -> int:
        return int(self.table[MONEY + seat])

    def leaving(self, move: int) -> int:
        return int(withdrawal(self.table, self.seat, move))

    def strangers(self) -> list[int]:
        """The In characters of the others."""
        return members(self.table[IN] & ~self.table.characters_of(self.seat))

    def others(self) -> list[int]:
        return [seat for seat in range(self.table.seats()) if seat != self.seat]

    # --- expectations ---

    def played(self, leaving: int) -> list[MillionsTable]:
        if leaving not in self._played:
            self._played[leaving] = [after_heist(world, leaving, self.rng) for world in self.worlds]
        return self._played[leaving]

    def mean(self, values: list[int]) -> float:
        return sum(w * v for w, v in zip(self.weights, values)) / sum(self.weights)

    def worth(self, leaving: int = 0) -> float:
        """What the heist is worth to oneself, rivals considered."""
        return self.mean([int(standing(table, self.seat)) for table in self.played(leaving)]) / 100

    def fortune(self, seat: int, leaving: int = 0) -> float:
        """What somebody will have after the heist."""
        return self.mean([int(table[MONEY + seat]) for table in self.played(leaving)])

    def gain_of(self, seat: int, leaving: int) -> float:
        """What it is worth to somebody that these leave, in plain money."""
        return self.fortune(seat, leaving) - self.fortune(seat)

    def worth_of_move(self, move: int) -> float:
        ends = [after_move(world, move, self.rng) for world in self.worlds]
        return self.mean([int(standing(table, self.seat)) for table in ends])
