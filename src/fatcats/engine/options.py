# fatcats: interpreted
"""The options of a game: what may be agreed before it begins, each with its ruling.

Inside the rules an option is one integer, most often in a cell of its own; `code` makes it from the value that people
write.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from fatcats.engine.errors import BadOption
from fatcats.engine.position import Position

OptionValue = bool | int | str
OptionValues = dict[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """An option of one of the kinds below."""

    name: str
    default: OptionValue
    clause: str  # the ruling that it belongs to
    cell: int | None = field(default=None, kw_only=True)  # where the rules read its code, if it has a cell of its own

    def values(self) -> Sequence[OptionValue]:
        """All values, or for a wide range some that stand for the rest."""
        raise NotImplementedError

    def read(self, raw: object) -> OptionValue:
        """The value that somebody means who writes `raw`."""
        raise NotImplementedError

    def code(self, value: OptionValue) -> int:
        raise NotImplementedError

    def allowed(self) -> str:
        """What can be chosen, for people."""
        raise NotImplementedError

    def refuse(self, raw: object) -> BadOption:
        return BadOption(f"{self.name} cannot be {raw!r}; it can be {self.allowed()} ({self.clause})")


@dataclass(frozen=True)
class Flag(Option):
    """On or off."""

    without_turns: bool = False  # does the game then have a phase in which all act at once, against the clock?

    def values(self) -> Sequence[OptionValue]:
        return (False, True)

    def read(self, raw: object) -> OptionValue:
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if isinstance(raw, bool):
            return raw
        if isinstance(raw, str) and raw.lower() in words:
            return words[raw.lower()]
        raise self.refuse(raw)

    def code(self, value: OptionValue) -> int:
        return int(value)

    def allowed(self) -> str:
        return "true or false"


@dataclass(frozen=True)
class Number(Option):
    """A whole number from `low` to `high`."""

    low: int = 0
    high: int = 0

    def values(self) -> Sequence[OptionValue]:
        return sorted({self.low, (self.low + self.high) // 2, self.high, int(self.default)})

    def read(self, raw: object) -> OptionValue:
        if isinstance(raw, str) and raw.strip().lstrip("-").isdecimal() and len(raw) < 12:
            raw = int(raw)
        if isinstance(raw, bool) or not isinstance(raw, int) or not self.low <= raw <= self.high:
            raise self.refuse(raw)
        return raw

    def code(self, value: OptionValue) -> int:
        return int(value)

    def allowed(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


@dataclass(frozen=True)
class Choice(Option):
    """One of a few words."""

    choices: tuple[str, ...] = ()

    def values(self) -> Sequence[OptionValue]:
        return self.choices

    def read(self, raw: object) -> OptionValue:
        if not isinstance(raw, str | int) or isinstance(raw, bool) or str(raw).lower() not in self.choices:
            raise self.refuse(raw)
        return str(raw).lower()

    def code(self, value: OptionValue) -> int:
        return self.choices.index(str(value))

    def allowed(self) -> str:
        return " or ".join(self.choices)


@dataclass(frozen=True)
class Data(Option):
    """A table of data that can be swapped whole: the name of one that is shipped, or the table itself as JSON.

    `check` turns JSON into the game's own rows and raises ValueError, with a helpful sentence, where they are wrong.
    """

    shipped: Mapping[str, str] = field(default_factory=dict, hash=False)  # name and JSON
    check: Callable[[object], object] = lambda raw: raw

    def values(self) -> Sequence[OptionValue]:
        return tuple(self.shipped)

    def read(self, raw: object) -> OptionValue:
        if isinstance(raw, str) and raw in self.shipped:
            return raw
        text = raw if isinstance(raw, str) else json.dumps(raw)
        if not text.lstrip().startswith(("{", "[")):
            raise self.refuse(raw)
        self.table(text)
        return text

    def table(self, value: OptionValue) -> object:
        """The checked rows of a value."""
        text = self.shipped.get(str(value), str(value))
        try:
            return self.check(json.loads(text))
        except (ValueError, RecursionError) as error:
            raise BadOption(f"the table for {self.name} is wrong: {error}") from error

    def code(self, value: OptionValue) -> int:
        """A table is no number; the game reads its rows when it lays out the table."""
        return 0

    def allowed(self) -> str:
        return f"{' or '.join(self.shipped)}, or a table as JSON"


class OptionSchema:
    """The options of a game, in the order of its rules page."""

    def __init__(self, *options: Option) -> None:
        self._options = {option.name: option for option in options}

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options.values())

    def read(self, given: Mapping[str, object]) -> OptionValues:
        """Every option with its value: the given ones checked, the others at their defaults."""
        for name in given:
            if name not in self._options:
                known = ", ".join(self._options) or "none"
                raise BadOption(f"there is no option {name!r}; the game has: {known}")
        return {
            name: option.read(given[name]) if name in given else option.default
            for name, option in self._options.items()
        }

    def codes(self, values: OptionValues) -> dict[str, int]:
        """The numbers by which the rules know the values."""
        return {name: option.code(values[name]) for name, option in self._options.items()}

    def lay_out(self, table: Position, values: OptionValues) -> None:
        """Write the codes into the cells that the options name."""
        for name, option in self._options.items():
            if option.cell is not None:
                table[option.cell] = option.code(values[name])
