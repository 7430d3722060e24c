"""A game's rules of thumb, compiled: the heart of its heuristic bot, and the player that a search plays on with."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList
from fatcats.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """As it stands: random play to the end, for a win. A game that knows better inherits from it.

    The table is a world that fits what the seat knows, and a guide is honest: what the seat cannot know does not change
    what it does. A search that plays on with somebody who peeks overrates whatever only works if one peeks.
    """

    def pick(self, t: Table, seat: i64, moves: MoveList, rng: Rng) -> i64:
        """A sensible one of these moves, found quickly. The list is the caller's and must stay as it is."""
        return moves.items[rng.below(moves.n)]

    def ranks(self, t: Table) -> bool:
        """Can it choose among a part of the moves that are open now? Then a search tries them in its order."""
        return False

    def decides(self, t: Table) -> bool:
        """Is its own choice better here than that of a search, which plays on with a quicker player?"""
        return False

    def considers(self, t: Table, seat: i64, move: i64) -> bool:
        """Is this open move worth a search's tries? Its own choice always is."""
        return True

    def quick(self) -> Guide:
        """The player with which a search plays on: this one, unless it takes its time."""
        return self

    def novice(self) -> Guide:
        """Somebody who is new to the game and plays by the same rules of thumb, where that makes a difference."""
        return self

    def settle(self, t: Table, observer: i64, rng: Rng) -> None:
        """Before a world is looked at: how everybody plays in it, where that is not always the same."""

    def refine(self, t: Table, observer: i64, rng: Rng) -> None:
        """Make a sampled world one that fits better what was done so far, as far as the observer cannot know it."""

    def payoff(self, t: Table, seat: i64, seats: i64) -> float:
        """From 0 to 1: how good the end, or a quiet moment on the way, is for the seat."""
        return win_share(t, seat, seats)

    def is_quiet(self, t: Table) -> bool:
        """Is this a moment at which `payoff` says something? Playing on may stop only there."""
        return t.is_over()

    def fits(self, t: Table, observer: i64, rng: Rng) -> bool:
        """May the observer use this sampled world? Chance may refuse those that fit badly what was said or done."""
        return True


def win_share(t: Table, seat: i64, seats: i64) -> float:
    """1 for a win; a shared one counts in parts."""
    if not t.is_over() or t.place(seat) != 1:
        return 0.0
    winners = 0.0
    other: i64
    for other in range(seats):
        if t.place(other) == 1:
            winners += 1.0
    return 1.0 / winners


def place_share(t: Table, seat: i64, seats: i64) -> float:
    """1 for the first place, 0 for the last."""
    return float(seats - t.place(seat)) / float(max(seats - 1, 1))


def squeezed(x: float) -> float:
    """Any number into 0 to 1: 0 is in the middle, 1 at three quarters."""
    if x >= 0.0:
        return 0.5 + 0.5 * x / (1.0 + x)
    return 0.5 + 0.5 * x / (1.0 - x)
