"""A player that has learned, compiled: a small network foretells how the game ends after each move.

Its inputs are questions with yes or no about what the seat would see then, "is number 17 at least 3?", so that the
first layer adds up the rows of those that hold.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from fatcats.engine.guide import Guide
from fatcats.engine.observation import Observation
from fatcats.engine.preview import Preview
from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList
from fatcats.engine.table import Table

WORST: Final = -1e30


@final
@mypyc_attr(acyclic=True)
class Network:
    """Two hidden layers. `value` says what a position is worth that follows from the one looked at last."""

    def __init__(
        self,
        width: int,
        numbers: list[int],  # of a position, and what they are compared with
        bounds: list[int],
        common: int,  # the first so many questions have the same answer whatever is played
        layers: dict[str, list[float]],
        worth: list[float],  # of each way in which the game can end
    ) -> None:
        self.width: Final[i64] = width
        self.numbers: Final = vec[i64](numbers)
        self.bounds: Final = vec[i64](bounds)
        self.common: Final[i64] = common
        self.inputs: Final = vec[float](layers["inputs"])
        self.bias: Final = vec[float](layers["bias"])
        self.hidden: Final = vec[float](layers["hidden"])
        self.hidden_bias: Final = vec[float](layers["hidden_bias"])
        self.ends: Final = vec[float](layers["ends"])
        self.ends_bias: Final = vec[float](layers["ends_bias"])
        self.worth: Final = vec[float](worth)
        self.shared: Final = vec[float]([0.0] * width)
        self.first: Final = vec[float]([0.0] * width)
        self.second: Final = vec[float]([0.0] * width)
        self.logits: Final = vec[float]([0.0] * len(worth))

    def look(self, row: vec[i16]) -> None:
        """At a position: what all positions have in common that follow from it."""
        i: i64
        for i in range(self.width):
            self.shared[i] = self.bias[i]
        self.add_answers(self.shared, row, 0, self.common)

    def value(self, row: vec[i16]) -> float:
        first = self.first
        second = self.second
        hidden = self.hidden
        width = self.width
        i: i64
        j: i64
        for i in range(width):
            first[i] = self.shared[i]
            second[i] = self.hidden_bias[i]
        self.add_answers(first, row, self.common, i64(len(self.numbers)))
        for i in range(width):
            x = first[i]
            if x > 0.0:
                at = i * width
                for j in range(width):
                    second[j] = second[j] + x * hidden[at + j]
        return self.expected()

    def add_answers(self, total: vec[float], row: vec[i16], begin: i64, end: i64) -> None:
        inputs = self.inputs
        width = self.width
        i: i64
        j: i64
        for i in range(begin, end):
            if i64(row[self.numbers[i]]) >= self.bounds[i]:
                at = i * width
                for j in range(width):
                    total[j] = total[j] + inputs[at + j]

    def expected(self) -> float:
        """The worth of the ways in which the game can end, each by how likely it is."""
        second = self.second
        ends = self.ends
        logits = self.logits
        n = i64(len(logits))
        highest = WORST
        i: i64
        j: i64
        for i in range(n):
            x = self.ends_bias[i]
            for j in range(self.width):
                if second[j] > 0.0:
                    x = x + second[j] * ends[j * n + i]
            logits[i] = x
            if x > highest:
                highest = x
        worth = 0.0
        total = 0.0
        for i in range(n):
            likely = exp(logits[i] - highest)
            worth = worth + likely * self.worth[i]
            total = total + likely
        return worth / total


@final
class LearnedGuide(Guide):
    """For one game and number of seats. Honest: it tries its moves on a world that it has sampled itself."""

    def __init__(self, preview: Preview, network: Network, size: int) -> None:
        self.preview: Final = preview
        self.network: Final = network
        self.row: Final = vec[i16]([0] * size)
        self.pen: Final = Observation(self.row, 0, preview.seats)

    def pick(self, t: Table, seat: i64, moves: MoveList, rng: Rng) -> i64:
        network = self.network
        preview = self.preview
        pen = self.pen
        self.clear()
        preview.now(t, seat, pen)
        network.look(self.row)
        world = preview.world(t, seat, rng)
        best = moves.items[0]
        highest = WORST
        i: i64
        for i in range(moves.n):
            self.clear()
            preview.after(world, seat, moves.items[i], pen)
            value = network.value(self.row)
            if value > highest:
                highest = value
                best = moves.items[i]
        return best

    def clear(self) -> None:
        row = self.row
        i: i64
        for i in range(len(row)):
            row[i] = 0
        self.pen.at = 0
