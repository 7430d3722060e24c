"""Tries inputs on a target, one after another, and says what came of it."""

from __future__ import annotations

import os
import traceback
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from bench.load.figures import memory_bytes
from tests.fuzz import corpus
from tests.fuzz.mutation import mutated
from tests.fuzz.targets import TARGETS

WARM = 0.2  # of all inputs: memory is compared from there on
MEGABYTE = 1 << 20


@dataclass
class Found:
    target: str
    inputs: int = 0
    faults: list[str] = field(default_factory=list)
    slowest: float = 0.0  # milliseconds
    seconds: float = 0.0
    grown: float = 0.0  # megabytes of memory since it was warm


async def attempt(target: str, count: int, seed: int) -> Found:
    """First the corpus as it is, then so many inputs made from it; a fault's input is kept in the corpus."""
    kind = TARGETS[target]
    seeds, random, found = kind.seeds(), Random(f"{target} {seed}"), Found(target)
    begin, warm = perf_counter(), 0
    async with kind.opened() as run:
        for number in range(len(seeds) + count):
            data = seeds[number] if number < len(seeds) else mutated(random, seeds)
            before = perf_counter()
            try:
                await run(data)
            except Exception as error:
                file = corpus.keep(kind.kind, data)
                found.faults.append(f"{file.name}: {''.join(traceback.format_exception(error))[-1500:]}")
            found.slowest = max(found.slowest, (perf_counter() - before) * 1000)
            found.inputs += 1
            if number == int((len(seeds) + count) * WARM):
                warm = memory_bytes(os.getpid())
    found.grown = (memory_bytes(os.getpid()) - warm) / MEGABYTE
    found.seconds = perf_counter() - begin
    return found
