"""What can go wrong, done to a running server: each fault begins, lasts a while and is over."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from tests.faults.layouts import Alone, Layout, Scaled
from tests.server.services import Running, find_program

HOUR = 3600


class Fate(Random):
    """Decides what happens, to whom, and how long it lasts: so long at most, and for a quick test a part of it."""

    def __init__(self, seed: int, part: float = 1.0) -> None:
        super().__init__(seed)
        self.part = part

    async def last(self, longest: float) -> None:
        await asyncio.sleep(self.uniform(0, longest * self.part))


Fault = Callable[[Layout, Fate], Awaitable[None]]


# --- processes ------------------------------------------------------------------------------------------------------


async def kill_worker(layout: Layout, fate: Fate) -> None:
    server = fate.choice(layout.servers)
    server.kill()
    await fate.last(0.5)
    await asyncio.to_thread(server.restart)


async def freeze_worker(layout: Layout, fate: Fate) -> None:
    with stopped([fate.choice(layout.servers).process.pid]):
        await fate.last(4)


async def kill_bot_worker(layout: Layout, fate: Fate) -> None:
    assert isinstance(layout, Scaled)
    await restart(layout.bots, fate)


async def restart(running: Running, fate: Fate) -> None:
    running.kill()
    await fate.last(1)
    running.start()


@contextmanager
def stopped(pids: Sequence[int]) -> Iterator[None]:
    """Nothing of these runs, and nobody is told: their connections stay open."""
    for pid in pids:
        send(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            send(pid, signal.SIGCONT)


def send(pid: int, number: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, number)


# --- the store ------------------------------------------------------------------------------------------------------


async def store_down(layout: Layout, fate: Fate) -> None:
    longest = 8 if isinstance(layout, Alone) else 2  # SQLite is patient for five seconds
    with layout.store_down():
        await fate.last(longest)


async def freeze_store(layout: Layout, fate: Fate) -> None:
    assert isinstance(layout, Scaled)
    with stopped(layout.pids_of_store()):
        await fate.last(4)


async def full_disk(layout: Layout, fate: Fate) -> None:
    """No file of whoever writes can grow any more, not even its log."""
    pids = layout.pids_of_store()
    for pid in pids:
        limit_files(pid, 0)
    try:
        await fate.last(3)
    finally:
        for pid in {*pids, *layout.pids_of_store()}:  # whoever was started meanwhile has the same limit
            limit_files(pid, resource.RLIM_INFINITY)
        await asyncio.to_thread(layout.look_after_store)


def limit_files(pid: int, size: int) -> None:
    """Done by whoever the process belongs to: not even root may do it everywhere."""
    with suppress(FileNotFoundError):
        owner = Path(f"/proc/{pid}").stat()
        limit = "unlimited" if size == resource.RLIM_INFINITY else str(size)
        command = [find_program("prlimit"), f"--fsize={limit}:", "--pid", str(pid)]
        account = {} if owner.st_uid == os.getuid() else {"user": owner.st_uid, "group": owner.st_gid}
        result = subprocess.run(command, capture_output=True, text=True, **account)  # type: ignore[call-overload]
        assert result.returncode == 0 or not Path(f"/proc/{pid}").exists(), result.stderr


# --- Redis, the clock -----------------------------------------------------------------------------------------------


async def redis_down(layout: Layout, fate: Fate) -> None:
    """It forgets everything."""
    assert isinstance(layout, Scaled)
    layout.redis.stop()
    await fate.last(3)
    await asyncio.to_thread(layout.redis.start)


async def freeze_redis(layout: Layout, fate: Fate) -> None:
    assert isinstance(layout, Scaled)
    with stopped([layout.redis.pid]):
        await fate.last(4)


async def clock_jumps(layout: Layout, fate: Fate) -> None:
    """Ahead or back by hours; then it is right again."""
    layout.clock.set(fate.choice([-1, 1]) * fate.randint(60, 24 * HOUR))
    await fate.last(2)
    layout.clock.set(0)


BOTH: list[Fault] = [kill_worker, freeze_worker, store_down, full_disk, clock_jumps]
FAULTS: dict[type, list[Fault]] = {
    Alone: BOTH,
    Scaled: [*BOTH, kill_worker, kill_bot_worker, freeze_store, redis_down, freeze_redis],
}


def memory_of(pid: int) -> int:
    """In bytes, without what is shared; 0 if the process has gone."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return sum(int(line.split()[1]) for line in lines if line.startswith(("Private_Clean", "Private_Dirty"))) * 1024
