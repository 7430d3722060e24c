"""What a table's journal comes to: all that a snapshot keeps.

Snapshots are stored, so a field that is called something else today keeps its old name there (`rename`).
"""

from __future__ import annotations

import msgspec

from fatcats.match.hosted import Dump
from fatcats.server.table.clocks import Clocks
from fatcats.server.table.journal import Created, Seat

WAITING, PLAYING, OVER = "waiting", "playing", "over"


class ChatMessage(msgspec.Struct, frozen=True, rename={"seq": "number"}):
    seq: int
    seat: int
    name: str
    text: str
    at: int


class Step(msgspec.Struct, frozen=True, array_like=True):
    """An entry of the match: where it is in the journal, and who made it."""

    seq: int
    seat: int
    by: str
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
    """All that a snapshot keeps besides the match."""

    created: Created
    seats: list[Seat]
    seq: int = 0  # of the last entry
    at: int = 0
    status: str = WAITING
    steps: list[Step] = []
    clocks: Clocks = msgspec.field(default_factory=Clocks)
    said: list[ChatMessage] = []
    undoing: Undoing | None = None
    undone: list[tuple[int, int]] = []  # entries that took something back, and how many steps were left
    requests: dict[str, int] = {}  # the client's mark of a request and the entry that it led to
    rematch: str = ""
    host: str = ""  # if it is not the one who made the table
    wishes: list[Wish] = []
    stand_in_votes: dict[int, list[int]] = {}  # by the absent person's seat: those who would let a bot play
    events: list[TableEvent] = []


class Snapshot(msgspec.Struct, frozen=True, rename={"data": "facts"}):
    data: TableData
    match: Dump | None
