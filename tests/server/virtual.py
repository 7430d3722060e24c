"""A server in a time of its own: it passes only when nobody has anything to do. So an hour takes a moment, and the same
happens every time, at the same time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from fatcats import protocol
from fatcats.server.bots import BotPool
from fatcats.server.cluster.scale import Services, open_services
from fatcats.server.errors import Closed, Disconnected
from fatcats.server.http import limits
from fatcats.server.settings import Limits, Settings
from fatcats.server.socket.connection import Connection
from fatcats.server.socket.transport import Socket
from fatcats.server.store import TableRow, store
from fatcats.server.store.engines import open_database
from fatcats.server.store.raw import open_appender
from fatcats.server.table import clocks, journal, queue, room, rooms, scheduler
from tests.server.faulty import Faults, FaultyAppender, FaultyDatabase

BEGIN = 1_800_000_000.0  # when the story begins, in seconds since 1970
MEMORY = Path("/dev/shm")  # where nothing is flushed to a disk, if there is such a place
NEVER = 1e6  # seconds
MANY = Limits(messages_per_second=1e9, chats_per_ten_seconds=1e9)
Result = TypeVar("Result")


class Standstill(Exception):
    """Everybody waits for somebody else."""


class Leap(selectors.DefaultSelector):
    """Where others would wait for the time to pass, it has passed."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise Standstill
        self.time += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """What others do in threads is done at once: what a store takes is up to its faults."""

    def __init__(self) -> None:
        self._leap = Leap()
        super().__init__(self._leap)

    def time(self) -> float:
        return self._leap.time

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


def run(scene: Coroutine[Any, Any, Result], patch: pytest.MonkeyPatch) -> Result:
    """The scene, from its beginning to its end, by its own clock."""
    loop = VirtualLoop()
    for module in (limits, queue, room, rooms, scheduler):
        patch.setattr(module, "monotonic", loop.time)
    patch.setattr(clocks, "time", lambda: BEGIN + loop.time())
    try:
        return loop.run_until_complete(scene)
    finally:
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()


async def think_at_once(pool: BotPool, work: Callable[[Any], Any], question: Any) -> Any:
    """Bots need no processes here."""
    return work(question)


@asynccontextmanager
async def server(patch: pytest.MonkeyPatch, folder: Path, faults: Faults | None = None) -> AsyncIterator[Services]:
    faults = faults or Faults()
    with patch.context() as here:
        here.setattr(store, "open_database", lambda url: FaultyDatabase(open_database(url), faults))
        here.setattr(store, "open_appender", lambda url: FaultyAppender(open_appender(url), faults))
        here.setattr(BotPool, "_let", think_at_once)
        settings = Settings(database=str(folder / "tables.db"), bot_pace=0.7, answer_pace=NEVER, limits=MANY)
        async with open_services(settings, worker="w") as services:
            yield services


async def lay_table(services: Services, table: str, created: journal.Created, seed: bytes) -> None:
    """A table of this name."""
    at = clocks.now()
    row = TableRow(table, created.game, "waiting", created.public, seed, at, at)
    await services.store.create(row, at, journal.encode(created))


class Guest:
    """A live connection; `heard` is all that it was sent, and when."""

    def __init__(self, services: Services, table: str, person: str, **hello: Any) -> None:
        self.heard: list[tuple[float, bytes]] = []
        self.closed: Closed | None = None
        self.reads = asyncio.Event()  # a client that does not read is sent no more than the line holds
        self.reads.set()
        self._said: asyncio.Queue[Any] = asyncio.Queue()
        self.connection = Connection(
            table,
            person,
            Socket(self._said.get, self._take),
            rooms=services.rooms,
            presence=services.presence,
            bot_pool=services.bot_pool,
            limits=services.settings.limits,
        )
        self._serving = asyncio.create_task(self._serve(protocol.Hello(protocol=protocol.PROTOCOL, **hello)))

    async def _serve(self, hello: protocol.Hello) -> None:
        try:
            await self.connection.serve(hello)
        except Disconnected:
            pass
        except Closed as closed:
            self.closed = closed

    async def _take(self, message: Any) -> None:
        await self.reads.wait()
        self.heard.append((asyncio.get_running_loop().time(), message["text"].encode()))

    def say(self, message: protocol.Message) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": protocol.write(message).decode()})

    async def leave(self) -> None:
        if self._serving.done():
            return
        self._said.put_nowait({"type": "websocket.disconnect"})
        await self._serving

    @property
    def is_served(self) -> bool:
        return not self._serving.done()

    def messages(self) -> list[protocol.FromServer]:
        return [protocol.read_server(data) for _, data in self.heard]

    def last_news(self) -> protocol.Welcome | protocol.Update:
        for _, data in reversed(self.heard):
            message = protocol.read_server(data)
            if isinstance(message, protocol.Welcome | protocol.Update):
                return message
        raise AssertionError("this guest was not even welcomed")
