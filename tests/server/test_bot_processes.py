"""Bots think in processes that may die: then they think again."""

from __future__ import annotations

import asyncio
import os
import signal
import threading

from fatcats.registry import game_keys, get_game
from fatcats.server.bots import BotPool, question
from tests.test_live import fresh

KEYS = game_keys()
SHORT = min(KEYS, key=lambda key: get_game(key).minutes)


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


async def test_nothing_of_a_pool_is_left_when_it_has_stopped() -> None:
    """Its thread closes a pipe that Python writes to at its exit: now and then a server that ended complained of it."""
    before = set(threading.enumerate())
    bot_pool = BotPool(1)
    match = fresh(SHORT)
    await bot_pool.think(question(match, match.deciders[0], [], "random", seed=1))
    threads = set(threading.enumerate()) - before
    assert threads
    bot_pool.stop()
    assert [thread.name for thread in threads if thread.is_alive()] == []
