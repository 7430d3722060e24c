"""How many tables one server holds: doubled until it is too slow, then halved in between."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bench.load.figures import Figures

WITHIN = 100.0  # milliseconds for 99 % of all updates
FIRST = 125
MAX_TABLES = 6_000  # four sockets each: more addresses a client on one machine does not have
NEAR = 0.08  # how near the last two tries must be
MAX_CLIENT = 0.9  # of a processor: beyond, it is the load that is slow, not the server

Try = Callable[[int], Awaitable[Figures]]


@dataclass
class Capacity:
    tables: int = 0  # the most that went well
    is_limit: bool = False  # False: more could not be tried, or the load itself was too slow
    tries: list[Figures] = field(default_factory=list)


async def capacity(attempt: Try, most: int = MAX_TABLES) -> Capacity:
    found = Capacity()
    tables, too_many = min(FIRST, most), 0
    while not too_many:
        figures = await attempt(tables)
        found.tries.append(figures)
        if not figures.is_fine(WITHIN):
            too_many = tables
        elif tables >= most:
            found.tables = tables
            return found
        else:
            found.tables, tables = tables, min(tables * 2, most)
    while too_many - found.tables > NEAR * too_many:
        tables = (too_many + found.tables) // 2
        figures = await attempt(tables)
        found.tries.append(figures)
        if figures.is_fine(WITHIN):
            found.tables = tables
        else:
            too_many = tables
    found.is_limit = all(figures.client < MAX_CLIENT for figures in found.tries if not figures.is_fine(WITHIN))
    return found
