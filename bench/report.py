"""The tables that `python -m bench` prints; they fit into 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.table import Table

from bench.compare import Comparison
from bench.figures import Measure
from bench.ours import OurFigures

TITLES = {
    Measure.LOOP_FROM_PYTHON: "Python loop",
    Measure.COMPILED_LOOP: "compiled",
    Measure.CLONE: "clone",
    Measure.PLAYOUTS: "playouts",
}
NOTHING = "-"


def ours_table(games: Sequence[OurFigures]) -> Table:
    """Our games, one row each."""
    table = _table("Ours: decisions by random legal play, CPU time, one core")
    table.add_column("game")
    for measure in Measure:
        table.add_column(f"{TITLES[measure]}\n{measure.unit}", justify="right")
    for game in games:
        table.add_row(game.title, *(number(game.value(measure)) for measure in Measure))
    return table


def peer_tables(comparisons: Iterable[Comparison]) -> Iterator[Table]:
    """One table for each pairing of a peer and a game of ours."""
    for title, lines in groupby(comparisons, key=_title):
        table = _table(title)
        table.add_column("the peer's", min_width=23)
        table.add_column("", justify="right", min_width=9)
        table.add_column("unit", min_width=7)
        table.add_column("ours", min_width=11)
        table.add_column("", justify="right", min_width=10)
        table.add_column("ratio", justify="right", min_width=6)
        for line in lines:
            table.add_row(line.figure.what, number(line.figure.value), line.figure.unit, *_our_cells(line))
        yield table


def number(value: float) -> str:
    """Thousands grouped; three digits for small figures."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _table(title: str) -> Table:
    return Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))


def _title(line: Comparison) -> str:
    peer = f"{line.peer.peer} {line.peer.version}, {line.peer.game}"
    return f"{peer} and our {line.ours.title}" if line.ours else peer


def _our_cells(line: Comparison) -> tuple[str, str, str]:
    if line.ours is None or line.measure is None or line.ratio is None:
        return NOTHING, NOTHING, NOTHING
    return TITLES[line.measure], number(line.ours.value(line.measure)), f"{number(line.ratio)}x"
