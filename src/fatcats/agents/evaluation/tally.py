"""What is counted of one agent."""

from __future__ import annotations

from collections import Counter

import msgspec

UNREADABLE = "no move is written so"


class Tally(msgspec.Struct):
    decisions: int = 0  # real choices
    answers: int = 0  # tries, refused ones included
    seconds: float = 0.0
    longest: float = 0.0
    cost: float = 0.0
    forfeited: int = 0  # decisions that were made at random for it, after too many refusals or a failure
    failures: int = 0  # games in which it did not answer any more
    refusals: dict[str, int] = {}  # by clause

    def answered(self, seconds: float, cost: float) -> None:
        self.answers += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.cost += cost

    def refused(self, clause: str) -> None:
        self.refusals = dict(Counter(self.refusals) + Counter([clause or UNREADABLE]))

    def add(self, other: Tally) -> None:
        self.decisions += other.decisions
        self.answers += other.answers
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.cost += other.cost
        self.forfeited += other.forfeited
        self.failures += other.failures
        self.refusals = dict(Counter(self.refusals) + Counter(other.refusals))

    @property
    def illegal(self) -> int:
        return sum(self.refusals.values())

    def as_json(self) -> dict[str, object]:
        return {
            "decisions": self.decisions,
            "answers": self.answers,
            "seconds_per_move": self.seconds / max(self.decisions, 1),
            "longest_seconds": self.longest,
            "cost": self.cost,
            "cost_per_move": self.cost / max(self.decisions, 1),
            "illegal": self.illegal,
            "illegal_share": self.illegal / max(self.answers, 1),
            "refusals": dict(sorted(self.refusals.items(), key=lambda item: (-item[1], item[0]))),
            "forfeited": self.forfeited,
            "failures": self.failures,
        }
