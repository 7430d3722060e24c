"""What goes over HTTP: tables and seats, games, records, health."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from fatcats.protocol.table import Clock, Perspective, RefusalCode, TableInfo, TableStatus

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Level = Annotated[str, Meta(max_length=32)]
Colour = Annotated[int, Meta(ge=0, le=8)]  # from 1; 0 leaves it to the table
PlannedKind = Literal["you", "open", "bot", "closed"]
OptionKind = Literal["flag", "number", "choice", "data"]
Key = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a new table: `you` for its maker."""

    kind: PlannedKind = "open"
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
    stand_in: Level | None = None  # for absent people; None: the usual one, "": nobody
    grace: Annotated[float, Meta(ge=1, le=604_800)] = 120


class Coaching(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=24)] = ""


class Sit(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    name: Name
    colour: Colour = 0


class SetSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    kind: Literal["open", "bot", "closed"]
    level: Level = ""


class AskHost(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """To start the game, or to free a seat."""

    wish: Annotated[str, Meta(pattern="^(start|free)$")]
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1


class StandIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Would you let a bot play for somebody who is not here?"""

    agrees: bool


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a personal seat link."""

    secret: Key


class Joined(msgspec.Struct, frozen=True, omit_defaults=True):
    table: TableInfo
    yours: list[int]
    is_host: bool = False  # you look after the table


class Invitation(msgspec.Struct, frozen=True):
    """Links to the table that others can follow, the best first; none if only this machine reaches the server."""

    links: list[str]


class SeatLink(msgspec.Struct, frozen=True):
    """A personal link that moves a seat to another device. The secret is behind the #, which no server ever logs."""

    link: str


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request failed."""

    code: RefusalCode
    sentence: str
    clause: str = ""


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    kind: OptionKind
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
    bot_names: dict[str, list[str]]  # by level: a new bot has the first that nobody at the table has


class LobbyTable(msgspec.Struct, frozen=True):
    id: str
    game: str
    title: str
    status: TableStatus
    open_seats: int
    seats: int
    created: int


class Frame(msgspec.Struct, frozen=True):
    """One step of a finished game, as one seat saw it or as nobody did."""

    step: int
    perspective: Perspective
    scores: list[int]


class Replay(msgspec.Struct, frozen=True):
    steps: int
    seats: list[str]
    frames: list[Frame]
    scores: list[list[int]]  # after each step, by seat: the chart


class ShuffleCheck(msgspec.Struct, frozen=True, omit_defaults=True):
    commitment: str
    seed: str
    is_fair: bool  # all of it was dealt here, from the seed that was sealed before
    sentence: str
    is_brought: bool = False  # the game, or its beginning, was played elsewhere: nobody here can vouch for that


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok", "store down"]
    version: str
    store: bool
    bus: bool
