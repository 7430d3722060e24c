"""Which tables the conformance kit plays: made from each game's own description, so a new game gets them for free."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from fatcats.engine import playout
from fatcats.engine.bits import members
from fatcats.engine.errors import BadOption
from fatcats.engine.game import Game
from fatcats.engine.options import OptionValues
from fatcats.engine.rng import seeded
from fatcats.engine.table import Table
from fatcats.registry import game_keys, get_game
from tests.scope import is_quick

IS_COMPILED = not (playout.__file__ or "").endswith(".py")


@dataclass(frozen=True)
class Case:
    """A game, a number of seats and what was agreed."""

    key: str
    seats: int
    given: tuple[tuple[str, Any], ...] = ()

    @property
    def game(self) -> Game:
        return get_game(self.key)

    def options(self) -> OptionValues:
        values = self.game.options.read(dict(self.given))
        self.game.check_options(self.seats, values)
        return values

    def deal(self, seed: int) -> Table:
        return self.game.deal(self.seats, self.options(), seeded(seed))

    def blank(self) -> Table:
        return self.game.blank(self.seats, self.options(), seeded(0))

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *(f"{name}={str(value)[:20]}" for name, value in self.given)])


def is_possible(case: Case) -> bool:
    try:
        case.options()
    except BadOption:
        return False
    return True


def usual_cases(game: Game, *, is_brief: bool = False) -> list[Case]:
    """Every number of seats with the defaults and with each preset; in brief, and in a quick run, presets have the
    usual number."""
    numbers = [game.usual_seats] if is_quick() or is_brief else game.seats
    cases = [Case(game.key, seats) for seats in game.seats]
    for preset in game.presets.values():
        cases += [Case(game.key, seats, tuple(preset.items())) for seats in numbers]
    return [case for case in dict.fromkeys(cases) if is_possible(case)]


def option_cases(game: Game) -> list[Case]:
    """Every value of every option once, at one number of seats after the other."""
    values = [(o.name, value) for o in game.options for value in o.values() if value != o.default]
    cases = [
        next((case for seats in rotated(game.seats, i) if is_possible(case := Case(game.key, seats, (value,)))), None)
        for i, value in enumerate(values)
    ]
    return [case for case in cases if case is not None]


def rotated(seats: range, by: int) -> list[int]:
    numbers = list(seats)
    return numbers[by % len(numbers) :] + numbers[: by % len(numbers)]


USUAL = [case for key in game_keys() for case in usual_cases(get_game(key))]
OTHERS = [case for key in game_keys() for case in option_cases(get_game(key))]
ALL = USUAL if is_quick() else [*USUAL, *OTHERS]  # a quick run meets options in the mixtures of `any_case`
BRIEF = [case for key in game_keys() for case in usual_cases(get_game(key), is_brief=True)]
WORDED = BRIEF if is_quick() else [*BRIEF, *OTHERS]  # for sentences: they hardly depend on the number of seats


@st.composite
def any_case(draw: st.DrawFn) -> Case:
    """Any game with any options that go together."""
    game = get_game(draw(st.sampled_from(game_keys())))
    seats = draw(st.sampled_from(list(game.seats)))
    given = [(o.name, draw(st.sampled_from(list(o.values())))) for o in game.options if draw(st.booleans())]
    cases = (Case(game.key, seats, tuple(given)), Case(game.key, seats), Case(game.key, game.usual_seats))
    return next(case for case in cases if is_possible(case))


def positions(case: Case, seed: int, every: int = 1) -> Iterator[Table]:
    """Positions of a random game, the first and the last included; always the same table, which moves on."""
    table, random = case.deal(seed), Random(seed)
    yield table
    number = 0
    while deciders := members(table.pending()):
        seat = random.choice(deciders)
        table.apply(seat, random.choice(table.legal(seat)))
        number += 1
        if number % every == 0 or table.is_over():
            yield table
