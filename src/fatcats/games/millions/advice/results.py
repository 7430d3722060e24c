# fatcats: interpreted
"""The result explained: how places follow from scores."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.engine.said import Named, Said, said
from fatcats.engine.view import Outcome

from ..knowledge.view_types import MillionsView


def ranking(view: MillionsView, outcome: Outcome) -> Sequence[Said]:
    """MD-7.06: equal fortunes are told apart by the distance from the Leader."""
    is_tied = len(set(outcome.scores)) < len(outcome.scores)
    return [said("results.tied", leader=Named("seat", view.leader))] if is_tied else []
