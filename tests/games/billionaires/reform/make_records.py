"""Store a game for each new ending: `python -m tests.games.billionaires.reform.make_records`."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import fatcats
from fatcats.bots import make_bot
from fatcats.engine.rng import seeded
from fatcats.games.billionaires import GAME

FOLDER = Path(__file__).parent / "records"
SPACE: dict[str, Any] = {"level": 4, "space_program": True}
TROUBLE: dict[str, Any] = {"level": 4, "troublemakers": True}
# File, ending, number of winners, players, options
WANTED: list[tuple[str, str, int, int, dict[str, Any]]] = [
    ("escape", "escape", 1, 4, SPACE),
    ("escape_of_two", "escape", 2, 5, {**SPACE, **TROUBLE}),
    ("last_survivor", "last survivor", 1, 2, {**SPACE, "puppets": False}),
    ("explosion_with_puppets", "last survivor", 1, 2, {**SPACE, "level": 3}),
    ("seven_icons", "seven icons", 1, 4, TROUBLE),
    ("revolutionary", "Revolutionary", 1, 6, TROUBLE),
    ("revolutionary_and_celebrity", "Revolutionary", 2, 5, {**SPACE, **TROUBLE}),
    ("revolution_with_a_reformist", "Revolution", 0, 4, TROUBLE),
]


def played(seed: int, seats: int, options: dict[str, Any], bot_name: str) -> fatcats.Match:
    match = fatcats.new("billionaires", seats=seats, seed=seed, **options)
    bot, rng = make_bot(GAME, bot_name), seeded(seed)
    while not match.over:
        seat = match.deciders[0]
        match.play(seat, bot.choose(match.knowledge(seat, rng)))
    return match


def find(ending: str, winners: int, seats: int, options: dict[str, Any]) -> fatcats.Match:
    """The first seeded game that ends so; some endings need players who take risks, so two kinds of bot take turns."""
    for seed in count():
        for bot_name in ("heuristic", "random"):
            match = played(seed, seats, options, bot_name)
            assert match.outcome is not None
            if match.outcome.reason == ending and len(match.outcome.winners) == winners:
                return match
    raise AssertionError


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, ending, winners, seats, options in WANTED:
        match = find(ending, winners, seats, options)
        (FOLDER / f"{name}.json").write_bytes(fatcats.write_record(match.record()))
        print(name, match.length)


if __name__ == "__main__":
    main()
