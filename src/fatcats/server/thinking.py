"""Bots think in processes of their own, never where the sockets are served.

What a bot is sent is a world sampled from what its seat knows, so not even the position that travels to the process
holds anything that the seat may not know.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

import msgspec

from fatcats.bots import make_bot
from fatcats.engine.bits import members
from fatcats.engine.bot import Knowledge, sample
from fatcats.engine.options import OptionValues
from fatcats.engine.rng import seeded
from fatcats.live import LiveMatch
from fatcats.registry import get_game

PATIENCE = 30.0  # seconds for one decision
ATTEMPTS = 3
logger = logging.getLogger("fatcats.thinking")


class NoThought(Exception):
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


def question(match: LiveMatch, seat: int, draft: Sequence[int], level: str) -> Question:
    seed = secrets.randbits(48)
    world = sample(match.peek(seat, draft), seat, seeded(seed))
    return Question(match.game.key, match.seats, match.options, world.to_bytes(), seat, level, seed ^ 0x5EED)


def answer(question: Question) -> list[int]:
    """One whole decision: several moves if it is made of small ones. Runs in a bot process."""
    game, rng = get_game(question.game), seeded(question.seed)
    world = game.blank(question.seats, question.options, rng.fork())
    world.load_bytes(question.position)
    chooser = make_bot(game, question.level)
    moves: list[int] = []
    while True:
        moves.append(chooser.choose(Knowledge(game, world, question.seat, rng)))
        world.apply(question.seat, moves[-1])
        if question.seat not in members(world.drafting()):
            return moves


def start_process() -> None:
    """Ctrl-C is the server's business, and a bot process does not outlive its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class Thinker:
    """A pool of bot processes, started when first needed. A process that dies or hangs costs a retry."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self.deaths = 0

    async def think(self, question: Question) -> list[int]:
        for _ in range(ATTEMPTS):
            pool = self._started()
            try:
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(answer, question)), PATIENCE)
            except (BrokenProcessPool, TimeoutError):
                self.deaths += 1
                self._drop(pool)
            except Exception as error:
                logger.exception("a bot failed", extra={"game": question.game, "level": question.level})
                raise NoThought from error
        raise NoThought

    def pids(self) -> list[int]:
        """For tests: the bot processes."""
        return list(self._pool._processes) if self._pool else []

    def stop(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=start_process)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """All its processes end; whoever still waits for one of them gets a new pool."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)
