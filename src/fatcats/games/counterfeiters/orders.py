# fatcats: interpreted
"""What a player may leave to the table."""

from __future__ import annotations

from fatcats.engine.orders import OrderKind

from .defaults import default_move
from .knowledge.view_types import CounterfeitersView, SeatView
from .model.moves import TABLE


def own(view: CounterfeitersView) -> SeatView:
    return next(seat for seat in view.seats if seat.seat == view.viewer)


class PassThisRound(OrderKind[CounterfeitersView]):
    """CF-3.08: each pass lays one henchman down; this lays down all that are left in this round."""

    key = "pass-round"

    def bound(self, view: CounterfeitersView, about: int | None) -> str:
        return f"round {view.round}" if own(view).standing and not view.is_closing else ""

    def answer(self, view: CounterfeitersView, about: int | None) -> str:
        return "pass" if view.step == "turn" else ""


class WorstToDiners(OrderKind[CounterfeitersView]):
    """CF-11.07: diners give as much for a bad note as for a good one."""

    key = "worst-to-diners"

    def bound(self, view: CounterfeitersView, about: int | None) -> str:
        return "diners" if own(view).diners else ""

    def answer(self, view: CounterfeitersView, about: int | None) -> str:
        if view.step != "diners":
            return ""
        return TABLE.notation(default_move(view.step, [TABLE.parse(move) for move in view.legal]))


ORDERS = (PassThisRound(), WorstToDiners())
