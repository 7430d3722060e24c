"""Observations of positions that random games pass through."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16

from fatcats.engine.observation import Observation
from fatcats.engine.play import Play
from fatcats.engine.table import Table
from fatcats.envs.spec import Numbers, Setup, setup
from tests.conformance.cases import Case, positions


def setup_of(case: Case) -> Setup:
    return setup(case.key, case.seats, dict(case.given))


def play_of(chosen: Setup, table: Table) -> Play:
    """A play that has come to this position, with the events that the table has told."""
    play = chosen.play(0)
    play.table = table.clone()
    play.table.events = list(table.events or [])
    play.take_events()
    return play


def observed(chosen: Setup, play: Play, viewer: int) -> Numbers:
    row = vec[i16]([0] * chosen.size)
    play.observe(viewer, Observation(row, viewer, chosen.seats))
    return np.frombuffer(memoryview(row), np.int16)


def blocks_of(chosen: Setup, numbers: Numbers) -> Iterator[tuple[str, bytes]]:
    """The numbers of each block, by its name."""
    at = 0
    for block in chosen.blocks:
        yield block.name, numbers[at : at + block.size].tobytes()
        at += block.size


def observations(case: Case, seed: int, every: int) -> Iterator[tuple[Table, int, Numbers]]:
    chosen = setup_of(case)
    for number, table in enumerate(positions(case, seed, every)):
        viewer = number % case.seats
        yield table, viewer, observed(chosen, play_of(chosen, table), viewer)
