"""A page brought right before a move that leads to something, found by playing with bots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from fatcats.bots import make_bot
from fatcats.engine.events import Event
from fatcats.engine.rng import seeded
from fatcats.engine.state import CLOCK
from fatcats.match import match as matches
from fatcats.match.match import Match
from fatcats.match.record import Record
from tests.web.visitor import Visitor

GAMES = 60  # in which a moment must be met
CARELESS = 0.25
Wanted = Callable[[int, list[Event]], bool]  # who moves, and what follows at once
Then = Callable[[int, Match], bool]  # who has moved, and how the table is then


class Turn(NamedTuple):
    """A moment before a move that leads to something: who makes it, and what follows at once."""

    record: Record
    seat: int
    move: str
    events: list[Event]
    after: Any  # what this seat sees then

    def event(self, name: str) -> Event:
        return next(event for event in self.events if event.name == name)


def anything(seat: int, match: Match) -> bool:
    return True


def turn_before(game: str, seats: int, wanted: Wanted, *, then: Then = anything, **options: Any) -> Turn:
    for seed in range(1, GAMES):
        match = matches.new(game, seats=seats, seed=seed, **options)
        bot, rng, whims = make_bot(game, "heuristic"), seeded(seed), Random(seed)
        while not match.over:
            seat, written, seen = match.deciders[0], match.length, len(match.events(None))
            legal = match.legal(seat)
            is_careless = whims.random() < CARELESS
            move = whims.choice(legal) if is_careless else bot.choose(match.knowledge(seat, rng))
            match.play(seat, move)
            events = match.events(None)[seen:]
            is_asked = seat != CLOCK and len(legal) > 1  # else the table answers
            if is_asked and match.length == written + 1 and wanted(seat, events) and then(seat, match):
                before = matches.replay(match.record(), entries=written).record()
                return Turn(before, seat, match.game.moves.notation(move), events, match.view(seat))
    raise AssertionError(f"{game}: no such moment in {GAMES} games")


def has(*names: str) -> Wanted:
    return lambda _, events: set(names) <= {event.name for event in events}


def bring(visitor: Visitor, turn: Turn) -> Visitor:
    """To the table, alone, before the move."""
    visitor.bring(turn.record, turn.seat, has_bots=False)
    visitor.wait_asked()
    return visitor


def table_of(visitor: Visitor) -> str:
    return f"/tables/{visitor.page.url.rsplit('/', 1)[-1]}"


def play(visitor: Visitor, turn: Turn) -> None:
    """The move itself, past the page: which buttons lead to it is not the question here."""
    visitor.ask("post", f"{table_of(visitor)}/play", {"seat": turn.seat, "moves": [turn.move], "request": "move"})
