"""Load on a server: `python -m bench.load [--tables 500] [--seconds 60]`, with a boardgame.io server beside it.

Every table has four sockets and gets one move every two seconds. Measured is the time from a move sent to the update
of each of the four, and the server's CPU time for each move (a database of its own not counted). Client and server
share the machine; if that is a virtual one whose host takes its processors away, the times say little, so that share is
shown too.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop
from rich.console import Console
from rich.table import Table

from bench import load_ours, load_peer
from bench.load_table import PAUSE, SEATS, Figures

Load = Callable[[Figures, Path, int, float], Awaitable[None]]
PEERS: tuple[tuple[str, Load], ...] = (
    ("boardgame.io 0.50.2 in memory", load_peer.run_in_memory),
    ("boardgame.io 0.50.2 on PostgreSQL", load_peer.run_in_postgres),
)


async def measure(name: str, load: Load, arguments: Namespace) -> Figures:
    figures = Figures(name)
    with TemporaryDirectory(prefix="fatcats-load-") as folder:
        await load(figures, Path(folder), arguments.tables, arguments.seconds)
    return figures


ROWS: tuple[tuple[str, Callable[[Figures], str]], ...] = (
    ("moves", lambda figures: str(figures.moves)),
    ("update after, p50", lambda figures: f"{figures.percentile(0.5):.1f} ms"),
    ("update after, p99", lambda figures: f"{figures.percentile(0.99):.1f} ms"),
    ("update after, worst", lambda figures: f"{figures.percentile(1):.1f} ms"),
    ("updates missing", lambda figures: str(figures.missing)),
    ("errors", lambda figures: str(figures.errors)),
    ("CPU of a move", lambda figures: f"{figures.cpu_of_move:.2f} ms"),
    ("memory", lambda figures: f"{figures.memory} MB"),
    ("CPU stolen by the host", lambda figures: f"{figures.stolen:.1%}"),
)


def show(results: list[Figures]) -> Table:
    table = Table("", *(figures.name for figures in results))
    for name, of in ROWS:
        table.add_row(name, *(of(figures) for figures in results))
    return table


async def main() -> None:
    parser = ArgumentParser(prog="python -m bench.load", description="Load on our server and on a peer's.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--no-peer", action="store_true")
    arguments = parser.parse_args()
    console = Console()
    console.print(
        f"{arguments.tables} tables × {SEATS} sockets, a move every {PAUSE:g} s, {arguments.seconds:g} s each"
    )
    ours = await measure("fatcats on SQLite", load_ours.run, arguments)
    peers: list[Figures] = []
    try:
        for name, load in PEERS if not arguments.no_peer else ():
            peers.append(await measure(name, load, arguments))
    except load_peer.NoPeer as error:
        console.print(f"boardgame.io could not be run: {error}", markup=False)
    console.print(show([ours, *peers]))
    for peer in peers:
        console.print(f"our CPU for a move is {ours.cpu_of_move / peer.cpu_of_move:.2f} of that of {peer.name}")


if __name__ == "__main__":
    uvloop.run(main())
