"""The rules of a game in one object: its steps, and what the contract asks beside them."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Generic

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.rng import Rng
from fatcats.engine.slugs import by_number
from fatcats.engine.step import Step, T


class Rules(Generic[T]):
    """`numbers` has a constant for each step, by which a frame names it: see `by_number`."""

    def __init__(self, numbers: ModuleType, steps: list[Step[Any]]) -> None:
        in_order = by_number(numbers, steps)
        self.steps = vec[Step](in_order)  # type: ignore[type-arg]  # a vec is made with a plain class

    def determinize(self, t: T, seat: i64, rng: Rng) -> None:
        """Replace what lies hidden from the seat. See State.determinize; the future is hidden by the table itself."""
        raise NotImplementedError

    def place(self, t: T, seat: i64) -> i64:
        """See State.place."""
        raise NotImplementedError

    def score(self, t: T, seat: i64) -> i64:
        """See State.score."""
        raise NotImplementedError

    def ending(self, t: T) -> i64:
        """See State.ending."""
        raise NotImplementedError
