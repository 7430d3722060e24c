"""Bots on machines of their own: questions come through a queue on Redis, answers go into the table's log.

A question is only (table, seat, turn). Whoever answers it reads the log, lets a bot process think, and writes the
next entry like everybody else. A question that is answered twice, or too late, changes nothing; one that is lost is
asked again.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from time import time
from typing import Any

from saq import Queue, Worker
from saq.types import Context

from fatcats.server.redis_parts import TROUBLE
from fatcats.server.scale import open_rooms
from fatcats.server.settings import Settings
from fatcats.server.trouble import Refusal

QUEUE = "fatcats"
PATIENCE = 60  # seconds for one question
ATTEMPT = 10  # seconds for which the same question is asked once


def open_queue(settings: Settings) -> Any:
    return Queue.from_url(settings.redis, name=QUEUE)


class QueueAsker:
    """For the workers that serve people."""

    def __init__(self, settings: Settings) -> None:
        self._queue = open_queue(settings)

    async def ask(self, table: str, seat: int, turn: int) -> None:
        """Workers that ask at the same time ask once: the queue takes a key only once while it is under way.

        A question whose answerer died stays under way for a while, so the key changes with time.
        """
        with suppress(*TROUBLE):
            await self._queue.enqueue(
                "think",
                table=table,
                seat=seat,
                turn=turn,
                key=f"{table}:{seat}:{turn}:{int(time() // ATTEMPT)}",
                timeout=PATIENCE,
                retries=1,
                ttl=-1,
            )

    async def close(self) -> None:
        with suppress(*TROUBLE):
            await self._queue.disconnect()


async def think(context: Context, *, table: str, seat: int, turn: int) -> None:
    rooms = context["rooms"]  # type: ignore[typeddict-item]
    with suppress(Refusal):
        room = await rooms.get(table)
        await room.refresh()
        await room.keeper.let_bot_play(seat, turn)


async def run(settings: Settings) -> None:
    """Answer questions until told to stop."""
    async with open_rooms(settings, worker=f"bots-{secrets.token_hex(4)}", is_for_bots=True) as rooms:

        async def startup(context: Context) -> None:
            context["rooms"] = rooms  # type: ignore[typeddict-unknown-key]

        queue = open_queue(settings)
        worker = Worker(
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
