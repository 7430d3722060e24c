"""What several workers share through Redis: news and presence. Only loaded where there is one."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from contextlib import suppress
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from fatcats.server.cluster.bus import Bus
from fatcats.server.cluster.presence import Presence

ALIVE = 15  # seconds for which a worker counts as alive after its last beat
BEAT = 4.0
REDIS_ERRORS = (RedisError, OSError, TimeoutError)


def open_redis(url: str) -> Any:
    return Redis.from_url(url, socket_connect_timeout=2, health_check_interval=10)


def redis_bus(redis: Any) -> Bus:
    return Bus(RedisChannelsPubSubBackend(redis=redis, key_prefix="fatcats"), REDIS_ERRORS)


class SharedPresence(Presence):
    """A hash for each table in Redis, a field for each worker and person; what a dead worker left does not count."""

    def __init__(self, redis: Any, worker: str) -> None:
        super().__init__()
        self._redis = redis
        self._worker = worker
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        with suppress(*REDIS_ERRORS):
            await self._redis.set(self._alive(self._worker), 1, ex=ALIVE)
        self._task = asyncio.create_task(self._beat(), name="presence")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        with suppress(*REDIS_ERRORS):
            await self._redis.delete(self._alive(self._worker))

    async def came(self, table: str, who: str) -> None:
        await super().came(table, who)
        await self._write(table, who)

    async def went(self, table: str, who: str) -> None:
        await super().went(table, who)
        await self._write(table, who)

    async def people(self, table: str) -> Counter[str]:
        """If Redis does not answer, those connected here are all that is known."""
        people = await super().people(table)
        with suppress(*REDIS_ERRORS):
            fields = await self._redis.hgetall(self._key(table))
            people.update(await self._elsewhere(table, fields))
        return people

    async def _elsewhere(self, table: str, fields: dict[bytes, bytes]) -> Counter[str]:
        others: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for field, count in fields.items():
            worker, _, who = field.decode().partition(" ")
            if worker != self._worker:
                others[worker][who] += int(count)
        found: Counter[str] = Counter()
        for worker, people in others.items():
            if await self._redis.exists(self._alive(worker)):
                found.update(people)
            else:
                await self._redis.hdel(self._key(table), *(f"{worker} {who}" for who in people))
        return found

    async def _write(self, table: str, who: str) -> None:
        count = self._here[table][who] if table in self._here else 0
        field = f"{self._worker} {who}"
        with suppress(*REDIS_ERRORS):
            if count > 0:
                await self._redis.hset(self._key(table), field, count)
                await self._redis.expire(self._key(table), 86_400)
            else:
                await self._redis.hdel(self._key(table), field)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with suppress(*REDIS_ERRORS):
                was_known = await self._redis.set(self._alive(self._worker), 1, ex=ALIVE, get=True)
                if was_known is None:  # Redis has forgotten us, so it was restarted
                    for table, people in list(self._here.items()):
                        for who in list(people):
                            await self._write(table, who)

    @staticmethod
    def _key(table: str) -> str:
        return f"fatcats:present:{table}"

    @staticmethod
    def _alive(worker: str) -> str:
        return f"fatcats:worker:{worker}"
