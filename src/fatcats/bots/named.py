"""Bots by whatever names them: a level of the game, the settings of a search, weights, a dotted path, a program.

For whoever sits at the keyboard only: a path or a program runs code of the reader's own choice.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

from fatcats.bots.exploit import EXPLOIT, exploiter
from fatcats.bots.learned import LEARNED, learned_bot
from fatcats.bots.levels import make_bot
from fatcats.bots.program import ProgramBot
from fatcats.bots.search import SearchBot, read_plan
from fatcats.engine.bot import Bot
from fatcats.engine.errors import BadBot
from fatcats.engine.game import Game
from fatcats.engine.guide import Guide

PROGRAM = "program:"
SEARCH = "search:"


def load_bot(game: Game, name: str) -> Bot:
    """`heuristic`, `search:iterations=500`, `learned:my.player`, `mypackage.mybot:Bot` or `program:./mybot --fast`;
    `exploit:200:heuristic` is the best answer to one of them that a search finds."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM))
    if name.startswith(LEARNED):
        return learned_bot(game, name)
    if name.startswith(SEARCH):
        return SearchBot((game.guide or Guide)(), read_plan(game, name.removeprefix(SEARCH)))
    if name.startswith(EXPLOIT):
        return exploiter(game, name, load_bot)
    if ":" in name:
        return imported(name)
    return make_bot(game, name)


def imported(path: str) -> Bot:
    """What the dotted path names, called without arguments. The current folder is searched too."""
    module_name, _, attribute = path.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        module = import_module(module_name)
    except ImportError as error:
        raise BadBot(f"the module of the bot {path!r} cannot be imported: {error}") from error
    maker = getattr(module, attribute, None)
    if not callable(maker):
        raise BadBot(f"the module {module_name!r} has no {attribute!r} that makes a bot")
    bot = maker()
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(f"{path!r} makes a {type(bot).__name__}, which has no method `choose`")
    made: Bot = bot
    return made
