"""`fatcats arena GAME BOT BOT ...`."""

from __future__ import annotations

import json as json_module
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from fatcats.bots.exploit import EXPLOIT
from fatcats.cli.common import Options, Positive, console, read_options
from fatcats.engine.errors import BadOption
from fatcats.lab import Standing, Tournament
from fatcats.lab import arena as run
from fatcats.lab.ratings import Rating, ratings
from fatcats.lab.tournament import LineUp, all_mixed, one_among_others
from fatcats.registry import get_game

ONE = "one"


def arena(
    game: str,
    *bots: str,
    deals: Positive = 100,
    seats: int | None = None,
    tables: Literal["one", "mixed"] = "one",
    line_up: Annotated[Sequence[str], Parameter(name="--line-up")] = (),
    exploit: Positive | None = None,
    seed: int = 0,
    processes: Positive | None = None,
    option: Options = (),
    journal: Path | None = None,
    json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Play a tournament between bots: every deal from every seat.

    Parameters
    ----------
    game
        The name of the game.
    bots
        Two or more: a level of the game, a trained player as learned:FILE, a class as mypackage.mybot:Bot, or a program
        as "program:./mybot".
    deals
        How many deals; each is played once from every seat, by each line-up.
    seats
        How many players; the game's usual number if left out.
    tables
        "one" puts each bot alone among others of one kind, "mixed" as many different bots as there are seats.
    line_up
        Who sits at a table, separated by commas, instead of --tables; can be given several times.
    exploit
        How far can these bots be exploited? Each plays against one that knows it: a search, with so many tries a
        choice, that lets the others play on by that very bot.
    seed
        The same seed gives the same deals. Choose settings on some deals, and report others.
    processes
        How many processes; all cores if left out.
    option
        An option of the game as name=value.
    journal
        Keep every deal in this file; a tournament that was interrupted goes on from it.
    json
        Print JSON for programs instead of tables.
    """
    line_up = (*line_up, *(exploits(bot, exploit, seats or get_game(game).usual_seats) for bot in bots if exploit))
    plan = planned(game, () if exploit else bots, seats, tables, line_up, deals, seed, option)
    with progress_bar(plan) as progress:
        standing = run(plan, processes=processes, journal=journal, progress=progress)
    rated = ratings(plan.names, standing.deals)
    if json:
        print_json(standing, rated)
    else:
        print_standing(console(), standing, rated)


def planned(
    game: str,
    bots: Sequence[str],
    seats: int | None,
    tables: str,
    line_up: Sequence[str],
    deals: int,
    seed: int,
    option: Options,
) -> Tournament:
    """The tournament that the command line describes."""
    chosen = get_game(game)
    number = chosen.usual_seats if seats is None else seats
    return Tournament(
        key=game,
        seats=number,
        line_ups=line_ups_of(list(dict.fromkeys(bots)), line_up, tables, number),
        deals=deals,
        seed=seed,
        options=chosen.options.read(read_options(option)),
    )


def exploits(bot: str, tries: int, seats: int) -> str:
    """One that knows the bot among as many of it as it takes."""
    return ",".join([f"{EXPLOIT}{tries}:{bot}", *[bot] * (seats - 1)])


def line_ups_of(bots: list[str], line_up: Sequence[str], tables: str, seats: int) -> tuple[LineUp, ...]:
    if line_up:
        if bots:
            raise BadOption("name either bots, or who sits at a table with --line-up")
        return tuple(tuple(name.strip() for name in text.split(",")) for text in line_up)
    if len(bots) < 2:
        raise BadOption("a tournament takes two bots at least")
    return one_among_others(bots, seats) if tables == ONE else all_mixed(bots, seats)


@contextmanager
def progress_bar(plan: Tournament) -> Iterator[Callable[[int], None]]:
    """What is given is told how many games were played."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task(get_game(plan.key).title, total=plan.games)
        yield lambda games: progress.advance(task, games)


def print_json(standing: Standing, rated: list[Rating]) -> None:
    plan = standing.plan
    body = {
        "game": plan.key,
        "seats": plan.seats,
        "seed": plan.seed,
        "deals": plan.deals,
        "options": plan.options,
        "line_ups": [standing.line_up_as_json(number, line_up) for number, line_up in enumerate(plan.line_ups)],
        "ratings": [asdict(rating) for rating in rated],
        "thinking": {name: thinking_as_json(standing, name) for name in plan.names},
    }
    print(json_module.dumps(body, indent=2))


def thinking_as_json(standing: Standing, name: str) -> dict[str, float]:
    thinking = standing.thinking[name]
    mean = thinking.seconds / thinking.choices if thinking.choices else 0.0
    return {"choices": thinking.choices, "mean_ms": 1000 * mean, "longest_ms": 1000 * thinking.longest}


def print_standing(out: Console, standing: Standing, rated: list[Rating]) -> None:
    plan = standing.plan
    out.print(f"[bold]{get_game(plan.key).title}[/], {plan.seats} players, {plan.deals:,} deals, {plan.games:,} games")
    for number, line_up in enumerate(plan.line_ups):
        out.print(f"\n[bold]{title(line_up)}[/]")
        out.print(line_up_table(standing, number))
    out.print()
    table = columns_of("Rating", "Plackett–Luce", "95 % interval", "ms a choice", "longest")
    for rating in rated:
        thinking = thinking_as_json(standing, rating.name)
        times = (f"{thinking['mean_ms']:.2f}", f"{thinking['longest_ms']:.0f}")
        table.add_row(rating.name, f"{rating.rating:.1f}", f"{rating.low:.1f} – {rating.high:.1f}", *times)
    out.print(table)


def line_up_table(standing: Standing, number: int) -> Table:
    table = columns_of("Bot", "Won", "95 % interval", "Fair", "Mean place", "Mean score")
    for entrant in standing.entrants(number):
        body = entrant.as_json()
        table.add_row(
            entrant.name,
            f"{body['won']:.1%}",
            f"{body['low']:.1%} – {body['high']:.1%}",
            f"{entrant.fair:.1%}",
            f"{body['place']:.2f}",
            f"{body['score']:.1f} ± {body['score_half']:.1f}",
        )
    return table


def title(line_up: LineUp) -> str:
    """`expert, 3 × heuristic`."""
    numbers = {name: line_up.count(name) for name in line_up}
    return ", ".join(name if number == 1 else f"{number} × {name}" for name, number in numbers.items())


def columns_of(heading: str, *names: str) -> Table:
    table = Table(box=None, pad_edge=False, title_justify="left")
    table.add_column(heading)
    for name in names:
        table.add_column(name, justify="right")
    return table
