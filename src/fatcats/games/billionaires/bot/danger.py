"""For the bot: what a Crisis costs whoever brings it, and what it is worth to be rid of Rebels."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import lowest
from fatcats.engine.tally import held

from ..model.cells import BILLIONAIRES, ICONS
from ..model.data import ALL_CRISES, FIRST_CRISIS, REBELS, CardSet
from ..model.table import BillionairesTable
from .race import RACE
from .worth import needs

STAKE: Final = 150.0  # what a win is worth, beside Assets
DEMAND: Final = 0.07  # how likely each Billionaire who needs an Asset at a Market is to buy there soon


def most_icons(t: BillionairesTable, cards: CardSet) -> i64:
    """Of the Crisis that a Buy there would Activate (BG-4.06); 0 if there is none."""
    crises = cards & ALL_CRISES
    icons: i64 = 0
    while crises:
        icons = max(icons, held(t[ICONS], lowest(crises) - FIRST_CRISIS))
        crises &= crises - 1
    return icons


def crisis_loss(t: BillionairesTable, icons: i64) -> float:
    """What it costs to bring a Crisis: a part of the own chance only, since all bear it together. RACE has looked.

    A Celebrity gains by it, but not by the last one: who brings the Revolution loses (BG-12.09).
    """
    rebels = t.rebels()
    now = RACE.chance(t, float(rebels))
    if rebels + icons >= REBELS:
        return STAKE * now
    return STAKE * (now - RACE.chance(t, float(rebels + icons)))


def unseen_loss(t: BillionairesTable) -> float:
    """The same for a Crisis that nobody has seen: of twelve, four have one icon, six have two, two have three."""
    return (2.0 * crisis_loss(t, 1) + 3.0 * crisis_loss(t, 2) + crisis_loss(t, 3)) / 6.0


def lying_about(t: BillionairesTable, card: CardSet, market: i64) -> float:
    """What it costs that a Crisis lies where others will buy; nothing for other cards. RACE has looked."""
    if card & ALL_CRISES == 0:
        return 0.0
    demand = 0.0
    billionaires = t[BILLIONAIRES]
    while billionaires:
        if needs(t, lowest(billionaires), market):
            demand += DEMAND
        billionaires &= billionaires - 1
    rebels = t.rebels()
    return demand * STAKE * (RACE.chance(t, float(rebels)) - RACE.chance(t, float(rebels + most_icons(t, card))))


def relief(t: BillionairesTable, seat: i64, fewer: float) -> float:
    """What it is worth to the seat that there are so many Rebels fewer."""
    rebels = float(t.rebels())
    RACE.look(t, seat, 0, True)
    return STAKE * (RACE.chance(t, rebels - fewer) - RACE.chance(t, rebels))
