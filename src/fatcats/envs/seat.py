"""What one game under way shows and takes, for environments that play one at a time: NumPy in and out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import gymnasium
import msgspec
import numpy as np

from fatcats.engine.errors import BadPosition, IllegalMove, NotYourDecision
from fatcats.engine.play import NOBODY, Play, reward
from fatcats.engine.rows import Rows

from .spec import Mask, Numbers, Setup

Seen: TypeAlias = dict[str, Any]  # "observation" and "action_mask"
RENDER_MODES = ["human", "ansi", "rgb_array"]


class Saved(msgspec.Struct, array_like=True):
    """A game under way as bytes."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    numbers: list[int]
    position: bytes
    archive: list[int] | None


class Seats:
    """One game under way and all of its seats."""

    def __init__(self, setup: Setup, play: Play) -> None:
        self.setup = setup
        self.play = play
        self.rows = Rows(play)
        # The rows are ours and stay where they are; NumPy is given a view of them that can only be read.
        self.numbers: Numbers = np.frombuffer(memoryview(self.rows.numbers), dtype=np.int16)
        self.open: Mask = np.frombuffer(memoryview(self.rows.mask), dtype=np.int8)

    @property
    def is_over(self) -> bool:
        return self.play.seat == NOBODY

    def observation(self, seat: int) -> Numbers:
        self.rows.write_observation(seat)
        return self.numbers.copy()

    def mask(self, seat: int) -> Mask:
        """All zeros for a seat that is not asked."""
        self.rows.write_mask(seat)
        return self.open.copy()

    def act(self, seat: int, action: int) -> None:
        """Raises IllegalMove, with the clause where a move as a whole is forbidden, and changes nothing then."""
        if not self.play.act(seat, action):
            raise self.refusal(seat, action)

    def act_together(self, actions: Sequence[int]) -> dict[int, IllegalMove]:
        """All who are asked choose at once, each its action; gives the refusals, by seat.

        Without turns chance says who comes first, and the clock may run; who is overtaken by that has done nothing.
        """
        play = self.play
        asked, step = int(play.table.pending()), self.setup.game.step_of(play.table)
        play.let_clock_perhaps_run()
        order = [seat for seat in range(self.setup.seats) if asked >> seat & 1]
        if len(order) > 1 and asked >> self.setup.seats:
            first = int(play.order.below(len(order)))
            order = order[first:] + order[:first]
        refusals: dict[int, IllegalMove] = {}
        for seat in order:
            if play.table.pending() >> seat & 1 and self.setup.game.step_of(play.table) == step:
                try:
                    self.act(seat, int(actions[seat]))
                except IllegalMove as refusal:
                    refusals[seat] = refusal
        if not self.is_over and not play.table.pending() >> int(play.seat) & 1:
            play.ask()  # only the clock has run
        return refusals

    def refusal(self, seat: int, action: int) -> IllegalMove:
        """Why this action is not open."""
        if not self.play.table.pending() >> seat & 1:
            return NotYourDecision("", f"seat {seat} is not asked now", ())
        if not 0 <= action < len(self.setup.actions):
            return IllegalMove("", f"there is no action {action}: they are 0 to {len(self.setup.actions) - 1}", ())
        words = self.setup.actions[action]
        move = int(self.play.spec.whole[seat * len(self.setup.actions) + action])
        code = int(self.play.table.refusal(seat, move)) if move >= 0 else 0
        clause = self.setup.game.clause_id(code) if code > 0 else ""
        return IllegalMove(clause, f"{words!r} is not open; the action mask says what is", ())

    def rewards(self) -> list[float]:
        """At the end, by seat."""
        seats = self.setup.seats
        return [reward(self.play.table, seat, seats) for seat in range(seats)]

    # --- copying, saving ---

    def copy(self) -> Seats:
        return Seats(self.setup, self.play.copy())

    def __deepcopy__(self, memo: object) -> Seats:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.setup, self.save())

    def save(self) -> bytes:
        setup = self.setup
        saved = Saved(
            setup.game.key,
            setup.encoding.version,
            setup.seats,
            dict(setup.options),
            self.play.numbers(),
            self.play.table.to_bytes(),
            self.play.archive,
        )
        return msgspec.msgpack.encode(saved)

    def load(self, data: bytes) -> None:
        """Become what was saved from an environment of the same game, seats and options."""
        try:
            saved = msgspec.msgpack.decode(data, type=Saved)
        except msgspec.MsgspecError as error:
            raise BadPosition(f"this is no saved environment: {error}") from error
        setup = self.setup
        here = (setup.game.key, setup.encoding.version, setup.seats, dict(setup.options))
        if (saved.game, saved.version, saved.seats, saved.options) != here:
            raise BadPosition("it was saved from an environment of another game, other options or another version")
        if len(saved.numbers) != len(self.play.numbers()):
            raise BadPosition("the saved environment is cut off")
        self.play.restore(saved.numbers, saved.position)
        self.play.archive = saved.archive


def restored(setup: Setup, data: bytes) -> Seats:
    """A game under way out of a pickle."""
    seats = Seats(setup, setup.play(0))
    seats.load(data)
    return seats


def spaces_of(setup: Setup, extra: int = 0) -> tuple[gymnasium.spaces.Dict, gymnasium.spaces.Discrete]:
    """Of observations and actions; `extra` actions come behind those of the game."""
    n = len(setup.actions) + extra
    observation = gymnasium.spaces.Box(setup.low, setup.high, dtype=np.int16)
    mask = gymnasium.spaces.Box(0, 1, (n,), dtype=np.int8)
    return gymnasium.spaces.Dict({"observation": observation, "action_mask": mask}), gymnasium.spaces.Discrete(n)
