"""What the deals of a tournament say: wins with intervals, in which the deal is the unit, and ratings."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, variance

from fatcats.lab.summary import wilson
from fatcats.lab.tournament import DealResult, GameResult, LineUp, Thinking, Tournament


@dataclass
class Entrant:
    """One bot in one line-up: its mean over the games of each deal."""

    name: str
    fair: float  # what it would win if all were equal
    wins: list[float] = field(default_factory=list)  # by deal: wins a seat; a shared win counts in parts
    scores: list[float] = field(default_factory=list)
    places: list[float] = field(default_factory=list)
    games: int = 0

    def add(self, games: list[GameResult]) -> None:
        own = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == self.name]
        self.wins.append(fmean(share_of_win(game, seat) for game, seat in own))
        self.scores.append(fmean(game.scores[seat] for game, seat in own))
        self.places.append(fmean(game.places[seat] for game, seat in own))
        self.games += len(games)

    @property
    def rate(self) -> float:
        return fmean(self.wins) if self.wins else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 %: Wilson's for as many independent games as would have scattered like these deals."""
        return wilson(self.rate, self.independent_games)

    @property
    def independent_games(self) -> float:
        """Games of one deal are alike, or balance each other: their number says little, the deals' scatter does."""
        deals, rate = len(self.wins), self.rate
        scatter = variance(self.wins) / deals if deals > 1 else 0.0
        return rate * (1 - rate) / scatter if scatter else float(deals)

    @property
    def score(self) -> tuple[float, float]:
        """The mean, and half of its 95 % interval."""
        deals = len(self.scores)
        half = 1.96 * sqrt(variance(self.scores) / deals) if deals > 1 else 0.0
        return fmean(self.scores), half

    def as_json(self) -> dict[str, object]:
        low, high = self.interval
        score, half = self.score
        return {
            "bot": self.name,
            "deals": len(self.wins),
            "games": self.games,
            "won": self.rate,
            "low": low,
            "high": high,
            "fair": self.fair,
            "place": fmean(self.places),
            "score": score,
            "score_half": half,
        }


def share_of_win(game: GameResult, seat: int) -> float:
    return 1 / game.places.count(1) if game.places[seat] == 1 else 0.0


class Standing:
    """Of a whole tournament; deals can come in any order."""

    def __init__(self, plan: Tournament) -> None:
        self.plan = plan
        self.deals: list[DealResult] = []
        self.thinking: dict[str, Thinking] = {name: Thinking() for name in plan.names}

    def add(self, result: DealResult) -> None:
        self.deals.append(result)
        for name, thinking in result.thinking.items():
            self.thinking[name].add(thinking)

    def entrants(self, number: int) -> list[Entrant]:
        """The bots of one line-up."""
        line_up = self.plan.line_ups[number]
        found = [Entrant(name, 1 / len(line_up)) for name in dict.fromkeys(line_up)]
        for deal in sorted(self.deals, key=lambda result: result.deal):
            if deal.line_up == number:
                for entrant in found:
                    entrant.add(deal.games)
        return found

    def endings(self, number: int) -> Counter[str]:
        return Counter(game.ending for deal in self.deals if deal.line_up == number for game in deal.games)

    def line_up_as_json(self, number: int, line_up: LineUp) -> dict[str, object]:
        entrants = [entrant.as_json() for entrant in self.entrants(number)]
        return {"line_up": line_up, "bots": entrants, "endings": dict(self.endings(number))}
