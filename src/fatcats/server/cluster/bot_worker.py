"""Bots on machines of their own: questions come through a queue on Redis, answers go into the table's journal.

A question is only (table, seat, decision). Whoever answers it reads the journal, lets a bot process think, and writes
the next entry like everybody else. A question that is answered twice, or too late, changes nothing; one that is lost is
asked again.
"""

from __future__ import annotations

import logging
import secrets
from asyncio import sleep
from contextlib import suppress
from time import time
from typing import Any

from saq import Worker
from saq.job import Job
from saq.queue.redis import RedisQueue
from saq.types import Context

from fatcats.server.cluster.redis import REDIS_ERRORS
from fatcats.server.cluster.scale import open_services
from fatcats.server.errors import Refusal
from fatcats.server.settings import Settings

QUEUE = "fatcats"
PATIENCE = 60  # seconds for one question
ATTEMPT = 10  # seconds for which the same question is asked once
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 5.0  # seconds before Redis is asked again while it is away


class PatientQueue(RedisQueue):
    """While Redis is away nobody asks anything; it is tried again after a while, and then a longer one."""

    pause = FIRST_PAUSE

    async def dequeue(self, timeout: float = 0.0, poll_interval: float = 0.0) -> Job | None:
        try:
            job = await super().dequeue(timeout, poll_interval)
        except REDIS_ERRORS:
            self.pause, pause = min(self.pause * 2, LONGEST_PAUSE), self.pause
            await sleep(pause)
            return None
        self.pause = FIRST_PAUSE
        return job

    async def disconnect(self) -> None:
        """Whoever stops while Redis is away has nothing to take leave of."""
        with suppress(*REDIS_ERRORS):
            await super().disconnect()


class PatientWorker(Worker[Any]):
    async def process(self) -> bool:
        """An answer that cannot be reported any more is in the journal all the same."""
        with suppress(*REDIS_ERRORS):
            return await super().process()
        return False


def is_news(record: logging.LogRecord) -> bool:
    """That Redis is away is said once, by the bus, and not again whenever something is tried in vain."""
    return record.exc_info is None or not isinstance(record.exc_info[1], REDIS_ERRORS)


def open_queue(settings: Settings) -> Any:
    return PatientQueue.from_url(settings.redis, name=QUEUE)


class SaqBotQueue:
    """For the workers that serve people."""

    def __init__(self, settings: Settings) -> None:
        self._queue = open_queue(settings)

    async def ask(self, table: str, seat: int, decision: int) -> None:
        """Workers that ask at the same time ask once: the queue takes a key only once while it is under way.

        A question whose answerer died stays under way for a while, so the key changes with time.
        """
        with suppress(*REDIS_ERRORS):
            await self._queue.enqueue(
                "think",
                table=table,
                seat=seat,
                decision=decision,
                key=f"{table}:{seat}:{decision}:{int(time() // ATTEMPT)}",
                timeout=PATIENCE,
                retries=1,
                ttl=-1,
            )

    async def close(self) -> None:
        await self._queue.disconnect()


async def think(context: Context, *, table: str, seat: int, decision: int) -> None:
    rooms = context["rooms"]  # type: ignore[typeddict-item]
    with suppress(Refusal):
        room = await rooms.get(table)
        await room.queue.refresh()
        await room.scheduler.let_bot_play(seat, decision)


async def run(settings: Settings) -> None:
    """Answer questions until told to stop."""
    logging.getLogger("saq").addFilter(is_news)
    async with open_services(settings, worker=f"bots-{secrets.token_hex(4)}", is_for_bots=True) as services:

        async def startup(context: Context) -> None:
            context["rooms"] = services.rooms  # type: ignore[typeddict-unknown-key]

        queue = open_queue(settings)
        worker = PatientWorker(
            queue,
            functions=[think],
            concurrency=settings.bot_processes * 2,
            startup=startup,
            dequeue_timeout=1.0,
            timers={"sweep": 10, "schedule": 1, "worker_info": 10, "abort": 1},
        )
        try:
            await worker.start()
        finally:
            await worker.stop()
            await queue.disconnect()
