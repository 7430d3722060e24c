"""A load, whosever server it is put on: tables that move and hear, at a steady rate."""

from __future__ import annotations

import asyncio
import os
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import httpx

from bench.load.figures import Figures, cpu_seconds, memory_bytes, stolen_time

SEATS = 4
PAUSE = 2.0  # seconds between the moves of a table
AT_ONCE = 20  # tables that are opened at the same time
LAST_WORDS = 1.0  # seconds for the last updates


class LoadTable(ABC):
    """A table under load: knows how to make its next move, and hears every update of every seat."""

    def __init__(self, sockets: int = SEATS) -> None:
        self.sockets = sockets
        self.figures = Figures(0)
        self.sent = 0.0
        self.waiting: set[int] = set()

    @abstractmethod
    def make_move(self) -> bool:
        """Send the next move; False if nobody can."""

    def is_sent(self) -> None:
        self.figures.missing += len(self.waiting)
        self.waiting = set(range(self.sockets))
        self.sent = perf_counter()
        self.figures.moves += 1

    def heard(self, seat: int) -> None:
        if seat in self.waiting:
            self.waiting.discard(seat)
            self.figures.latencies.append((perf_counter() - self.sent) * 1000)


class LoadServer(ABC):
    """A server that can be put under load."""

    name: str
    keeps: bool  # what it has acknowledged, also over a crash
    lobby: str  # where tables are made

    @abstractmethod
    def running(self, folder: Path) -> AbstractAsyncContextManager[None]:
        """It serves while this is open."""

    @abstractmethod
    def parts(self) -> dict[str, int]:
        """Its processes, by name; "server" is the server itself, others are what it stands on."""

    @abstractmethod
    async def open_table(self, client: httpx.AsyncClient) -> LoadTable: ...


@asynccontextmanager
async def serving(server: LoadServer) -> AsyncIterator[None]:
    with TemporaryDirectory(prefix="fatcats-load-") as folder:
        async with server.running(Path(folder)):
            yield


async def open_tables(server: LoadServer, count: int) -> list[LoadTable]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(client: httpx.AsyncClient) -> LoadTable:
        async with gate:
            return await server.open_table(client)

    async with httpx.AsyncClient(base_url=server.lobby, timeout=120) as client:
        return list(await asyncio.gather(*(one(client) for _ in range(count))))


async def measure(server: LoadServer, tables: int, seconds: float, *, pause: float = PAUSE) -> Figures:
    """A fresh server with so many tables."""
    async with serving(server):
        before = memory_bytes(server.parts()["server"])
        opened = await open_tables(server, tables)
        return await drive(server, opened, seconds, pause=pause, memory_before=before)


async def drive(
    server: LoadServer, tables: Sequence[LoadTable], seconds: float, *, pause: float = PAUSE, memory_before: int = 0
) -> Figures:
    """Every table moves once in each interval, at a moment of its own."""
    figures = Figures(len(tables), memory_before=memory_before)
    for table in tables:
        table.figures, table.waiting = figures, set()
    os.sync()  # what others have left for the disk to write would make the first flushes wait
    await asyncio.sleep(LAST_WORDS)
    random = Random(1)
    begin, own, (stolen, time) = perf_counter(), process_time(), stolen_time()
    cpu = {name: cpu_seconds(pid) for name, pid in server.parts().items()}
    due = sorted((random.random() * pause, n) for n in range(len(tables)))
    for turn in range(max(1, int(seconds / pause))):
        for offset, n in due:
            wait = begin + turn * pause + offset - perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            if not tables[n].make_move():
                figures.errors += 1
    await asyncio.sleep(LAST_WORDS)
    figures.cpu = {name: cpu_seconds(pid) - cpu[name] for name, pid in server.parts().items()}
    stolen_now, time_now = stolen_time()
    figures.stolen = (stolen_now - stolen) / max(1, time_now - time)
    figures.client = (process_time() - own) / (perf_counter() - begin)
    figures.missing += sum(len(table.waiting) for table in tables)
    figures.memory = memory_bytes(server.parts()["server"])
    return figures
