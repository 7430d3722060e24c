"""A position on which the rules of a game are carried out, step by step."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fatcats.engine.position import PENDING, STEP, Position
from fatcats.engine.rng import Rng
from fatcats.engine.rules import Rules
from fatcats.engine.state import MoveList


@mypyc_attr(acyclic=True)
class Table(Position):
    """A game adds `clone` and the words in which its rules speak of the table."""

    def __init__(self, row: vec[i64], n_cells: i64, rng: Rng, rules: Rules[Any]) -> None:
        super().__init__(row, n_cells, rng)
        self.rules: Final = rules
        self.steps: Final = rules.steps

    def clone(self) -> Table:
        raise NotImplementedError

    @final
    def fill_legal(self, seat: i64, out: MoveList) -> None:
        self.steps[self.frame(STEP)].fill_legal(self, seat, out)

    @final
    def refusal(self, seat: i64, move: i64) -> i64:
        return self.steps[self.frame(STEP)].refusal(self, seat, move)

    @final
    def apply(self, seat: i64, move: i64) -> None:
        self.steps[self.frame(STEP)].answer(self, seat, move)
        self.advance()

    @final
    def advance(self) -> None:
        """Carry out steps until somebody owes a decision or the game is over."""
        while self.top > self.below_all and self.frame(PENDING) == 0:
            self.steps[self.frame(STEP)].begin(self)

    @final
    def determinize(self, seat: i64, rng: Rng) -> None:
        self.rules.determinize(self, seat, rng)
        self.hide_future(rng)

    @final
    def place(self, seat: i64) -> i64:
        return self.rules.place(self, seat)

    @final
    def score(self, seat: i64) -> i64:
        return self.rules.score(self, seat)

    @final
    def ending(self) -> i64:
        return self.rules.ending(self)
