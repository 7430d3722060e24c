"""Deep Monte Carlo: play with the network as it is, and learn how the games ended after each choice.

Many games go on side by side, in some of them the network plays all seats, in others one among heuristics. It chooses
what it thinks best, and something else now and then, ever more seldom. Forced moves are neither weighed nor learned.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import numpy.typing as npt

from fatcats.bots.weights import Weights, write_weights
from fatcats.engine.errors import BadOption, FatcatsError
from fatcats.envs.spec import Setup
from fatcats.learning.games import Games
from fatcats.learning.memory import Memory
from fatcats.learning.network import Adam, Net
from fatcats.learning.policy import end_of, number_of_ends, versus, weigh, worth_of_ends
from fatcats.learning.questions import Questions

Array = npt.NDArray[Any]
METHOD = "dmc"
TEST_SEED = 0x7E57  # of the games in which strength is measured
TEST_BATCH = 256
BYTES = 64 * 2**20  # of memory for what is still to be learned
STEPS = 8  # between looks at the clock


class Diverged(FatcatsError):
    """What is being learned has become senseless."""


@dataclass(frozen=True)
class Plan:
    """How to train. Minutes are the processor's; with `games` instead the same seed gives the same player."""

    setup: Setup
    seed: int = 0
    minutes: float | None = None
    games: int | None = None
    side_by_side: int = 512  # games
    among_heuristics: float = 0.75  # which part of them
    width: int = 128
    batch: int = 128
    rate: float = 1e-3
    exploration: float = 0.05
    look: int = 200  # steps of games at random in which questions are found
    tests: int = 10  # how often strength is measured on the way
    test_games: int = 1_000

    def check(self) -> None:
        if (self.minutes is None) == (self.games is None):
            raise BadOption("train either for some minutes or for some games")


@dataclass
class Pool:
    """Games side by side, and what was chosen in each since it began."""

    games: Games
    numbers: Array  # of the games under way
    places: list[list[int]] = field(default_factory=list)
    seats: list[list[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.places = [[] for _ in range(self.games.n)]
        self.seats = [[] for _ in range(self.games.n)]


class Trainer:
    def __init__(self, plan: Plan) -> None:
        plan.check()
        setup = plan.setup
        self.plan = plan
        self.random = np.random.default_rng(plan.seed)
        self.questions = Questions.found_in(setup, plan.seed, plan.look)
        ends = number_of_ends(setup.seats)
        self.net = Net.fresh(plan.width, len(self.questions), ends, self.random)
        self.adam = Adam(self.net)
        self.memory = Memory(len(self.questions), BYTES // (len(self.questions) // 8 + 32))
        self.worth = worth_of_ends(setup.seats)
        self.games = 0
        self.begun = 0
        self.decisions = 0
        self.losses: list[float] = []
        self.pools = self._pools()

    def _pools(self) -> list[Pool]:
        plan, setup = self.plan, self.plan.setup
        among = round(plan.side_by_side * plan.among_heuristics) if setup.game.guide else 0
        pools: list[Pool] = []
        for n, opponents in ((plan.side_by_side - among, None), (among, "heuristic")):
            if n:
                games = Games(setup, n, opponents, plan.seed + len(pools))
                pools.append(Pool(games, np.arange(self.begun, self.begun + n)))
                self.begun += n
        return pools

    def train(self, report: Callable[[dict[str, object]], None]) -> None:
        """To the end; `report` is given a line of the learning curve now and then."""
        plan, begin, tested = self.plan, process_time(), 0
        while True:
            seconds = process_time() - begin
            done = seconds / (60 * plan.minutes) if plan.minutes is not None else self.games / (plan.games or 1)
            if done >= tested / plan.tests or done >= 1:
                report(self.curve_point(seconds))
                tested = int(done * plan.tests) + 1
            if done >= 1:
                return
            for _ in range(STEPS):
                for pool in self.pools:
                    self.play(pool, plan.exploration * (1 - 0.9 * done))
                self.learn(plan.rate * (1 - 0.98 * done))

    def play(self, pool: Pool, exploration: float) -> None:
        """One choice in every game."""
        look = pool.games.look()
        weighed = weigh(self.net, self.questions, self.worth, look)
        rows = weighed.best
        others = np.flatnonzero(self.random.random(len(rows)) < exploration)
        counts = look.first[others + 1] - look.first[others]
        rows[others] = look.first[others] + (self.random.random(len(others)) * counts).astype(np.int64)
        answers = np.concatenate([weighed.before, weighed.after[rows]], axis=1)
        places = self.memory.write(pool.numbers, answers)
        for game, (place, seat) in enumerate(zip(places, look.seats.tolist(), strict=True)):
            pool.places[game].append(place)
            pool.seats[game].append(seat)
        self.decisions += len(rows)
        ends = pool.games.play(rows)
        for game in np.flatnonzero(ends.done).tolist():
            self.settle(pool, game, ends.rewards[game].tolist())

    def settle(self, pool: Pool, game: int, rewards: list[float]) -> None:
        ends = [end_of(reward, len(rewards)) for reward in rewards]
        self.memory.settle(int(pool.numbers[game]), pool.places[game], [ends[seat] for seat in pool.seats[game]])
        pool.places[game], pool.seats[game] = [], []
        pool.numbers[game] = self.begun
        self.begun += 1
        self.games += 1

    def learn(self, rate: float) -> None:
        for lesson in self.memory.lessons(self.plan.batch):
            loss, slope = self.net.gradient(*lesson)
            if not isfinite(loss):
                raise Diverged(f"learning has diverged after {self.games} games: its loss is {loss}")
            self.adam.step(slope.flat, rate)
            self.losses.append(loss)

    def curve_point(self, seconds: float) -> dict[str, object]:
        """How strong it is by now."""
        plan, setup = self.plan, self.plan.setup
        losses, self.losses = self.losses, []
        point: dict[str, object] = {
            "seconds": round(seconds, 1),
            "games": self.games,
            "decisions": self.decisions,
            "loss": round(float(np.mean(losses)), 4) if losses else None,
        }
        for opponents in ("heuristic", "random") if setup.game.guide else ("random",):
            n = min(TEST_BATCH, -(-plan.test_games // setup.seats) * setup.seats)
            games = Games(setup, n, opponents, TEST_SEED)
            result = versus(self.adam.mean, self.questions, self.worth, games, plan.test_games)
            point[opponents] = result.as_json()
        return point

    def weights(self) -> Weights:
        """The player as it is by now."""
        plan, game = self.plan, self.plan.setup.game
        return Weights(
            game=game.key,
            seats=plan.setup.seats,
            options=dict(plan.setup.options),
            rules_version=game.rules_version,
            encoding_version=plan.setup.encoding.version,
            method=METHOD,
            seed=plan.seed,
            games=self.games,
            decisions=self.decisions,
            minutes=plan.minutes,
            width=plan.width,
            numbers=self.questions.numbers.tolist(),
            bounds=self.questions.bounds.tolist(),
            common=self.questions.common,
            worth=self.worth.tolist(),
            layers={name: layer.astype("<f2").tobytes() for name, layer in self.adam.mean.layers.items()},
        )


def heading(plan: Plan) -> dict[str, object]:
    """The first line of a learning curve."""
    setup = plan.setup
    return {
        "game": setup.game.key,
        "seats": setup.seats,
        "options": dict(setup.options),
        "rules_version": setup.game.rules_version,
        "encoding_version": setup.encoding.version,
        "method": METHOD,
        "seed": plan.seed,
        "minutes": plan.minutes,
        "games": plan.games,
        "width": plan.width,
        "among_heuristics": plan.among_heuristics,
    }


def train(plan: Plan, out: Path, log: Path, report: Callable[[dict[str, object]], None] = lambda point: None) -> None:
    """Train, keep the player in a file and its learning curve in another; both are whole after every test."""
    trainer = Trainer(plan)
    with log.open("w", encoding="utf-8") as lines:
        lines.write(json.dumps(heading(plan)) + "\n")

        def keep(point: dict[str, object]) -> None:
            lines.write(json.dumps(point) + "\n")
            lines.flush()
            write_weights(out, trainer.weights())
            report(point)

        trainer.train(keep)
