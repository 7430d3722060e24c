"""Studying games: simulate many, compare bots."""

from fatcats.lab.simulate import Simulation, simulate
from fatcats.lab.summary import Share, Summary

__all__ = ["Share", "Simulation", "Summary", "simulate"]
