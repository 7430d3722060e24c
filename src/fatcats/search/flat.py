"""Flat Monte Carlo: each move is tried in sampled worlds and played on by the guide; the one tried most is the best.

A tree in which the others branch too was weaker in every game that was measured: there they explore, that is, blunder.
The n-th try of every move meets the same n-th world and the same chance, so that moves are compared, not their luck.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fatcats.engine.guide import Guide
from fatcats.engine.playout import decider
from fatcats.engine.rng import WORD, Rng, scattered
from fatcats.engine.state import CLOCK, MAX_MOVES, MoveList
from fatcats.engine.table import Table
from fatcats.search.settings import Settings

TRIES: Final = 20  # worlds that a guide may refuse in a row
RANKED: Final[i64] = 12  # so many moves are put in the guide's order; the others come after them in any order
UNTRIED: Final = 1000.0
MIN_VARIANCE: Final = 0.0025  # of payoffs: a few that are all alike prove nothing
STRIDE: Final[i64] = 0x61C88647  # odd: consecutive worlds start far apart


@final
@mypyc_attr(acyclic=True)
class FlatSearch:
    def __init__(self, guide: Guide, how: Settings) -> None:
        self.guide: Final = guide
        self.quick: Final = guide.quick()
        self.how: Final = how
        self.moves: Final = MoveList()  # when playing on
        self.arms: Final = MoveList()  # the moves that are compared, the guide's first
        self.visits: Final = vec[i64]([0] * MAX_MOVES)
        self.total: Final = vec[float]([0.0] * MAX_MOVES)
        self.squares: Final = vec[float]([0.0] * MAX_MOVES)
        self.tried: i64 = 0
        self.decisions: i64 = 0
        self.x: i64 = 0
        self.y: i64 = 0

    def begin(self, root: Table, observer: i64, rng: Rng) -> None:
        """The root is a world that fits what the observer knows."""
        arms = self.arms
        self.x = rng.below(WORD >> 1)
        self.y = rng.below(WORD >> 1)
        self.fill_arms(root, observer)
        i: i64
        for i in range(arms.n):
            self.visits[i] = 0
            self.total[i] = 0.0
            self.squares[i] = 0.0
        self.tried = 0
        self.decisions = 0
        self.rank(root, observer, rng)

    def fill_arms(self, root: Table, observer: i64) -> None:
        """The open moves that the guide considers; all, if it considers none."""
        arms = self.arms
        legal = self.moves
        root.fill_legal(observer, legal)
        arms.n = 0
        i: i64
        for i in range(legal.n):
            if self.guide.considers(root, observer, legal.items[i]):
                arms.items[arms.n] = legal.items[i]
                arms.n += 1
        if arms.n == 0:
            root.fill_legal(observer, arms)

    def rank(self, root: Table, observer: i64, rng: Rng) -> None:
        """The guide's choice comes first. Where moves open one by one and it can tell: its choice among the others
        next, and so on."""
        arms = self.arms
        rest = self.moves
        i: i64
        rest.n = arms.n
        for i in range(arms.n):
            rest.items[i] = arms.items[i]
        shuffle(arms, rng)
        ranks = min(RANKED, rest.n)
        if self.how.widening == 0.0 or not self.guide.ranks(root):
            ranks = 1
        place: i64
        for place in range(ranks):
            move = self.guide.pick(root, observer, rest, rng)
            if not take_out(rest, move):
                return  # it has nothing to say about what is left
            bring_forward(arms, move, place)

    def run(self, root: Table, observer: i64, seats: i64, times: i64) -> None:
        while times > 0:
            arm = self.next_arm()
            rng = self.chance(self.visits[arm])
            t = self.world(root, observer, rng)
            t.apply(observer, self.arms.items[arm])
            self.play_on(t, rng)
            self.visits[arm] += 1
            payoff = self.guide.payoff(t, observer, seats)
            self.total[arm] += payoff
            self.squares[arm] += payoff * payoff
            self.tried += 1
            times -= 1

    # --- what it says ---

    def best(self) -> i64:
        """The arm that was tried most; of equals the one that did better."""
        best: i64 = 0
        arm: i64
        for arm in range(1, self.arms.n):
            if self.visits[arm] > self.visits[best] or (
                self.visits[arm] == self.visits[best] and self.mean(arm) > self.mean(best)
            ):
                best = arm
        return best

    def mean(self, arm: i64) -> float:
        if self.visits[arm] == 0:
            return 0.0
        return self.total[arm] / float(self.visits[arm])

    def scatter(self, arm: i64) -> float:
        """The square of the standard error of its mean; 1 if it was not tried."""
        visits = float(self.visits[arm])
        if visits == 0.0:
            return 1.0
        mean = self.total[arm] / visits
        return max(self.squares[arm] / visits - mean * mean, MIN_VARIANCE) / visits

    def second(self) -> i64:
        """The arm that was tried most after the best, or -1 if no other was."""
        best = self.best()
        second: i64 = -1
        arm: i64
        for arm in range(self.arms.n):
            if arm != best and self.visits[arm] > 0 and (second < 0 or self.visits[arm] > self.visits[second]):
                second = arm
        return second

    def lead(self) -> i64:
        """By how many tries the best is ahead of every other: with fewer left nothing can change."""
        second = self.second()
        if second < 0:
            return self.visits[self.best()]
        return self.visits[self.best()] - self.visits[second]

    # --- one try ---

    def next_arm(self) -> i64:
        """By upper confidence bounds, among those that are open by now."""
        number = self.arms.n
        if self.how.widening > 0.0:
            number = min(number, 1 + i64(self.how.widening * sqrt(float(self.tried))))
        logarithm = log(float(self.tried + 1))
        best: i64 = 0
        highest = -1.0
        arm: i64
        for arm in range(number):
            visits = self.visits[arm]
            bound = UNTRIED
            if visits > 0:
                bound = self.total[arm] / float(visits) + self.how.exploration * sqrt(logarithm / float(visits))
            if bound > highest:
                highest = bound
                best = arm
        return best

    def chance(self, number: i64) -> Rng:
        """What chance gives in the n-th world: the same for every move."""
        offset = (number * STRIDE) & WORD
        return Rng(scattered(self.x ^ offset), max(scattered((self.y + offset) & WORD), 1))

    def world(self, root: Table, observer: i64, rng: Rng) -> Table:
        world = root.clone()
        self.quick.settle(world, observer, rng)
        self.sample(world, observer, rng)
        tries: i64 = TRIES
        while tries > 0 and not self.guide.fits(world, observer, rng):
            self.sample(world, observer, rng)
            tries -= 1
        return world

    def sample(self, world: Table, observer: i64, rng: Rng) -> None:
        world.determinize(observer, rng)
        self.guide.refine(world, observer, rng)

    def play_on(self, t: Table, rng: Rng) -> None:
        """By the guide, with a slip now and then, to the end or to a quiet moment late enough."""
        moves = self.moves
        guide = self.quick
        slips = self.how.slips
        left = self.how.rollout
        asked = t.pending()
        while asked != 0 and (left > 0 or not guide.is_quiet(t)):
            seat = decider(asked, rng)
            t.fill_legal(seat, moves)
            if moves.n == 1:
                t.apply(seat, moves.items[0])
            elif seat == CLOCK or rng.below(1000) < slips:
                t.apply(seat, moves.items[rng.below(moves.n)])
            else:
                t.apply(seat, guide.pick(t, seat, moves, rng))
            asked = t.pending()
            left -= 1
            self.decisions += 1


def shuffle(arms: MoveList, rng: Rng) -> None:
    items = arms.items
    i = arms.n - 1
    while i > 0:
        j = rng.below(i + 1)
        move = items[i]
        items[i] = items[j]
        items[j] = move
        i -= 1


def take_out(moves: MoveList, move: i64) -> bool:
    """The others stay in their order, on which guides rely. False if it is not there."""
    items = moves.items
    i: i64
    for i in range(moves.n):
        if items[i] == move:
            moves.n -= 1
            while i < moves.n:
                items[i] = items[i + 1]
                i += 1
            return True
    return False


def bring_forward(arms: MoveList, move: i64, place: i64) -> None:
    items = arms.items
    i: i64
    for i in range(place, arms.n):
        if items[i] == move:
            items[i] = items[place]
            items[place] = move
            return
