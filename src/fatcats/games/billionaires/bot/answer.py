"""For the bot: what every rule of thumb is asked, and how it answers."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from fatcats.engine.state import MoveList

from ..model.table import BillionairesTable

Answer = Callable[[BillionairesTable, int, list[int]], int]  # the table, the seat, its legal moves


def listed(moves: MoveList) -> list[int]:
    found: list[int] = []
    i: i64
    for i in range(moves.n):
        found.append(int(moves.items[i]))
    return found
