"""The bots that a game can be played with, weakest first.

A game with a guide has four levels for people, which differ in how much they see and how long they search, never in
what they know; and for whoever studies bots, one at random and one by the plain rules of thumb.
"""

from __future__ import annotations

from fatcats.bots.beginner import BeginnerBot
from fatcats.bots.heuristic import HeuristicBot
from fatcats.bots.random import RandomBot
from fatcats.bots.search import SearchBot, plan_for
from fatcats.engine.bot import Bot
from fatcats.engine.errors import BadBot
from fatcats.engine.game import Game
from fatcats.engine.guide import Guide
from fatcats.registry import get_game

BEGINNER, CASUAL, STRONG, EXPERT = LEVELS = ("beginner", "casual", "strong", "expert")
RANDOM, HEURISTIC = "random", "heuristic"
FORMER_NAMES = {"thumb": HEURISTIC}  # stored tables name their bots as they were called then
# By level: tries where the game does not say how many suit it, and seconds after which the search ends with what it has
BUDGETS: dict[str, tuple[int, float | None]] = {STRONG: (200, 0.3), EXPERT: (2_000, 1.2)}


def level_names(game: Game) -> list[str]:
    """For people who choose one."""
    return [*LEVELS, *game.bots] if game.guide else bot_names(game)


def usual_level(game: Game) -> str:
    """For whoever has not chosen one."""
    return CASUAL if game.guide else bot_names(game)[-1]


def hint_level(game: Game) -> str:
    """Who is asked for advice."""
    return STRONG if game.guide else bot_names(game)[-1]


def bot_names(game: Game) -> list[str]:
    """All of them."""
    return [RANDOM, *((HEURISTIC, *LEVELS) if game.guide else ()), *game.bots]


def make_bot(game: Game | str, name: str) -> Bot:
    """The bot of this name, for a game or the name of one."""
    chosen = get_game(game) if isinstance(game, str) else game
    name = FORMER_NAMES.get(name, name)
    if name in chosen.bots:
        return chosen.bots[name]()
    if name == RANDOM:
        return RandomBot()
    if chosen.guide and name in (HEURISTIC, *LEVELS):
        return guided(chosen, chosen.guide(), name)
    raise BadBot(f"{chosen.title} has no bot {name!r}; it has: {', '.join(bot_names(chosen))}")


def guided(game: Game, guide: Guide, name: str) -> Bot:
    if name == BEGINNER:
        return BeginnerBot(guide)
    if name in BUDGETS:
        return SearchBot(guide, plan_for(game, *budget(game, name)))
    return HeuristicBot(guide)


def budget(game: Game, level: str) -> tuple[int, float | None]:
    """Tries and seconds. A try costs more in one game than in another, and more of them help more in one than in
    another, so a game says how many: each level is to win clearly more than the one below, and to think no longer
    than that takes."""
    tries, seconds = BUDGETS[level]
    return game.tries.get(level, tries), seconds
