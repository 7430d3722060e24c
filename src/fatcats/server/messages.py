"""Everything that goes over the wire, as types. The web client's types are made from this module.

A client's message has a `type`; one that asks for something has a `request` of the client's choice, which comes back
in the answer (`done` or `refused`). A request that is sent again after a broken connection is carried out once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

PROTOCOL = 1

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Request = Annotated[str, Meta(max_length=40)]
Notation = Annotated[str, Meta(min_length=1, max_length=120)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Level = Annotated[str, Meta(max_length=32)]
Colour = Annotated[int, Meta(ge=0, le=8)]  # from 1; 0 leaves it to the table
Key = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    pass


# --- From the client ------------------------------------------------------------------------------------------------


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message: what the client has already, and how it wants to be spoken to."""

    have: int | None = None  # the number of the last update it has seen
    language: Annotated[str, Meta(max_length=8)] = "en"
    watch: bool = False  # only as a spectator, even with seats of one's own: a screen that everybody sees


class Play(Message, frozen=True, kw_only=True, tag="play"):
    """A move, or a whole choice made of several. A first part of such a choice stays on the server as a draft."""

    request: Request
    seat: SeatNumber
    moves: Annotated[list[Notation], Meta(min_length=1, max_length=64)]
    turn: int | None = None  # `Side.turn`: for which decision of the seat this is meant


class DropDraft(Message, frozen=True, kw_only=True, tag="drop draft"):
    """Take back the small moves of an unfinished choice: the last one, or all."""

    request: Request
    seat: SeatNumber
    all: bool = False


class WhyNot(Message, frozen=True, kw_only=True, tag="why not"):
    request: Request
    seat: SeatNumber
    move: Notation


class AskHint(Message, frozen=True, kw_only=True, tag="ask hint"):
    request: Request
    seat: SeatNumber


class Say(Message, frozen=True, kw_only=True, tag="say"):
    request: Request
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Undo(Message, frozen=True, kw_only=True, tag="undo"):
    request: Request
    seat: SeatNumber


class AnswerUndo(Message, frozen=True, kw_only=True, tag="answer undo"):
    request: Request
    seat: SeatNumber
    agrees: bool


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    request: Request = ""


FromClient = Hello | Play | DropDraft | WhyNot | AskHint | Say | Undo | AnswerUndo | Ping


# --- What a table looks like ----------------------------------------------------------------------------------------


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """In seconds; nothing set means no clock. Only a phase without turns always has one: `pace` makes it run faster."""

    per_move: Annotated[float, Meta(ge=0, le=2_592_000)] = 0
    per_game: Annotated[float, Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0
    pace: Annotated[float, Meta(ge=0.1, le=1000)] = 1


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: str  # open, person, bot, closed
    name: str = ""
    level: str = ""  # of the bot
    is_here: bool = False  # somebody is connected
    stand_in: str = ""  # the level of the bot that plays for an absent person
    colour: int = 0  # from 1, each with a shape of its own; no two seats have the same


class UndoInfo(msgspec.Struct, frozen=True):
    """Somebody asks to take something back, and these have agreed."""

    seat: int
    count: int
    agreed: list[int]


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    game: str
    rules: str
    status: str  # waiting, playing, over
    options: dict[str, Any]
    seats: list[SeatInfo]
    commitment: str  # to the shuffle, published before the deal
    title: str = ""
    public: bool = False
    hints: bool = True
    clock: Clock = Clock()
    grace: float = 0
    watching: int = 0  # spectators
    undo: UndoInfo | None = None
    rematch: str = ""  # the table of the rematch
    problem: str = ""  # why the table cannot go on


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that is open now: how it is written, what stands on its button, and what it is about."""

    move: str
    text: str
    about: dict[str, Any]
    note: str = ""  # what follows from it, in a sentence or two
    clause: str = ""  # where the rules speak of it


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, for the log and for animation. `step` counts decisions from 1; 0 is the set-up."""

    step: int
    event: str
    seat: int
    text: str
    details: dict[str, Any] = {}
    clause: str = ""  # where the rules speak of it
    by: str = ""  # "bot" or "time", if not the person in the seat


class Running(msgspec.Struct, frozen=True):
    """A seat's clock, in milliseconds since 1970; it stands still for those who are not asked."""

    seat: int | None  # None: the clock of a phase without turns
    left: int  # milliseconds when its decision began
    until: int | None  # when its time is up


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table from one seat, or from the spectators' bench (None)."""

    seat: int | None
    view: Any  # the game's own view
    lines: list[Line] = []
    options: list[Option] = []
    prompt: str = ""
    clause: str = ""  # where the rules speak of what is asked
    turn: int = 0
    draft: int = 0  # small moves of an unfinished choice, which nobody else sees
    undo: str = ""  # "free", or "ask" if the others must agree


class ChatLine(msgspec.Struct, frozen=True):
    """Plain text, to be shown as such."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class Away(msgspec.Struct, frozen=True):
    """While you were away: what happened since you last saw the table, and what was done for you."""

    since: int  # the first step that you have not seen: `Line.step` tells which lines are new to you
    steps: int
    played_for_you: int


class Result(msgspec.Struct, frozen=True):
    places: list[int]
    scores: list[int]
    reason: str  # one of the game's endings
    sentence: str = ""  # the same for people


# --- From the server ------------------------------------------------------------------------------------------------


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """All there is to know, after `hello`."""

    protocol: int
    number: int
    yours: list[int]  # the seats that this client holds
    table: TableInfo
    sides: list[Side]
    said: list[ChatLine]
    now: int
    step: int = 0  # lines of later steps are new to this client, or replace what it had
    clocks: list[Running] = []
    away: Away | None = None
    result: Result | None = None


class Update(Message, frozen=True, kw_only=True, tag="update"):
    """What is new. Views are whole, lines and chat only those since the last message."""

    number: int
    sides: list[Side]
    now: int
    table: TableInfo | UnsetType = UNSET
    yours: list[int] | UnsetType = UNSET
    said: list[ChatLine] | UnsetType = UNSET
    clocks: list[Running] = []  # those that run, all of them
    result: Result | UnsetType = UNSET
    step: int = 0  # all lines are of later steps
    is_undone: bool = False  # steps were taken back: what the client had of later steps than `step` is void


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """It is in the log, on disk, under this number; or, if it is only a draft so far, it is remembered."""

    request: str
    number: int
    is_draft: bool = False


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """Why not. `code` is for programs; a rule that forbids a move is named by `clause`."""

    request: str
    code: str
    sentence: str
    clause: str = ""


class Allowed(Message, frozen=True, kw_only=True, tag="allowed"):
    """The answer to `why not` for a move that is open."""

    request: str


class Hint(Message, frozen=True, kw_only=True, tag="hint"):
    request: str
    moves: list[str]
    text: str


class Trouble(Message, frozen=True, kw_only=True, tag="trouble"):
    """The server cannot go on for now, or closes the connection; the sentence is for people."""

    code: str
    sentence: str


class Pong(Message, frozen=True, kw_only=True, tag="pong"):
    request: str = ""


FromServer = Welcome | Update | Done | Refused | Allowed | Hint | Trouble | Pong


# --- HTTP -----------------------------------------------------------------------------------------------------------


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a new table: `you` for its maker."""

    kind: Annotated[str, Meta(pattern="^(you|open|bot|closed)$")] = "open"
    level: Level = ""
    name: Annotated[str, Meta(max_length=24)] = ""
    colour: Colour = 0


class NewTable(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=64)]
    options: dict[str, bool | int | str] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=16)] = []
    title: Annotated[str, Meta(max_length=60)] = ""
    public: bool = False
    hints: bool = True
    clock: Clock = Clock()
    stand_in: Level | None = None  # for absent people; None: the game's best, "": nobody
    grace: Annotated[float, Meta(ge=1, le=604_800)] = 120


class Sit(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    name: Name
    colour: Colour = 0


class SetSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    kind: Annotated[str, Meta(pattern="^(open|bot|closed)$")]
    level: Level = ""


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a personal seat link."""

    secret: Key


class Joined(msgspec.Struct, frozen=True):
    table: TableInfo
    yours: list[int]


class SeatLink(msgspec.Struct, frozen=True):
    """A personal link that moves a seat to another device. The secret is behind the #, which no server ever logs."""

    link: str


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request failed."""

    code: str
    sentence: str
    clause: str = ""


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    kind: str  # flag, number, choice, data
    default: bool | int | str
    clause: str
    text: str
    choices: list[bool | int | str] = []
    labels: list[str] = []  # of the choices, in plain words
    low: int | None = None
    high: int | None = None
    without_turns: bool = False  # if it is on, the game has a phase without turns, whose clock runs at the table's pace


class GameInfo(msgspec.Struct, frozen=True):
    key: str
    title: str
    tagline: str
    seats: list[int]
    usual_seats: int
    minutes: int
    rules: str
    designers: list[str]
    publisher: str
    year: int
    options: list[OptionInfo]
    presets: dict[str, dict[str, Any]]
    preset_texts: dict[str, str]
    bots: list[str]  # levels, weakest first


class LobbyTable(msgspec.Struct, frozen=True):
    id: str
    game: str
    title: str
    status: str
    open_seats: int
    seats: int
    created: int


class Frame(msgspec.Struct, frozen=True):
    """One step of a finished game, as one seat saw it or as nobody did."""

    step: int
    side: Side
    scores: list[int]


class Replay(msgspec.Struct, frozen=True):
    steps: int
    seats: list[str]
    frames: list[Frame]
    scores: list[list[int]]  # after each step, by seat: the chart


class ShuffleCheck(msgspec.Struct, frozen=True):
    commitment: str
    seed: str
    is_fair: bool
    sentence: str


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str
    store: bool
    bus: bool


def with_lines(side: Side, lines: Sequence[Line | msgspec.Raw]) -> Side:
    """Lines may be written out already."""
    return msgspec.structs.replace(side, lines=lines) if lines else side


_from_client = msgspec.json.Decoder(FromClient)
_from_server = msgspec.json.Decoder(FromServer)
_encoder = msgspec.json.Encoder()


def read_client(data: str | bytes) -> FromClient:
    message: FromClient = _from_client.decode(data)
    return message


def read_server(data: str | bytes) -> FromServer:
    message: FromServer = _from_server.decode(data)
    return message


def write(message: msgspec.Struct) -> bytes:
    return _encoder.encode(message)
