"""Players that choose a move from what one seat knows."""

from fatcats.bots.levels import bot_names, make_bot
from fatcats.bots.named import load_bot
from fatcats.bots.random import RandomBot

__all__ = ["RandomBot", "bot_names", "load_bot", "make_bot"]
