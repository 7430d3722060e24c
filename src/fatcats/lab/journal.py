"""A tournament on disk, a deal a line: what was interrupted goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec

from fatcats.engine.errors import BadOption
from fatcats.lab.tournament import DealResult, Tournament

VERSION = 1


class Head(msgspec.Struct, frozen=True):
    """The first line: deals can only be compared if all of this is the same; their number may grow."""

    arena: int
    game: str
    rules: str
    seats: int
    seed: int
    options: dict[str, bool | int | str]
    line_ups: list[list[str]]


def head_of(plan: Tournament, rules: str) -> Head:
    line_ups = [list(line_up) for line_up in plan.line_ups]
    return Head(VERSION, plan.key, rules, plan.seats, plan.seed, dict(plan.options), line_ups)


class Journal:
    """Opened for one tournament; `done` are the deals that were played before."""

    def __init__(self, path: Path, head: Head) -> None:
        self.done: list[DealResult] = []
        lines = whole_lines(path)
        if lines:
            self._read(path, head, lines)
        self._file = path.open("wb")
        for line in [msgspec.json.encode(head), *map(msgspec.json.encode, self.done)]:
            self._file.write(line + b"\n")
        self._file.flush()

    def _read(self, path: Path, head: Head, lines: list[bytes]) -> None:
        try:
            known = msgspec.json.decode(lines[0], type=Head)
            self.done = [msgspec.json.decode(line, type=DealResult) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise BadOption(f"{path} is not the journal of a tournament: {error}") from error
        if known != head:
            raise BadOption(f"{path} is the journal of another tournament; name another file, or play that one")

    def add(self, result: DealResult) -> None:
        self._file.write(msgspec.json.encode(result) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def whole_lines(path: Path) -> list[bytes]:
    """Without a last one that was cut off."""
    if not path.exists():
        return []
    return path.read_bytes().split(b"\n")[:-1]
