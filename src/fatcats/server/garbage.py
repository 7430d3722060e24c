"""When Python looks for garbage. Messages leave no cycles, so looking all the time cost a tenth of all work; broken
connections do leave some, so never looking would let a server grow."""

from __future__ import annotations

import asyncio
import gc
from time import thread_time

PAUSE = 30.0  # seconds between two looks at everything, at least
SHARE = 10_000  # one part in so many of the time may go into them: with 1,000 tables one stops all for half a second
NEVER = 1_000_000


def spare_garbage_collection() -> None:
    """What is there now stays. The looks at what is new are small and often, so that no single one is felt."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, NEVER)
    gc.enable()


async def look_for_garbage() -> None:
    """At everything, now and then: the more there is, the more seldom. Work is what counts: by the clock, a look that
    had to wait for others on a busy machine would put off the next for hours, and that one would have more to do."""
    pause = PAUSE
    while True:
        await asyncio.sleep(pause)
        begin = thread_time()
        gc.collect()
        pause = max(PAUSE, (thread_time() - begin) * SHARE)
