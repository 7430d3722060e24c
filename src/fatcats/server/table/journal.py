"""A table's journal: one kind of entry for everything that can happen at a table.

The journal is the truth. A table is rebuilt from it by any worker, so an entry holds all that later ones depend on, and
its form may only be changed so that old entries can still be read: new fields get defaults, and a field that is called
something else today is still written under its old name (`rename`).
"""

from __future__ import annotations

import msgspec

from fatcats.engine.options import OptionValue
from fatcats.engine.orders import Order
from fatcats.match.record import Record
from fatcats.protocol import DecidedBy, SeatKind


class Timing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock that the table agreed on, in seconds; nothing set means no clock."""

    per_move: float = 0
    per_game: float = 0
    increment: float = 0  # added to `per_game` for each decision
    pace: float = 1  # how fast time runs in a phase without turns, which has a clock in any case

    @property
    def is_on(self) -> bool:
        return self.per_move > 0 or self.per_game > 0


class Seat(msgspec.Struct, omit_defaults=True):
    """A seat of the table. When the game starts, those that nobody has are taken away; the others keep their order."""

    kind: SeatKind = "open"
    name: str = ""
    level: str = ""  # of the bot
    holders: list[str] = []  # whose secrets open it: hashes
    links: list[str] = []  # secrets of personal links: hashes
    stand_in: str = ""  # the level of the bot that plays for an absent person, if one does
    colour: int = 0  # of the person; see `fatcats.server.table.seats`


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", kw_only=True):
    pass


class Created(Entry, frozen=True, kw_only=True, tag="created", rename={"seats": "chairs"}):
    game: str
    rules: str
    codec: int
    options: dict[str, OptionValue]
    seats: list[Seat]
    host: str
    commitment: str
    timing: Timing = Timing()
    title: str = ""
    public: bool = False
    hints: bool = True
    stand_in: str = ""  # the level that plays for absent people; none if empty
    grace: float = 0  # seconds until then
    record: Record | None = None  # a game that was brought from elsewhere
    rematch_of: str = ""
    coached: bool = False  # bots follow the prepared game while the person does


class Seated(Entry, frozen=True, kw_only=True, tag="seated", rename={"seat": "chair"}):
    """A seat is as given from now on: somebody sat down, stood up, a bot was put there, it was opened or closed."""

    seat: int
    to: Seat


class Linked(Entry, frozen=True, kw_only=True, tag="linked", rename={"seat": "chair"}):
    """A seat may be opened by one more secret: a personal link that was handed out, or a device that came with one."""

    seat: int
    link: str = ""
    holder: str = ""


class Unlinked(Entry, frozen=True, kw_only=True, tag="unlinked", rename={"seat": "chair"}):
    """The personal links of a seat open nothing any more, and devices that came with one do not hold it any longer."""

    seat: int


class Hosted(Entry, frozen=True, kw_only=True, tag="hosted"):
    """Somebody else looks after the table from now on."""

    host: str


class Wished(Entry, frozen=True, kw_only=True, tag="wished"):
    """Somebody at the table asks the host for something."""

    seat: int
    wish: str  # "start", or "free" for another seat
    about: int = -1  # that seat


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    setup: list[int]
    drawn: int


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    seat: int
    moves: list[str]
    chance: list[int] = []
    drawn: int
    by: DecidedBy = ""
    request: str = ""  # the client's own mark, by which a move that is sent twice is known


class Ordered(Entry, frozen=True, kw_only=True, tag="ordered"):
    """A standing order was given; nobody else hears of it."""

    seat: int
    order: Order
    request: str = ""


class OrderDropped(Entry, frozen=True, kw_only=True, tag="order dropped"):
    """It was taken back."""

    seat: int
    key: str
    request: str = ""


class Undone(Entry, frozen=True, kw_only=True, tag="undone"):
    seat: int
    count: int
    is_rewind: bool = False  # somebody who plays alone had seen what followed: from now on it is practice
    request: str = ""


class Retracted(Entry, frozen=True, kw_only=True, tag="retracted"):
    """An answer is taken back by itself, while others still owe theirs."""

    seat: int
    request: str = ""


class UndoAsked(Entry, frozen=True, kw_only=True, tag="undo asked"):
    seat: int
    count: int
    request: str = ""


class UndoAnswered(Entry, frozen=True, kw_only=True, tag="undo answered"):
    seat: int
    agrees: bool


class StoodIn(Entry, frozen=True, kw_only=True, tag="stood in"):
    """A bot plays for an absent person."""

    seat: int
    level: str


class StandInVoted(Entry, frozen=True, kw_only=True, tag="stand in voted"):
    """Somebody who is here would let a bot play for an absent person, or would rather wait."""

    seat: int
    by: int
    agrees: bool


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    seat: int


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    seat: int
    text: str


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    table: str


AnyEntry = (
    Created
    | Seated
    | Linked
    | Unlinked
    | Hosted
    | Wished
    | Started
    | Moved
    | Ordered
    | OrderDropped
    | Undone
    | Retracted
    | UndoAsked
    | UndoAnswered
    | StoodIn
    | StandInVoted
    | Returned
    | Said
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(body)
    return entry
