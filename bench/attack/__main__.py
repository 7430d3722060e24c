"""`python -m bench.attack [--seconds 10] [ATTACK …]`: an honest table beside a single attacker, at the default limits.

The table makes ten moves a second, and each seat's news of each move are timed. A line for each attack: the median, the
99th percentile and the worst in milliseconds, the server's memory, and its share of a processor.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
from argparse import ArgumentParser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.table import Table

from bench.attack.attacks import ATTACKS, attack
from bench.load.driver import drive, open_tables, serving
from bench.load.figures import Figures
from bench.load.ours import OurServer, OurTable

PAUSE = 0.1  # seconds between the moves of the honest table
PROMISE = 250.0  # milliseconds: the 99th percentile stays below
NOBODY = "nobody"


class DefaultServer(OurServer):
    """With the limits that it has if nobody sets any."""

    @asynccontextmanager
    async def running(self, folder: Path) -> AsyncIterator[None]:
        async with self._process(folder, ["--database", str(folder / "t.db")], has_limits=True):
            yield


async def beside(name: str, seconds: float) -> tuple[Figures, float]:
    """The honest table's figures, and the server's share of a processor."""
    server = DefaultServer()
    async with serving(server):
        (table,) = await open_tables(server, 1)
        assert isinstance(table, OurTable)
        attacker = multiprocessing.get_context("spawn").Process(
            target=attack, args=(name, server.port, table.id), daemon=True
        )
        if name != NOBODY:
            attacker.start()
            await asyncio.sleep(2)  # until it is in full swing
        try:
            begin = perf_counter()
            figures = await drive(server, [table], seconds, pause=PAUSE)
            return figures, figures.cpu["server"] / (perf_counter() - begin)
        finally:
            if attacker.pid is not None:
                attacker.kill()
                attacker.join()


def main() -> int:
    parser = ArgumentParser(prog="python -m bench.attack", description=__doc__)
    parser.add_argument("attacks", nargs="*", default=[NOBODY, *ATTACKS], metavar="ATTACK")
    parser.add_argument("--seconds", type=float, default=10)
    arguments = parser.parse_args()
    shown = Table("beside", "median ms", "99 % ms", "worst ms", "missing", "MB", "server CPU")
    failed = []
    for name in arguments.attacks:
        figures, busy = asyncio.run(beside(name, arguments.seconds))
        low, high, worst = (figures.percentile(share) for share in (0.5, 0.99, 1.0))
        row = (f"{low:.1f}", f"{high:.0f}", f"{worst:.0f}", str(figures.missing), f"{figures.memory / 1e6:.0f}")
        shown.add_row(name, *row, f"{busy:.0%}")
        print(name, *row, f"{busy:.0%}", flush=True)
        if figures.missing or high >= PROMISE:
            failed.append(name)
    Console().print(shown)
    print(f"over {PROMISE:.0f} ms, or not everything came: {', '.join(failed)}" if failed else "all within the promise")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
