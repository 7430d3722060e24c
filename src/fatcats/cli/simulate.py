"""`fatcats simulate GAME`."""

from __future__ import annotations

import json as json_module
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from fatcats.cli.common import Options, Positive, console, read_options
from fatcats.lab import Share, Simulation, Summary
from fatcats.lab import simulate as run
from fatcats.registry import get_game


def simulate(
    game: str,
    *,
    games: Positive = 1000,
    seats: int | None = None,
    bots: str = "random",
    seed: int = 0,
    processes: Positive | None = None,
    option: Options = (),
    json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Play many games between bots and sum up.

    Parameters
    ----------
    game
        The name of the game.
    games
        How many games.
    seats
        How many players; the game's usual number if left out.
    bots
        The bots, separated by commas: one for all seats, or several that change places from game to game. A bot of
        your own is named as mypackage.mybot:Bot.
    seed
        The same seed gives the same games.
    processes
        How many processes; all cores if left out.
    option
        An option of the game as name=value.
    json
        Print JSON for programs instead of a table.
    """
    chosen = get_game(game)
    plan = Simulation(
        key=game,
        seats=chosen.usual_seats if seats is None else seats,
        games=games,
        bots=tuple(name.strip() for name in bots.split(",")),
        seed=seed,
        options=chosen.options.read(read_options(option)),
    )
    summary = run_with_progress(plan, processes)
    if json:
        print_json(plan, summary)
    else:
        print_summary(console(), plan, summary)


def run_with_progress(plan: Simulation, processes: int | None) -> Summary:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task(get_game(plan.key).title, total=plan.games)
        return run(plan, processes=processes, progress=lambda games: progress.advance(task, games))


def print_json(plan: Simulation, summary: Summary) -> None:
    body = {"game": plan.key, "seats_number": plan.seats, "seed": plan.seed, "options": plan.options}
    print(json_module.dumps({**body, **summary.as_json()}, indent=2))


def print_summary(out: Console, plan: Simulation, summary: Summary) -> None:
    out.print(f"[bold]{get_game(plan.key).title}[/], {plan.seats} players, {summary.games:,} games")
    out.print(shares("Seat", [(str(seat + 1), share) for seat, share in enumerate(summary.seats)]))
    if len(summary.bots) > 1:
        out.print(shares("Bot", list(summary.bots.items())))
    length = f"{summary.mean_length:,.0f} decisions (from {summary.shortest:,} to {summary.longest:,})"
    out.print(f"Length of a game: {length}")
    for ending, number in summary.endings.most_common():
        out.print(f"Ended because {ending}: {number / summary.games:.1%}")
    if summary.no_winner:
        out.print(f"Without a winner: {summary.no_winner / summary.games:.1%}")
    rate = f"{summary.decisions_per_second:,.0f} decisions per second"
    out.print(f"{rate}, {summary.games / summary.seconds:,.0f} games per second, {summary.seconds:.1f} s")


def shares(heading: str, rows: list[tuple[str, Share]]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(heading)
    for name in ("Won", "95 % interval", "Mean score"):
        table.add_column(name, justify="right")
    for name, share in rows:
        low, high = share.interval
        table.add_row(name, f"{share.rate:.1%}", f"{low:.1%} – {high:.1%}", f"{share.mean_score:.1f}")
    return table
