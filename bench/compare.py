"""Which of our games is compared with which game of a peer, and the ratios."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bench.figures import Figure, Measure, PeerFigures
from bench.ours import OurFigures

COUNTERPARTS = {"zillionaire": ("dou_dizhu", "doudizhu"), "billionaires": ("catan",)}
"""The peers' games that come nearest; not the same rules, so a ratio is an order of magnitude."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """One figure of a peer beside ours; `measure` and `ours` are None where no game of ours is its counterpart."""

    peer: PeerFigures
    figure: Figure
    measure: Measure | None = None
    ours: OurFigures | None = None

    @property
    def ratio(self) -> float | None:
        """How many times as fast ours is."""
        if self.ours is None or self.measure is None:
            return None
        ours = self.ours.value(self.measure)
        return self.figure.value / ours if self.measure.less_is_better else ours / self.figure.value


def compare(ours: Sequence[OurFigures], peers: Sequence[PeerFigures]) -> Iterator[Comparison]:
    """Every figure of every peer, once for each figure of ours that it is compared with."""
    for peer in peers:
        counterparts = [game for game in ours if peer.game in COUNTERPARTS.get(game.name, ())]
        for game in counterparts:
            yield from _beside(peer, game)
        if not counterparts:
            yield from (Comparison(peer, figure) for figure in peer.figures)


def _beside(peer: PeerFigures, game: OurFigures) -> Iterator[Comparison]:
    for figure in peer.figures:
        for measure in figure.against:
            yield Comparison(peer, figure, measure, game)
