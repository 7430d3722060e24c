"""A match laid aside, as a snapshot keeps it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from fatcats.record import Entry


class Mark(NamedTuple):
    """Where a step (the set-up, or an entry) ended: in the list of events, and in the outcomes of the seed."""

    events: int
    first_drawn: int
    drawn: int


class Dump(msgspec.Struct, frozen=True, array_like=True):
    """Everything needed to go on without replaying."""

    position: bytes
    events: list[int]
    setup: list[int]
    entries: list[Entry]
    marks: list[Mark]
    drawn: int
    start: int
