"""catanatron with four random players: run with the peers' Python, prints one JSON object.

Every action counts as a decision, forced ones too. Its only loop is `Game.play`, set-up of the map included.
"""

from __future__ import annotations

from importlib import import_module, metadata
from typing import Any

from bench.figures import Figure, Measure, PeerFigures
from bench.measure import best_of_each, microseconds

GAME = "catan"
GAMES = 10
COPIES = 100
MIDDLE = 200
"""Actions after which a game is copied."""

catanatron: Any = import_module("catanatron")


def new_game(seed: int) -> Any:
    """A game of four random players."""
    players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
    return catanatron.Game(players, seed=seed)


def play(seed: int) -> int:
    """One whole game; returns the actions taken."""
    game = new_game(seed)
    game.play()
    return len(game.state.actions)


def games() -> int:
    """The same games at every call; seed 0 would mean none."""
    return sum(play(seed) for seed in range(1, GAMES + 1))


def middle() -> Any:
    """A game in progress."""
    game = new_game(1)
    for _ in range(MIDDLE):
        game.play_tick()
    return game


def copies(game: Any) -> int:
    """Copies by the game's own method."""
    for _ in range(COPIES):
        game.copy()
    return COPIES


def measure() -> PeerFigures:
    """All figures of catanatron."""
    game = middle()
    actions, copied = best_of_each([games, lambda: copies(game)])
    figures = (
        Figure("whole games", actions, (Measure.LOOP_FROM_PYTHON, Measure.COMPILED_LOOP)),
        Figure("copy of the game", microseconds(copied), (Measure.CLONE,)),
    )
    return PeerFigures("catanatron", metadata.version("catanatron"), GAME, figures)


if __name__ == "__main__":
    print(measure().to_json())
