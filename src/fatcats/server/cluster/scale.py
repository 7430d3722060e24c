"""One process or many: puts together what a server of each size needs."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from fatcats.server.bots import BotPool
from fatcats.server.cluster.bus import Bus, memory_bus
from fatcats.server.cluster.presence import Presence
from fatcats.server.settings import Settings, data_folder
from fatcats.server.store import Store
from fatcats.server.store.engines import is_sqlite, read_url
from fatcats.server.table.rooms import Rooms
from fatcats.server.table.scheduler import Automation, BotQueue
from fatcats.server.table.timers import Paces

FREE_PACE = 6  # as many times slower are bots in a phase without turns, so that people have their say
MIN_FREE_PACE = 0.5  # seconds: without a pause a bot could act there without end


class NotScalable(Exception):
    """What was asked for needs another database or a package that is missing; the text says which."""


def check(settings: Settings) -> None:
    """Say at once what cannot work, rather than let tables go wrong later."""
    url = read_url(settings.database or "tables.db")
    if not settings.redis:
        return
    if is_sqlite(url):
        raise NotScalable("several workers need PostgreSQL: SQLite is for one process")
    try:
        import redis  # noqa: F401
        import saq  # noqa: F401
    except ImportError as error:
        raise NotScalable("several workers need more packages: install fatcats[scale]") from error


@dataclass(frozen=True)
class Services:
    """What a server of any size consists of."""

    settings: Settings
    store: Store
    bus: Bus
    presence: Presence
    bot_pool: BotPool
    rooms: Rooms


@asynccontextmanager
async def open_services(settings: Settings, *, worker: str, is_for_bots: bool = False) -> AsyncIterator[Services]:
    check(settings)
    url = read_url(settings.database or str(data_folder() / "tables.db"))
    store, bot_pool = Store(url), BotPool(settings.bot_processes)
    lock = hold(Path(str(url.database))) if is_sqlite(url) else None
    try:
        await store.open()
        async with shared_parts(settings, worker, is_for_bots) as (bus, presence, bot_queue):
            automation = Automation(bot_pool, paces(settings), bot_queue, is_active=not is_for_bots)
            rooms = Rooms(store, bus, presence, automation, expiry=settings.expiry, is_scaled=settings.is_scaled)
            await presence.start()
            await rooms.start()
            try:
                yield Services(settings, store, bus, presence, bot_pool, rooms)
            finally:
                await rooms.stop()
                bot_pool.stop()
                await presence.stop()
    finally:
        await store.close()
        if lock is not None:
            lock.close()


def paces(settings: Settings) -> Paces:
    free = max(MIN_FREE_PACE, FREE_PACE * settings.bot_pace)
    return Paces(int(settings.bot_pace * 1000), int(free * 1000), int(settings.answer_pace * 1000))


def hold(path: Path) -> IO[bytes]:
    """SQLite is for one process: a second one on the same file would not hear of the first one's moves.

    The lock is on the file itself, since a link leads to it under another name. That is safe on Linux, where such locks
    and those of SQLite do not know of each other; elsewhere it is on a file beside it.
    """
    held = path if sys.platform == "linux" else path.resolve().with_name(f"{path.resolve().name}.lock")
    file = held.open("ab")
    try:
        import fcntl
    except ImportError:
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise NotScalable(f"another server is using {path}") from error
    return file


@asynccontextmanager
async def shared_parts(
    settings: Settings, worker: str, is_for_bots: bool
) -> AsyncIterator[tuple[Bus, Presence, BotQueue | None]]:
    if not settings.redis:
        yield memory_bus(), Presence(), None
        return
    from fatcats.server.cluster.bot_worker import SaqBotQueue
    from fatcats.server.cluster.redis import SharedPresence, open_redis, redis_bus

    redis = open_redis(settings.redis)
    bot_queue = None if is_for_bots else SaqBotQueue(settings)
    try:
        yield redis_bus(redis), SharedPresence(redis, worker), bot_queue
    finally:
        if bot_queue is not None:
            await bot_queue.close()
        await redis.aclose()
