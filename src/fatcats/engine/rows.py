"""One game under way as NumPy is shown it: a row for what a seat sees, another for the actions open to it.

For environments that play one game at a time. What is done between two calls from Python takes less time than the calls
themselves, so that there is one for a decision and one for an observation.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from fatcats.engine.bits import BIT
from fatcats.engine.observation import Observation
from fatcats.engine.play import NOBODY, Play

REFUSED: Final = -2


@final
@mypyc_attr(acyclic=True)
class Rows:
    """Both rows stay where they are in memory and are written anew each time: copy what is to be kept."""

    def __init__(self, play: Play) -> None:
        spec = play.spec
        self.play: Final = play
        self.numbers: Final = vec[i16]([0] * int(spec.size))
        self.mask: Final = vec[u8]([0] * int(spec.n_actions))
        self.pen: Final = Observation(self.numbers, 0, spec.seats)

    def write_observation(self, seat: i64) -> None:
        row = self.numbers
        i: i64
        for i in range(len(row)):
            row[i] = 0
        self.pen.at = 0
        self.play.observe(seat, self.pen)

    def write_mask(self, seat: i64) -> None:
        """All zeros for a seat that is not asked."""
        row = self.mask
        i: i64
        for i in range(len(row)):
            row[i] = 0
        play = self.play
        if seat != NOBODY and play.table.pending() & BIT[seat]:
            play.fill_mask(seat, row, 0)

    def act(self, seat: i64, action: i64) -> i64:
        """Make a choice and write the mask of whoever chooses next: that seat, NOBODY at the end.

        REFUSED if it is not open, and nothing has happened.
        """
        play = self.play
        if not play.act(seat, action):
            return REFUSED
        following = play.seat
        self.write_mask(following)
        return following
