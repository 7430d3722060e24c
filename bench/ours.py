"""Our own figures.

Games come from the registry; this module names none.
"""

from __future__ import annotations

from dataclasses import dataclass

from bench.figures import Measure


@dataclass(frozen=True, slots=True)
class OurFigures:
    """The figures of one game of ours: CPU time, single process, best of several (see `measure.best`)."""

    name: str
    """The game's name in the registry."""
    loop_from_python: float
    """Decisions per second of random legal play driven from interpreted code, whole games, set-up included."""
    compiled_loop: float
    """Decisions per second of the same inside compiled code."""
    clone_us: float
    """Microseconds to clone a position in the middle of a game."""
    playouts_per_second: float
    """Random games to the end inside compiled code from a dealt position, one clone each."""

    def value(self, measure: Measure) -> float:
        """The figure of this kind."""
        match measure:
            case Measure.LOOP_FROM_PYTHON:
                return self.loop_from_python
            case Measure.COMPILED_LOOP:
                return self.compiled_loop
            case Measure.CLONE:
                return self.clone_us
            case Measure.PLAYOUTS:
                return self.playouts_per_second


def measure_all() -> list[OurFigures]:
    """The figures of every registered game."""
    return []
