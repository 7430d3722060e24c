"""The ladder of our bots: `python -m bench.ladder [--deals N] [--only WORD]`. Prints the table of docs/bots.md.

Every pairing is a tournament of its own with a journal in build/ladder, so that it can be interrupted, and grows when
it is asked for more deals. The deals are fresh: nothing was tuned on them.
"""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path

from fatcats.engine.options import OptionValue
from fatcats.lab import Tournament, arena
from fatcats.lab.standing import Entrant
from fatcats.registry import get_game

FROZEN = "bench.frozen:Heuristic"
FRESH = 900_000  # the first seed; tuning used small ones
JOURNALS = Path(__file__).parent.parent / "build" / "ladder"


@dataclass(frozen=True)
class Kind:
    """A game as it is usually played."""

    title: str
    key: str
    seats: int
    options: dict[str, OptionValue]


KINDS = [
    Kind("Zillionaire, one game", "zillionaire", 4, {"games": 1}),
    Kind("Counterfeiters", "counterfeiters", 3, {}),
    Kind("Millions of Dollars", "millions", 5, {}),
    Kind("Billionaires, Level 1", "billionaires", 4, {"level": 1}),
    Kind("Billionaires, Level 2", "billionaires", 4, {"level": 2}),
    Kind("Billionaires, Level 4", "billionaires", 4, {"level": 4}),
    Kind("Level 4, Space Program", "billionaires", 4, {"level": 4, "space_program": True}),
    Kind("Level 4, Troublemakers", "billionaires", 4, {"level": 4, "troublemakers": True}),
    Kind("Puppets, Level 4", "billionaires", 2, {"level": 4}),
]
# One among others: each level among the next lower, and both ways with the bots as they were before
PAIRINGS = [
    ("heuristic", FROZEN),
    ("casual", "beginner"),
    ("strong", "casual"),
    ("expert", "strong"),
    ("expert", FROZEN),
    (FROZEN, "expert"),
]


def measure(kind: Kind, one: str, others: str, deals: int, processes: int | None) -> Entrant:
    line_up = (one, *[others] * (kind.seats - 1))
    options = get_game(kind.key).options.read(kind.options)
    plan = Tournament(kind.key, kind.seats, (line_up,), deals, FRESH, options)
    name = f"{kind.title} {one} {others}".lower().replace(" ", "-").replace(":", "-").replace(",", "").replace("/", "-")
    JOURNALS.mkdir(parents=True, exist_ok=True)
    return arena(plan, processes=processes, journal=JOURNALS / f"{name}.jsonl").entrants(0)[0]


def title(name: str) -> str:
    return "the frozen heuristic" if name == FROZEN else f"`{name}`"


def row(kind: Kind, entrant: Entrant, others: str) -> str:
    low, high = entrant.interval
    who = f"{title(entrant.name)} among {title(others)}"
    return (
        f"| {kind.title} | {who} | {entrant.games} | {entrant.rate:.1%} | {low:.1%} – {high:.1%} | {entrant.fair:.1%} |"
    )


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.ladder", description="How strong are our bots?")
    parser.add_argument("--deals", type=int, default=250, help="each is played once from every seat")
    parser.add_argument("--only", default="", help="games or bots with this word in their row")
    parser.add_argument("--processes", type=int, default=None)
    arguments = parser.parse_args()
    print("| game | who | games | won | 95 % interval | fair |\n| --- | --- | --- | --- | --- | --- |")
    for kind in KINDS:
        for one, others in PAIRINGS:
            if arguments.only.lower() in f"{kind.title} {one} among {others}".lower():
                entrant = measure(kind, one, others, arguments.deals, arguments.processes)
                print(row(kind, entrant, others), flush=True)


if __name__ == "__main__":
    main()
