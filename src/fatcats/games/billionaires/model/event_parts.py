"""What the events are about: cards, Assets, Markets and the like, as numbers that can be read.

Cards are a set (`t.shown`), whose highest member says which table of kinds is in use.
"""

from __future__ import annotations

from typing import Final

from fatcats.engine.bits import members
from fatcats.engine.events import Part, Value, thing

from ..expansion.data import ALIGNMENTS, KINDS_IN_BOX, REVOLUTION_NAMES
from .data import ASSETS, CARD_KINDS, CRISIS_NAMES, KIND_NAMES, MARKETS, N_CARDS, ROLES

OTHER_DECK: Final = 61  # a member of such a set that is no card: kinds are those of `4-3-2`


def cards(name: str = "cards", *, private: bool = False) -> Part:
    def read(value: int) -> Value:
        kinds = CARD_KINDS[value >> OTHER_DECK & 1]
        return [KIND_NAMES[kinds[card]] for card in members(value) if card < N_CARDS]

    return Part(name, read, "card", private, "cards")


def asset(name: str = "asset") -> Part:
    return thing(name, "asset", ASSETS)


def market(name: str = "market") -> Part:
    return thing(name, "market", MARKETS)


def role(name: str = "role", *, private: bool = False) -> Part:
    return thing(name, "role", ROLES, private=private)


def alignment(*, private: bool = False) -> Part:
    return thing("alignment", "alignment", ALIGNMENTS, private=private)


def revolution_cards() -> Part:
    def read(value: int) -> Value:
        return [REVOLUTION_NAMES[KINDS_IN_BOX[card]] for card in members(value)]

    return Part("revolution cards", read, "revolution card", form="other cards")


MARKET: Final = market()
ASSET: Final = asset()
OTHER_ASSET: Final = asset("other asset")
CRISIS: Final = thing("crisis", "crisis", CRISIS_NAMES)
CARDS: Final = cards()
