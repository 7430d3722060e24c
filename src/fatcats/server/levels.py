"""Bots by level, for people who choose one."""

from __future__ import annotations

from fatcats.bots import bot_names
from fatcats.engine.game import Game
from fatcats.server.trouble import Refusal


def levels(game: Game) -> list[str]:
    """Weakest first."""
    return list(bot_names(game))


def best(game: Game) -> str:
    return levels(game)[-1]


def check_level(game: Game, level: str) -> str:
    """A level of this game; nothing means its best."""
    if level and level not in levels(game):
        raise Refusal("bad options", f"{game.title} has bots of the levels {', '.join(levels(game))}, not {level!r}.")
    return level or best(game)
