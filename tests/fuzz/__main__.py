"""`make fuzz N=1000000`: so many inputs for everything that parses, and a line for each target: inputs, faults, how
long the slowest took, and how much memory has grown since it was warm. Ends with 1 if there was a fault."""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser

from tests.fuzz.targets import TARGETS
from tests.fuzz.trying import attempt

LINE = "{:>10}  {:>9,} inputs  {:>3} faults  slowest {:>6.0f} ms  {:>+6.1f} MB  {:>5.0f} s"


def main() -> int:
    parser = ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("targets", nargs="*", default=list(TARGETS), help=f"some of {', '.join(TARGETS)}; all is usual")
    parser.add_argument("--inputs", type=int, default=100_000, help="of all targets together")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    inputs, faults = 0, list[str]()
    whole = sum(TARGETS[name].share for name in arguments.targets)
    for name in arguments.targets:
        count = round(arguments.inputs * TARGETS[name].share / whole)
        found = asyncio.run(attempt(name, count, arguments.seed))
        inputs += found.inputs
        faults += found.faults
        figures = (found.inputs, len(found.faults), found.slowest, found.grown, found.seconds)
        print(LINE.format(name, *figures), flush=True)
    print(f"{inputs:,} inputs, {len(faults)} faults")
    print("\n".join(faults[:20]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
