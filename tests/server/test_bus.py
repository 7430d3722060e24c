"""News between workers, through a real Redis."""

from __future__ import annotations

import asyncio

from fatcats.server.cluster.redis import open_redis, redis_bus
from tests.server.services import Redis

TABLES = [f"table {number}" for number in range(30)]
PATIENCE = 20.0  # seconds


async def test_tables_that_are_followed_all_at_once_are_all_heard(redis: Redis) -> None:
    """As after a worker's start, when everybody comes back: nothing is subscribed yet, and there is no connection."""
    here, elsewhere = open_redis(redis.url), open_redis(redis.url)
    bus, other = redis_bus(here), redis_bus(elsewhere)
    missing, all_heard = set(TABLES), asyncio.Event()

    async def hear(table: str, _: int) -> None:
        missing.discard(table)
        if not missing:
            all_heard.set()

    async def nothing() -> None: ...

    await bus.start(hear, nothing)
    try:
        await asyncio.gather(*(bus.follow(table) for table in TABLES))
        for table in TABLES:
            await other.publish(table, 1)
        await asyncio.wait_for(all_heard.wait(), PATIENCE)
    except TimeoutError:
        raise AssertionError(f"not heard: {sorted(missing)}") from None
    finally:
        await bus.stop()
        await here.aclose()
        await elsewhere.aclose()
