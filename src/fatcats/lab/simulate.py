"""Play many games between bots, on all cores, in batches."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import monotonic, process_time

from fatcats.bots import load_bot
from fatcats.engine.game import Game
from fatcats.engine.options import OptionValue
from fatcats.engine.playout import playout
from fatcats.engine.rng import seeded
from fatcats.engine.table import Table
from fatcats.lab.playing import play_game, spread
from fatcats.lab.summary import Share, Summary
from fatcats.registry import get_game

RANDOM = "random"
BATCH_SECONDS = 0.25


@dataclass(frozen=True)
class Simulation:
    """What is to be played: bots change places from game to game, so that no seat favours one of them."""

    key: str
    seats: int
    games: int
    bots: tuple[str, ...] = (RANDOM,)  # one for all, or one for each seat
    seed: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)

    def bot_at(self, seat: int, number: int) -> str:
        return self.bots[(seat + number) % len(self.bots)]


def simulate(
    plan: Simulation, *, processes: int | None = None, progress: Callable[[int], None] = lambda games: None
) -> Summary:
    """Play all games of the plan; `progress` hears of every batch that is done."""
    check(plan)
    start = monotonic()
    summary = empty_summary(plan)
    for part in run_batches(plan, processes or os.cpu_count() or 1):
        summary.merge(part)
        progress(part.games)
    summary.seconds = monotonic() - start
    return summary


def check(plan: Simulation) -> None:
    game = get_game(plan.key)
    game.check_seats(plan.seats)
    game.check_options(plan.seats, game.options.read(plan.options))
    for name in plan.bots:
        load_bot(game, name)


def empty_summary(plan: Simulation) -> Summary:
    return Summary(seats=[Share() for _ in range(plan.seats)], bots={})


def run_batches(plan: Simulation, processes: int) -> Iterator[Summary]:
    """Batches are cut so that each takes a fraction of a second, whatever the game and the bots."""
    first = run_batch((plan, 0, 1))
    yield first
    size = max(1, int(BATCH_SECONDS / max(first.cpu_seconds, 1e-5)))
    batches = [(plan, start, min(size, plan.games - start)) for start in range(1, plan.games, size)]
    yield from spread(run_batch, batches, processes)


def run_batch(batch: tuple[Simulation, int, int]) -> Summary:
    plan, first, games = batch
    game = get_game(plan.key)
    options = game.options.read(plan.options)
    bots = {name: load_bot(game, name) for name in plan.bots}
    summary = empty_summary(plan)
    start = process_time()
    for number in range(first, first + games):
        rng = seeded(plan.seed + number)
        table = game.deal(plan.seats, options, rng.fork())
        names = [plan.bot_at(seat, number) for seat in range(plan.seats)]
        if set(names) == {RANDOM}:
            decisions = int(playout(table, rng, game.longest))  # in the compiled loop
        else:
            decisions = play_game(game, table, [bots[name] for name in names], rng, [rng] * plan.seats)
        add_result(summary, game, table, names, decisions)
    summary.cpu_seconds = process_time() - start
    return summary


def add_result(summary: Summary, game: Game, table: Table, names: list[str], decisions: int) -> None:
    winners = [seat for seat in range(len(names)) if table.place(seat) == 1]
    for seat, name in enumerate(names):
        won = 1 / len(winners) if seat in winners else 0.0
        score = float(table.score(seat))
        summary.seats[seat].add(won, score)
        summary.bots.setdefault(name, Share()).add(won, score)
    summary.no_winner += not winners
    summary.endings[game.endings[table.ending()]] += 1
    summary.add_length(decisions)
