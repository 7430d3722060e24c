"""What a move costs where journals are long, and where many tables lie idle: both curves should be flat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bench.load.driver import LoadTable, drive, open_tables, serving
from bench.load.figures import Figures
from bench.load.ours import OurServer, OurTable

TABLES = 100
QUICK = 0.5  # seconds between the moves of a table, so that journals grow


@dataclass
class Point:
    at: int  # entries of a journal, or idle tables
    figures: Figures


async def over_length(windows: int, seconds: float, tables: int = TABLES) -> list[Point]:
    """The same tables, window by window; where they are is how long their journals were on the way."""
    server, points = OurServer(), list[Point]()
    async with serving(server):
        opened = await open_tables(server, tables)
        for _ in range(windows):
            before = mean_length(opened)
            figures = await drive(server, opened, seconds, pause=QUICK)
            points.append(Point(round((before + mean_length(opened)) / 2), figures))
    return points


def mean_length(tables: Sequence[LoadTable]) -> float:
    return sum(table.seq for table in tables if isinstance(table, OurTable)) / max(1, len(tables))


async def over_idle(counts: Sequence[int], seconds: float, tables: int = TABLES) -> list[Point]:
    """So many tables with all their sockets open, at which nobody moves, beside some that play."""
    server, points, idle = OurServer(), list[Point](), 0
    async with serving(server):
        playing = await open_tables(server, tables)
        quiet: list[LoadTable] = []
        for count in sorted(counts):
            quiet += await open_tables(server, count - idle)
            idle = count
            points.append(Point(count, await drive(server, playing, seconds)))
    return points
