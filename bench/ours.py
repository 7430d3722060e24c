"""Our own figures, of every game that the registry has."""

from __future__ import annotations

from dataclasses import dataclass

from bench.figures import Measure
from bench.measure import Job, best_of_each, microseconds
from fatcats.engine.bits import lowest
from fatcats.engine.game import Game
from fatcats.engine.playout import clones, play_games, playout, playouts
from fatcats.engine.rng import seeded
from fatcats.engine.table import Table
from fatcats.registry import game_keys, get_game

VARIANTS: dict[str, tuple[dict[str, object], ...]] = {
    "zillionaire": ({"games": 1},),
    "billionaires": ({"level": 1}, {"level": 4}),
}
"""What is agreed in the games measured, where the defaults say too little. One game of a match is what peers play."""


@dataclass(frozen=True, slots=True)
class OurFigures:
    """The figures of one game of ours: CPU time, single process, best of several (see `measure.best`)."""

    name: str
    """The game's name in the registry."""
    variant: str
    """What was agreed, for the table."""
    loop_from_python: float
    """Decisions per second of random legal play driven from interpreted code, whole games, set-up included."""
    compiled_loop: float
    """Decisions per second of the same inside compiled code."""
    clone_us: float
    """Microseconds to clone a position in the middle of a game."""
    playouts_per_second: float
    """Random games to the end inside compiled code from a dealt position, one clone each."""

    @property
    def title(self) -> str:
        return f"{self.name} {self.variant}".strip()

    def value(self, measure: Measure) -> float:
        """The figure of this kind."""
        match measure:
            case Measure.LOOP_FROM_PYTHON:
                return self.loop_from_python
            case Measure.COMPILED_LOOP:
                return self.compiled_loop
            case Measure.CLONE:
                return self.clone_us
            case Measure.PLAYOUTS:
                return self.playouts_per_second


def measure_all() -> list[OurFigures]:
    """The figures of every registered game, at its usual number of seats."""
    return [measure(get_game(key), given) for key in game_keys() for given in VARIANTS.get(key, ({},))]


def measure(game: Game, given: dict[str, object]) -> OurFigures:
    options = game.options.read(given)
    blank = game.blank(game.usual_seats, options, seeded(1))
    game.begin(blank)
    dealt = game.deal(game.usual_seats, options, seeded(2))
    middle = dealt.clone()
    playout(middle, seeded(3), 40)
    jobs: list[Job] = [
        lambda: loop_from_python(blank, 20),
        lambda: int(play_games(blank, seeded(4), 200)),
        lambda: cloned(middle, 20_000),
        lambda: played_out(dealt, 200),
    ]
    python, compiled, clone, games = best_of_each(jobs)
    variant = " ".join(f"{name}={value}" for name, value in given.items())
    return OurFigures(game.key, variant, python, compiled, microseconds(clone), games)


def loop_from_python(blank: Table, games: int) -> int:
    """`legal` and `apply` called from interpreted code."""
    rng = seeded(5)
    decisions = 0
    for _ in range(games):
        table = blank.clone()
        table.rng = rng.fork()
        table.advance()
        while asked := table.pending():
            seat = int(lowest(asked))
            moves = table.legal(seat)
            table.apply(seat, moves[rng.below(len(moves))])
            decisions += 1
    return decisions


def cloned(table: Table, times: int) -> int:
    clones(table, times)
    return times


def played_out(table: Table, games: int) -> int:
    playouts(table, seeded(6), games)
    return games
