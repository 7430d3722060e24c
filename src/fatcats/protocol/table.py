"""What a table looks like, to somebody in a seat or to a spectator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

RefusalCode = Literal[
    "bad-name",
    "bad-options",
    "bad-record",
    "bad-seats",
    "failed",
    "foreign",
    "misdirected",
    "gone",
    "illegal",
    "limit",
    "malformed",
    "no-seat",
    "not-now",
    "not-yours",
    "other-rules",
    "other-version",
    "seats-open",
    "stale",
    "taken",
    "taken-colour",
    "too-large",
    "unavailable",
]

TableStatus = Literal["waiting", "playing", "over"]
SeatKind = Literal["open", "person", "bot", "closed"]
UndoKind = Literal["", "free", "ask", "rewind"]  # none; at once; if the others agree; as practice
# The person in the seat (""), or else; rules: there was no other answer; order: the person had decided before.
DecidedBy = Literal["", "bot", "time", "rules", "order"]


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """In seconds; nothing set means no clock. Only a phase without turns always has one: `pace` makes it run faster."""

    per_move: Annotated[float, Meta(ge=0, le=2_592_000)] = 0
    per_game: Annotated[float, Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0
    pace: Annotated[float, Meta(ge=0.1, le=1000)] = 1


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: SeatKind
    name: str = ""
    level: str = ""  # of the bot
    is_here: bool = False  # somebody is connected
    stand_in: str = ""  # the level of the bot that plays for an absent person
    colour: int = 0  # from 1, each with a shape of its own; no two seats have the same
    bot_at: int = 0  # when a bot will play for this absent person, in milliseconds since 1970; 0: not by itself
    agreed: list[int] = []  # seats that would let a bot play for this absent person


class Wish(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody asks the host for something."""

    seat: int
    wish: str  # "start", or "free" for another seat
    about: int = -1  # that seat


class UndoInfo(msgspec.Struct, frozen=True):
    """Somebody asks to take something back, and these have agreed."""

    seat: int
    count: int  # of steps
    agreed: list[int]


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    game: str
    rules: str
    status: TableStatus
    options: dict[str, Any]
    seats: list[SeatInfo]
    commitment: str  # to the shuffle, published before the deal
    title: str = ""
    public: bool = False
    hints: bool = True
    clock: Clock = Clock()
    grace: float = 0
    watching: int = 0  # spectators
    host_seat: int = -1  # of the host: who starts the game, and says who sits where; -1 if the host has none
    is_host_here: bool = False
    wishes: list[Wish] = []
    minutes: int = 0  # that such a game takes people, about
    undo: UndoInfo | None = None
    rematch: str = ""  # the table of the rematch
    is_rematch: bool = False  # it waits for everybody who played before
    is_practice: bool = False  # somebody who plays alone has gone back after having seen what followed
    coached: bool = False  # the page explains each decision
    problem: str = ""  # why the table cannot go on


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that is open now: how it is written, what stands on its button, and what it is about."""

    move: str
    text: str
    about: dict[str, Any]
    note: str = ""  # what follows from it, in a sentence or two
    clause: str = ""  # where the rules speak of it


class Answering(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the table is about to answer for a seat, in a moment: nobody else can tell that it is not the person."""

    move: str
    text: str
    by: DecidedBy
    order: str = ""  # which


class StandingOrder(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the table answers for a seat until it no longer applies, or could be told to answer."""

    order: str
    text: str
    note: str = ""
    about: int | None = None  # the seat that it names
    move: str = ""  # of those that can be given: what it would answer to what is asked now


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, for the log and for animation. `step` counts decisions from 1; 0 is the set-up. All
    answers to what several are asked at once are one step."""

    step: int
    event: str
    seat: int
    text: str
    details: dict[str, Any] = {}
    clause: str = ""  # where the rules speak of it
    by: DecidedBy = ""  # "rules" and "order" only to the person in the seat: see `Answering`


class Revision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step that may not be looked up as it was told: these lines, or none, in place of what the client had of it."""

    step: int
    lines: list[LogLine] = []


class SeatClock(msgspec.Struct, frozen=True):
    """A seat's clock, in milliseconds since 1970; it stands still for those who are not asked."""

    seat: int | None  # None: the clock of a phase without turns
    left: int  # milliseconds when its decision began
    until: int | None  # when its time is up


class Perspective(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table from one seat, or from the spectators' bench (None)."""

    seat: int | None
    view: Any  # the game's own view
    lines: list[LogLine] = []
    revisions: list[Revision] = []  # of earlier steps
    options: list[Option] = []
    answering: Answering | None = None  # the table does it: there is nothing to ask the person
    orders: list[StandingOrder] = []  # in force; nobody else knows of them
    can_order: list[StandingOrder] = []
    prompt: str = ""
    stake: str = ""  # what the seat gains or loses by it, in one line
    clause: str = ""  # where the rules speak of what is asked
    decision: int = 0  # how many the seat has made: a move says for which one it is meant
    draft: int = 0  # small moves of an unfinished choice, which nobody else sees
    undo: UndoKind = ""


class ChatMessage(msgspec.Struct, frozen=True):
    """Plain text, to be shown as such."""

    seq: int
    seat: int
    name: str
    text: str
    at: int


class TableEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table besides the game: a line for its log, after those of this step."""

    seq: int
    step: int
    event: str  # "stood in": a bot plays for an absent person; "returned": the person is back
    seat: int
    level: str = ""  # of the bot


class Away(msgspec.Struct, frozen=True):
    """While you were away: what happened since you last saw the table, and what was done for you."""

    since: int  # the first step that you have not seen: `LogLine.step` tells which lines are new to you
    steps: int
    played_for_you: int


class Result(msgspec.Struct, frozen=True):
    places: list[int]
    scores: list[int]
    reason: str  # one of the game's endings
    sentence: str = ""  # the same for people
    notes: list[str] = []  # what each seat's score is made of
    ranking: str = ""  # how places follow from scores, where that is not plain to see


def with_lines(perspective: Perspective, lines: Sequence[LogLine | msgspec.Raw]) -> Perspective:
    """Lines may be written out already."""
    return msgspec.structs.replace(perspective, lines=lines) if lines else perspective
