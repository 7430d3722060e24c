"""Load on a server: `python -m bench.load [--tables 500] [--seconds 60]`, with a boardgame.io server beside it.

Every table has four sockets and gets one move every two seconds. Measured is the time from a move sent to the update
of each of the four, and the server's CPU time for each move. Client and server share the machine.
"""

from __future__ import annotations

import asyncio
import os
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import uvloop
from rich.console import Console
from rich.table import Table

from bench import load_ours, load_peer

SEATS = 4
PAUSE = 2.0  # seconds between the moves of a table


@dataclass
class Figures:
    name: str
    latencies: list[float] = field(default_factory=list)  # milliseconds
    moves: int = 0
    missing: int = 0  # updates that never came
    errors: int = 0
    cpu: float = 0.0  # seconds
    memory: int = 0  # megabytes

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


class LoadTable:
    """A table under load: knows how to make its next move, and hears every update of every seat."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.sent = 0.0
        self.waiting: set[int] = set()

    def make_move(self) -> bool:
        """Send the next move; False if nobody can."""
        raise NotImplementedError

    def is_sent(self) -> None:
        self.figures.missing += len(self.waiting)
        self.waiting = set(range(SEATS))
        self.sent = perf_counter()
        self.figures.moves += 1

    def heard(self, seat: int) -> None:
        if seat in self.waiting:
            self.waiting.discard(seat)
            self.figures.latencies.append((perf_counter() - self.sent) * 1000)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_megabytes(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1024


async def drive(tables: list[LoadTable], figures: Figures, seconds: float, pid: int) -> None:
    """Every table moves once in each interval, at a moment of its own."""
    random = Random(1)
    begin, cpu = perf_counter(), cpu_seconds(pid)
    due = sorted((random.random() * PAUSE, n) for n in range(len(tables)))
    for turn in range(int(seconds / PAUSE)):
        for offset, n in due:
            wait = begin + turn * PAUSE + offset - perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            if not tables[n].make_move():
                figures.errors += 1
    await asyncio.sleep(1)
    figures.cpu = cpu_seconds(pid) - cpu
    figures.missing += sum(len(table.waiting) for table in tables)
    figures.memory = memory_megabytes(pid)


Load = Callable[[Figures, Path, int, float], Awaitable[None]]


async def measure(name: str, load: Load, arguments: Namespace) -> Figures:
    figures = Figures(name)
    with TemporaryDirectory(prefix="fatcats-load-") as folder:
        await load(figures, Path(folder), arguments.tables, arguments.seconds)
    return figures


def show(results: list[Figures]) -> Table:
    table = Table("server", "moves", "p50 ms", "p99 ms", "worst ms", "missing", "errors", "CPU ms/move", "RSS MB")
    for figures in results:
        table.add_row(
            figures.name,
            str(figures.moves),
            *(f"{figures.percentile(share):.1f}" for share in (0.5, 0.99, 1.0)),
            str(figures.missing),
            str(figures.errors),
            f"{figures.cpu * 1000 / max(1, figures.moves):.2f}",
            str(figures.memory),
        )
    return table


async def main() -> None:
    parser = ArgumentParser(prog="python -m bench.load", description="Load on our server and on a peer's.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--no-peer", action="store_true")
    arguments = parser.parse_args()
    console = Console()
    console.print(
        f"{arguments.tables} tables × {SEATS} sockets, a move every {PAUSE:g} s, {arguments.seconds:g} s each"
    )
    results = [await measure("fatcats (SQLite, synced to disk)", load_ours.run, arguments)]
    if not arguments.no_peer:
        try:
            results.append(await measure("boardgame.io 0.50.2 (in memory)", load_peer.run, arguments))
        except load_peer.NoPeer as error:
            console.print(f"boardgame.io could not be run: {error}", markup=False)
    console.print(show(results))
    if len(results) == 2:
        ours, peer = (figures.cpu / max(1, figures.moves) for figures in results)
        console.print(f"our CPU for a move is {ours / peer:.2f} of boardgame.io's")


if __name__ == "__main__":
    uvloop.run(main())
