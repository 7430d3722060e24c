"""`fatcats seat GAME`: a program takes a seat, line by line; `fatcats mcp`: a language model does, through tools."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from contextlib import closing

from fatcats.agents.lines import serve
from fatcats.agents.match_seat import sit_down
from fatcats.agents.remote_seat import join
from fatcats.cli.common import Options, read_options
from fatcats.engine.errors import FatcatsError


def seat(
    game: str = "",
    /,
    *,
    table: str = "",
    name: str = "Program",
    seats: int | None = None,
    seat: int | None = None,
    opponents: Sequence[str] = ("heuristic",),
    seed: int | None = None,
    option: Options = (),
) -> None:
    """Take a seat with a program of your own: JSON asks it, a line of text answers.

    Parameters
    ----------
    game
        The name of the game, for a game among bots.
    table
        The link to a server's table, instead of a game: the program sits down there.
    name
        The program's name at that table.
    seats
        How many players; the game's usual number if left out.
    seat
        The program's seat, from 0; the first, or at a server's table the first that is free, if left out.
    opponents
        The bots in the other seats: one name for all, or one for each.
    seed
        The same seed deals the same cards.
    option
        An option of the game as name=value.
    """
    if bool(game) == bool(table):
        raise FatcatsError("name a game, or a server's table with --table")
    if table:
        with closing(join(table, name, seat)) as agent:
            serve(agent, sys.stdin, sys.stdout)
        return
    names = opponents[0] if len(opponents) == 1 else list(opponents)
    dealt = secrets.randbits(48) if seed is None else seed
    solo = sit_down(game, seats=seats, seat=seat or 0, opponents=names, seed=dealt, options=read_options(option))
    serve(solo, sys.stdin, sys.stdout)


def mcp() -> None:
    """Let a language model play: an MCP server on standard input and output."""
    try:
        from fatcats.agents.mcp_server import make_server
    except ImportError as error:
        raise FatcatsError(f'this needs the extra "mcp": pip install "fatcats[mcp]" ({error})') from error
    make_server().run("stdio")
