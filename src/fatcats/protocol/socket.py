"""What goes over a live connection.

A client's message has a `type`; one that asks for something has a `request` of the client's choice, which comes back
in the answer (`done` or `refused`). A request that is sent again after a broken connection is carried out once.
`docs/protocol.md` shows every message.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from fatcats.protocol.table import Away, ChatMessage, Perspective, RefusalCode, Result, SeatClock, TableEvent, TableInfo

PROTOCOL = 3

RequestId = Annotated[str, Meta(max_length=40)]
Notation = Annotated[str, Meta(min_length=1, max_length=120)]
OrderKey = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Sureness = Literal["", "clear", "likely", "close"]  # nothing to compare with; how far ahead of the next best move


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    pass


# --- From the client ------------------------------------------------------------------------------------------------


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message: what the client has already, and how it wants to be spoken to."""

    protocol: int = 1  # the version that the client speaks: the first did not say
    have: int | None = None  # `seq` of the last news that it has seen
    language: Annotated[str, Meta(max_length=8)] = "en"
    watch: bool = False  # only as a spectator, even with seats of one's own: a screen that everybody sees


class Play(Message, frozen=True, kw_only=True, tag="play"):
    """A move, or a whole choice made of several. A first part of such a choice stays on the server as a draft."""

    request: RequestId
    seat: SeatNumber
    moves: Annotated[list[Notation], Meta(min_length=1, max_length=64)]
    decision: int | None = None  # `Perspective.decision`: for which one of the seat this is meant


class DropDraft(Message, frozen=True, kw_only=True, tag="drop draft"):
    """Take back the small moves of an unfinished choice: the last one, or all."""

    request: RequestId
    seat: SeatNumber
    all: bool = False


class GiveOrder(Message, frozen=True, kw_only=True, tag="give order"):
    """From now on the table is to answer for the seat, as one of `Perspective.can_order` says."""

    request: RequestId
    seat: SeatNumber
    order: OrderKey
    about: SeatNumber | None = None


class DropOrder(Message, frozen=True, kw_only=True, tag="drop order"):
    """Take back a standing order."""

    request: RequestId
    seat: SeatNumber
    order: OrderKey


class WhyNot(Message, frozen=True, kw_only=True, tag="why not"):
    request: RequestId
    seat: SeatNumber
    move: Notation


class AskHint(Message, frozen=True, kw_only=True, tag="ask hint"):
    request: RequestId
    seat: SeatNumber


class Say(Message, frozen=True, kw_only=True, tag="say"):
    request: RequestId
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Undo(Message, frozen=True, kw_only=True, tag="undo"):
    request: RequestId
    seat: SeatNumber


class AnswerUndo(Message, frozen=True, kw_only=True, tag="answer undo"):
    request: RequestId
    seat: SeatNumber
    agrees: bool


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    request: RequestId = ""


FromClient = Hello | Play | DropDraft | GiveOrder | DropOrder | WhyNot | AskHint | Say | Undo | AnswerUndo | Ping


# --- From the server ------------------------------------------------------------------------------------------------


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """All there is to know, after `hello`."""

    protocol: int
    seq: int  # grows with what everybody may hear of; a secret answer leaves it as it is
    yours: list[int]  # the seats that this client holds
    table: TableInfo
    perspectives: list[Perspective]
    said: list[ChatMessage]
    now: int
    step: int = 0  # lines of later steps are new to this client, or replace what it had; -1: all lines
    is_host: bool = False  # this client looks after the table
    events: list[TableEvent] = []
    clocks: list[SeatClock] = []
    away: Away | None = None
    result: Result | None = None


class Update(Message, frozen=True, kw_only=True, tag="update"):
    """What is new. Views are whole, lines and chat only those since the last message."""

    seq: int
    perspectives: list[Perspective]
    now: int
    table: TableInfo | UnsetType = UNSET
    yours: list[int] | UnsetType = UNSET
    said: list[ChatMessage] | UnsetType = UNSET
    events: list[TableEvent] | UnsetType = UNSET
    clocks: list[SeatClock] = []  # those that run, all of them
    result: Result | UnsetType = UNSET
    step: int = 0  # all lines are of later steps; -1: all that there is
    is_undone: bool = False  # steps were taken back: what the client had of later steps than `step` is void


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """It is in the journal, on disk; or, if it is only a draft so far, it is remembered. News of this `seq` or a later
    one have it, and so has the client's own perspective, where others are not to hear of it."""

    request: str
    seq: int
    is_draft: bool = False


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """Why not. `code` is for programs; a rule that forbids a move is named by `clause`."""

    request: str
    code: RefusalCode
    sentence: str
    clause: str = ""


class Allowed(Message, frozen=True, kw_only=True, tag="allowed"):
    """The answer to `why not` for a move that is open."""

    request: str


class Hint(Message, frozen=True, kw_only=True, tag="hint"):
    """What a strong bot would do, and why: what speaks for it, and how it did beside the next best move."""

    request: str
    moves: list[str]
    text: str
    why: str = ""  # what the seat can check for itself
    other: str = ""  # the next best move in words; "": nothing is known of one
    other_move: str = ""
    sureness: Sureness = ""
    tries: int = 0


class Failure(Message, frozen=True, kw_only=True, tag="failure"):
    """The server cannot go on for now, or closes the connection; the sentence is for people."""

    code: RefusalCode
    sentence: str


class Pong(Message, frozen=True, kw_only=True, tag="pong"):
    request: str = ""


FromServer = Welcome | Update | Done | Refused | Allowed | Hint | Failure | Pong


_from_client = msgspec.json.Decoder(FromClient)
_from_server = msgspec.json.Decoder(FromServer)
_encoder = msgspec.json.Encoder()


def read_client(data: str | bytes) -> FromClient:
    """Raises msgspec.DecodeError for whatever cannot be read, also if it is no text or nested too deep."""
    try:
        message: FromClient = _from_client.decode(data)
    except (UnicodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from error
    return message


def read_server(data: str | bytes) -> FromServer:
    message: FromServer = _from_server.decode(data)
    return message


def write(message: msgspec.Struct) -> bytes:
    return _encoder.encode(message)
