# fatcats: compiled
"""What the server must do at a table by itself, and when: answer for a seat whose time is up, let a bot think or
stand in, let the clock of a phase without turns run out."""

from __future__ import annotations

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


def duties(book: Book, present: set[int], gone_since: dict[int, int], loaded: int, paces: Paces) -> list[Duty]:
    """In no order."""
    if book.facts.status != PLAYING:
        return []
    found: list[Duty | None] = [*_clock_moves(book)]
    for seat in book.pending():
        if seat == CLOCK:
            continue
        if book.is_bot(seat):
            found.append(_think(book, seat, paces))
        elif book.facts.chairs[seat].kind == "person":
            found.append(_time(book, seat, loaded))
            found.append(_stand_in(book, seat, present, gone_since))
    return [duty for duty in found if duty is not None]


def _think(book: Book, seat: int, paces: Paces) -> Duty:
    pace = paces.free if CLOCK in book.pending() else paces.turn
    return Duty(book.facts.at + pace, "think", seat, book.turn(seat))


def _time(book: Book, seat: int, loaded: int) -> Duty | None:
    until = book.facts.clocks.until(seat, book.created.timing)
    if until is None:
        return None
    since = book.facts.clocks.since[seat]
    return Duty(until if since >= loaded else max(until, loaded + LEAST), "time", seat, book.turn(seat))


def _stand_in(book: Book, seat: int, here: set[int], gone_since: dict[int, int]) -> Duty | None:
    """Only while somebody is there to wait for: a table that everybody has left just rests."""
    if seat in here or not here or seat not in gone_since or not book.created.stand_in:
        return None
    asked = book.facts.clocks.since.get(seat, book.facts.at)
    return Duty(max(asked, gone_since[seat]) + int(book.created.grace * 1000), "stand in", seat, book.turn(seat))


def _clock_moves(book: Book) -> list[Duty]:
    possible = book.facts.clocks.possible
    return [Duty(book.lapses_at(move, possible[move]), "clock", CLOCK, move) for move in possible]
