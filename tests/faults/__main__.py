"""`make soak`: both layouts under siege for half an hour, or until so many faults are over. Says how many faults there
were and how many moves were acknowledged; ends with 1 if anything was lost, doubled, unheard or stuck."""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from fatcats.registry import game_keys
from tests.faults.faults import FAULTS, Fate, kill_worker
from tests.faults.layouts import Alone, Layout, Scaled
from tests.faults.siege import Siege

KINDS = {fault.__name__ for faults in FAULTS.values() for fault in faults}
LAYOUTS: dict[str, type[Alone] | type[Scaled]] = {"alone": Alone, "scaled": Scaled}


async def soak(layout: Layout, arguments: Namespace) -> Siege:
    """In the first half no worker is killed: a process that grows must grow old to be noticed."""
    wanted, seconds = int(arguments.faults), float(arguments.minutes) * 60
    begin = monotonic()
    fate = Fate(arguments.seed)
    faults = [fault for fault in FAULTS[type(layout)] if arguments.only in ("", fault.__name__)]
    siege = Siege(
        layout, fate, faults, game_keys(), tables=arguments.tables, report=lambda line: print(line, flush=True)
    )

    def is_enough(siege: Siege) -> bool:
        passed = monotonic() - begin
        is_early = passed < seconds / 2 and not wanted and not arguments.only
        siege.faults = [fault for fault in faults if not (is_early and fault is kill_worker)]
        return sum(siege.done.values()) >= wanted if wanted else passed > seconds

    await siege.hold_out(is_enough)
    return siege


def tell(siege: Siege) -> None:
    print(
        f"\n{siege.layout.name}: {sum(siege.done.values())} faults, {siege.acknowledged} acknowledged moves, ", end=""
    )
    print(f"{siege.checked} tables checked, {siege.sights} sights")
    print(", ".join(f"{name.replace('_', ' ')} {count}" for name, count in sorted(siege.done.items())))
    largest = max((size for samples in siege.memory.values() for _, size in samples), default=0)
    print(f"a worker had {largest / 1e6:.0f} MB of its own at most")
    print("\n".join(siege.problems) or "nothing lost, nothing doubled, nobody deaf, nobody stuck")


async def main(arguments: Namespace) -> int:
    with TemporaryDirectory(prefix="fatcats-faults-") as folder:
        layouts = [LAYOUTS[name](Path(folder) / name) for name in arguments.layouts]
        try:
            sieges = await asyncio.gather(*(soak(layout, arguments) for layout in layouts))
        finally:
            for layout in layouts:
                layout.stop()
        for siege in sieges:
            tell(siege)
        return 1 if any(siege.problems for siege in sieges) else 0


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("layouts", nargs="*", default=list(LAYOUTS), help="alone, scaled or both, which is usual")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--faults", type=int, default=0, help="so many at each layout, instead of a time")
    parser.add_argument("--only", choices=sorted(KINDS), default="", help="this kind of fault and no other")
    parser.add_argument("--tables", type=int, default=3, help="played at the same time at each layout")
    parser.add_argument("--seed", type=int, default=1)
    sys.exit(asyncio.run(main(parser.parse_args())))
