"""What a table's journal comes to: all that a snapshot keeps.

Snapshots are stored, so a field that is called something else today keeps its old name there (`rename`).
"""

from __future__ import annotations

from typing import Final

import msgspec

from fatcats.match.hosted import Dump
from fatcats.protocol import DecidedBy, TableStatus
from fatcats.server.table.clocks import Clocks
from fatcats.server.table.given_orders import GivenOrder
from fatcats.server.table.journal import Created, Seat

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


class ChatMessage(msgspec.Struct, frozen=True, rename={"seq": "number"}):
    seq: int  # of what is shown
    seat: int
    name: str
    text: str
    at: int


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """An entry of the match: how much had been shown when it was made, and who made it."""

    seq: int
    seat: int
    by: DecidedBy
    at: int


class Undoing(msgspec.Struct, frozen=True):
    """Somebody asks to take something back."""

    seat: int
    count: int
    agreed: list[int]


class Wish(msgspec.Struct, frozen=True, array_like=True):
    """Somebody asks the host for something: see `journal.Wished`."""

    seat: int
    wish: str
    about: int


class TableEvent(msgspec.Struct, frozen=True, array_like=True):
    """Something that happened at the table besides the game, for its log."""

    seq: int
    step: int  # of the game, after which it happened
    event: str  # "stood in", "returned"
    seat: int
    level: str  # of the bot
    at: int


class TableData(msgspec.Struct, rename={"seq": "number", "seats": "chairs"}):
    """All that a snapshot keeps besides the match.

    `shown` counts the entries that people may hear of: only it leaves the server. `seq` counts all of them, secret
    answers included. (Snapshots of servers that did not tell the two apart cannot be read, and so are passed over.)
    """

    created: Created
    seats: list[Seat]
    shown: int
    shown_at: int  # when the last of those was written
    seq: int = 0  # of the last entry
    at: int = 0
    status: TableStatus = WAITING
    started: int = 0  # what was shown when the game began
    decisions: list[Decision] = []
    clocks: Clocks = msgspec.field(default_factory=Clocks)
    said: list[ChatMessage] = []
    undoing: Undoing | None = None
    undone: list[tuple[int, int]] = []  # what was shown when something was taken back, and how many steps were left
    orders: list[GivenOrder] = []  # those in force, and those that have ended lately
    requests: dict[str, int] = {}  # the client's mark of a request, and what was shown when it was carried out
    rematch: str = ""
    is_practice: bool = False  # since somebody who plays alone has gone back: see `journal.Undone`
    host: str = ""  # if it is not the one who made the table
    wishes: list[Wish] = []
    stand_in_votes: dict[int, list[int]] = {}  # by the absent person's seat: those who would let a bot play
    events: list[TableEvent] = []


class Snapshot(msgspec.Struct, frozen=True, rename={"data": "facts"}):
    data: TableData
    match: Dump | None
