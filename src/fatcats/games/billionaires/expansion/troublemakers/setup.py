"""RR-6: Troublemakers: set-up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.tally import ONE, held

from ...model import events
from ...model.cells import ALIGNMENT, GUILLOTINE, ICONS, REBELS_ON, SET_ASIDE, TROUBLEMAKER, TROUBLEMAKERS_IN
from ...model.data import FIRST_CRISIS
from ...model.table import BillionairesTable
from ..data import CRISES_AT_SET_UP

FIRST_NAMED_SEAT: Final = 2  # in TROUBLEMAKERS_IN


def choose_troublemaker(t: BillionairesTable) -> None:
    """RR-6.02 to RR-6.05: a random player or the named one takes one of the two Alignment cards at random."""
    if t[TROUBLEMAKERS_IN] >= FIRST_NAMED_SEAT:
        seat = t[TROUBLEMAKERS_IN] - FIRST_NAMED_SEAT
    else:
        seat = t.pick_member(t.players())
    t[TROUBLEMAKER] = seat
    t[ALIGNMENT] = t.pick(2)
    t.emit(events.BECAME_TROUBLEMAKER, seat, 0, 0)
    t.emit(events.TOOK_ALIGNMENT, seat, t[ALIGNMENT], 0)


def activate_first_crises(t: BillionairesTable) -> None:
    """RR-6.09, RR-6.10: two of the Crises set aside lie face-up with their Rebels; nothing else follows."""
    number: i64 = CRISES_AT_SET_UP
    while number > 0:
        crisis = t.draw_from(SET_ASIDE, GUILLOTINE) - FIRST_CRISIS
        t[REBELS_ON] += held(t[ICONS], crisis) * ONE[crisis]
        t.emit(events.PLACED_REBELS, t[TROUBLEMAKER], crisis, held(t[ICONS], crisis))
        number -= 1
