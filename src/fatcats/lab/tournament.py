"""What a tournament plays: line-ups of named bots, each deal from every seat, and what comes of one deal."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, permutations
from time import process_time

import msgspec

from fatcats.bots import load_bot
from fatcats.engine.bot import Bot, Knowledge
from fatcats.engine.errors import BadOption
from fatcats.engine.options import OptionValue
from fatcats.engine.rng import Rng, seeded
from fatcats.engine.table import Table
from fatcats.lab.playing import play_game
from fatcats.registry import get_game

LineUp = tuple[str, ...]  # a bot for each seat, before anybody changes places


@dataclass(frozen=True)
class Tournament:
    """Every line-up plays the same deals, and each of them once from every seat."""

    key: str
    seats: int
    line_ups: tuple[LineUp, ...]
    deals: int
    seed: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)

    def check(self) -> None:
        game = get_game(self.key)
        game.check_seats(self.seats)
        game.check_options(self.seats, game.options.read(self.options))
        for line_up in self.line_ups:
            if len(line_up) != self.seats:
                raise BadOption(f"a line-up names {self.seats} bots, one for each seat, not {len(line_up)}")
        for name in self.names:
            load_bot(game, name)

    @property
    def names(self) -> list[str]:
        return list(dict.fromkeys(name for line_up in self.line_ups for name in line_up))

    @property
    def games(self) -> int:
        return self.deals * sum(len(seatings(line_up)) for line_up in self.line_ups)


def one_among_others(names: list[str], seats: int) -> tuple[LineUp, ...]:
    """Each bot alone among as many of each other as it takes."""
    return tuple((one, *[other] * (seats - 1)) for one, other in permutations(names, 2))


def all_mixed(names: list[str], seats: int) -> tuple[LineUp, ...]:
    """As many different bots at each table as there is room for."""
    if len(names) >= seats:
        return tuple(combinations(names, seats))
    return (tuple(names[seat % len(names)] for seat in range(seats)),)


def seatings(line_up: LineUp) -> list[LineUp]:
    """The line-up turned about the table, as often as that makes a difference."""
    return list(dict.fromkeys(line_up[turn:] + line_up[:turn] for turn in range(len(line_up))))


# --- one deal ---------------------------------------------------------------------------------------------------------


class GameResult(msgspec.Struct, frozen=True):
    bots: list[str]  # by seat
    places: list[int]
    scores: list[int]
    ending: str
    decisions: int


class Thinking(msgspec.Struct):
    """Of one bot: how many real choices it made, and how long it thought about them, in seconds of CPU time."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Thinking) -> None:
        self.choices += other.choices
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class DealResult(msgspec.Struct, frozen=True):
    line_up: int
    deal: int
    games: list[GameResult]
    thinking: dict[str, Thinking]


class Timed:
    """A bot, and how long it thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.thinking = Thinking()

    def choose(self, knowledge: Knowledge) -> int:
        start = process_time()
        move = self.bot.choose(knowledge)
        if len(knowledge.legal) > 1:
            seconds = process_time() - start
            self.thinking.add(Thinking(1, seconds, seconds))
        return move


@cache
def bot_of(key: str, name: str) -> Bot:
    """One for each process: some take long to make."""
    return load_bot(get_game(key), name)


def dealt(plan: Tournament, deal: int) -> tuple[Table, Rng]:
    """The table as every game of this deal begins, and the chance that is left for the bots."""
    game, rng = get_game(plan.key), seeded(plan.seed + deal)
    return game.deal(plan.seats, game.options.read(plan.options), rng.fork()), rng


def play_deal(job: tuple[Tournament, int, int]) -> DealResult:
    plan, number, deal = job
    game = get_game(plan.key)
    line_up = plan.line_ups[number]
    bots = {name: Timed(bot_of(plan.key, name)) for name in line_up}
    results = []
    for names in seatings(line_up):
        table, rng = dealt(plan, deal)
        dice = [rng.fork() for _ in names]  # so that nobody's thinking changes what others draw
        decisions = play_game(game, table, [bots[name] for name in names], rng, dice)
        places = [int(table.place(seat)) for seat in range(plan.seats)]
        scores = [int(table.score(seat)) for seat in range(plan.seats)]
        results.append(GameResult(list(names), places, scores, game.endings[table.ending()], decisions))
    return DealResult(number, deal, results, {name: bot.thinking for name, bot in bots.items()})
