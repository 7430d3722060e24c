"""One process or many: puts together what a server of each size needs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

from fatcats.server.bus import Bus, memory_bus
from fatcats.server.presence import Presence
from fatcats.server.rooms import Asker, Rooms
from fatcats.server.settings import Settings, data_folder
from fatcats.server.store import Store
from fatcats.server.store.engines import is_sqlite, read_url


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


@asynccontextmanager
async def open_rooms(settings: Settings, *, worker: str, is_for_bots: bool = False) -> AsyncIterator[Rooms]:
    check(settings)
    url = read_url(settings.database or str(data_folder() / "tables.db"))
    store = Store(url)
    lock = hold(Path(f"{url.database}.lock")) if is_sqlite(url) else None
    await store.open()
    try:
        async with shared_parts(settings, worker, is_for_bots) as (bus, presence, asker):
            rooms = Rooms(settings, store, bus, presence, asker=asker)
            rooms.is_active = not is_for_bots
            await rooms.start()
            try:
                yield rooms
            finally:
                await rooms.stop()
    finally:
        await store.close()
        if lock is not None:
            lock.close()


def hold(path: Path) -> IO[str]:
    """SQLite is for one process: a second one on the same file would not hear of the first one's moves."""
    file = path.open("w")
    try:
        import fcntl
    except ImportError:
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise NotScalable(f"another server is using {path.name.removesuffix('.lock')}") from error
    return file


@asynccontextmanager
async def shared_parts(
    settings: Settings, worker: str, is_for_bots: bool
) -> AsyncIterator[tuple[Bus, Presence, Asker | None]]:
    if not settings.redis:
        yield memory_bus(), Presence(), None
        return
    from fatcats.server.bot_worker import QueueAsker
    from fatcats.server.redis_parts import SharedPresence, open_redis, redis_bus

    redis = open_redis(settings.redis)
    asker = None if is_for_bots else QueueAsker(settings)
    try:
        yield redis_bus(redis), SharedPresence(redis, worker), asker
    finally:
        if asker is not None:
            await asker.close()
        await redis.aclose()
