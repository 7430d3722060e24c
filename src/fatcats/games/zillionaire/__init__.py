# fatcats: interpreted
"""Zillionaire: a climbing and shedding card game for 3 to 6 players."""

from fatcats.games.zillionaire.game import GAME

__all__ = ["GAME"]
