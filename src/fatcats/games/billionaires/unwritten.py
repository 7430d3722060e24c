# fatcats: interpreted
"""Moves that no rule ever allows, so that the move table does not have them: a Buy with three cards, a swap of one."""

from __future__ import annotations

import re

from fatcats.engine.position import Position

from .model.data import ASSETS, CRISIS_NAMES, KIND_NAMES, MARKETS

KINDS = {name.lower() for name in KIND_NAMES}
CRISES = {name.lower() for name in CRISIS_NAMES}
THINGS = {name.lower() for name in (*ASSETS, *MARKETS)}
CARDS = re.compile(r"(buy|invest|exchange) (?:\w+): (.+)|(tax|contribute|help with) (.+)")
TWO_THINGS = re.compile(r"(swap|scam|attach|offer|trade|broker|con) (.+) (?:with|and) (.+)")
# What stands in the way of several cards at once, and of a thing for itself
SEVERAL = {
    "buy": "BG-4.01",
    "invest": "BG-5.01",
    "exchange": "BG-5.07",
    "tax": "BG-13.27",
    "contribute": "RR-2.04",
    "help with": "RR-9.05",
}
WITH_CRISIS = {"buy": "BG-4.02", "tax": "BG-13.26"}
FOR_ITSELF = {
    "swap": "BG-5.08",
    "scam": "BG-6.05",
    "attach": "BG-10.09",
    "offer": "BG-10.08",
    "trade": "BG-14.23",
    "broker": "BG-12.20",
    "con": "BG-12.22",
}


def never(text: str, table: Position) -> str:
    cards = CARDS.fullmatch(text)
    if cards:
        return several(cards[1] or cards[3], re.split(r" ?[+,] ?", cards[2] or cards[4]))
    things = TWO_THINGS.fullmatch(text)
    is_known = things is not None and things[2] == things[3] and things[2] in THINGS
    return FOR_ITSELF[things[1]] if things is not None and is_known else ""


def several(verb: str, cards: list[str]) -> str:
    if len(cards) < 2 or not set(cards) <= KINDS:
        return ""
    return WITH_CRISIS.get(verb, SEVERAL[verb]) if set(cards) & CRISES else SEVERAL[verb]
