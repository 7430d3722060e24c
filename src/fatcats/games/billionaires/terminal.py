# fatcats: interpreted
"""The table in a terminal."""

from __future__ import annotations

from fatcats.engine.game import Words

from .view import BillionairesView


def draw(view: BillionairesView, words: Words, width: int) -> list[str]:
    return [f"Round {view.round}"]
