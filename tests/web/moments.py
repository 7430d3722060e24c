"""Moments of games worth a look, found by playing with bots: a page then begins right there, from the record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from fatcats.bots import make_bot
from fatcats.engine.rng import seeded
from fatcats.engine.state import CLOCK
from fatcats.match import match as matches
from fatcats.match.match import Match
from fatcats.match.record import Record

Key = Callable[[Match, int], str]  # what a moment is called for the one who is asked; moments of one name are alike
CARELESS = 0.25  # how often a bot does anything at all, so that rare things happen too


class Moment(NamedTuple):
    name: str
    seat: int  # who is asked
    record: Record
    draft: list[str]  # what this seat has chosen already, of a choice that takes several moves
    is_free: bool  # may the others act at any time, in a phase without turns?


def step_of(match: Match, seat: int) -> str:
    return match.view(seat).step


def moments(
    game: str, seats: int, options: dict[str, Any], *, games: int, key: Key = step_of, first: int = 1
) -> Iterator[Moment]:
    """The first moment of each name in so many games, each time for one who has more than one choice."""
    seen = set[str]()
    for seed in range(first, first + games):
        for match, seat, draft in played(game, seats, options, seed):
            name = key(match, seat)
            if name not in seen:
                seen.add(name)
                yield Moment(name, seat, match.record(), draft, CLOCK in match.deciders)


def played(game: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Match, int, list[str]]]:
    """A whole game of bots, before each decision of a seat that is a choice; at last when it is over.

    The clock of a phase without turns moves when nobody else wants to: it comes last among the deciders.
    """
    match = matches.new(game, seats=seats, seed=seed, **options)
    bot = make_bot(game, "heuristic")
    rng, whims = seeded(seed), Random(seed)
    draft, written = list[str](), 0
    while not match.over:
        seat = match.deciders[0]
        legal = match.legal(seat)
        if len(legal) > 1 and seat != CLOCK:
            yield match, seat, draft
        is_careless = whims.random() < CARELESS
        move = whims.choice(legal) if is_careless else bot.choose(match.knowledge(seat, rng))
        match.play(seat, move)
        draft = [*draft, match.game.moves.notation(move)] if match.length == written else []
        written = match.length
    yield match, 0, []
