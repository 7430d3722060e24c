# fatcats: interpreted
"""What a game tells programs that learn: what the numbers of an observation mean, and moves as sequences of choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from fatcats.engine.events import EventKind
from fatcats.engine.moves import Move
from fatcats.engine.observation import EVENT_NUMBERS, FORMS, MAX_NUMBER, PART_SIZE, WINDOW, Encoder
from fatcats.engine.options import OptionValue, OptionValues
from fatcats.engine.table import Table


@dataclass(frozen=True)
class Block:
    """Numbers of an observation that stand side by side and mean one thing."""

    name: str
    size: int
    meaning: str
    low: int = 0
    high: int = 1


@dataclass(frozen=True)
class Choice:
    """One small choice: what it says, and the seats that it names, which are counted from the chooser's on."""

    text: str
    seats: tuple[int, ...] = ()


@dataclass(frozen=True)
class Tiny:
    """The end of a game with so little hidden that all deals can be counted: where theory can be checked exactly."""

    deals: Callable[[int, OptionValues], int]  # how many there are, by seats and options; 0: it is not for these
    deal: Callable[[Table, int], None]  # lay out the deal of this number on a table whose first decision is pending
    needs: str  # which seats and options it is for
    example: Mapping[str, OptionValue]  # seats, options and a number of deals that take seconds to solve


@dataclass(frozen=True)
class Encoding:
    version: int  # of the environments: changes with the rules, the observation or the choices
    encoder: Callable[[list[int], list[int]], Encoder]
    layout: Callable[[int], list[Block]]  # of an observation, by the number of seats, without the events
    choices: Callable[[Move], tuple[Choice, ...]]  # that make up a move; none if no seat is ever offered it
    tiny: Tiny | None = None


def make_encoder(encoding: Encoding, kinds: Sequence[EventKind]) -> Encoder:
    forms: list[int] = []
    private: list[int] = []
    for kind in kinds:
        parts = [FORMS.index(part.form) for part in kind.parts]
        forms += parts + [-1] * (2 - len(parts))
        hidden = sum(2**i for i, part in enumerate(kind.parts) if part.private)
        private.append(hidden + (4 if kind.private else 0))
    return encoding.encoder(forms, private)


def event_blocks(kinds: Sequence[EventKind], seats: int) -> list[Block]:
    """The window of events, the latest first."""
    blocks = []
    for i in range(WINDOW):
        name = f"event {i + 1}"
        blocks += [
            Block(f"{name}: kind", 1, "number of the kind of event plus 1; 0: none", 0, len(kinds)),
            Block(f"{name}: seat", 1, "whose doing, plus 1", 0, seats),
            Block(f"{name}: first", PART_SIZE, "its first part, by its kind", -MAX_NUMBER, MAX_NUMBER),
            Block(f"{name}: second", PART_SIZE, "its second part, by its kind", -MAX_NUMBER, MAX_NUMBER),
        ]
    assert sum(block.size for block in blocks) == WINDOW * EVENT_NUMBERS
    return blocks


def seat_blocks(seats: int, blocks: Sequence[Block]) -> list[Block]:
    """The same for each seat, the viewer's first."""
    return [Block(f"seat +{i}: {b.name}", b.size, b.meaning, b.low, b.high) for i in range(seats) for b in blocks]


def one_of(name: str, things: Sequence[str], meaning: str = "") -> Block:
    listed = ", ".join(things)
    return Block(name, len(things), f"{meaning + ': ' if meaning else ''}a 1 at one of {listed}")


def each_of(name: str, things: Sequence[str], meaning: str = "", high: int = 1) -> Block:
    listed = ", ".join(things)
    return Block(name, len(things), f"{meaning + ': ' if meaning else ''}for each of {listed}", 0, high)


def which_seat(name: str, seats: int, meaning: str = "") -> Block:
    return Block(name, seats, f"{meaning + ': ' if meaning else ''}a 1 at that seat, counted from the viewer's")


def seats_in(name: str, seats: int, meaning: str = "") -> Block:
    return Block(name, seats, f"{meaning + ': ' if meaning else ''}a 1 for each such seat, counted from the viewer's")


def number(name: str, high: int, meaning: str = "", low: int = 0) -> Block:
    return Block(name, 1, meaning or name, low, high)


def flag(name: str, meaning: str = "") -> Block:
    return Block(name, 1, meaning or name)


def whole(move: Move) -> tuple[Choice, ...]:
    """A move that is one choice, as most are."""
    return (Choice(move.notation()),)
