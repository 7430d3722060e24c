"""A stored game: what was agreed, what was played, what chance gave. `docs/record.md` describes the format."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from fatcats.engine.errors import BadRecord
from fatcats.engine.options import OptionValue
from fatcats.engine.view import Outcome

FORMAT = "fatcats-record"
VERSION = 1


@dataclass(frozen=True)
class Entry:
    """One decision: usually one move; a choice made of several small moves is one entry too."""

    seat: int
    moves: list[str]  # in notation
    chance: list[int] = field(default_factory=list)  # what chance gave before the next decision


@dataclass(frozen=True)
class Shuffle:
    """How chance was sealed at a server table; `fatcats.match.fairness` checks it.

    A step is the set-up (0) or an entry (counted from 1). Outcomes that were drawn for moves taken back are not used
    again, so a step may begin some outcomes later than the one before it ended.
    """

    commitment: str  # published before the deal
    seed: str = ""  # in hex; shown when the game is over
    start: int = 0  # the first step whose chance came from this seed
    skipped: dict[int, int] = field(default_factory=dict)  # step: outcomes drawn just before it for moves taken back


@dataclass(frozen=True)
class Record:
    """A stored game; `replay` plays it again."""

    game: str
    rules: str  # the game's rules version
    codec: int  # the version of the game's move table
    seats: int
    options: dict[str, OptionValue]
    setup: list[int]  # what chance gave before the first decision
    entries: list[Entry]
    seed: int | None = None  # the generator's, if chance came from one
    players: list[str] = field(default_factory=list)
    outcome: Outcome | None = None  # None: the game is not over
    digest: str = ""  # of the position that the entries lead to
    shuffle: Shuffle | None = None  # if chance was sealed
    format: str = FORMAT
    version: int = VERSION

    def save(self, path: str | Path) -> None:
        """Write it to this file."""
        Path(path).write_bytes(write_record(self))

    @staticmethod
    def load(path: str | Path) -> Record:
        """The record in this file; BadRecord says what is wrong with one that cannot be read."""
        return read_record(Path(path).read_bytes())


def write_record(record: Record) -> bytes:
    """As JSON, an entry a line, so that records can be read and compared."""
    body = msgspec.to_builtins(record)
    entries = body.pop("entries")
    head = msgspec.json.format(msgspec.json.encode(body), indent=2).decode().rstrip("}").rstrip()
    lines = ",\n".join("    " + msgspec.json.encode(entry).decode() for entry in entries)
    return f'{head},\n  "entries": [\n{lines}\n  ]\n}}\n'.encode()


def read_record(data: bytes) -> Record:
    """The record in these bytes; BadRecord says what is wrong with those that cannot be read."""
    try:
        raw: Any = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"this is not a whole JSON file, so it is damaged or cut off ({error})") from error
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise BadRecord(f"this is JSON, but not a record of a game: its format is not {FORMAT!r}")
    if raw.get("version") != VERSION:
        raise BadRecord(f"this record is written in version {raw.get('version')!r} of the format; known is {VERSION}")
    try:
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"this record is damaged: {error}") from error
