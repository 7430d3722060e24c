"""A step of the rules: who decides, what may they do, what follows.

Steps remember nothing: what they need lies in the frame on top of the stack. One object of each class serves all games.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.position import SO_FAR, Position
from fatcats.engine.state import MoveList

T = TypeVar("T", bound=Position)
ALLOWED: Final = 0  # the verdict on a move that no clause forbids
NOBODY_ASKED: Final = -1

OFFERS: Final = MoveList()  # scratch


class Step(Generic[T]):
    """One step. As it stands, what `offer` lists is what is allowed."""

    clause: int = NOBODY_ASKED  # a step that asks names the clause for moves that do not belong here

    def begin(self, t: T) -> None:
        """The step is reached: do what happens by itself; then ask somebody, or be done."""
        raise NotImplementedError

    def offer(self, t: T, seat: i64, out: MoveList) -> None:
        """List the moves open to the seat, in ascending order."""

    def refusal(self, t: T, seat: i64, move: i64) -> i64:
        """The clause that forbids the move, or ALLOWED."""
        OFFERS.n = 0
        self.offer(t, seat, OFFERS)
        return ALLOWED if OFFERS.has(move) else self.clause

    def fill_legal(self, t: T, seat: i64, out: MoveList) -> None:
        out.n = 0
        self.offer(t, seat, out)

    def answer(self, t: T, seat: i64, move: i64) -> None:
        """Carry out the move, and say what follows."""
        raise NotImplementedError


class AutomaticStep(Step[T]):
    """A step in which nobody decides."""

    def begin(self, t: T) -> None:
        actor = t.actor()
        about = t.about()
        t.done()
        self.happen(t, actor, about)

    def happen(self, t: T, actor: i64, about: i64) -> None:
        raise NotImplementedError


class CheckedStep(Step[T]):
    """A step with real rules about what is allowed: `refusal` decides, `offer` lists all that is worth asking it.

    A test compares the legal list with the verdict on every move of the table, so an offer can be generous but never
    too short.
    """

    def refusal(self, t: T, seat: i64, move: i64) -> i64:
        raise NotImplementedError

    def fill_legal(self, t: T, seat: i64, out: MoveList) -> None:
        out.n = 0
        self.offer(t, seat, out)
        offered = out.n
        out.n = 0
        i: i64
        for i in range(offered):
            move = out.items[i]
            if self.refusal(t, seat, move) == ALLOWED:
                out.add(move)


class SettledStep(Step[T]):
    """A step that writes its legal list itself, for the few decisions that make up most of a game.

    `refusal` still decides, and the same test holds the two together; only the filtering is saved.
    """

    def fill_legal(self, t: T, seat: i64, out: MoveList) -> None:
        raise NotImplementedError

    def refusal(self, t: T, seat: i64, move: i64) -> i64:
        raise NotImplementedError


class SimultaneousStep(Step[T]):
    """Several seats are asked at the same time and in secret; the answers count when all are in."""

    def is_yes(self, move: i64) -> bool:
        raise NotImplementedError

    def all_answered(self, t: T, yes: i64) -> None:
        raise NotImplementedError

    def answer(self, t: T, seat: i64, move: i64) -> None:
        if self.is_yes(move):
            t.set_frame(SO_FAR, t.frame(SO_FAR) | BIT[seat])
        t.answered(seat)
        if t.pending() == 0:
            self.all_answered(t, t.frame(SO_FAR))
