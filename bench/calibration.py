"""Does a search know who is likely to win? `python -m bench.calibration [--level 4] [--troublemaker] [--games 60]`.

Searches play Billionaires with one another, `--tries` a choice. At every quiet moment each seat is asked what the
position is worth to it, as at the end of a playout, and that is compared with how the game ended. What
`bot/promise.py` says was fitted to such games.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import defaultdict
from math import log
from statistics import fmean

from fatcats.bots import load_bot
from fatcats.engine.bot import Knowledge
from fatcats.engine.guide import win_share
from fatcats.engine.options import OptionValue
from fatcats.engine.playout import decider
from fatcats.engine.rng import seeded
from fatcats.games.billionaires import GAME
from fatcats.games.billionaires.bot.guide import BillionairesGuide

SEATS = 4
FIRST_SEED = 40_000
LEAST = 0.001  # in place of nothing, which has no logarithm
TENTHS = 10

Moment = list[float]  # what each seat is promised


def play(seed: int, options: dict[str, OptionValue], tries: int) -> tuple[list[Moment], list[float]]:
    """The quiet moments of a game, and the share of the win that each seat had at its end."""
    table, rng = GAME.deal(SEATS, GAME.options.read(options), seeded(seed)), seeded(seed + 1)
    guide, bot = BillionairesGuide(), load_bot(GAME, f"search:iterations={tries}")
    dice = [rng.fork() for _ in range(SEATS)]
    moments: list[Moment] = []
    while asked := table.pending():
        seat = int(decider(asked, rng))
        table.apply(seat, bot.choose(Knowledge(GAME, table, seat, dice[seat])))
        if not table.is_over() and guide.is_quiet(table):
            moments.append([guide.payoff(table, seat, SEATS) for seat in range(SEATS)])
    return moments, [win_share(table, seat, SEATS) for seat in range(SEATS)]


def log_loss(promised: Moment, won: list[float]) -> float:
    """Of the seats and of nobody, who wins what is left."""
    nobody = max(1 - sum(promised), LEAST)
    shares = [*(max(share, LEAST) for share in promised), nobody]
    return -sum(part * log(share / sum(shares)) for part, share in zip([*won, 1 - sum(won)], shares, strict=True))


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.calibration", description="Does a search know who is likely to win?")
    parser.add_argument("--level", type=int, default=4)
    parser.add_argument("--troublemaker", action="store_true")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--tries", type=int, default=300)
    arguments = parser.parse_args()
    options: dict[str, OptionValue] = {"level": arguments.level, "troublemakers": arguments.troublemaker}
    losses: list[float] = []
    outcomes: list[list[float]] = []
    tenths: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
    for number in range(arguments.games):
        moments, won = play(FIRST_SEED + number, options, arguments.tries)
        losses.append(fmean(log_loss(promised, won) for promised in moments))
        outcomes.append(won)
        for promised in moments:
            for share, part in zip(promised, won, strict=True):
                tenths[int(share * TENTHS)].append((share, part))
    equal = [fmean(map(sum, outcomes)) / SEATS] * SEATS
    to_equals = fmean(log_loss(equal, won) for won in outcomes)
    print(f"Log loss of a position: {fmean(losses):.2f}; of equal shares: {to_equals:.2f}\n")
    print("| promised | won | times |\n| --- | --- | --- |")
    for _, pairs in sorted(tenths.items()):
        print(f"| {fmean(share for share, _ in pairs):.1%} | {fmean(part for _, part in pairs):.1%} | {len(pairs)} |")


if __name__ == "__main__":
    main()
