# fatcats: interpreted
"""What is at stake when somebody is asked."""

from __future__ import annotations

from fatcats.engine.said import Named, Said, said

from ..knowledge.view_types import DealView, MillionsView
from .facts import deal_to_answer, is_leaving, me, mine_in, still_in, sum_for


def stake(view: MillionsView) -> Said:
    match view.step:
        case "role-choice":
            return said("stakes.role-choice", amount=view.centre)
        case "negotiation" | "live-negotiation":
            return bargaining(view)
        case "deal-begun" if view.entry is not None:
            return begun(view, view.entry)
        case "amount" if view.entry is not None:
            return amount(view, view.entry)
        case "answer" | "counter-answer":
            return answering(view, deal_to_answer(view))
        case "counter-offer" if view.countering is not None:
            return said("stakes.counter-offer", proposer=Named("seat", view.countering))
        case "vote":
            return said("stakes.vote", needed=(len(view.seats) + 1) // 2)  # MD-4.25
        case _:
            return said(f"stakes.{view.step}")


def bargaining(view: MillionsView) -> Said:
    if not mine_in(view):
        return said("stakes.negotiation, out")
    return said("stakes.negotiation", centre=view.centre, number=still_in(view))


def begun(view: MillionsView, deal: DealView) -> Said:
    if is_leaving(view, deal):
        return said("stakes.deal-begun, own")
    return said("stakes.deal-begun", owner=Named("seat", deal.targets[0].seat))


def amount(view: MillionsView, deal: DealView) -> Said:
    if deal.next_payer == view.viewer:
        return said("stakes.amount, own", money=me(view).money)
    return said("stakes.amount")


def answering(view: MillionsView, deal: DealView | None) -> Said:
    if deal is None:
        return said("stakes.answer")
    total = sum_for(view, deal)
    if is_leaving(view, deal):
        return said("stakes.answer, leaving", gets=total.gets, ante=total.ante)
    if total.pays:
        return said("stakes.answer, paying", pays=total.pays, owner=Named("seat", deal.targets[0].seat))
    return said("stakes.answer")
