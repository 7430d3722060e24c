"""A player that has learned: `learned:FILE` plays what `fatcats train` has written to that file."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fatcats.bots.heuristic import HeuristicBot
from fatcats.bots.weights import Weights, check_layers, check_origin, numbers_of, read_weights
from fatcats.engine.bot import Knowledge
from fatcats.engine.encoding import make_encoder
from fatcats.engine.errors import BadBot
from fatcats.engine.game import Game
from fatcats.engine.learned import LearnedGuide, Network
from fatcats.engine.preview import Preview

LEARNED = "learned:"


class LearnedBot(HeuristicBot):
    """By a learned guide instead of the game's own."""

    def __init__(self, guide: LearnedGuide, seats: int) -> None:
        super().__init__(guide)
        self.seats = seats

    def choose(self, knowledge: Knowledge) -> int:
        check_seats(self.seats, knowledge.seats)
        return super().choose(knowledge)


def check_seats(trained: int, seats: int) -> None:
    if trained != seats:
        raise BadBot(f"the learned player was trained for {trained} seats, not for {seats}")


def learned_bot(game: Game, name: str) -> LearnedBot:
    """By its name. Raises BadBot if the file is none of a player of this game as it is now."""
    weights, guide = load_weights(game, name)
    return LearnedBot(guide, weights.seats)


def learned_guide(game: Game, name: str, seats: int) -> LearnedGuide:
    """By its name, for so many seats."""
    weights, guide = load_weights(game, name)
    check_seats(weights.seats, seats)
    return guide


def load_weights(game: Game, name: str) -> tuple[Weights, LearnedGuide]:
    path = Path(name.removeprefix(LEARNED))
    status = path.stat() if path.is_file() else None
    return loaded(game, path, (status.st_mtime_ns, status.st_size) if status else None)


@lru_cache(maxsize=16)
def loaded(game: Game, path: Path, changed: tuple[int, int] | None) -> tuple[Weights, LearnedGuide]:
    """Read once, until the file changes."""
    weights = read_weights(path)
    return weights, guide_from(game, weights)


def guide_from(game: Game, weights: Weights) -> LearnedGuide:
    check_origin(weights, game)
    assert game.encoding is not None  # or its version would be another
    size = sum(block.size for block in game.encoding.layout(weights.seats))
    check_layers(weights, size)
    layers = {name: numbers_of(data) for name, data in weights.layers.items()}
    network = Network(weights.width, weights.numbers, weights.bounds, weights.common, layers, weights.worth)
    preview = Preview(make_encoder(game.encoding, game.event_kinds), weights.seats)
    return LearnedGuide(preview, network, size)
