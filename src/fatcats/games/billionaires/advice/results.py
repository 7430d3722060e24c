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
    """Only winning counts, and it can be won without Assets: all others share a place, however much they have."""
    scores = outcome.scores
    if list(outcome.places) == [1 + sum(other > score for other in scores) for score in scores]:
        return []
    return [said("results.only winning" if outcome.winners else "results.nobody")]
