"""What bots are called at a table: each level has its own cats, so that a name says who one plays with.

Short enough for a player's plate on a phone, and unlikely to be a person's.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import count

from fatcats.bots.levels import BEGINNER, CASUAL, EXPERT, STRONG

NAMES = {
    BEGINNER: ("Tilly", "Bean", "Pippin", "Button", "Crumb", "Dot", "Pebble", "Muffin"),
    CASUAL: ("Moss", "Biscuit", "Thistle", "Lumen", "Waffle", "Nimbus", "Clover", "Pudding"),
    STRONG: ("Ms Ledger", "Abacus", "Percival", "Quill", "Sable", "Tally", "Sterling", "Audit"),
    EXPERT: ("Contessa", "Zenobia", "Octavian", "Basalt", "Vesper", "Obsidian", "Compound", "Magnate"),
}


def bot_names_of(level: str) -> tuple[str, ...]:
    """In the order in which they sit down. Bots for those who study them borrow the names of casual players."""
    return NAMES.get(level, NAMES[CASUAL])


def free_bot_name(level: str, taken: Collection[str]) -> str:
    """The first that nobody at the table has."""
    used = {name.casefold() for name in taken}
    return next(name for name in _all_names(level) if name.casefold() not in used)


def _all_names(level: str) -> Iterator[str]:
    yield from bot_names_of(level)
    for number in count(2):
        yield from (f"{name} {number}" for name in bot_names_of(level))
