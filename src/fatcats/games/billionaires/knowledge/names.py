"""What lies in a zone, by name; and small questions that all parts of a view ask."""

from __future__ import annotations

from fatcats.engine.bits import members

from ..model import cells
from ..model.data import ASSETS, CARD_KINDS, KIND_NAMES, ROLES
from ..model.table import BillionairesTable
from .view_types import Names


def is_at(t: BillionairesTable, *wanted: int) -> bool:
    return not t.is_over() and t.frame(0) in wanted


def cards(t: BillionairesTable, zone: int) -> Names:
    kinds = CARD_KINDS[1 if t[cells.DECK_TABLE] else 0]
    return tuple(KIND_NAMES[kind] for kind in sorted(kinds[card] for card in members(zone) if card < 61))


def assets(zone: int) -> Names:
    return tuple(ASSETS[asset] for asset in members(zone))


def roles(zone: int) -> Names:
    return tuple(ROLES[role] for role in members(zone))


def worth(t: BillionairesTable) -> dict[str, int]:
    return {KIND_NAMES[kind]: t.points(t.card(kind, 2**61 - 1)) for kind in range(18)}
