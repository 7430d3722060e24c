# fatcats: interpreted
"""What a player may leave to the table."""

from __future__ import annotations

from fatcats.engine.orders import OrderKind

from .knowledge.view_types import ZillionaireView


class PassThisRound(OrderKind[ZillionaireView]):
    """ZN-4.08: whoever has passed may play again when the turn comes back; this is for those who will not."""

    key = "pass-round"

    def bound(self, view: ZillionaireView, about: int | None) -> str:
        """While a round is under way something lies in the tray (ZN-6.04). Where a pass is final, one is enough."""
        own = next(seat for seat in view.seats if seat.seat == view.viewer)
        has_passed = view.pass_locks and view.viewer in view.passed
        return "round" if view.top is not None and own.is_active and not has_passed else ""

    def answer(self, view: ZillionaireView, about: int | None) -> str:
        return "pass" if view.step == "follow" else ""


ORDERS = (PassThisRound(),)
