"""What a table's log comes to: all that a snapshot keeps."""

from __future__ import annotations

import msgspec

from fatcats.live import Dump
from fatcats.server import log
from fatcats.server.clocks import Clocks

WAITING, PLAYING, OVER = "waiting", "playing", "over"


class Chatter(msgspec.Struct, frozen=True):
    number: int
    seat: int
    name: str
    text: str
    at: int


class Step(msgspec.Struct, frozen=True, array_like=True):
    """An entry of the match: where it is in the log, and who made it."""

    number: int
    seat: int
    by: str
    at: int


class Undoing(msgspec.Struct, frozen=True):
    """Somebody asks to take something back."""

    seat: int
    count: int
    agreed: list[int]


class Facts(msgspec.Struct):
    """All that a snapshot keeps besides the match."""

    created: log.Created
    chairs: list[log.Chair]
    number: int = 0
    at: int = 0
    status: str = WAITING
    steps: list[Step] = []
    clocks: Clocks = msgspec.field(default_factory=Clocks)
    said: list[Chatter] = []
    undoing: Undoing | None = None
    undone: list[tuple[int, int]] = []  # entries that took something back, and how many steps were left
    requests: dict[str, int] = {}  # the client's mark of a request and the entry that it led to
    rematch: str = ""


class Saved(msgspec.Struct, frozen=True):
    facts: Facts
    match: Dump | None
