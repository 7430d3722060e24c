"""BG-11: the Luxury Bunker."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import count

from ..model import events
from ..model.cells import ASSETS_OF, BUNKER
from ..model.data import BUNKER_ASSETS, NOBODY
from ..model.table import BillionairesTable


def settle_bunker(t: BillionairesTable) -> None:
    """BG-11.02 to BG-11.05: automatic after every change of ownership; BG-11.06: Puppets do not count."""
    holder = t[BUNKER]
    if holder != NOBODY and bunker_assets(t, holder) >= max(2, most_among_others(t, holder)):
        return  # BG-11.03: on a tie the holder keeps it
    heir = rightful_holder(t)
    if heir == holder:
        return
    t[BUNKER] = heir
    if heir != NOBODY:
        t.emit(events.TOOK_BUNKER, heir, 0, 0)
    else:
        t.emit(events.BUNKER_LEFT, holder, 0, 0)


def bunker_assets(t: BillionairesTable, seat: i64) -> i64:
    return count(t[ASSETS_OF + seat] & BUNKER_ASSETS)


def most_among_others(t: BillionairesTable, seat: i64) -> i64:
    most: i64 = 0
    other: i64
    for other in range(t.seats()):
        if other != seat:
            most = max(most, bunker_assets(t, other))
    return most


def rightful_holder(t: BillionairesTable) -> i64:
    """BG-11.02: at least two Bunker Assets and more than every other player, or NOBODY."""
    seat: i64
    for seat in range(t.seats()):
        if bunker_assets(t, seat) >= 2 and bunker_assets(t, seat) > most_among_others(t, seat):
            return seat
    return NOBODY
