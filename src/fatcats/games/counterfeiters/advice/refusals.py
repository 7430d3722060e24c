# fatcats: interpreted
"""Why not: the real reason in this position."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.engine.moves import Move
from fatcats.engine.said import Named, Said, said

from ..knowledge.view_types import CounterfeitersView, SpaceView
from ..model.move_types import HandIn, LiftHenchman, Transfer, UseSpace
from ..model.parts import QUALITIES
from .facts import me, my_money, space_called, stars

TOP_BAN = 3


def why_not(clause: str, move: Move | None, view: CounterfeitersView) -> Sequence[Said]:
    reason: Said | None = None
    if isinstance(move, UseSpace):
        reason = space_reason(clause, space_called(view, move.space), view)
    elif isinstance(move, HandIn):
        reason = notes_reason(clause, move, view)
    elif isinstance(move, Transfer):
        reason = transfer_reason(clause, move, view)
    elif isinstance(move, LiftHenchman) and clause == "CF-12.08":
        reason = said("why.not your henchman")
    return (reason,) if reason else ()


def space_reason(clause: str, space: SpaceView | None, view: CounterfeitersView) -> Said | None:
    if space is None:
        return said("why.no such space")
    if clause == "CF-3.04":
        return said("why.own henchman") if space.henchman == view.viewer else said("why.taken", by=by(space))
    cash = my_money(view).cash
    match clause:
        case "CF-3.06":
            return said("why.no notes left" if space.action == "print" else "why.no fakes")
        case "CF-4.01":
            return said("why.no card" if any(view.deck.values()) else "why.no card, no deck")
        case "CF-4.02":
            return said("why.too dear", cost=space.cost, cash=cash)
        case "CF-4.05":
            return said("why.one jet")
        case "CF-6.03":
            return banned(view)
        case "CF-9.01":
            return said("why.nothing to move" if not space.cost else "why.nothing after fare", cost=space.cost)
        case "CF-9.02":
            return no_jet(view)
        case "CF-9.03":
            return said("why.fare", cost=space.cost, cash=cash)
        case "CF-9.05":
            return said("why.strike")
    return None


def by(space: SpaceView) -> Named:
    return Named("seat", space.henchman)


def banned(view: CounterfeitersView) -> Said:
    return said("why.all banned") if view.ban == TOP_BAN else said("why.banned", stars=stars(view.ban))


def no_jet(view: CounterfeitersView) -> Said:
    fares = [space.cost for space in view.spaces if space.action == "commercial_flight" and space.henchman is None]
    return said("why.no jet, fare", cost=min(fares)) if fares else said("why.no jet")


def notes_reason(clause: str, move: HandIn, view: CounterfeitersView) -> Said | None:
    wanted, held = (move.one, move.two, move.three), my_money(view).fakes
    lacking = next((i for i, number in enumerate(wanted) if number > held[i]), None)
    if clause == "CF-6.03":
        return banned(view)
    if clause == "CF-3.06":
        return said("why.at least one")
    if clause == "CF-11.07":
        return said("why.diners", number=me(view).diners)
    if lacking is not None:
        return said("why.hold only", quality=QUALITIES[lacking], number=held[lacking])
    return said("why.at most", most=view.prices.supermarket_notes) if clause == "CF-6.01" else None


def transfer_reason(clause: str, move: Transfer, view: CounterfeitersView) -> Said | None:
    if clause != "CF-9.01" or view.step != "flight":
        return None
    if not move.amount:
        return said("why.move something")
    money = my_money(view)
    if move.verb == "deposit":
        return said("why.only cash", cash=money.cash)
    return said("why.only offshore", offshore=money.offshore)
