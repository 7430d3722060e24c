"""Play a tournament on all cores; one that was interrupted goes on where it stopped."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from fatcats.lab.journal import Journal, head_of
from fatcats.lab.playing import spread
from fatcats.lab.standing import Standing
from fatcats.lab.tournament import DealResult, Tournament, play_deal
from fatcats.registry import get_game


def arena(
    plan: Tournament,
    *,
    processes: int | None = None,
    journal: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Standing:
    """Play all deals that the journal does not have yet; `progress` hears of the games of every deal."""
    plan.check()
    standing = Standing(plan)
    if journal is None:
        play_all(plan, standing, processes, progress, lambda result: None)
        return standing
    with closing(Journal(journal, head_of(plan, get_game(plan.key).rules_version))) as book:
        for result in book.done:
            if result.deal < plan.deals:
                standing.add(result)
                progress(len(result.games))
        play_all(plan, standing, processes, progress, book.add)
    return standing


def play_all(
    plan: Tournament,
    standing: Standing,
    processes: int | None,
    progress: Callable[[int], None],
    keep: Callable[[DealResult], None],
) -> None:
    done = {(result.line_up, result.deal) for result in standing.deals}
    jobs = [(plan, number, deal) for deal in range(plan.deals) for number in range(len(plan.line_ups))]
    open_jobs = [job for job in jobs if job[1:] not in done]
    for result in spread(play_deal, open_jobs, processes or os.cpu_count() or 1):
        keep(result)
        standing.add(result)
        progress(len(result.games))
