"""`fatcats bench-agents GAME AGENT AGENT ...`."""

from __future__ import annotations

import json as json_module
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.console import Console

from fatcats.agents.evaluation import Evaluation, evaluate
from fatcats.agents.evaluation.one_game import GameRules
from fatcats.cli.arena import columns_of, line_up_table, planned, progress_bar, title
from fatcats.cli.common import Options, Positive, console
from fatcats.lab.ratings import Rating, ratings
from fatcats.registry import get_game


def bench_agents(
    game: str,
    *agents: str,
    deals: Positive = 10,
    seats: int | None = None,
    tables: Literal["one", "mixed"] = "mixed",
    line_up: Annotated[Sequence[str], Parameter(name="--line-up")] = (),
    seed: int = 0,
    at_once: Positive = 1,
    tries: Positive = 3,
    patience: float = 120.0,
    transcripts: Path | None = None,
    option: Options = (),
    json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Compare agents: strength with intervals, time and cost of a move, illegal moves, transcripts.

    Parameters
    ----------
    game
        The name of the game.
    agents
        Two or more: a bot as in `arena`, a program as "lines:./agent" (spoken to as by `fatcats seat`), an address as
        http://localhost:8000/move (the same JSON is posted to it), or a client of MCP as "mcp:./agent {url}".
    deals
        How many deals; each is played once from every seat, by each line-up.
    seats
        How many players; the game's usual number if left out.
    tables
        "mixed" puts as many different agents at a table as there are seats, "one" each alone among others of one kind.
    line_up
        Who sits at a table, separated by commas, instead of --tables; can be given several times.
    seed
        The same seed gives the same deals.
    at_once
        How many games are played at the same time.
    tries
        How often an agent may answer with an illegal move before a random one is made for it.
    patience
        Seconds for one answer. An agent that does not answer is out: random moves are made for it to the end.
    transcripts
        Keep in this folder what every agent was asked and answered, a file for each game, a line for each answer.
    option
        An option of the game as name=value.
    json
        Print JSON for programs instead of tables.
    """
    plan = planned(game, agents, seats, tables, line_up, deals, seed, option)
    with progress_bar(plan) as progress:
        rules = GameRules(tries=tries, patience=patience)
        found = evaluate(plan, rules, at_once=at_once, transcripts=transcripts, progress=progress)
    rated = ratings(plan.names, found.standing.deals)
    if json:
        print(json_module.dumps(as_json(found, rated), indent=2))
    else:
        print_tables(console(), found, rated)


def as_json(found: Evaluation, rated: list[Rating]) -> dict[str, object]:
    plan, standing = found.standing.plan, found.standing
    return {
        "game": plan.key,
        "seats": plan.seats,
        "seed": plan.seed,
        "deals": plan.deals,
        "options": plan.options,
        "line_ups": [standing.line_up_as_json(number, line_up) for number, line_up in enumerate(plan.line_ups)],
        "ratings": [asdict(rating) for rating in rated],
        "agents": {name: tally.as_json() for name, tally in found.tallies.items()},
    }


def print_tables(out: Console, found: Evaluation, rated: list[Rating]) -> None:
    plan = found.standing.plan
    out.print(f"[bold]{get_game(plan.key).title}[/], {plan.seats} players, {plan.deals:,} deals, {plan.games:,} games")
    for number, line_up in enumerate(plan.line_ups):
        out.print(f"\n[bold]{title(line_up)}[/]")
        out.print(line_up_table(found.standing, number))
    out.print()
    strength = columns_of("Rating", "Plackett–Luce", "95 % interval")
    for rating in rated:
        strength.add_row(rating.name, f"{rating.rating:.1f}", f"{rating.low:.1f} – {rating.high:.1f}")
    out.print(strength)
    out.print()
    table = columns_of("Agent", "Decisions", "s a move", "longest", "Cost", "Illegal", "Made for it", "Gave up")
    for name, tally in found.tallies.items():
        body = tally.as_json()
        table.add_row(
            name,
            f"{tally.decisions:,}",
            f"{body['seconds_per_move']:.3f}",
            f"{tally.longest:.1f}",
            f"{tally.cost:.4f}",
            f"{tally.illegal} ({body['illegal_share']:.1%})",
            f"{tally.forfeited}",
            f"{tally.failures}",
        )
    out.print(table)
    for name, tally in found.tallies.items():
        if tally.refusals:
            why = ", ".join(
                f"{clause} {count}×" for clause, count in sorted(tally.refusals.items(), key=lambda x: -x[1])
            )
            out.print(f"{name} was refused for {why}")
