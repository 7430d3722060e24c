# fatcats: interpreted
"""Rows of the data files: reading one field at a time, with a sentence for whoever wrote it wrong."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from ..model.parts import DOLLARS, MAX_COST


class Row:
    """One object of a data file. Every field must be read; `end` refuses those that nobody asked for."""

    def __init__(self, raw: object, where: str) -> None:
        if not isinstance(raw, dict):
            raise ValueError(f"{where} must be an object with named fields")
        self._fields: dict[str, Any] = dict(raw)
        self.where = where

    def word(self, name: str, allowed: Collection[str] = ()) -> str:
        value = self.field(name)
        if not isinstance(value, str) or not value:
            raise ValueError(f"{self.where}: {name} must be a word, not {value!r}")
        if allowed and value not in allowed:
            raise ValueError(f"{self.where}: unknown {name} {value!r}; it can be {', '.join(allowed)}")
        return value

    def flag(self, name: str) -> bool:
        value = self._fields.pop(name, False)
        if not isinstance(value, bool):
            raise ValueError(f"{self.where}: {name} must be true or false, not {value!r}")
        return value

    def number(self, name: str, low: int, high: int) -> int:
        value = self.field(name)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise ValueError(f"{self.where}: {name} must be a whole number from {low} to {high}, not {value!r}")
        return value

    def dollars(self, name: str) -> int:
        """An amount of money, in units of $10."""
        value = self.field(name)
        if isinstance(value, bool) or not isinstance(value, int) or value % DOLLARS:
            raise ValueError(f"{self.where}: {name} must be a multiple of $10, not {value!r}")
        if not 0 <= value <= MAX_COST * DOLLARS:
            raise ValueError(f"{self.where}: {name} must be from $0 to ${MAX_COST * DOLLARS}, not {value}")
        return value // DOLLARS

    def items(self, name: str) -> list[object]:
        return listed(self.field(name), f"{self.where}: {name}")

    def end(self) -> None:
        if self._fields:
            raise ValueError(f"{self.where} has fields that do not belong there: {', '.join(map(str, self._fields))}")

    def field(self, name: str) -> object:
        if name not in self._fields:
            raise ValueError(f"{self.where} lacks {name}")
        return self._fields.pop(name)


def listed(raw: object, where: str) -> list[object]:
    if not isinstance(raw, list):
        raise ValueError(f"{where} must be a list")
    return raw


def refuse_twins(names: Iterable[object], what: str) -> None:
    seen: set[object] = set()
    for name in names:
        if name in seen:
            raise ValueError(f"{what} {name!r} is there twice")
        seen.add(name)
