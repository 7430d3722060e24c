"""`fatcats train GAME --out FILE`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number

from fatcats.cli.common import Options, Positive, console, read_options
from fatcats.engine.errors import FatcatsError

Share = Annotated[float, Parameter(validator=Number(gte=0, lte=1))]
COLUMNS = "{:>8} {:>10} {:>12} {:>7}  {:<26} {}"


def train(
    game: str,
    *,
    out: Path,
    seats: int | None = None,
    minutes: Annotated[float | None, Parameter(validator=Number(gt=0))] = None,
    games: Positive | None = None,
    seed: Annotated[int, Parameter(validator=Number(gte=0))] = 0,
    option: Options = (),
    among_heuristics: Share = 0.75,
    width: Positive = 128,
    tests: Positive = 10,
    test_games: Positive = 1000,
    log: Path | None = None,
) -> None:
    """Train a player by self-play: "learned:FILE" is its name as a bot.

    Parameters
    ----------
    game
        The name of the game.
    out
        The file of the player. It is written at every test, and plays without NumPy.
    seats
        How many players; the game's usual number if left out.
    minutes
        How long, in time of one processor: as by the clock on a machine that does nothing else. 10 if neither this nor
        --games is given.
    games
        How many games instead: the same seed then gives the same player on the same machine.
    seed
        For the cards and for what is tried out.
    option
        An option of the game as name=value.
    among_heuristics
        In which part of the games one seat learns among heuristics; in the others all seats learn.
    width
        Of the network's two hidden layers.
    tests
        How often strength is measured on the way.
    test_games
        In how many games, against heuristics and against players at random.
    log
        Where the learning curve is written, a line of JSON for each test; beside the player if left out.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices are small: threads would wait for each other
    try:
        from fatcats.envs.spec import setup
        from fatcats.learning.dmc import Plan
        from fatcats.learning.dmc import train as run
    except ModuleNotFoundError as error:
        raise FatcatsError(f'this needs the extra "envs": pip install "fatcats[envs]" ({error})') from error
    plan = Plan(
        setup(game, seats, read_options(option)),
        seed=seed,
        minutes=10.0 if minutes is None and games is None else minutes,
        games=games,
        among_heuristics=among_heuristics,
        width=width,
        tests=tests,
        test_games=test_games,
    )
    plan.check()
    shown = console()
    titles = ("seconds", "games", "decisions", "loss", "won among heuristics", "won among random")
    shown.print(COLUMNS.format(*titles), soft_wrap=True)

    def show(point: dict[str, Any]) -> None:
        shares = [share(point[kind]) if kind in point else "" for kind in ("heuristic", "random")]
        loss = "" if point["loss"] is None else f"{point['loss']:.3f}"
        numbers = (f"{point['seconds']:.0f}", f"{point['games']:,}", f"{point['decisions']:,}")
        shown.print(COLUMNS.format(*numbers, loss, *shares), soft_wrap=True)

    run(plan, out, log or out.with_suffix(".jsonl"), show)
    shown.print(f"The player is in {out}: name it as the bot learned:{out}", soft_wrap=True, markup=False)


def share(result: dict[str, float]) -> str:
    return f"{result['won']:.1%} ({result['low']:.1%} – {result['high']:.1%})"
