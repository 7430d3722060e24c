"""The bots that a game can be played with, weakest first: one at random, then those that the game brings along."""

from __future__ import annotations

from fatcats.bots.random import RandomBot
from fatcats.engine.bot import Bot
from fatcats.engine.errors import BadOption
from fatcats.engine.game import Game


def bot_names(game: Game) -> list[str]:
    return ["random", *game.bots]


def make_bot(game: Game, name: str) -> Bot:
    if name == "random":
        return RandomBot()
    if name not in game.bots:
        raise BadOption(f"{game.title} has no bot {name!r}; it has: {', '.join(bot_names(game))}")
    return game.bots[name]()
