"""What a peer's script reports, and its way through a pipe as JSON."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any


class Measure(StrEnum):
    """The kinds of figures; the values are the fields of `ours.OurFigures`."""

    LOOP_FROM_PYTHON = "loop_from_python"
    COMPILED_LOOP = "compiled_loop"
    CLONE = "clone_us"
    PLAYOUTS = "playouts_per_second"

    @property
    def unit(self) -> str:
        """The unit as printed."""
        return _UNITS[self]

    @property
    def less_is_better(self) -> bool:
        """Whether the figure is a time and not a rate."""
        return self is Measure.CLONE


_UNITS = {
    Measure.LOOP_FROM_PYTHON: "dec/s",
    Measure.COMPILED_LOOP: "dec/s",
    Measure.CLONE: "µs",
    Measure.PLAYOUTS: "games/s",
}


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a peer and the figures of ours it is compared with."""

    what: str
    value: float
    against: tuple[Measure, ...]

    @property
    def unit(self) -> str:
        """The unit as printed."""
        return self.against[0].unit


@dataclass(frozen=True, slots=True)
class PeerFigures:
    """All figures of one game of one peer."""

    peer: str
    version: str
    game: str
    figures: tuple[Figure, ...]

    def to_json(self) -> str:
        """One line for standard output."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> PeerFigures:
        """The inverse of `to_json`; raises ValueError, KeyError or TypeError on anything else."""
        data = json.loads(text)
        figures = tuple(_figure(item) for item in data["figures"])
        return cls(peer=str(data["peer"]), version=str(data["version"]), game=str(data["game"]), figures=figures)


def _figure(item: dict[str, Any]) -> Figure:
    against = tuple(Measure(name) for name in item["against"])
    return Figure(what=str(item["what"]), value=float(item["value"]), against=against)
