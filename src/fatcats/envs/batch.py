"""Thousands of games at once, for training: `fatcats.envs.BatchEnv("zillionaire", n=1024, seats=4)`."""

from __future__ import annotations

import ctypes
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from fatcats.bots.learned import LEARNED, learned_guide
from fatcats.engine.batch import Batch
from fatcats.engine.errors import BadBot, BadOption, BadPosition, IllegalMove
from fatcats.engine.guide import Guide
from fatcats.engine.play import Play
from fatcats.engine.rng import seeded

from .seat import Seats
from .seeds import fresh_seed
from .spec import Setup, setup

Array = npt.NDArray[Any]


class Step(NamedTuple):
    """Rows of NumPy, one for each game. They are views of the same memory after every step: copy what is to be kept."""

    observations: Array  # int16: what the seat sees that acts now
    masks: Array  # int8: the actions open to it
    seats: Array  # int64: who acts now
    rewards: Array  # float64, by game and seat: not zero where a game has ended with this step
    done: Array  # bool: has a game ended with this step? Then all else is of the next one


class BatchEnv:
    """Every game is played on by itself: where one has ended, the next has begun.

    Without `opponents` all seats are played from outside (self-play). With "heuristic", "random" or "learned:FILE" one
    seat of each game is: seat i % seats in game i, so that all seats come equally often.
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        opponents: str | None = None,
        seed: int | None = None,
        **options: object,
    ) -> None:
        if n < 1:
            raise BadOption(f"a batch has at least one game, not {n}")
        self.setup: Setup = setup(game, seats, options)
        self.n = n
        self.opponents = opponents
        guide = guide_of(self.setup, opponents)
        everybody = 2**self.setup.seats - 1
        outside = [everybody if opponents is None else 2 ** (i % self.setup.seats) for i in range(n)]
        plays = [Play(self.setup.spec, seeded(0)) for _ in range(n)]
        self.batch = Batch(self.setup.spec, plays, outside, guide)
        self._rows = np.arange(n)
        self._last = self._views()
        self._clear = [
            (array.ctypes.data, 0, array.nbytes)
            for array in (self._last.observations, self._last.masks, self._last.rewards, self._last.done)
        ]
        self.reset(seed)

    def _views(self) -> Step:
        """The memory that the compiled loop fills, seen by NumPy: nothing is copied, and nothing can be written."""
        batch, n = self.batch, self.n
        return Step(
            np.frombuffer(memoryview(batch.observations), np.int16).reshape(n, -1),
            np.frombuffer(memoryview(batch.masks), np.int8).reshape(n, -1),
            np.frombuffer(memoryview(batch.seats), np.int64),
            np.frombuffer(memoryview(batch.rewards), np.float64).reshape(n, -1),
            np.frombuffer(memoryview(batch.done), np.bool_),
        )

    @property
    def last(self) -> Step:
        """What the last step gave."""
        return self._last

    @property
    def lengths(self) -> Array:
        """How many decisions the game took that ended last, by game."""
        return np.frombuffer(memoryview(self.batch.lengths), np.int64)

    def reset(self, seed: int | None = None, seeds: list[int] | None = None) -> Step:
        """New games. Each has a seed of its own: those given, or those that follow from one."""
        if seeds is None:
            first = seeded(fresh_seed() if seed is None else seed)
            rngs = [first.fork() for _ in range(self.n)]
        elif len(seeds) == self.n:
            rngs = [seeded(number) for number in seeds]
        else:
            raise BadOption(f"{self.n} seeds are needed, one for each game, not {len(seeds)}")
        self._wipe()
        for i, rng in enumerate(rngs):
            self.batch.plays[i].rng = rng
            self.batch.begin(i)
        return self._last

    def step(self, actions: Any) -> Step:
        """One action for each game; raises IllegalMove before anything has happened if one is not open."""
        chosen = np.asarray(actions, dtype=np.int64)
        if chosen.shape != (self.n,):
            raise BadOption(f"{self.n} actions are needed, one for each game, not {chosen.shape}")
        in_range = (chosen >= 0) & (chosen < len(self.setup.actions))
        is_open = in_range & (self._last.masks[self._rows, np.where(in_range, chosen, 0)] == 1)
        if not is_open.all():
            i = int(np.flatnonzero(~is_open)[0])
            raise IllegalMove("", f"action {int(chosen[i])} is not open in game {i}; the mask says what is", ())
        self._wipe()
        self.batch.step(chosen.tolist())
        return self._last

    def _wipe(self) -> None:
        for row in self._clear:
            ctypes.memset(*row)

    # --- copying, saving ---

    def save(self) -> bytes:
        """All games as they stand."""
        return msgspec.msgpack.encode([Seats(self.setup, play).save() for play in self.batch.plays])

    def load(self, data: bytes) -> Step:
        """Go on from what was saved from a batch of as many games of the same kind."""
        try:
            saved = msgspec.msgpack.decode(data, type=list[bytes])
        except msgspec.MsgspecError as error:
            raise BadPosition(f"this is no saved batch: {error}") from error
        if len(saved) != self.n:
            raise BadPosition(f"the saved batch has {len(saved)} games, not {self.n}")
        for play, one in zip(self.batch.plays, saved, strict=True):
            Seats(self.setup, play).load(one)
        self._wipe()
        for i, play in enumerate(self.batch.plays):
            self.batch.show(i, play)
        return self._last

    def copy(self) -> BatchEnv:
        """The same games under way; what happens in one batch does not touch the other."""
        other = BatchEnv(self.setup.game.key, self.n, self.setup.seats, self.opponents, seed=0, **self.setup.options)
        other.load(self.save())
        return other

    def sentence(self, action: int) -> str:
        """What an action says."""
        return self.setup.actions[action]


def guide_of(chosen: Setup, opponents: str | None) -> Guide | None:
    if opponents in (None, "random"):
        return None
    if opponents == "heuristic" and chosen.game.guide is not None:
        return chosen.game.guide()
    if opponents is not None and opponents.startswith(LEARNED):
        return learned_guide(chosen.game, opponents, chosen.seats)
    raise BadBot(f"in a batch opponents are 'heuristic', 'random' or 'learned:FILE', not {opponents!r}")
