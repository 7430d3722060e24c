"""What one player expects of the heist, by the worlds that fit what is known, weighed by what was announced."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList

from ..model.cards import MAX_SEATS, CharacterSet
from ..model.cells import HEIST, IN, MONEY
from ..model.table import MillionsTable
from .minds import Minds, with_antes
from .playing_on import after_move, likelihood, standing

FORTUNES: Final = vec[i64]([0] * MAX_SEATS)  # scratch


@final
class Forecast:
    """All worths are in millions. A set of characters says who leaves before the heist starts."""

    def __init__(self, table: MillionsTable, seat: i64, minds: Minds) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.expectation: Final = minds.expectation(table, seat)
        self.before: Final = vec[i64]([0] * MAX_SEATS)
        self.known: Final = dict[int, float]()  # worths
        other: i64
        for other in range(table.seats()):
            self.before[other] = with_antes(table, other)

    # --- public facts ---

    def own_characters(self) -> CharacterSet:
        return self.table.characters_of(self.seat) & self.table[IN]

    def money(self, seat: i64) -> i64:
        return self.table[MONEY + seat]

    # --- expectations ---

    def worth(self, seat: i64, leaving: CharacterSet) -> float:
        """What the heist is worth to somebody, rivals considered."""
        key = int(leaving * MAX_SEATS + seat)
        if key not in self.known:
            self.known[key] = self.mean_standing(seat, leaving)
        return self.known[key]

    def mean_standing(self, seat: i64, leaving: CharacterSet) -> float:
        gains = self.expectation.gains_if(self.table[IN] & ~leaving)
        seats = self.table.seats()
        worth = 0.0
        at: i64 = 0
        other: i64
        for weight in self.expectation.weights:
            for other in range(seats):
                FORTUNES[other] = self.before[other] + gains[at + other]
            worth += weight * standing(FORTUNES, seat, seats, self.table[HEIST])
            at += MAX_SEATS
        return worth / self.expectation.total

    def change_for(self, seat: i64, leaving: CharacterSet) -> float:
        """What it is worth to somebody that these leave."""
        return self.worth(seat, leaving) - self.worth(seat, 0)

    def change(self, leaving: CharacterSet) -> float:
        """What it is worth to oneself."""
        return self.change_for(self.seat, leaving)


def best_in_heist(t: MillionsTable, seat: i64, moves: MoveList, worlds: i64, rng: Rng) -> i64:
    """Tech and Mentalist: whatever leaves oneself best and the leading rival worst, in worlds that fit."""
    worths = [0.0] * moves.n
    seats = t.seats()
    i: i64
    other: i64
    while worlds > 0:
        world = t.clone()
        world.determinize(seat, rng)
        weight = float(likelihood(world))
        for i in range(moves.n):
            end = after_move(world, moves.items[i], rng)
            for other in range(seats):
                FORTUNES[other] = end[MONEY + other]
            worths[i] += weight * standing(FORTUNES, seat, seats, t[HEIST])
        worlds -= 1
    best: i64 = 0
    for i in range(1, moves.n):
        if worths[i] > worths[best]:
            best = i
    return moves.items[best]
