"""Bots think in processes of their own, never where the sockets are served.

What a bot is sent is a world sampled from what its seat knows, so not even the position that travels to the process
holds anything that the seat may not know.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.connection import wait
from typing import NamedTuple, TypeVar

import msgspec

from fatcats.bots import bot_names, make_bot
from fatcats.bots.reason import Reason
from fatcats.engine.bits import members
from fatcats.engine.bot import Bot, Knowledge, sample
from fatcats.engine.options import OptionValues
from fatcats.engine.rng import seeded
from fatcats.match.hosted import HostedMatch
from fatcats.registry import get_game

PATIENCE = 30.0  # seconds for one decision, not for the wait until a process is free
ATTEMPTS = 3
Thought = TypeVar("Thought")
logger = logging.getLogger("fatcats.thinking")


class NoDecision(Exception):
    """No bot process came to a decision."""


class Question(msgspec.Struct, frozen=True):
    """What should this seat do? The position is a world that fits what the seat knows."""

    game: str
    seats: int
    options: OptionValues
    position: bytes
    seat: int
    level: str
    seed: int


def question(match: HostedMatch, seat: int, draft: Sequence[int], level: str, seed: int) -> Question:
    world = sample(match.peek(seat, draft), seat, seeded(seed))
    return Question(match.game.key, match.seats, match.options, world.to_bytes(), seat, level, seed ^ 0x5EED)


class Advice(NamedTuple):
    """A whole decision, and why it begins as it does, if the bot can say so."""

    moves: list[int]
    reason: Reason | None


def answer(question: Question) -> list[int]:
    """One whole decision: several moves if it is made of small ones. Runs in a bot process."""
    return advise(question).moves


def advise(question: Question) -> Advice:
    game, rng = get_game(question.game), seeded(question.seed)
    world = game.blank(question.seats, question.options, rng.fork())
    world.load_bytes(question.position)
    moves: list[int] = []
    reason: Reason | None = None
    while True:
        move, why = choose(question, Knowledge(game, world, question.seat, rng))
        reason = reason if moves else why
        moves.append(move)
        world.apply(question.seat, moves[-1])
        if question.seat not in members(world.drafting()):
            return Advice(moves, reason)


def choose(question: Question, knowledge: Knowledge) -> tuple[int, Reason | None]:
    """By the bot; where it fails, by the plain rules of thumb, so that the game goes on."""
    try:
        bot = bot_of(question.game, question.level)
        return bot.choose(knowledge), getattr(bot, "reason", None)
    except Exception:
        logger.exception("a bot failed", extra={"game": question.game, "level": question.level})
        return bot_of(question.game, bot_names(knowledge.game)[:2][-1]).choose(knowledge), None


@cache
def bot_of(game: str, level: str) -> Bot:
    """One for each process: a search takes memory."""
    return make_bot(game, level)


def start_process() -> None:
    """Ctrl-C is the server's business, and a bot process does not outlive its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class BotPool:
    """A pool of bot processes, started when first needed. A process that dies or hangs costs a retry."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._free = asyncio.Semaphore(processes)  # whoever waits for a process is served in turn
        self._pool: ProcessPoolExecutor | None = None
        self.deaths = 0

    async def think(self, question: Question) -> list[int]:
        return await self._let(answer, question)

    async def advise(self, question: Question) -> Advice:
        return await self._let(advise, question)

    async def _let(self, work: Callable[[Question], Thought], question: Question) -> Thought:
        async with self._free:
            for _ in range(ATTEMPTS):
                pool = self._started()
                try:
                    async with asyncio.timeout(PATIENCE):
                        return await asyncio.wrap_future(pool.submit(work, question))
                except (BrokenProcessPool, TimeoutError):
                    self.deaths += 1
                    self._drop(pool)
                except Exception as error:
                    logger.exception("a bot failed", extra={"game": question.game, "level": question.level})
                    raise NoDecision from error
            raise NoDecision

    def pids(self) -> list[int]:
        """For tests: the bot processes."""
        return list(self._pool._processes) if self._pool else []

    def under_way(self) -> int:
        """For tests: how many thoughts the processes have been given."""
        return len(self._pool._pending_work_items) if self._pool else 0

    def stop(self) -> None:
        """For good. The pool's own thread has ended then: Python must not wake it up while it closes, at its exit."""
        if self._pool is not None:
            self._drop(self._pool, is_waited_for=True)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=start_process)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor, *, is_waited_for: bool = False) -> None:
        """All its processes end; whoever still waits for one of them gets a new pool."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=is_waited_for, cancel_futures=True)
