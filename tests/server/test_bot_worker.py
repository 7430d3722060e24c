"""Bots elsewhere: what they do while Redis is away."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from redis.exceptions import ConnectionError as RedisAway

from fatcats.server.cluster import bot_worker
from fatcats.server.cluster.bot_worker import LONGEST_PAUSE, PatientQueue, is_news
from tests.server.services import free_port


async def test_redis_is_asked_less_and_less_often_while_it_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def note(seconds: float) -> None:
        pauses.append(seconds)

    queue: Any = PatientQueue.from_url(f"redis://127.0.0.1:{free_port()}", name="nobody")
    monkeypatch.setattr(bot_worker, "sleep", note)
    for _ in range(6):
        assert await queue.dequeue(timeout=1.0) is None
    assert pauses == sorted(pauses) and len(set(pauses)) > 3 and pauses[-2:] == [LONGEST_PAUSE] * 2
    await queue.disconnect()


def test_what_is_tried_in_vain_is_not_logged_each_time() -> None:
    error, other = RedisAway("away"), ValueError("a mistake of ours")
    records = [
        logging.LogRecord("saq", logging.ERROR, "", 0, "failed", (), (type(reason), reason, None))
        for reason in (error, other)
    ]
    assert [is_news(record) for record in records] == [False, True]
    assert is_news(logging.LogRecord("saq", logging.WARNING, "", 0, "something else", (), None))
