# fatcats: interpreted
"""Counterfeiters: worker placement among money forgers, for 2 to 4 players."""

from fatcats.games.counterfeiters.game import GAME

__all__ = ["GAME"]
