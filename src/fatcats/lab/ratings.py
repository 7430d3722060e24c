"""Ratings by the Plackett–Luce model: one number for each bot, from the places of all games.

The interval comes from drawing the deals anew: games of one deal are alike, so the model's own sigma, which takes each
game for independent, would promise too much.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from openskill.models import PlackettLuce, PlackettLuceRating

from fatcats.lab.tournament import DealResult, GameResult

GAMES_RATED = 60_000  # in all the drawings together
DRAWINGS = range(20, 201)


@dataclass(frozen=True)
class Rating:
    name: str
    rating: float
    low: float
    high: float


def ratings(names: list[str], deals: list[DealResult]) -> list[Rating]:
    """Best first."""
    ordered = sorted(deals, key=lambda deal: (deal.deal, deal.line_up))
    random = Random(0)
    games = sum(len(deal.games) for deal in ordered)
    drawings = min(max(GAMES_RATED // max(games, 1), DRAWINGS[0]), DRAWINGS[-1])
    rated = rate(names, ordered)
    drawn = [rate(names, random.choices(ordered, k=len(ordered))) for _ in range(drawings)]
    found = []
    for name in names:
        values = sorted(one[name] for one in drawn)
        cut = len(values) // 40
        found.append(Rating(name, rated[name], values[cut], values[-1 - cut]))
    return sorted(found, key=lambda rating: -rating.rating)


def rate(names: list[str], deals: list[DealResult]) -> dict[str, float]:
    model = PlackettLuce(tau=0.0)  # a bot does not get better from game to game
    known = {name: model.rating() for name in names}
    for deal in deals:
        for game in deal.games:
            if len(set(game.bots)) > 1:
                rate_game(model, known, game)
    return {name: float(rating.mu) for name, rating in known.items()}


def rate_game(model: PlackettLuce, known: dict[str, PlackettLuceRating], game: GameResult) -> None:
    """Every seat is a team of one. What the seats of one bot learn adds up."""
    before = {name: (known[name].mu, known[name].sigma) for name in game.bots}
    teams = [[model.rating(*before[name])] for name in game.bots]
    for name, (rating,) in zip(game.bots, model.rate(teams, ranks=[float(place) for place in game.places])):
        mu, sigma = before[name]
        known[name].mu += rating.mu - mu
        known[name].sigma *= rating.sigma / sigma
