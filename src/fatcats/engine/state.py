"""The contract between a game and everybody else."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fatcats.engine.rng import Rng

MAX_MOVES: Final = 1024
MAX_SEATS: Final = 8
CLOCK: Final = 15  # a decider that is no seat: see State.pending


@final
@mypyc_attr(acyclic=True)
class MoveList:
    """A reusable buffer for legal moves."""

    def __init__(self) -> None:
        self.items: Final = vec[i64]([0] * MAX_MOVES)
        self.n: i64 = 0

    def add(self, move: i64) -> None:
        self.items[self.n] = move
        self.n += 1

    def has(self, move: i64) -> bool:
        i: i64
        for i in range(self.n):
            if self.items[i] == move:
                return True
        return False


SCRATCH: Final = MoveList()  # `legal` never calls itself, so one buffer is enough


@mypyc_attr(acyclic=True)
class State:
    """A position. `apply` trusts its caller; the safe public API is `Match`."""

    def pending(self) -> i64:
        """The set of deciders now: several when a choice is simultaneous, none when the game is over.

        In a phase without turns everybody who may act is a decider, and so is CLOCK: its moves let time run out. At a
        table the driver plays them when the time has come; a simulation plays CLOCK like a seat.
        """
        raise NotImplementedError

    def asked(self) -> i64:
        """The seats that were asked, a public fact; those who have answered included."""
        raise NotImplementedError

    def drafting(self) -> i64:
        """The seats in the middle of a choice made of several small moves, which counts as one entry of the log."""
        raise NotImplementedError

    def fill_legal(self, seat: i64, out: MoveList) -> None:
        """The moves open to a decider, ascending, never none."""
        raise NotImplementedError

    def refusal(self, seat: i64, move: i64) -> i64:
        """The clause that forbids the move to a decider, or 0."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> None:
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

    def determinize(self, seat: i64, rng: Rng) -> None:
        """Replace what the seat cannot know, the future included, by chance in a way that fits what it does know."""
        raise NotImplementedError

    def place(self, seat: i64) -> i64:
        """At the end: 1 for the best, equal for equals."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """Points, fortune or whatever the game counts, as it stands."""
        raise NotImplementedError

    def ending(self) -> i64:
        """At the end: why, as an index into the game's list of endings."""
        raise NotImplementedError

    @final
    def legal(self, seat: int) -> list[int]:
        out = SCRATCH
        self.fill_legal(seat, out)
        moves: list[int] = []
        i: i64
        for i in range(out.n):
            moves.append(int(out.items[i]))
        return moves
