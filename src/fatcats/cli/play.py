"""`fatcats play [GAME]`: a table in the terminal, with bots in the other seats."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

import fatcats
from fatcats.bots.levels import usual_level
from fatcats.cli.common import Options, console, read_options
from fatcats.cli.replay import print_outcome
from fatcats.cli.table import Left, TerminalTable
from fatcats.registry import game_keys, get_game

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Flo", "Gus")


def play(
    game: str | None = None,
    *,
    seats: int | None = None,
    seat: Annotated[int, Parameter(validator=Number(gte=1))] = 1,
    bots: str | None = None,
    seed: int | None = None,
    option: Options = (),
    record: Path | None = None,
) -> None:
    """Play in the terminal against bots.

    Parameters
    ----------
    game
        The name of the game; left out, you are asked.
    seats
        How many players; the game's usual number if left out.
    seat
        Your seat, from 1.
    bots
        The level of the bots: beginner, casual, strong or expert; casual if left out. Or one of your own, as
        learned:FILE or mypackage.mybot:Bot.
    seed
        The same seed deals the same cards.
    option
        An option of the game as name=value.
    record
        Write the record of the game to this file.
    """
    out = console()
    key = game or choose_game(out)
    options = {**get_game(key).presets.get("first play", {}), **read_options(option)}
    match = fatcats.new(key, seats=seats, seed=secrets.randbits(48) if seed is None else seed, **options)  # type: ignore[arg-type]
    match.view(seat - 1)  # says which seats there are
    match.players = [*NAMES[: seat - 1], "You", *NAMES[seat - 1 :]][: match.seats]
    table = TerminalTable(out, match, seat - 1, bots or usual_level(match.game))
    try:
        table.run()
        print_outcome(out, match)
    except Left:
        out.print("You leave the table; the game is not over.")
    finally:
        if record is not None:
            match.record().save(record)
            out.print(f"The record is in {record}.", soft_wrap=True, markup=False)


def choose_game(out: Console) -> str:
    """Ask, unless there is only one."""
    keys = game_keys()
    if len(keys) == 1:
        return keys[0]
    for number, key in enumerate(keys, 1):
        out.print(f"[bold]{number}[/] {get_game(key).title}")
    while True:
        try:
            answer = out.input("Which game? ").strip().lower()
        except EOFError:
            return keys[0]
        if answer in keys:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(keys):
            return keys[int(answer) - 1]
        out.print(f"Please give a number from 1 to {len(keys)}.")
