"""How long everybody has thought, worked out from the times in the log.

Who is still thinking about a simultaneous choice is nobody's business. So what others see of a clock depends only on
who was asked and when: the clock of a seat that has answered seems to run until the choice is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import time

import msgspec

from fatcats.server.table.journal import Timing


def now() -> int:
    """Milliseconds since 1970, as journals and messages know the time."""
    return int(time() * 1000)


class Clocks(msgspec.Struct, array_like=True):
    """Times are milliseconds since 1970."""

    since: dict[int, int] = {}  # for each seat asked: when its decision began
    answered: dict[int, int] = {}  # seats that have answered but still count as asked: when
    left: dict[int, int] = {}  # with `per_game`: what each seat had left when its decision began
    possible: dict[int, int] = {}  # moves of the clock itself, in a phase without turns: since when

    def start(self, seats: int, timing: Timing) -> None:
        self.left = {seat: int(timing.per_game * 1000) for seat in range(seats)}

    def moved(self, mover: int, asked: Sequence[int], pending: Sequence[int], at: int, timing: Timing) -> None:
        """After a move (or the set-up, with nobody as mover): who is asked and who has yet to answer."""
        if mover in self.since:
            self.answered[mover] = at
        for seat in [seat for seat in self.answered if seat not in asked or seat in pending]:
            self._settle(seat, timing)
        self.since = {seat: self.since.get(seat, at) for seat in sorted({*asked, *pending})}

    def _settle(self, seat: int, timing: Timing) -> None:
        spent = self.answered.pop(seat) - self.since.pop(seat)
        if timing.per_game:
            self.left[seat] = max(0, self.left[seat] - spent) + int(timing.increment * 1000)

    def reset(self, asked: Iterable[int], at: int) -> None:
        """After something was taken back: those asked begin to think anew, time spent stays spent."""
        self.answered = {}
        self.since = dict.fromkeys(asked, at)

    def offer(self, moves: Iterable[int], at: int) -> None:
        """The clock's own moves that are possible now; one that was possible before keeps its time."""
        self.possible = {move: self.possible.get(move, at) for move in moves}

    def turn_back(self, at: int) -> None:
        """The system's clock was set back: nothing that runs has begun later than now."""
        self.since = {seat: min(since, at) for seat, since in self.since.items()}
        self.answered = {seat: min(answered, at) for seat, answered in self.answered.items()}
        self.possible = {move: min(since, at) for move, since in self.possible.items()}

    def until(self, seat: int, timing: Timing) -> int | None:
        """When the seat's time is up; None without a clock."""
        if seat not in self.since or not timing.is_on:
            return None
        if timing.per_game:
            return self.since[seat] + self.left[seat]
        return self.since[seat] + int(timing.per_move * 1000)
