"""`fatcats games`."""

from __future__ import annotations

from rich.table import Table

from fatcats.cli.common import console
from fatcats.registry import game_keys, get_game
from fatcats.text.catalogue import catalogue


def games() -> None:
    """List the games that are installed."""
    table = Table(box=None, pad_edge=False)
    for heading in ("Name", "Game", "Players", "Minutes", "Rules"):
        table.add_column(heading)
    for key in game_keys():
        game = get_game(key)
        players = f"{game.seats[0]}–{game.seats[-1]}"
        table.add_row(f"[bold]{key}[/]", game.title, players, str(game.minutes), f"version {game.rules_version}")
        table.add_row("", f"[dim]{catalogue(game, 'en').text('game.tagline')}[/]")
    console().print(table)
