"""A game with its seats and options, as environments see it: the observation, the actions, and what they mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from fatcats.engine.encoding import Block, Choice, Encoding, event_blocks, make_encoder
from fatcats.engine.errors import BadOption
from fatcats.engine.game import Game
from fatcats.engine.observation import MAX_NUMBER
from fatcats.engine.options import OptionValue, OptionValues
from fatcats.engine.play import DEPTH, Play, Spec
from fatcats.engine.rng import seeded
from fatcats.registry import get_game

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
MAX_ACTIONS = 2_000


@dataclass(frozen=True)
class Setup:
    """Which game is played, by how many and how."""

    game: Game
    seats: int
    options: OptionValues

    @cached_property
    def encoding(self) -> Encoding:
        if self.game.encoding is None:
            raise BadOption(
                f"{self.game.title} does not say how its positions are written down for programs that learn"
            )
        return self.game.encoding

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """What the numbers of an observation mean, in their order."""
        chosen = Block(
            "chosen", DEPTH, "in the middle of a move: the choices made so far, plus 1", 0, len(self.actions)
        )
        events = event_blocks(self.game.event_kinds, self.seats)
        return (*self.encoding.layout(self.seats), chosen, *events)

    @cached_property
    def size(self) -> int:
        return sum(block.size for block in self.blocks)

    @cached_property
    def low(self) -> Numbers:
        return np.concatenate([np.full(block.size, block.low, np.int16) for block in self.blocks])

    @cached_property
    def high(self) -> Numbers:
        return np.concatenate([np.full(block.size, min(block.high, MAX_NUMBER), np.int16) for block in self.blocks])

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """Every action, in words; seats are counted from the chooser's on."""
        return tuple(self._numbered[0])

    @cached_property
    def _numbered(self) -> tuple[dict[str, int], list[int]]:
        """The actions by their words, and the path of each move for each seat."""
        found: dict[str, int] = {}
        paths: list[int] = []
        for seat in range(self.seats):
            for choices in self._choices:
                path = [found.setdefault(text, len(found)) for text in self._relative(choices, seat)]
                paths += path + [-1] * (DEPTH - len(path))
        if len(found) > MAX_ACTIONS:
            raise BadOption(f"{self.game.title} has {len(found)} actions, more than {MAX_ACTIONS}")
        return found, paths

    @cached_property
    def _choices(self) -> list[tuple[Choice, ...]]:
        return [self.encoding.choices(move) for move in self.game.moves.records]

    def _relative(self, choices: tuple[Choice, ...], seat: int) -> Iterator[str]:
        """The words of these choices as this seat makes them; nothing if they name a seat that is not there."""
        if any(other >= self.seats for choice in choices for other in choice.seats):
            return
        for choice in choices:
            named = sorted((other - seat) % self.seats for other in choice.seats)
            yield choice.text + "".join(f" +{distance}" for distance in named)

    @cached_property
    def spec(self) -> Spec:
        blank = self.game.blank(self.seats, self.options, seeded(0))
        self.game.begin(blank)
        encoder = make_encoder(self.encoding, self.game.event_kinds)
        return Spec(blank, encoder, self.seats, self.size, len(self.game.moves), len(self.actions), self._numbered[1])

    def __deepcopy__(self, memo: object) -> Setup:
        return self  # nothing in it ever changes

    def __reduce__(self) -> tuple[Any, ...]:
        return setup, (self.game.key, self.seats, dict(self.options))

    def play(self, seed: int) -> Play:
        """A sequence of games that follows from the seed; the first has not begun."""
        return Play(self.spec, seeded(seed))


_MADE: dict[tuple[str, int, tuple[tuple[str, OptionValue], ...]], Setup] = {}


def setup(game: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> Setup:
    """Checks everything; what was made once is used again."""
    chosen = get_game(game)
    number = chosen.usual_seats if seats is None else int(seats)
    chosen.check_seats(number)
    values = chosen.options.read(options or {})
    chosen.check_options(number, values)
    key = (game, number, tuple(values.items()))
    if key not in _MADE:
        _MADE[key] = Setup(chosen, number, values)
    return _MADE[key]
