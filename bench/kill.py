"""Kills workers under load: `python -m bench.kill [--kills 200] [--tables 8]`. Real PostgreSQL, Redis, three workers.

Each kill is `kill -9` at a random moment (after a random number of acknowledged moves). At the end of every game its
journal is compared with what the players were told: nothing lost, nothing doubled, every table finished.
"""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from fatcats.registry import game_keys
from tests.server.chaos import Fire, play_until
from tests.server.services import Postgres, Redis, Running, RunningServer


def show(kills: int, acknowledged: int) -> None:
    if kills % 20 == 0:
        print(f"{kills} kills, {acknowledged} acknowledged moves", flush=True)


async def burn(folder: Path, kills: int, tables: int, seed: int) -> None:
    postgres, redis = Postgres(folder / "postgres"), Redis(folder / "redis")
    servers = [RunningServer(folder / "workers", postgres.url, redis=redis.url) for _ in range(3)]
    command = ["bots", "--database", postgres.url, "--redis", redis.url, "--processes", "1"]
    bots = Running(command, folder / "workers" / "log-bots")
    begin = perf_counter()
    try:
        for server in servers:
            server.wait()
        fire = Fire(servers, kills=kills, every=20, random=Random(seed), report=show)
        problems = await play_until(fire, game_keys(), tables, postgres.url)
        print(f"{fire.done} kills, {fire.acknowledged} acknowledged moves, {perf_counter() - begin:.0f} s")
        print("\n".join(problems) or "nothing lost, nothing doubled, every table finished")
    finally:
        for running in [*servers, bots]:
            running.kill()
        redis.stop()
        postgres.stop("immediate")


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.kill", description="Kills workers under load and checks the logs.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with TemporaryDirectory(prefix="fatcats-kill-") as folder:
        asyncio.run(burn(Path(folder), arguments.kills, arguments.tables, arguments.seed))


if __name__ == "__main__":
    main()
