# fatcats: interpreted
"""Why not: the real reason in this position, and what is possible instead."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.engine.moves import Move
from fatcats.engine.said import Named, Said, said

from ..knowledge.view_types import TopPlay, ZillionaireView
from ..model.move_types import Play
from .hand import as_cards, height, open_plays

PLAIN = {"ZN-3.02": "lead pass", "ZN-3.04": "five lead", "ZN-5.01": "five alone", "ZN-5.06": "name first"}


def why_not(clause: str, move: Move | None, view: ZillionaireView) -> Sequence[Said]:
    reason = reason_of(clause, move, view)
    return (reason, *possible(view)) if reason else ()


def reason_of(clause: str, move: Move | None, view: ZillionaireView) -> Said | None:
    if clause in PLAIN:
        return said(f"why.{PLAIN[clause]}")
    if clause == "ZN-5.05":
        is_open = view.step == "size-naming"
        return said("why.name most", most=view.five_lead_max) if is_open else said("why.name later")
    if not isinstance(move, Play):
        return None
    if clause == "ZN-3.03" or view.top is None:
        return lacking(move, view)
    return on_top(clause, move, view.top, view)


def on_top(clause: str, move: Play, top: TopPlay, view: ZillionaireView) -> Said:
    """Why these cards do not go on the top play."""
    named, size = Named("rank", top.rank), top.size or top.cards
    match clause:
        case "ZN-5.17":
            return said(f"why.only bankroll{'s' if size > 1 else ''}", number=size)
        case "ZN-5.22":
            return said("why.no bankrupt", top=named)
        case "ZN-5.03":
            return said("why.five low", top=named)
        case "ZN-5.08":
            return said("why.five counts", size=size)
        case "ZN-4.04":
            return said("why.equal", rank=move.rank)
        case "ZN-4.05":
            return said("why.size", size=size)
        case _ if height(move.rank) < height(top.rank):
            return said("why.too low", rank=move.rank, top=named)
        case _:
            return lacking(move, view)


def lacking(move: Play, view: ZillionaireView) -> Said:
    held = view.hand.get(move.rank, 0)
    return said("why.too few", held=held) if held else said("why.not held", rank=move.rank, number=move.number)


def possible(view: ZillionaireView) -> list[Said]:
    plays = open_plays(view)
    if not plays:
        return [said("why.only pass")] if view.legal == ("pass",) else []
    if view.step == "lead":
        return []  # all that one holds
    return [said("why.could play", cards=Named("rank", as_cards(plays)))]
