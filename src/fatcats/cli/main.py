"""The command `fatcats`: its subcommands, its version, and how errors reach the person who typed it."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from cyclopts import App

import fatcats
from fatcats.engine import playout
from fatcats.engine.errors import FatcatsError

# A command is loaded when it is called for, so that none waits for what only others need.
COMMANDS = {
    "play": ("play", "Play in the terminal against bots."),
    "games": ("games", "List the games that are installed."),
    "rules": ("rules", "Show the rules of a game: all of them, one clause, or the clauses with certain words."),
    "simulate": ("simulate", "Play many games between bots and sum up."),
    "arena": ("arena", "Play a tournament between bots: every deal from every seat."),
    "train": ("train", 'Train a player by self-play: "learned:FILE" is its name as a bot.'),
    "bench-agents": (
        "bench_agents",
        "Compare agents: strength with intervals, time and cost of a move, illegal moves, transcripts.",
    ),
    "replay": ("replay", "Tell a recorded game again, and check that the record is whole."),
    "seat": ("seat", "Take a seat with a program of your own: JSON asks it, a line of text answers."),
    "mcp": ("seat", "Let a language model play: an MCP server on standard input and output."),
    "serve": ("serve", "Open a table in the browser for friends and bots."),
    "bots": ("serve", "Let bots think for the workers of a server that runs on PostgreSQL and Redis."),
    "verify": ("verify", "Check the shuffle of a game from a server's table against the seed sealed before the deal."),
}
ERROR = 2
INTERRUPTED = 130


def version() -> str:
    is_compiled = not (playout.__file__ or "").endswith(".py")
    core = "core compiled" if is_compiled else "core not compiled, so simulations are slow"
    return f"fatcats {fatcats.__version__} ({core})"


app = App(name="fatcats", help="Play, study and simulate games about money.", version=version)
for name, (place, sentence) in COMMANDS.items():
    app.command(f"fatcats.cli.{place}:{name.replace('-', '_')}", name=name, help=sentence)


def main() -> NoReturn:
    """Exit 0 when all went well, 2 with a sentence when something is wrong, 130 when interrupted."""
    try:
        app()
    except FatcatsError as error:
        print(f"fatcats: {error}", file=sys.stderr)
        sys.exit(ERROR)
    except OSError as error:
        fail_on_file(error)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(INTERRUPTED)
    sys.exit(0)


def fail_on_file(error: OSError) -> NoReturn:
    if isinstance(error, BrokenPipeError):  # the reader of our output has gone, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    print(f"fatcats: {error.strerror or error}: {error.filename or ''}".rstrip(": "), file=sys.stderr)
    sys.exit(ERROR)
