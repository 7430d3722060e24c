# fatcats: interpreted
"""The move table: every move of a game, once, in a fixed order. A move is its position in the table.

Inside the rules a move is read with three rows of numbers, made here once: its verb (the first move of its block) and
two numbers of the game's choice, such as a Market and a card. At the edges it is a typed record with one line of text.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields

from fatcats.engine.errors import BadMove


@dataclass(frozen=True)
class Move:
    """A move as people, logs and the web see it. Subclasses add what it is about."""

    verb: str

    def notation(self) -> str:
        """One line of text that names this move and no other."""
        return " ".join([self.verb, *(str(getattr(self, field.name)) for field in fields(self)[1:])])

    def aliases(self) -> tuple[str, ...]:
        """Other ways to write it."""
        return ()

    def label_parts(self) -> dict[str, tuple[object, str]]:
        """Parts that only its label has, made of the others: what they are, and which names they have."""
        return {}


Row = tuple[Move, int, int]


class MoveTable:
    def __init__(self, version: int) -> None:
        self.version = version  # of the numbering: a stored id means a move only together with it
        self.records: list[Move] = []
        self.texts: list[str] = []
        self.verbs: list[int] = []
        self.firsts: list[int] = []
        self.seconds: list[int] = []
        self._by_text: dict[str, int] = {}

    def block(self, rows: Iterable[Row]) -> int:
        """Append moves that share a verb; returns the first."""
        verb = len(self.records)
        for record, first, second in rows:
            for text in (record.notation(), *record.aliases()):
                if self._by_text.setdefault(folded(text), len(self.records)) != len(self.records):
                    raise ValueError(f"two moves are written {text!r}")
            self.records.append(record)
            self.texts.append(record.notation())
            self.verbs.append(verb)
            self.firsts.append(first)
            self.seconds.append(second)
        return verb

    def plain(self, verb: str) -> int:
        """Append a move that needs no parameters."""
        return self.block([(Move(verb), 0, 0)])

    def __len__(self) -> int:
        return len(self.records)

    def describe(self, move: int) -> Move:
        if not 0 <= move < len(self.records):
            raise BadMove(f"there is no move number {move}; the table has {len(self.records)} moves")
        return self.records[move]

    def notation(self, move: int) -> str:
        self.describe(move)
        return self.texts[move]

    def parse(self, text: str) -> int:
        """The move that is written so; capitals and the number of spaces do not matter."""
        move = self._by_text.get(folded(text))
        if move is None:
            raise BadMove(f"no move is written {text.strip()[:80]!r}")
        return move


def folded(text: str) -> str:
    """As moves are compared: small letters, single spaces."""
    return " ".join(text.lower().split())
