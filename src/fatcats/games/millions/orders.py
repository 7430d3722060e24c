# fatcats: interpreted
"""What a player may leave to the table: all of it until the heist starts (MD-4.20 to MD-4.25)."""

from __future__ import annotations

from typing import ClassVar

from fatcats.engine.orders import OrderKind

from .knowledge.view_types import MillionsView

BEFORE_THE_HEIST = {"role-choice", "announcement", "negotiation", "answer", "vote"}


class UntilTheHeist(OrderKind[MillionsView]):
    """One answer to one kind of question. In a negotiation without turns nobody is asked anything."""

    step: ClassVar[str]
    move: ClassVar[str]

    def bound(self, view: MillionsView, about: int | None) -> str:
        is_open = view.live is None and view.step in BEFORE_THE_HEIST
        return f"heist {view.heist}" if is_open else ""

    def answer(self, view: MillionsView, about: int | None) -> str:
        return self.move if view.step == self.step else ""


class PassUntilTheHeist(UntilTheHeist):
    key = "pass-heist"
    step = "negotiation"
    move = "pass"


class NoDeals(UntilTheHeist):
    key = "no-deals"
    step = "answer"
    move = "refuse"


class VoteYes(UntilTheHeist):
    key = "vote-yes"
    step = "vote"
    move = "yes"


ORDERS = (PassUntilTheHeist(), NoDeals(), VoteYes())
