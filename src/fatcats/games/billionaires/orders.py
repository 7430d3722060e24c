# fatcats: interpreted
"""What a player may leave to the table: the windows of Roles (BG-12.06), envelopes, pacts, plans and votes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from fatcats.engine.orders import OrderKind

from .knowledge.view_types import BillionairesView, SeatView
from .model.data import INSIDER_TRADER, ROLES

Answers = Mapping[str, str]  # by step
INSIDER_WINDOWS = ("insider-window", "insider-between-turns")


def own(view: BillionairesView) -> SeatView:
    return next(seat for seat in view.seats if seat.seat == view.viewer)


class UsualNo(OrderKind[BillionairesView]):
    """The same answer to each question of some kinds, for one Round."""

    answers: ClassVar[Answers]

    def bound(self, view: BillionairesView, about: int | None) -> str:
        return "" if own(view).is_out else f"Round {view.round}"

    def answer(self, view: BillionairesView, about: int | None) -> str:
        return self.answers.get(view.step, "")


# --- Roles ------------------------------------------------------------------------------------------------------------


class NoRole(UsualNo):
    """The Role stays unused. Whoever would lose the game by saying no is asked all the same (BG-12.09)."""

    key = "role-round"
    rivals = frozenset({"swap-thicker", "swap-with"})
    answers = {
        "speculator-window": "decline",
        "broker-window": "decline",
        "gangster-window": "decline",
        "vulture-window": "decline",
        "insider-window": "decline",
        "insider-between-turns": "decline",
        "launch-window": "decline",
        "turn-end": "end turn",
    }

    def bound(self, view: BillionairesView, about: int | None) -> str:
        role = own(view).role if own(view).has_unrevealed_role else None
        return f"Round {view.round}, {role}" if role else ""

    def answer(self, view: BillionairesView, about: int | None) -> str:
        is_captor = view.troublemaker is not None and view.troublemaker.captor == view.viewer
        return "" if is_captor else super().answer(view, about)  # RR-12.18: that would be another's Role


class InsiderOrder(OrderKind[BillionairesView]):
    """BG-12.25, BG-12.26: the Insider Trader swaps when all have seen who holds up (P3), and in no other window."""

    def bound(self, view: BillionairesView, about: int | None) -> str:
        is_insider = own(view).has_unrevealed_role and own(view).role == ROLES[INSIDER_TRADER]
        return f"Round {view.round}" if is_insider and view.level >= 4 else ""

    def answer(self, view: BillionairesView, about: int | None) -> str:
        if view.step not in INSIDER_WINDOWS:
            return ""
        partner = self.partner(view, about)
        return "decline" if partner is None else f"swap envelopes with player {partner + 1}"

    def partner(self, view: BillionairesView, about: int | None) -> int | None:
        """With whom to swap now; `held_up` is empty before P3."""
        raise NotImplementedError


class SwapForThicker(InsiderOrder):
    """With the thickest envelope that is held up, if it is thicker than the own one: sizes are public."""

    key = "swap-thicker"
    rivals = frozenset({"role-round", "swap-with"})

    def partner(self, view: BillionairesView, about: int | None) -> int | None:
        sizes = {seat.seat: seat.envelope_size for seat in view.seats if seat.seat in view.held_up}
        best = max((seat for seat in sizes if seat != view.viewer), key=lambda seat: sizes[seat], default=None)
        return best if best is not None and sizes[best] > own(view).envelope_size else None


class SwapWith(InsiderOrder):
    """With one player, if that player holds up."""

    key = "swap-with"
    rivals = frozenset({"role-round", "swap-thicker"})

    def seats(self, view: BillionairesView) -> Iterable[int | None]:
        return [seat.seat for seat in view.seats if seat.seat != view.viewer and not seat.is_out]

    def partner(self, view: BillionairesView, about: int | None) -> int | None:
        return about if about in view.held_up else None


# --- Envelopes, votes, plans ------------------------------------------------------------------------------------------


class HoldBack(UsualNo):
    """BG-13.07: the own envelope stays closed."""

    key = "hold-back"
    answers = {"hold-up-choice": "hold back"}

    def is_timely(self, view: BillionairesView) -> bool:
        return view.level >= 4


class NoEarlyEnd(UsualNo):
    """BG-3.09: the Round goes on."""

    key = "no-early-end"
    answers = {"early-end-proposal": "decline", "early-end-vote": "disagree"}

    def is_timely(self, view: BillionairesView) -> bool:
        return sum(bool(market.assets) for market in view.markets) <= 1


class NoPlans(UsualNo):
    """BG-10.07 to BG-10.12: no plan and no swap, until the negotiation is over."""

    key = "no-plans"
    answers = {"negotiation": "pass by", "proposal": "refuse"}

    def bound(self, view: BillionairesView, about: int | None) -> str:
        return "Panic!" if view.step in self.answers else ""


# --- Reform or Revolution? --------------------------------------------------------------------------------------------


class NoPacts(UsualNo):
    """RR-3.16 to RR-3.19, RR-5.05: neither proposed nor accepted, as long as there is a Rocket."""

    key = "no-pacts"
    answers = {"pact-proposal": "pass by", "pact-answer": "refuse", "puppet-pact": "refuse"}

    def bound(self, view: BillionairesView, about: int | None) -> str:
        has_rocket = view.space is not None and view.space.envelope != "gone"
        return "Rocket" if has_rocket and own(view).board is not None and not own(view).is_out else ""

    def is_timely(self, view: BillionairesView) -> bool:
        return len(view.seats) != 3  # RR-3.13


class NoCards(UsualNo):
    """RR-9.05, RR-12.25: no card for the Troublemaker's Fixes, none for the Fascist Thugs."""

    key = "no-cards"
    answers = {"fix-help": "decline", "thugs-payment": "finish"}

    def is_timely(self, view: BillionairesView) -> bool:
        return view.troublemaker is not None and view.troublemaker.seat != view.viewer


ORDERS = (NoRole(), SwapForThicker(), SwapWith(), HoldBack(), NoEarlyEnd(), NoPlans(), NoPacts(), NoCards())
