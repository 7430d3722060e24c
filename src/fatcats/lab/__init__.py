"""Studying games: simulate many, compare bots."""

from fatcats.lab.arena import arena
from fatcats.lab.simulate import Simulation, simulate
from fatcats.lab.standing import Standing
from fatcats.lab.summary import Share, Summary
from fatcats.lab.tournament import Tournament

__all__ = ["Share", "Simulation", "Standing", "Summary", "Tournament", "arena", "simulate"]
