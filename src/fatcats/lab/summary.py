"""What many games of one kind say: wins with intervals, scores, length, speed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

Z_95 = 1.959964


def wilson(p: float, n: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate that was found in n games."""
    if not n:
        return 0.0, 1.0
    middle = (p + Z_95**2 / (2 * n)) / (1 + Z_95**2 / n)
    half = Z_95 / (1 + Z_95**2 / n) * sqrt(p * (1 - p) / n + Z_95**2 / (4 * n * n))
    return max(middle - half, 0.0), min(middle + half, 1.0)


@dataclass
class Share:
    """How often somebody won; a shared win counts in parts."""

    games: int = 0
    wins: float = 0.0
    score: float = 0.0  # sum

    def add(self, won: float, score: float) -> None:
        self.games += 1
        self.wins += won
        self.score += score

    def merge(self, other: Share) -> None:
        self.games += other.games
        self.wins += other.wins
        self.score += other.score

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_score(self) -> float:
        return self.score / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.rate, self.games)


@dataclass
class Summary:
    """The sum of some games; sums of parts can be merged."""

    seats: list[Share]
    bots: dict[str, Share]
    games: int = 0
    no_winner: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    cpu_seconds: float = 0.0
    seconds: float = 0.0  # of the wall clock; set by whoever runs it

    def add_length(self, decisions: int) -> None:
        self.shortest = min(self.shortest, decisions) if self.games else decisions
        self.longest = max(self.longest, decisions)
        self.decisions += decisions
        self.games += 1

    def merge(self, other: Summary) -> None:
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)
        for name, share in other.bots.items():
            self.bots.setdefault(name, Share()).merge(share)
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.no_winner += other.no_winner
        self.decisions += other.decisions
        self.endings += other.endings
        self.cpu_seconds += other.cpu_seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def mean_length(self) -> float:
        return self.decisions / self.games if self.games else 0.0

    def as_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "seconds": self.seconds,
            "cpu_seconds": self.cpu_seconds,
            "decisions": self.decisions,
            "decisions_per_second": self.decisions_per_second,
            "decisions_per_cpu_second": self.decisions / self.cpu_seconds if self.cpu_seconds else 0.0,
            "length": {"mean": self.mean_length, "shortest": self.shortest, "longest": self.longest},
            "no_winner": self.no_winner,
            "endings": dict(self.endings),
            "seats": [share_as_json(share) for share in self.seats],
            "bots": {name: share_as_json(share) for name, share in self.bots.items()},
        }


def share_as_json(share: Share) -> dict[str, object]:
    low, high = share.interval
    return {
        "games": share.games,
        "wins": share.wins,
        "win_rate": share.rate,
        "low": low,
        "high": high,
        "mean_score": share.mean_score,
    }
