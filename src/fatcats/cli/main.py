"""The command `fatcats`: its subcommands, its version, and how errors reach the person who typed it."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from cyclopts import App

import fatcats
from fatcats.cli.games import games
from fatcats.cli.play import play
from fatcats.cli.replay import replay
from fatcats.cli.rules import rules
from fatcats.cli.serve import bots, serve
from fatcats.cli.simulate import simulate
from fatcats.cli.verify import verify
from fatcats.engine import playout
from fatcats.engine.errors import FatcatsError

ERROR = 2
INTERRUPTED = 130


def version() -> str:
    is_compiled = not (playout.__file__ or "").endswith(".py")
    core = "core compiled" if is_compiled else "core not compiled, so simulations are slow"
    return f"fatcats {fatcats.__version__} ({core})"


app = App(name="fatcats", help="Play, study and simulate games about money.", version=version)
for command in (play, games, rules, simulate, replay, serve, bots, verify):
    app.command(command)


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
