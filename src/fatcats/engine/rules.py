"""The rules of a game in one object: its steps, and what the contract asks beside them."""

from __future__ import annotations

from typing import Any, Generic

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.rng import Rng
from fatcats.engine.step import Step, T


class Rules(Generic[T]):
    """`steps` is the game's list of steps: a frame names a step by its place there."""

    def __init__(self, steps: list[Step[Any]]) -> None:
        self.steps = vec[Step](steps)  # type: ignore[type-arg]  # a vec is made with a plain class

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
