"""How fast a search is: tries per second from a dealt position, with new worlds for each, on one core."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table as RichTable

from bench.measure import Job, best_of_each
from bench.ours import VARIANTS
from bench.peers import output_of
from fatcats.bots.search import plan_for
from fatcats.engine.bits import lowest
from fatcats.engine.game import Game
from fatcats.engine.guide import Guide
from fatcats.engine.rng import seeded
from fatcats.registry import game_keys, get_game
from fatcats.search.flat import FlatSearch
from fatcats.search.settings import NO_LIMIT, Settings

ALL_RANDOM = 1000  # slips in a thousand
SCRIPT = "bench.peer_ismcts"
COMPARED = "zillionaire"
TRIES = 20
REPEATS = 3


@dataclass(frozen=True)
class SearchFigures:
    title: str
    random: float  # played on at random, to the end
    guided: float  # by the guide, to the end
    usual: float  # as the levels do: by the guide, and cut where the game's settings say so


def measure_all() -> list[SearchFigures]:
    """Of every game that has a guide, at its usual number of seats."""
    games = [(get_game(key), given) for key in game_keys() for given in VARIANTS.get(key, ({},))]
    return [measure(game, given) for game, given in games if game.guide]


def measure(game: Game, given: dict[str, object]) -> SearchFigures:
    assert game.guide
    usual = plan_for(game).settings()
    at_random, to_the_end = Settings(), Settings()
    at_random.slips, at_random.rollout = ALL_RANDOM, NO_LIMIT
    to_the_end.slips, to_the_end.rollout = usual.slips, NO_LIMIT
    jobs = [search_job(game, given, game.guide(), how) for how in (at_random, to_the_end, usual)]
    variant = ", ".join(f"{name} {value}" for name, value in given.items())
    return SearchFigures(f"{game.key} {variant}".strip(), *best_of_each(jobs, REPEATS))


def search_job(game: Game, given: dict[str, object], guide: Guide, how: Settings) -> Job:
    seats = game.usual_seats
    table = game.deal(seats, game.options.read(given), seeded(5))
    seat = int(lowest(table.pending()))
    search = FlatSearch(guide, how)

    def job() -> int:
        search.begin(table, seat, seeded(1))
        search.run(table, seat, seats, TRIES)
        return TRIES

    return job


def search_table(figures: list[SearchFigures]) -> RichTable:
    table = RichTable(
        title="Search: tries per second, a new world each, one core", box=SIMPLE_HEAD, title_justify="left"
    )
    table.add_column("game")
    for heading in ("random\nto the end", "guided\nto the end", "as the\nlevels do"):
        table.add_column(heading, justify="right")
    for game in figures:
        table.add_row(game.title, *(f"{rate:,.0f}" for rate in (game.random, game.guided, game.usual)))
    return table


def peers_table(figures: list[SearchFigures], python: Path) -> RichTable:
    """Zillionaire beside OpenSpiel's ISMCTS in C++ on its card games. Raises PeerFailed."""
    ours = next(game for game in figures if game.title.startswith(COMPARED))
    peers: dict[str, float] = json.loads(output_of(python, SCRIPT).splitlines()[-1])
    title = "Our search of Zillionaire beside OpenSpiel's ISMCTS in C++ on its own card games"
    table = RichTable(title=title, box=SIMPLE_HEAD, title_justify="left")
    for column in ("game there", "simulations/s", "random: ratio", "guided: ratio"):
        table.add_column(column, justify="left" if column == "game there" else "right")
    for name, rate in peers.items():
        table.add_row(name, f"{rate:,.0f}", f"{ours.random / rate:.1f}", f"{ours.guided / rate:.1f}")
    return table
