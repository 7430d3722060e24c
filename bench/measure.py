"""How everything here is measured: CPU time, one process, best of several repeats.

Our figures and the peers' scripts share this module, so it needs the standard library only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time

REPEATS = 8
SECONDS = 0.4
"""CPU time of one repeat."""

Job = Callable[[], int]
"""Does some work and returns how many units it did.

The same work at every call, or the best repeat is the one with the easiest games; and at least a millisecond of it,
or the clock is measured too.
"""


def best(job: Job, repeats: int = REPEATS) -> float:
    """Units per CPU second in the best of several repeats."""
    return best_of_each([job], repeats)[0]


def best_of_each(jobs: Sequence[Job], repeats: int = REPEATS) -> list[float]:
    """`best` of several jobs that take turns: a machine that is slow for some seconds then slows none of them."""
    for job in jobs:
        job()  # caches and lazy imports
    rounds = [[_rate(job) for job in jobs] for _ in range(repeats)]
    return [max(rates) for rates in zip(*rounds)]


def microseconds(rate: float) -> float:
    """The time of one unit."""
    return 1e6 / rate


def _rate(job: Job) -> float:
    units = 0
    start = process_time()
    while (used := process_time() - start) < SECONDS:
        units += job()
    return units / used
