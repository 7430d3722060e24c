"""Figures as tables in Markdown, as docs/operations.md shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from bench.load.bots import WithBots
from bench.load.capacity import WITHIN, Capacity
from bench.load.curves import Point
from bench.load.driver import LoadServer
from bench.load.figures import Figures

ROWS: tuple[tuple[str, Callable[[Figures], str]], ...] = (
    ("moves", lambda figures: f"{figures.moves:,}"),
    ("updates after: p50", lambda figures: f"{figures.percentile(0.5):.1f} ms"),
    ("p90", lambda figures: f"{figures.percentile(0.9):.1f} ms"),
    ("p99", lambda figures: f"{figures.percentile(0.99):.1f} ms"),
    ("worst", lambda figures: f"{figures.percentile(1):.1f} ms"),
    ("updates missing, errors", lambda figures: f"{figures.missing}, {figures.errors}"),
    ("CPU a move, server", lambda figures: f"{figures.cpu_of_move():.2f} ms"),
    ("CPU a move, what it stands on", lambda figures: parts(figures)),
    ("memory a table", lambda figures: f"{figures.memory_of_table:.0f} KB"),
    ("the load's own CPU", lambda figures: f"{figures.client:.0%} of a core"),
    ("CPU stolen by the host", lambda figures: f"{figures.stolen:.1%}"),
)


def parts(figures: Figures) -> str:
    others = [f"{name} {figures.cpu_of_move(name):.2f} ms" for name in figures.cpu if name != "server"]
    return ", ".join(others) or "–"


def latency_table(servers: Sequence[LoadServer], results: dict[str, Figures], tables: int) -> str:
    shown = [server for server in servers if server.name in results]
    head = row([f"{tables:,} tables", *(server.name for server in shown)])
    keeps = row(["keeps what it has acknowledged", *("yes" if server.keeps else "no" for server in shown)])
    body = [row([name, *(of(results[server.name]) for server in shown)]) for name, of in ROWS]
    return "\n".join([head, rule(len(shown) + 1), keeps, *body])


def capacity_table(found: dict[str, Capacity]) -> str:
    head = row(["server", f"tables with p99 < {WITHIN:.0f} ms", "tried"])
    body = [
        row([name, f"{one.tables:,}" if one.is_limit else f"at least {one.tables:,}", tried(one)])
        for name, one in found.items()
    ]
    return "\n".join([head, rule(3), *body])


def tried(found: Capacity) -> str:
    """Each try with its p99, in the order of tables."""
    ordered = sorted(found.tries, key=lambda figures: figures.tables)
    return ", ".join(f"{figures.tables:,}: {figures.percentile(0.99):.0f} ms" for figures in ordered)


def curve_table(name: str, points: Iterable[Point]) -> str:
    head = row([name, "CPU a move", "p50", "p99", "missing, errors"])
    body = [
        row(
            [
                f"{point.at:,}",
                f"{point.figures.cpu_of_move():.3f} ms",
                f"{point.figures.percentile(0.5):.1f} ms",
                f"{point.figures.percentile(0.99):.1f} ms",
                f"{point.figures.missing}, {point.figures.errors}",
            ]
        )
        for point in points
    ]
    return "\n".join([head, rule(5), *body])


def bots_table(found: Iterable[WithBots]) -> str:
    head = row(
        [
            "tables with bots",
            "the own move is seen: p50",
            "p90",
            "p99",
            "worst",
            "missing, errors",
            "bots' moves a second",
        ]
    )
    body = [
        row(
            [
                f"{one.figures.tables:,}",
                *(f"{one.figures.percentile(share):.1f} ms" for share in (0.5, 0.9, 0.99, 1)),
                f"{one.figures.missing}, {one.figures.errors}",
                f"{one.moves_a_second:.0f}, each after {one.wait(0.5):.2f} s, p99 {one.wait(0.99):.2f} s",
            ]
        )
        for one in found
    ]
    return "\n".join([head, rule(7), *body])


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def rule(columns: int) -> str:
    return f"|{'---|' * columns}"
