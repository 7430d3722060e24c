# fatcats: compiled
"""What the server must do at a table by itself, and when: answer for a seat whose time is up, let a bot think or
stand in, let the clock of a phase without turns run out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from fatcats.engine.state import CLOCK
from fatcats.server.book import Book
from fatcats.server.facts import PLAYING

LEAST = 3_000  # milliseconds that everybody has at least after the server was away


class Duty(NamedTuple):
    at: int  # milliseconds since 1970
    kind: str  # think, time, stand in, clock
    seat: int
    about: int  # the seat's turn, or the move of the clock


class Paces(NamedTuple):
    """Milliseconds that a bot takes at least."""

    turn: int
    free: int  # in a phase without turns, where it could otherwise act without end


def duties(book: Book, present: Iterable[int], gone_since: dict[int, int], loaded: int, paces: Paces) -> list[Duty]:
    """In no order."""
    if book.facts.status != PLAYING:
        return []
    here = set(present)
    found = list(_clock_moves(book))
    for seat in book.pending():
        if seat == CLOCK:
            continue
        if book.is_bot(seat):
            found.append(_think(book, seat, paces))
        elif book.facts.chairs[seat].kind == "person":
            found.extend(_time(book, seat, loaded))
            found.extend(_stand_in(book, seat, here, gone_since))
    return found


def _think(book: Book, seat: int, paces: Paces) -> Duty:
    pace = paces.free if CLOCK in book.pending() else paces.turn
    return Duty(book.facts.at + pace, "think", seat, book.turn(seat))


def _time(book: Book, seat: int, loaded: int) -> Iterator[Duty]:
    until = book.facts.clocks.until(seat, book.created.timing)
    if until is not None:
        since = book.facts.clocks.since[seat]
        yield Duty(until if since >= loaded else max(until, loaded + LEAST), "time", seat, book.turn(seat))


def _stand_in(book: Book, seat: int, here: set[int], gone_since: dict[int, int]) -> Iterator[Duty]:
    """Only while somebody is there to wait for: a table that everybody has left just rests."""
    created = book.created
    if created.stand_in and seat not in here and here and seat in gone_since:
        asked = book.facts.clocks.since.get(seat, book.facts.at)
        yield Duty(max(asked, gone_since[seat]) + int(created.grace * 1000), "stand in", seat, book.turn(seat))


def _clock_moves(book: Book) -> Iterator[Duty]:
    for move, since in book.facts.clocks.possible.items():
        yield Duty(book.lapses_at(move, since), "clock", CLOCK, move)
