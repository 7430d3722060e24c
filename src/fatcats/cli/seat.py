"""`fatcats seat GAME`: a program takes a seat, line by line; `fatcats mcp`: a language model does, through tools."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence

from fatcats.agents.agent_seat import sit_down
from fatcats.agents.lines import serve
from fatcats.cli.common import Options, read_options
from fatcats.engine.errors import FatcatsError


def seat(
    game: str,
    /,
    *,
    seats: int | None = None,
    seat: int = 0,
    opponents: Sequence[str] = ("heuristic",),
    seed: int | None = None,
    option: Options = (),
) -> None:
    """Take a seat with a program of your own: JSON asks it, a line of text answers.

    Parameters
    ----------
    game
        The name of the game.
    seats
        How many players; the game's usual number if left out.
    seat
        The program's seat, from 0.
    opponents
        The bots in the other seats: one name for all, or one for each.
    seed
        The same seed deals the same cards.
    option
        An option of the game as name=value.
    """
    names = opponents[0] if len(opponents) == 1 else list(opponents)
    dealt = secrets.randbits(48) if seed is None else seed
    agent = sit_down(game, seats=seats, seat=seat, opponents=names, seed=dealt, options=read_options(option))
    serve(agent, sys.stdin, sys.stdout)


def mcp() -> None:
    """Let a language model play: an MCP server on standard input and output."""
    try:
        from fatcats.agents.mcp_server import make_server
    except ImportError as error:
        raise FatcatsError(f'this needs the extra "mcp": pip install "fatcats[mcp]" ({error})') from error
    make_server().run("stdio")
