# fatcats: interpreted
"""The result explained: what a score is made of, and how places follow from scores."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.engine.said import Said, said
from fatcats.engine.view import Outcome

from ..knowledge.view_types import BillionairesView


def standing(view: BillionairesView, seat: int) -> Sequence[Said]:
    board = view.seats[seat].board
    return [said("results.board", board=board.billionaire)] if board else [said("results.troublemaker")]


def ranking(view: BillionairesView, outcome: Outcome) -> Sequence[Said]:
    """Only winning counts: all others share a place, however much they have."""
    losers = {score for score, place in zip(outcome.scores, outcome.places, strict=True) if place > 1}
    if len(losers) < 2:
        return []
    return [said("results.only winning" if outcome.winners else "results.nobody")]
