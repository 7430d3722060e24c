# fatcats: interpreted
"""The result explained: what a score is made of, and how places follow from scores."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.engine.said import Named, Said, said
from fatcats.engine.view import Outcome

from ..knowledge.view_types import ZillionaireView
from ..model.cards import STATUSES


def standing(view: ZillionaireView, seat: int) -> Sequence[Said]:
    """The statuses of all games, the best first."""
    chips = view.seats[seat].chips
    return [
        said(
            "results.statuses",
            statuses=Named("status", [one for one in STATUSES[::-1] for _ in range(chips.get(one, 0))]),
        )
    ]


def ranking(view: ZillionaireView, outcome: Outcome) -> Sequence[Said]:
    """ZN-10.04, countback: only then equal points have different places."""
    is_tied = len(set(outcome.scores)) < len(set(zip(outcome.scores, outcome.places, strict=True)))
    return [said("results.countback")] if is_tied else []
