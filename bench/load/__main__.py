"""Load on our server, alone and scaled, and on a boardgame.io server, in one run: `python -m bench.load`.

Every table has four sockets and gets one move every two seconds. Measured is the time from a move sent to the update
of each of the four, the CPU time of a move, the memory of a table; then how many tables each server holds, what a move
costs where journals are long or many tables lie idle, and how people fare who sit among bots. Client and server share
the machine; if that is a virtual one whose host takes its processors away, the times say little, so that share is shown
too.

`--quick` is for trying the script out: small sizes, short times.
"""

from __future__ import annotations

import resource
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

import uvloop

from bench.load import capacity, curves, report
from bench.load.bots import with_bots
from bench.load.driver import LoadServer, measure
from bench.load.figures import Figures
from bench.load.ours import OurScaledServer, OurServer
from bench.load.peer import NoPeer, PeerServer

SIZES = (20, 200, 500, 1000)
IDLE: Sequence[int] = (0, 250, 500, 1000)
PARTS = ("latency", "capacity", "curves", "bots")


def servers(arguments: Namespace) -> list[LoadServer]:
    """Made anew for each measurement: each takes ports of its own."""
    ours: list[LoadServer] = [OurServer(), *([] if arguments.no_scaled else [OurScaledServer()])]
    return ours if arguments.no_peer else [*ours, PeerServer(is_kept=False), PeerServer(is_kept=True)]


async def latencies(arguments: Namespace, sizes: Sequence[int]) -> None:
    for tables in sizes:
        results: dict[str, Figures] = {}
        measured = servers(arguments)
        for server in measured:
            if (figures := await attempt(server, tables, arguments.seconds)) is not None:
                results[server.name] = figures
        say(report.latency_table(measured, results, tables))
        for server in measured:
            if isinstance(server, PeerServer) and server.name in results:
                share = results[measured[0].name].cpu_of_move() / results[server.name].cpu_of_move()
                say(f"CPU a move of ours, alone: {share:.2f} of that of {server.name}")


async def attempt(server: LoadServer, tables: int, seconds: float) -> Figures | None:
    try:
        return await measure(server, tables, seconds)
    except NoPeer as error:
        say(f"{server.name} could not be run: {error}")
        return None


async def capacities(arguments: Namespace, most: int) -> None:
    found: dict[str, capacity.Capacity] = {}
    for server in servers(arguments):
        try:
            found[server.name] = await capacity.capacity(
                lambda tables, server=server: measure(server, tables, arguments.seconds / 2),  # type: ignore[misc]
                most,
            )
        except NoPeer as error:
            say(f"{server.name} could not be run: {error}")
    say(report.capacity_table(found))


async def costs(arguments: Namespace, idle: Sequence[int], tables: int) -> None:
    window = arguments.seconds
    say(report.curve_table("entries in each journal", await curves.over_length(5, window, tables)))
    say(report.curve_table("idle tables beside", await curves.over_idle(idle, window, tables)))


async def bots(arguments: Namespace, sizes: Sequence[int]) -> None:
    say(report.bots_table([await with_bots(tables, arguments.seconds) for tables in sizes]))


def say(text: str) -> None:
    print(f"{text}\n", flush=True)


async def main() -> None:
    parser = ArgumentParser(prog="python -m bench.load", description="Load on our server and on a peer's.")
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, help="numbers of tables")
    parser.add_argument("--seconds", type=float, default=60, help="of each measurement; capacity takes half of it")
    parser.add_argument("--only", choices=PARTS, nargs="+", default=PARTS)
    parser.add_argument("--most", type=int, default=capacity.MAX_TABLES, help="tables that capacity may try")
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--no-scaled", action="store_true")
    parser.add_argument("--quick", action="store_true")
    arguments = parser.parse_args()
    sizes, most, tables = arguments.sizes, arguments.most, curves.TABLES
    idle = IDLE
    if arguments.quick:
        arguments.seconds, sizes, most, idle, tables = 6.0, (5, 20), 40, (0, 20), 10
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # sockets; servers inherit it
    if "latency" in arguments.only:
        await latencies(arguments, sizes)
    if "capacity" in arguments.only:
        await capacities(arguments, most)
    if "curves" in arguments.only:
        await costs(arguments, idle, tables)
    if "bots" in arguments.only:
        await bots(arguments, sizes)


if __name__ == "__main__":
    uvloop.run(main())
