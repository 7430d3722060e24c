# fatcats: interpreted
"""Billionaires & Guillotines: hidden bidding for Assets, with Crises, Roles and Policies, for 2 to 5 players."""

from fatcats.games.billionaires.game import GAME

__all__ = ["GAME"]
