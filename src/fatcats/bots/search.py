"""A player that searches: it tries every move in many worlds that fit what its seat knows."""

from __future__ import annotations

from dataclasses import dataclass, fields
from math import sqrt
from time import perf_counter

from fatcats.bots.heuristic import HeuristicBot
from fatcats.bots.reason import Reason
from fatcats.engine.bot import Knowledge
from fatcats.engine.errors import BadBot
from fatcats.engine.game import Game
from fatcats.engine.guide import Guide
from fatcats.engine.rng import Rng
from fatcats.engine.table import Table
from fatcats.search.flat import FlatSearch
from fatcats.search.settings import NO_LIMIT, Settings

BATCH = 16  # tries between two looks at the clock, at most: a millisecond
FRACTIONS = ("seconds", "exploration", "widening", "trust")
FIRST_SHARE = 2  # of a choice made of several small moves each gets one part in so many of what is left


@dataclass(frozen=True)
class Plan:
    """How to search. While there is time for all iterations, the same seed gives the same move."""

    iterations: int = NO_LIMIT
    seconds: float | None = None
    exploration: float = 0.7
    slips: int = 100
    rollout: int = NO_LIMIT
    widening: float = 0.0
    trust: float = 1.0  # in the guide: so many standard errors better must a move be to be preferred to its choice

    def settings(self) -> Settings:
        how = Settings()
        how.exploration = self.exploration
        how.slips = self.slips
        how.rollout = self.rollout
        how.widening = self.widening
        return how


def plan_for(game: Game, iterations: int = NO_LIMIT, seconds: float | None = None, **more: float) -> Plan:
    """With the settings that suit the game, unless others are given."""
    return Plan(iterations, seconds, **{**game.search, **more})  # type: ignore[arg-type]


def read_plan(game: Game, text: str) -> Plan:
    """`iterations=500/slips=50`, or `seconds=0.05` for as many iterations as fit."""
    known = {field.name: float if field.name in FRACTIONS else int for field in fields(Plan)}
    values: dict[str, float] = {}
    for part in text.split("/"):
        name, _, value = part.strip().partition("=")
        try:
            values[name] = known[name](value)
        except (KeyError, ValueError) as error:
            raise BadBot(f"a search is described by {', '.join(known)}, not by {part.strip()!r}") from error
    return plan_for(game, **values)  # type: ignore[arg-type]


class SearchBot:
    def __init__(self, guide: Guide, plan: Plan) -> None:
        self.plan = plan
        self._guide = guide
        self._plain = HeuristicBot(guide)
        self._search = FlatSearch(guide, plan.settings())
        self.reason: Reason | None = None  # of the last choice
        self.tried = 0  # how many times a move was tried for it
        self._left = plan.iterations  # of a choice that is being made in several small moves
        self._rng: Rng | None = None  # with which that choice is being made: somebody else's may be another one

    def choose(self, knowledge: Knowledge) -> int:
        self.reason, self.tried = None, 0
        if not knowledge.is_choice:
            return knowledge.legal[0]
        root = knowledge.world()
        if self._guide.decides(root):
            return self._plain.choose(knowledge)
        is_begun = bool(root.drafting() >> knowledge.seat & 1)
        is_continued = is_begun and knowledge.rng is self._rng
        self._rng = knowledge.rng
        left = self._left if is_continued else self.plan.iterations
        share = left // FIRST_SHARE if is_begun or may_be_drafted(knowledge) else left
        self._left = left - share
        self._search.begin(root, knowledge.seat, knowledge.rng)
        if self._search.arms.n > 1:
            self._run(root, knowledge, max(share, 1))
        self.tried = int(self._search.tried)
        self.reason = self._why()
        return int(self._search.arms.items[self._chosen()])

    def _chosen(self) -> int:
        """The best move that was found, unless the guide's own, which comes first, may well be as good: few tries
        find something better by luck alone, and somebody who follows that plays worse than the guide."""
        search = self._search
        best = int(search.best())
        error = sqrt(search.scatter(best) + search.scatter(0))
        return best if search.mean(best) - search.mean(0) >= self.plan.trust * error else 0

    def _why(self) -> Reason | None:
        """By its figures, if there was time to try more than one move."""
        search = self._search
        best, other = self._chosen(), int(search.best())
        if other == best:
            other = int(search.second())
        if other < 0 or not search.visits[best]:
            return None
        error = sqrt(search.scatter(best) + search.scatter(other))
        arms = search.arms.items
        return Reason(self.tried, int(arms[best]), search.mean(best), int(arms[other]), search.mean(other), error)

    def _run(self, root: Table, knowledge: Knowledge, iterations: int) -> None:
        """In batches, until all is done, time is up, or no other move can become the best any more. Where it looks does
        not depend on the clock, so that the same seed gives the same move."""
        search, start, batch = self._search, perf_counter(), 1
        seconds = None if self.plan.seconds is None else self.plan.seconds * iterations / self.plan.iterations
        while (left := iterations - search.tried) > 0 and left >= search.lead():
            if seconds is not None and perf_counter() - start >= seconds:
                break
            search.run(root, knowledge.seat, knowledge.seats, min(batch, left))
            batch = min(2 * batch, BATCH)


def may_be_drafted(knowledge: Knowledge) -> bool:
    """Does one of the moves only begin a choice?"""
    world = knowledge.world()
    for move in knowledge.legal:
        after = world.clone()
        after.apply(knowledge.seat, move)
        if after.drafting() >> knowledge.seat & 1:
            return True
    return False
