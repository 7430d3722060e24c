# fatcats: interpreted
"""Events: what happened, in the past tense. Inside, five integers; records only on demand.

An event has a public part and private parts: what is private is told to its witnesses only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from types import ModuleType

from msgspec import Struct

from fatcats.engine.bits import members
from fatcats.engine.slugs import in_order, numbered, words
from fatcats.engine.tally import named

EVENT_SIZE = 5  # event, witnesses, seat, a, b

Value = int | str | list[str] | dict[str, int]


@dataclass(frozen=True)
class Part:
    """One of the two numbers of an event: what it is called, what it means, who may see it.

    `names` says which names of the text catalogue its values have ("rank": "6" is read "6" or "6s"); a part that is a
    plain number has none, and "seat" stands for the players' own names.
    """

    name: str
    read: Callable[[int], Value] = int
    names: str = ""
    private: bool = False
    form: str = "number"  # how a program that learns is told of it: see `observation.FORMS`


@dataclass(frozen=True)
class EventKind:
    """What an event is about, and who may know that it happened."""

    parts: tuple[Part, ...] = ()  # up to two
    private: bool = False  # others are not told that it happened at all
    reveals: bool = False  # something hidden came to light, so what led to it cannot be taken back
    name: str = ""  # that of its constant: see kinds_of

    @cached_property
    def is_personal(self) -> bool:
        """Is it told to some in another way than to others, apart from the one whose doing it is?"""
        return self.private or any(part.private or part.names == "seat" for part in self.parts)


def kinds_of(module: ModuleType) -> tuple[EventKind, ...]:
    """What a game's module of events has in KINDS for each of its constants; GAME_BEGAN is called "game began"."""
    names = numbered(module)
    kinds: Sequence[EventKind] = in_order(module.KINDS)
    return tuple(replace(kind, name=words(name)) for name, kind in zip(names, kinds, strict=True))


class Event(Struct, frozen=True):
    """What one viewer is told: parts that are not for this viewer are left out."""

    name: str
    seat: int
    details: dict[str, Value] = {}


# --- Parts that many games have -------------------------------------------------------------------------------------


def number(name: str, *, private: bool = False) -> Part:
    return Part(name, private=private)


def seat_part(name: str, *, private: bool = False) -> Part:
    return Part(name, names="seat", private=private, form="seat")


def seats_part(name: str, *, private: bool = False) -> Part:
    return Part(name, lambda value: [str(seat) for seat in members(value)], names="seat", private=private, form="seats")


def thing(name: str, names: str, ids: Sequence[str], *, private: bool = False) -> Part:
    """A number that stands for one of these things."""
    return Part(name, lambda value: ids[value], names, private, "thing")


def things(name: str, names: str, ids: Sequence[str], *, private: bool = False) -> Part:
    """A set of these things."""
    return Part(name, lambda value: [ids[member] for member in members(value)], names, private, "things")


def pile(name: str, names: str, ids: Sequence[str], *, private: bool = False) -> Part:
    """A pile of identical cards by kind."""
    return Part(name, lambda value: named(value, ids), names, private, "pile")
