"""Moments of games worth a look, found by playing with bots: a page then begins right there, from the record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from fatcats import match as matches
from fatcats.engine.rng import seeded
from fatcats.match import Match
from fatcats.record import Record
from fatcats.registry import get_game

Key = Callable[[Match, int], str]  # what a moment is called for the one who is asked; moments of one name are alike
CARELESS = 0.25  # how often a bot does anything at all, so that rare things happen too


class Moment(NamedTuple):
    name: str
    seat: int  # who is asked
    record: Record


def step_of(match: Match, seat: int) -> str:
    return match.view(seat).step


def moments(
    game: str, seats: int, options: dict[str, Any], *, games: int, key: Key = step_of, first: int = 1
) -> Iterator[Moment]:
    """The first moment of each name in so many games, each time for one who has more than one choice."""
    seen = set[str]()
    for seed in range(first, first + games):
        for match, seat in played(game, seats, options, seed):
            name = key(match, seat)
            if name not in seen:
                seen.add(name)
                yield Moment(name, seat, match.record())


def played(game: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Match, int]]:
    """A whole game of bots, before each decision that is a choice and no part of a draft; at last when it is over."""
    match = matches.new(game, seats=seats, seed=seed, **options)
    bot = get_game(game).bots["thumb"]()
    rng, whims = seeded(seed), Random(seed)
    while not match.over:
        seat = match.deciders[0]
        legal = match.legal(seat)
        if len(legal) > 1 and match.record().digest != "":
            yield match, seat
        is_careless = whims.random() < CARELESS
        match.play(seat, whims.choice(legal) if is_careless else bot.choose(match.knowledge(seat, rng)))
    yield match, 0
