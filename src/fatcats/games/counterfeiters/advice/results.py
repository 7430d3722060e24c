# fatcats: interpreted
"""The result explained: what a score is made of, and how places follow from scores."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.engine.said import Said, said
from fatcats.engine.view import Outcome

from ..knowledge.view_types import CounterfeitersView


def standing(view: CounterfeitersView, seat: int) -> Sequence[Said]:
    """CF-12.14: cash as the purse shows it, with what tickets have paid into it, and what is offshore."""
    own = view.seats[seat]
    if own.money is None:
        return []
    tickets = sum(card.value for card in own.cards if card.kind == "lottery_ticket")
    parts = {"cash": own.money.cash, "offshore": own.money.offshore, "tickets": tickets}
    return [said(f"results.money{', tickets' if tickets else ''}", **parts)]


def ranking(view: CounterfeitersView, outcome: Outcome) -> Sequence[Said]:
    return [said("results.rematch")] if view.is_rematch else []
