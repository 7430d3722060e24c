"""Load on a server: `python -m bench.load [--tables 500] [--seconds 60]`, with a boardgame.io server beside it.

Every table has four sockets and gets one move every two seconds. Measured is the time from a move sent to the update
of each of the four, and the server's CPU time for each move. Client and server share the machine.
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


async def measure(name: str, load: Load, arguments: Namespace) -> Figures:
    figures = Figures(name)
    with TemporaryDirectory(prefix="fatcats-load-") as folder:
        await load(figures, Path(folder), arguments.tables, arguments.seconds)
    return figures


def show(results: list[Figures]) -> Table:
    table = Table("server", "moves", "p50 ms", "p99 ms", "worst ms", "missing", "errors", "CPU ms/move", "RSS MB")
    for figures in results:
        table.add_row(
            figures.name,
            str(figures.moves),
            *(f"{figures.percentile(share):.1f}" for share in (0.5, 0.99, 1.0)),
            str(figures.missing),
            str(figures.errors),
            f"{figures.cpu * 1000 / max(1, figures.moves):.2f}",
            str(figures.memory),
        )
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
    results = [await measure("fatcats (SQLite, synced to disk)", load_ours.run, arguments)]
    if not arguments.no_peer:
        try:
            results.append(await measure("boardgame.io 0.50.2 (in memory)", load_peer.run, arguments))
        except load_peer.NoPeer as error:
            console.print(f"boardgame.io could not be run: {error}", markup=False)
    console.print(show(results))
    if len(results) == 2:
        ours, peer = (figures.cpu / max(1, figures.moves) for figures in results)
        console.print(f"our CPU for a move is {ours / peer:.2f} of boardgame.io's")


if __name__ == "__main__":
    uvloop.run(main())
