# fatcats: interpreted
"""What is at stake when somebody is asked."""

from __future__ import annotations

from fatcats.engine.said import Said, said

from ..knowledge.view_types import ZillionaireView
from .hand import empties, next_status, open_plays

HIGHEST_NUMBER = "8"


def stake(view: ZillionaireView) -> Said:
    if view.step == "size-naming":
        return said("stakes.size-naming")
    plays = open_plays(view)
    if any(empties(view, play) for play in plays):
        return said(f"stakes.{view.step}, last", status=next_status(view))
    if view.step == "lead":
        return said("stakes.lead", status=next_status(view))
    ranks = {play.rank for play in plays}
    if view.top is not None and view.top.rank == "Bankrupt" and ranks:
        return said("stakes.follow, bankroll")
    if ranks and view.top is not None and view.top.rank == HIGHEST_NUMBER:
        return said("stakes.follow, specials")  # a Bankrupt with its 0 looks low
    if "Zillionaire" in ranks:
        return said("stakes.follow, zillionaire")
    return said(f"stakes.follow{'' if ranks else ', nothing'}{', locked' if view.pass_locks else ''}")
