"""Bots by level."""

from __future__ import annotations

from fatcats.engine.bot import Bot, Knowledge
from fatcats.engine.game import Game
from fatcats.server.trouble import Refusal

RANDOM = "random"


class RandomBot:
    """Any move, each as likely as the others."""

    def choose(self, knowledge: Knowledge) -> int:
        return knowledge.legal[int(knowledge.rng.below(len(knowledge.legal)))]


def levels(game: Game) -> list[str]:
    """Weakest first."""
    return [RANDOM, *(level for level in game.bots if level != RANDOM)]


def best(game: Game) -> str:
    return levels(game)[-1]


def bot(game: Game, level: str) -> Bot:
    return game.bots[level]() if level in game.bots else RandomBot()


def check_level(game: Game, level: str) -> str:
    """A level of this game; nothing means its best."""
    if level and level not in levels(game):
        raise Refusal("bad options", f"{game.title} has bots of the levels {', '.join(levels(game))}, not {level!r}.")
    return level or best(game)
