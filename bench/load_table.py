"""What a load on a server is made of, whosever server it is: tables that move and hear, and the figures."""

from __future__ import annotations

import asyncio
import os
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

import httpx

SEATS = 4
PAUSE = 2.0  # seconds between the moves of a table
AT_ONCE = 20  # tables that are opened at the same time


@dataclass
class Figures:
    name: str
    latencies: list[float] = field(default_factory=list)  # milliseconds
    moves: int = 0
    missing: int = 0  # updates that never came
    errors: int = 0
    cpu: float = 0.0  # seconds
    memory: int = 0  # megabytes
    stolen: float = 0.0  # share of the machine's processor time that its host gave to others

    @property
    def cpu_of_move(self) -> float:
        """Milliseconds."""
        return self.cpu * 1000 / max(1, self.moves)

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


class LoadTable(ABC):
    """A table under load: knows how to make its next move, and hears every update of every seat."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.sent = 0.0
        self.waiting: set[int] = set()

    @abstractmethod
    def make_move(self) -> bool:
        """Send the next move; False if nobody can."""

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


def processor_time() -> tuple[int, int]:
    """What the host of this machine has stolen of its time, and all of it."""
    fields = [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return fields[7], sum(fields)


def memory_megabytes(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1024


async def drive(tables: Sequence[LoadTable], figures: Figures, seconds: float, pid: int) -> None:
    """Every table moves once in each interval, at a moment of its own."""
    random = Random(1)
    begin, cpu, (stolen, time) = perf_counter(), cpu_seconds(pid), processor_time()
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
    stolen_now, time_now = processor_time()
    figures.stolen = (stolen_now - stolen) / max(1, time_now - time)
    figures.missing += sum(len(table.waiting) for table in tables)
    figures.memory = memory_megabytes(pid)


async def open_and_drive(
    url: str,
    open_table: Callable[[httpx.AsyncClient, Figures], Awaitable[LoadTable]],
    figures: Figures,
    tables: int,
    seconds: float,
    pid: int,
) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(client: httpx.AsyncClient) -> LoadTable:
        async with gate:
            return await open_table(client, figures)

    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        opened = await asyncio.gather(*(one(client) for _ in range(tables)))
    os.sync()  # what others have left for the disk to write would make the first flushes wait
    await asyncio.sleep(1)
    await drive(opened, figures, seconds, pid)
