"""The ladder of our bots: `python -m bench.ladder [--deals N] [--only WORD ...]`. Prints the table of docs/bots.md,
or with `--kept` the rows of it that were played.

Every pairing is a tournament of its own with a journal in bench/journals, so that it can be interrupted, and grows when
it is asked for more deals, by whoever has a machine to spare: the whole takes a day. Remove those of bots that have
changed. The deals are fresh: nothing was tuned on them. Levels that search have all their tries, however busy the
machine is. Beside them there are players that nothing was tuned on: `python -m bench.ladder --train 3` makes the
learned ones.
"""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from fatcats.bots.levels import BUDGETS, budget
from fatcats.engine.options import OptionValue
from fatcats.games.billionaires.model.cells import TROUBLEMAKER
from fatcats.lab import Standing, Tournament, arena
from fatcats.lab.journal import whole_lines
from fatcats.lab.standing import Entrant
from fatcats.lab.summary import wilson
from fatcats.lab.tournament import DealResult, dealt
from fatcats.registry import get_game

FROZEN = "bench.frozen:Heuristic"
OTHERS = "bench.others:Heuristic"
ISMCTS = "bench.ismcts:AsLongAsExpert"
# As `expert` was: before it trusted its guide; in Millions before it reckoned with bargains, in Billionaires before
# moves were opened one by one
OLDER = {
    "zillionaire": "search:iterations=1500/trust=0",
    "counterfeiters": "search:iterations=1500/trust=0",
    "millions": "search:iterations=400/exploration=0.3/slips=100/widening=0/trust=0",
    "billionaires": "search:iterations=1500/widening=0/trust=0",
}
TITLES = {
    FROZEN: "frozen",
    OTHERS: "frozen with other constants",
    ISMCTS: "OpenSpiel's ISMCTS, equal time",
    **dict.fromkeys(OLDER.values(), "an older `expert`"),
}
FRESH = 900_000  # the first seed; tuning used small ones
JOURNALS = Path(__file__).parent / "journals"
LEARNED = Path(__file__).parent.parent / "build" / "ladder"
LOST_BY_ALL = "Revolution"
COMMAND = "from fatcats.cli import main; main()"


@dataclass(frozen=True)
class Kind:
    """A game as it is usually played."""

    title: str
    key: str
    seats: int
    options: dict[str, OptionValue]
    is_learned: bool = False  # is there a learned player, and an adapter that lets OpenSpiel's search play?
    ends_in_revolution: bool = False
    has_troublemaker: bool = False  # a seat of another kind: rows for either part

    @property
    def learned(self) -> Path:
        return LEARNED / f"{self.key}-{self.seats}.player"


KINDS = [
    Kind("Zillionaire, one game", "zillionaire", 4, {"games": 1}, is_learned=True),
    Kind("Counterfeiters", "counterfeiters", 3, {}, is_learned=True),
    Kind("Millions", "millions", 5, {}),
    Kind("Billionaires, Level 1", "billionaires", 4, {"level": 1}),
    Kind("Billionaires, Level 2", "billionaires", 4, {"level": 2}, ends_in_revolution=True),
    Kind("Billionaires, Level 4", "billionaires", 4, {"level": 4}),
    Kind("Level 4, Space Program", "billionaires", 4, {"level": 4, "space_program": True}),
    Kind("Level 4, Troublemakers", "billionaires", 4, {"level": 4, "troublemakers": True}, has_troublemaker=True),
    Kind("Puppets, Level 4", "billionaires", 2, {"level": 4}),
]
# One among others: each level among the next lower, both ways with the bots as they were before, and among strangers
PAIRINGS = [
    ("heuristic", FROZEN),
    ("casual", "beginner"),
    ("strong", "casual"),
    ("expert", "strong"),
    ("expert", FROZEN),
    (FROZEN, "expert"),
    ("expert", OTHERS),
]


def pairings(kind: Kind) -> Iterator[tuple[str, str]]:
    yield from PAIRINGS
    yield "expert", OLDER[kind.key]
    if kind.is_learned:
        yield "expert", ISMCTS
        if kind.learned.exists():
            yield "expert", f"learned:{kind.learned}"
    if kind.ends_in_revolution:
        yield "expert", "expert"


def measure(kind: Kind, one: str, others: str, deals: int, processes: int | None) -> Standing:
    JOURNALS.mkdir(parents=True, exist_ok=True)
    return arena(plan(kind, one, others, deals), processes=processes, journal=journal(kind, one, others))


def kept(kind: Kind, one: str, others: str) -> Standing | None:
    """What was played; nothing, if nothing was."""
    lines = whole_lines(journal(kind, one, others))[1:]
    results = [msgspec.json.decode(line, type=DealResult) for line in lines]
    standing = Standing(plan(kind, one, others, len(results)))
    for result in results:
        standing.add(result)
    return standing if results else None


def plan(kind: Kind, one: str, others: str, deals: int) -> Tournament:
    line_up = (untimed(kind, one), *[untimed(kind, others)] * (kind.seats - 1))
    return Tournament(kind.key, kind.seats, (line_up,), deals, FRESH, get_game(kind.key).options.read(kind.options))


def journal(kind: Kind, one: str, others: str) -> Path:
    name = f"{kind.title} {label(kind, one)} {label(kind, others)}".lower()
    return JOURNALS / f"{''.join(letter if letter.isalnum() else '-' for letter in name)}.jsonl"


def untimed(kind: Kind, name: str) -> str:
    """A level with all its tries: with fewer it would be another bot."""
    return f"search:iterations={budget(get_game(kind.key), name)[0]}" if name in BUDGETS else name


def label(kind: Kind, name: str) -> str:
    return name.rpartition("/")[2] if name.startswith("learned:") else untimed(kind, name)


def title(name: str) -> str:
    return "the learned player" if name.startswith("learned:") else TITLES.get(name, f"`{name}`")


def rows(kind: Kind, one: str, others: str, standing: Standing) -> Iterator[str]:
    yield row(kind, one, others, standing)
    if kind.has_troublemaker:
        for part, entrant in by_part(standing).items():
            yield wins(kind, f"{title(one)} {part}", entrant)


def by_part(standing: Standing) -> dict[str, Entrant]:
    """The one among others, as what they play: who is the Troublemaker is drawn when a deal begins."""
    name, fair = standing.entrants(0)[0].name, 1 / standing.plan.seats
    troublemaker, billionaire = Entrant(name, fair), Entrant(name, fair)
    for deal in standing.deals:
        seat = dealt(standing.plan, deal.deal)[0][TROUBLEMAKER]
        troublemaker.add([game for game in deal.games if game.bots[seat] == name])
        billionaire.add([game for game in deal.games if game.bots[seat] != name])
    return {"as the Troublemaker": troublemaker, "as a Billionaire": billionaire}


def row(kind: Kind, one: str, others: str, standing: Standing) -> str:
    """A whole table of equals says nothing about wins, but how often nobody has one."""
    if one == others:
        games = sum(standing.endings(0).values())
        share = standing.endings(0)[LOST_BY_ALL] / games
        who = f"{kind.seats} × {title(one)}: ends in Revolution"
        return cells(kind, who, games, share, wilson(share, games), "")
    entrant, other = standing.entrants(0)
    who = f"{title(one)} among {title(others)} ({other.rate:.1%} each)"
    return wins(kind, who, entrant)


def wins(kind: Kind, who: str, entrant: Entrant) -> str:
    return cells(kind, who, entrant.games, entrant.rate, entrant.interval, f"{entrant.fair:.1%}")


def cells(kind: Kind, who: str, games: int, share: float, interval: tuple[float, float], fair: str) -> str:
    low, high = interval
    where = f"{kind.title}, {kind.seats} players"
    return f"| {where} | {who} | {games} | {share:.1%} | {low:.1%} – {high:.1%} | {fair} |"


def train(kind: Kind, minutes: float) -> None:
    LEARNED.mkdir(parents=True, exist_ok=True)
    options = [f"--option={name}={value}" for name, value in kind.options.items()]
    command = [sys.executable, "-c", COMMAND, "train", kind.key, "--seats", str(kind.seats), *options]
    subprocess.run([*command, "--minutes", str(minutes), "--seed", "1", "--out", str(kind.learned)], check=True)


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.ladder", description="How strong are our bots?")
    parser.add_argument("--deals", type=int, default=250, help="each is played once from every seat")
    parser.add_argument(
        "--only", nargs="+", default=[], help="rows with all of these words: level 'strong among casual'"
    )
    parser.add_argument("--kept", action="store_true", help="the rows of what the journals have; nothing is played")
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument(
        "--train", type=float, default=0.0, help="first train the learned players, so many minutes each"
    )
    arguments = parser.parse_args()
    for kind in KINDS:
        if arguments.train and kind.is_learned:
            train(kind, arguments.train)
    print("| game | who | games | won | 95 % interval | fair |\n| --- | --- | --- | --- | --- | --- |")
    for kind in KINDS:
        for one, others in pairings(kind):
            who = f"{kind.title}, {one} among {others}".lower()
            if not all(word.lower() in who for word in arguments.only):
                continue
            if arguments.kept:
                standing = kept(kind, one, others)
            else:
                standing = measure(kind, one, others, arguments.deals, arguments.processes)
            if standing:
                print(*rows(kind, one, others, standing), sep="\n", flush=True)


if __name__ == "__main__":
    main()
