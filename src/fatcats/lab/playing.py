"""One game between bots, and many of them on all cores."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing import get_context
from typing import TypeVar

from fatcats.engine.bot import Bot, Knowledge
from fatcats.engine.errors import BadBot
from fatcats.engine.game import Game
from fatcats.engine.playout import decider
from fatcats.engine.rng import Rng
from fatcats.engine.table import Table

Job = TypeVar("Job")
Done = TypeVar("Done")


def play_game(game: Game, table: Table, bots: Sequence[Bot], rng: Rng, dice: Sequence[Rng]) -> int:
    """To the end; returns the number of decisions. `dice` are the bots' own; `rng` says who of several comes first."""
    decisions = 0
    while asked := table.pending():
        seat = int(decider(asked, rng))
        legal = table.legal(seat)
        if seat < len(bots):
            move = bots[seat].choose(Knowledge(game, table, seat, dice[seat]))
            if move not in legal:
                raise BadBot(f"the bot {type(bots[seat]).__name__} chose {move!r}, which is none of its legal moves")
        else:
            move = legal[rng.below(len(legal))]  # the clock's
        table.apply(seat, move)
        decisions += 1
    return decisions


def spread(work: Callable[[Job], Done], jobs: Sequence[Job], processes: int) -> Iterator[Done]:
    """Each job's result as it comes, from so many processes."""
    if processes == 1 or len(jobs) < 2:
        yield from map(work, jobs)
        return
    with get_context("spawn").Pool(min(processes, len(jobs)), initializer=leave_interrupts_to_parent) as pool:
        results: Iterable[Done] = pool.imap_unordered(work, jobs)
        yield from results


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
