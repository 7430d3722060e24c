"""A position as a row of small numbers, for programs that learn: written by a game's encoder, one number after another.

What an encoder writes is what the view shows its seat, by the same allow-list; seats are counted from the viewer on, so
that every seat sees itself as number 0. The row is all zeros before it is written.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from fatcats.engine.bits import BIT, count, lowest
from fatcats.engine.table import Table

MAX_NUMBER: Final[i64] = 32_767  # larger numbers are written as this one

# How a number of an event is to be read: see `Part.form`
NUMBER: Final = 0
SEAT: Final = 1
SEATS: Final = 2
THING: Final = 3
THINGS: Final = 4
PILE: Final = 5
CARDS: Final = 6
OTHER_CARDS: Final = 7
FORMS: Final = ("number", "seat", "seats", "thing", "things", "pile", "cards", "other cards")
PART_SIZE: Final = 4  # numbers for each part of an event
EVENT_NUMBERS: Final = 2 + 2 * PART_SIZE  # what happened, to whom, and two parts
WINDOW: Final = 8  # events in an observation


@final
@mypyc_attr(acyclic=True)
class Observation:
    """A pen on a row of numbers: `at` is where the next one goes."""

    def __init__(self, row: vec[i16], viewer: i64, seats: i64) -> None:
        self.row: Final = row
        self.at: i64 = 0
        self.viewer: i64 = viewer
        self.seats: Final[i64] = seats

    def relative(self, seat: i64) -> i64:
        """How many seats after the viewer's."""
        seat -= self.viewer
        if seat < 0:
            seat += self.seats
        return seat

    def absolute(self, relative: i64) -> i64:
        """The seat that is so many after the viewer's."""
        seat = relative + self.viewer
        if seat >= self.seats:
            seat -= self.seats
        return seat

    def rotated(self, seats: i64) -> i64:
        """The set of seats, counted from the viewer on."""
        seats &= BIT[self.seats] - 1
        return (seats >> self.viewer) | (seats & (BIT[self.viewer] - 1)) << (self.seats - self.viewer)

    def number(self, value: i64) -> None:
        if value > MAX_NUMBER:
            value = MAX_NUMBER
        elif value < -MAX_NUMBER:
            value = -MAX_NUMBER
        self.row[self.at] = i16(value)
        self.at += 1

    def flag(self, value: bool) -> None:
        if value:
            self.row[self.at] = 1
        self.at += 1

    def one_of(self, value: i64, size: i64) -> None:
        """A one at this place among so many; none if the value is negative."""
        if value >= 0:
            self.row[self.at + value] = 1
        self.at += size

    def seat(self, seat: i64) -> None:
        """One of the seats, or none if it is negative."""
        if seat >= 0:
            self.row[self.at + self.relative(seat)] = 1
        self.at += self.seats

    def seat_set(self, seats: i64) -> None:
        self.members(self.rotated(seats), self.seats)

    def members(self, things: i64, size: i64) -> None:
        """A one for each member of a set."""
        if things:
            row = self.row
            while things:
                row[self.at + lowest(things)] = 1
                things &= things - 1
        self.at += size

    def pile(self, cards: i64, kinds: i64) -> None:
        """How many cards of each kind: see engine.tally."""
        if cards:
            row = self.row
            at = self.at
            while cards:
                row[at] = i16(cards & 15)  # zeros too: to ask takes longer
                cards >>= 4
                at += 1
        self.at += kinds

    def cards(self, cards: i64, kind_of: vec[i64], first: i64, kinds: i64) -> None:
        """How many of each kind are in a set of cards; `kind_of[first + card]` is a card's kind."""
        if cards:
            row = self.row
            while cards:
                place = self.at + kind_of[first + lowest(cards)]
                row[place] = row[place] + 1
                cards &= cards - 1
        self.at += kinds


@mypyc_attr(acyclic=True)
class Encoder:
    """A game's own encoder inherits from it. It has no state but the forms of the game's events."""

    def __init__(self, forms: list[int], private: list[int]) -> None:
        self.forms: Final = vec[i64](forms)  # of the two parts of each kind of event
        self.private: Final = vec[i64](private)  # 1, 2: that part; 4: the event as a whole

    def encode(self, t: Table, o: Observation) -> None:
        """Write what the viewer may know of the position."""
        raise NotImplementedError

    def encode_event(self, o: Observation, log: vec[i64], at: i64) -> bool:
        """Write one event as the viewer was told of it; False: it was not, and nothing is written."""
        kind = log[at]
        hidden = self.private[kind]
        if log[at + 1] & BIT[o.viewer]:
            hidden = 0
        if hidden & 4:
            return False
        row = o.row
        begin = o.at
        row[begin] = i16(kind + 1)
        row[begin + 1] = i16(o.relative(log[at + 2]) + 1)
        form = self.forms[2 * kind]
        if form >= 0 and hidden & 1 == 0:
            o.at = begin + 2
            self.encode_part(o, form, log[at + 3])
        form = self.forms[2 * kind + 1]
        if form >= 0 and hidden & 2 == 0:
            o.at = begin + 2 + PART_SIZE
            self.encode_part(o, form, log[at + 4])
        o.at = begin + EVENT_NUMBERS
        return True

    def encode_part(self, o: Observation, form: i64, value: i64) -> None:
        if form == NUMBER:
            o.number(value)
        elif form == PILE:
            put_pile(o, value)
        elif form == SEAT:
            o.number(o.relative(value) + 1)
        elif form == THING:
            o.number(value + 1)
        elif form == SEATS:
            o.number(o.rotated(value))
        elif form == THINGS:
            put_set(o, count(value), value)
        else:
            self.encode_cards(o, form, value)

    def encode_cards(self, o: Observation, form: i64, cards: i64) -> None:
        """Cards with numbers of their own, of which only the kinds may be told: for a game that has such."""
        raise NotImplementedError


def put_pile(o: Observation, pile: i64) -> None:
    """The first two kinds that are there, and how many of each."""
    kind: i64 = 0
    put: i64 = 0
    while pile and put < 2:
        skipped = lowest(pile) >> 2
        kind += skipped + 1
        pile >>= skipped << 2
        o.number(kind)
        o.number(pile & 15)
        pile >>= 4
        put += 1


def put_set(o: Observation, number: i64, things: i64) -> None:
    """How many there are, and the first three things or kinds."""
    o.number(number)
    put: i64 = 0
    while things and put < PART_SIZE - 1:
        o.number(lowest(things) + 1)
        things &= things - 1
        put += 1


def kinds_among(cards: i64, kind_of: vec[i64], first: i64) -> i64:
    """The set of kinds in a set of cards; `kind_of[first + card]` is a card's kind."""
    kinds: i64 = 0
    while cards:
        kinds |= BIT[kind_of[first + lowest(cards)]]
        cards &= cards - 1
    return kinds
