"""Seconds from a clean clone to the open table, and what comes after: `python -m bench.start [--no-compile]`.

It clones the last commit of this clone into a temporary folder and calls `make play` there, as a newcomer would; then
it plays the first moves of every game while the core is compiled beside the table, and starts again with the compiled
core. What uv and npm have in their caches is not fetched again.
"""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import httpx

from fatcats.client import Server
from fatcats.registry import game_keys, get_game

ROOT = Path(__file__).resolve().parent.parent
FIRST = "zillionaire"
GLANCE = 0.02
PATIENCE = 900.0


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.start", description="Seconds from a clean clone to a table.")
    parser.add_argument("--no-compile", action="store_true", help="don't wait until the core is compiled")
    arguments = parser.parse_args()
    with TemporaryDirectory(prefix="fatcats-start-") as folder:
        measure(Path(folder), waits=not arguments.no_compile)


def measure(folder: Path, *, waits: bool) -> None:
    clone = folder / "fatcats"
    address = f"127.0.0.1:{free_port()}"
    start = monotonic()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    with running(["make", "play", f"ARGS=--no-browser {options(address, folder)}"], clone, folder / "log"):
        wait_for_table(address, folder / "log")
        show("clean clone to /health", monotonic() - start)
        play_first_moves(address, FIRST, 1)
        show("clean clone to the first move answered", monotonic() - start)
        measure_bots(clone)
        if waits:
            wait_for_line(folder / "log", "The core is compiled now")
            show("clean clone to the compiled core, beside all that", monotonic() - start)
    for number in range(3):
        serve = [".venv/bin/fatcats", "serve", *options(address, folder).split()]
        start = monotonic()
        with running(serve, clone, folder / "log-again"):
            wait_for_table(address, folder / "log-again")
            show(f"`fatcats serve` to /health, start {number + 1}", monotonic() - start)


def options(address: str, folder: Path) -> str:
    host, _, port = address.partition(":")
    return f"--host {host} --port {port} --database {folder / 'tables.db'}"


def show(what: str, seconds: float) -> None:
    print(f"{seconds:7.1f} s  {what}", flush=True)


@contextmanager
def running(command: list[str], folder: Path, log: Path) -> Iterator[None]:
    """Ends as Ctrl-C ends it. Says what it took of the CPU with all its processes: other load changes that less."""
    before = cpu()
    with log.open("wb") as out:
        process = subprocess.Popen(command, cwd=folder, stdout=out, stderr=out, start_new_session=True)
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        process.wait()
        print(f"{'':12}{cpu() - before:.1f} s of CPU: {' '.join(command[:2])}", flush=True)


def cpu() -> float:
    """Of all processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def wait_for_table(address: str, log: Path) -> None:
    end = monotonic() + PATIENCE
    while monotonic() < end:
        with suppress(httpx.TransportError):
            if httpx.get(f"http://{address}/health").status_code == 200:
                return
        sleep(GLANCE)
    sys.exit(f"no table was opened:\n{log.read_text()}")


def wait_for_line(log: Path, line: str) -> None:
    end = monotonic() + PATIENCE
    while monotonic() < end:
        if line in log.read_text():
            return
        sleep(0.5)
    sys.exit(f"{line!r} was never said:\n{log.read_text()}")


def play_first_moves(address: str, key: str, moves: int) -> None:
    """Against bots. A move is answered when the server has written it down."""
    seats = ["you", *["bot"] * (get_game(key).usual_seats - 1)]
    table = Server(f"http://{address}").create(key, seats=seats)
    table.start()
    with table.live() as live:
        for _, turn in zip(range(moves), live.turns()):
            turn.play(turn.options[0].move)


def measure_bots(clone: Path) -> None:
    """In a process of the clone: this one may run on a compiled core."""
    python = str(clone / ".venv" / "bin" / "python")
    subprocess.run([python, "-m", "bench.bots", *game_keys()], cwd=clone, check=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    main()
