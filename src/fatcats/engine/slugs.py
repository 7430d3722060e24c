# fatcats: interpreted
"""What the rules number, by name: constants such as `SIZE_NAMING: Final = 4` are the one place where a thing gets its
number, and its id for everybody outside the rules and the class that carries it out are called after it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")
WORD = re.compile(r"(?<!^)(?=[A-Z])")


def numbered(module: ModuleType) -> list[str]:
    """The constants of a module that are numbers, in their order: from 0 on, without gaps."""
    found = sorted((value, name) for name, value in vars(module).items() if name.isupper() and type(value) is int)
    if [value for value, _ in found] != list(range(len(found))):
        raise ValueError(f"{module.__name__} does not number its things from 0 on without gaps")
    return [name for _, name in found]


def words(name: str) -> str:
    """GAME_BEGAN is "game began"."""
    return name.lower().replace("_", " ")


def slugs_of(module: ModuleType) -> tuple[str, ...]:
    """The ids of what a module numbers: SIZE_NAMING is "size-naming"."""
    return tuple(name.lower().replace("_", "-") for name in numbered(module))


def in_order(table: Mapping[int, T]) -> tuple[T, ...]:
    """What stands in a table for each of some constants, by number: from 0 on, without gaps."""
    if sorted(table) != list(range(len(table))):
        raise ValueError(f"the table has gaps: {sorted(table)}")
    return tuple(table[number] for number in range(len(table)))


def by_number(module: ModuleType, things: Sequence[T]) -> list[T]:
    """One thing for each constant: SIZE_NAMING is the number of the one whose class is called SizeNaming."""
    found = {WORD.sub("_", type(thing).__name__).upper(): thing for thing in things}
    names = numbered(module)
    if sorted(found) != sorted(names) or len(found) != len(things):
        raise ValueError(f"{module.__name__} numbers other things than {sorted(found)}")
    return [found[name] for name in names]
