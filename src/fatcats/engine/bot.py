# fatcats: interpreted
"""What a bot is, and all that it is ever given: what its seat knows."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from fatcats.engine.rng import Rng
from fatcats.engine.state import CLOCK

if TYPE_CHECKING:
    from fatcats.engine.game import Game
    from fatcats.engine.table import Table
    from fatcats.engine.view import View


class Knowledge:
    """One seat's knowledge at one decision: its view, its legal moves, and worlds that fit what it knows.

    It keeps no reference to the true position: what it holds is itself a sampled world, and sampling again from
    there gives the same distribution, because a determinized world does not depend on the hidden truth.
    """

    def __init__(self, game: Game, table: Table, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.legal = table.legal(seat)
        self.rng = rng  # the bot's own, for its own dice
        self._world = sample(table, seat, rng)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self._world.row[self.game.seats_cell])

    @property
    def is_choice(self) -> bool:
        """Is there anything to think about? CLOCK wants nothing: whatever it lets run out first will do."""
        return len(self.legal) > 1 and self.seat != CLOCK

    @cached_property
    def view(self) -> View:
        """What a person in this seat sees; `view.legal[i]` writes down the move that has the number `legal[i]`."""
        return self.game.view(self._world, self.seat)

    def world(self) -> Table:
        """A position that looks to this seat exactly like the true one, the bot's to play with."""
        return sample(self._world, self.seat, self.rng)


def sample(table: Table, seat: int, rng: Rng) -> Table:
    world = table.clone()
    world.determinize(seat, rng)
    return world


class Bot(Protocol):
    """Whatever can choose a move for a seat. It may remember things; a new game gets a new bot."""

    def choose(self, knowledge: Knowledge) -> int:
        """One of `knowledge.legal`."""
