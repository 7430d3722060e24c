# fatcats: interpreted
"""Millions of Dollars: bluff, negotiation and simultaneous role choice for 3 to 8 players."""

from fatcats.games.millions.game import GAME

__all__ = ["GAME"]
