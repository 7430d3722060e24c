"""Workers that are killed, databases that are restarted, bots that die: nothing is lost and play goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random

from fatcats.registry import game_keys, get_game
from fatcats.server.bots import BotPool, question
from tests.server.chaos import Fire, play_until, seat_people
from tests.server.services import Postgres, Redis, RunningServer
from tests.test_live import fresh

KEYS = game_keys()
SHORT = min(KEYS, key=lambda key: get_game(key).minutes)


async def test_killing_the_only_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    server = RunningServer(tmp_path, database).wait()
    fire = Fire([server], kills=3, every=20, random=Random(1))
    try:
        async with asyncio.timeout(400):
            assert await play_until(fire, [SHORT], 2, database) == []
    finally:
        server.kill()


async def test_killing_workers_loses_and_doubles_nothing(workers: list[RunningServer], postgres: Postgres) -> None:
    fire = Fire(workers, kills=4, every=30, random=Random(2))
    async with asyncio.timeout(400):
        assert await play_until(fire, [SHORT], 2, postgres.url) == []


async def test_play_goes_on_when_redis_and_postgresql_are_restarted(
    workers: list[RunningServer], postgres: Postgres, redis: Redis
) -> None:
    moves, event = 0, asyncio.Event()

    def count() -> None:
        nonlocal moves
        moves += 1
        if moves in (10, 30):
            event.set()

    people = await seat_people([worker.url for worker in workers], SHORT, 7, count)
    async with asyncio.timeout(400), asyncio.TaskGroup() as group:
        for person in people:
            group.create_task(person.play_to_the_end())
        await event.wait()
        event.clear()
        redis.stop()
        redis.start()
        await event.wait()
        await asyncio.to_thread(postgres.stop, "immediate")
        await asyncio.to_thread(postgres.start)
    assert all(person.result is not None for person in people)
    said = [sentence for person in people for sentence in person.failures]
    refused = [refusal for person in people for refusal in person.refusals if refusal.code == "unavailable"]
    assert all("Nothing is lost" in sentence for sentence in said)
    assert all("Nothing is lost" in refusal.sentence for refusal in refused)


async def test_a_bot_process_that_dies_costs_a_retry() -> None:
    bot_pool = BotPool(1)
    match = fresh(SHORT)
    seat = match.deciders[0]
    asked = question(match, seat, [], "random", seed=1)
    assert match.is_whole(seat, await bot_pool.think(asked))
    for pid in bot_pool.pids():
        os.kill(pid, signal.SIGKILL)
    assert match.is_whole(seat, await bot_pool.think(asked))
    bot_pool.stop()


async def test_time_runs_for_a_thought_only_while_a_process_has_it() -> None:
    """However many wait: a long queue is no reason to take a process for dead."""
    bot_pool = BotPool(2)
    match = fresh(SHORT)
    asked = question(match, match.deciders[0], [], "random", seed=1)
    async with asyncio.TaskGroup() as tasks:
        thoughts = [tasks.create_task(bot_pool.think(asked)) for _ in range(50)]
        while not all(thought.done() for thought in thoughts):
            assert bot_pool.under_way() <= 2
            await asyncio.sleep(0)
    assert bot_pool.deaths == 0
    bot_pool.stop()
