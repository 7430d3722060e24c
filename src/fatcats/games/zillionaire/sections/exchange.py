"""ZN-9.05 to ZN-9.14: the exchange between richer and poorer players, forced and without choice."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.step import AutomaticStep
from fatcats.engine.tally import ONE, highest, lowest

from ..model import events
from ..model.cards import GREEN_LINE_CARDS, NO_STATUS, POOR, RED_LINE_CARDS, RICH, THIN_ICE, Pile, richer_on_green_line
from ..model.cells import DEALER, GAME, GAVE, GREEN_UPPER_CRUST, HAND, LEFT, PARTNER
from ..model.steps import LEAD
from ..model.table import ZillionaireTable


class Exchange(AutomaticStep[ZillionaireTable]):
    """ZN-9.01: after the deal, before the first round; not in the first game (ZN-1.07)."""

    def happen(self, t: ZillionaireTable, _: i64, about: i64) -> None:
        if t[GAME] == 1:
            t.push_asking(LEAD, t[LEFT + t[DEALER]])  # ZN-3.01
            return
        exchange(t, RICH, POOR, RED_LINE_CARDS)
        richer = richer_on_green_line(t.seats(), t[GREEN_UPPER_CRUST] != 0)
        if richer != NO_STATUS:
            exchange(t, richer, THIN_ICE, GREEN_LINE_CARDS)
        t.push_asking(LEAD, t.who_was(POOR))  # ZN-9.14


def exchange(t: ZillionaireTable, richer: i64, poorer: i64, number: i64) -> None:
    """ZN-9.11: what each gives is taken from the hands as dealt, then handed over."""
    rich = t.who_was(richer)
    poor = t.who_was(poorer)
    up = highest_cards(t[HAND + poor], number)
    down = lowest_cards(t[HAND + rich], number)
    give(t, poor, rich, up)
    give(t, rich, poor, down)


def give(t: ZillionaireTable, giver: i64, receiver: i64, cards: Pile) -> None:
    t[HAND + giver] -= cards
    t[HAND + receiver] += cards
    t[GAVE + giver] = cards
    t[PARTNER + giver] = receiver
    t.emit_to(BIT[giver] | BIT[receiver], events.GAVE, giver, receiver, cards)  # ZN-9.12


def highest_cards(hand: Pile, number: i64) -> Pile:
    """ZN-9.10: a group is broken up where the number asks for it."""
    chosen: Pile = 0
    while number > 0:
        chosen += ONE[highest(hand - chosen)]
        number -= 1
    return chosen


def lowest_cards(hand: Pile, number: i64) -> Pile:
    chosen: Pile = 0
    while number > 0:
        chosen += ONE[lowest(hand - chosen)]
        number -= 1
    return chosen
