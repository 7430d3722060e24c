"""For the bot: what a Crisis costs whoever brings it, and what it is worth to be rid of Rebels."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import lowest
from fatcats.engine.tally import held

from ..model.cells import BILLIONAIRES, ICONS
from ..model.data import ALL_CRISES, FIRST_CRISIS, N_MARKETS, REBELS, CardSet
from ..model.table import BillionairesTable
from .race import RACE
from .worth import needs

STAKE: Final = 150.0  # what a win is worth, beside Assets
MAX_ICONS: Final = 3  # on one Crisis
UNKNOWN: Final = -1.0
DEMAND: Final = 0.07  # how likely each Billionaire who needs an Asset at a Market is to buy there soon


def most_icons(t: BillionairesTable, cards: CardSet) -> i64:
    """Of the Crisis that a Buy there would Activate (BG-4.06); 0 if there is none."""
    crises = cards & ALL_CRISES
    icons: i64 = 0
    while crises:
        icons = max(icons, held(t[ICONS], lowest(crises) - FIRST_CRISIS))
        crises &= crises - 1
    return icons


class Danger:
    """What Crises cost one seat, worked out once for a decision."""

    def __init__(self) -> None:
        self.shares: Final = vec[float]([0.0] * (MAX_ICONS + 1))  # of the chance to win that so many more Rebels take
        self.losses: Final = vec[float]([0.0] * (MAX_ICONS + 1))  # what it costs to bring so many
        self.demands: Final = vec[float]([UNKNOWN] * N_MARKETS)

    def look(self, t: BillionairesTable) -> None:
        """RACE has looked. All bear a Crisis together, so whoever brings it loses a part of the own chance only.

        A Celebrity gains by it, but not by the last one: who brings the Revolution loses (BG-12.09).
        """
        market: i64
        for market in range(N_MARKETS):
            self.demands[market] = UNKNOWN
        rebels = t.rebels()
        now = RACE.chance(t, float(rebels))
        icons: i64
        for icons in range(1, MAX_ICONS + 1):
            self.shares[icons] = now - RACE.chance(t, float(rebels + icons))
            self.losses[icons] = STAKE * self.shares[icons]
            if rebels + icons >= REBELS:
                self.losses[icons] = STAKE * now

    def unseen_loss(self) -> float:
        """By a Crisis that nobody has seen: of twelve, four have one icon, six have two, two have three."""
        return (2.0 * self.losses[1] + 3.0 * self.losses[2] + self.losses[3]) / 6.0

    def lying_about(self, t: BillionairesTable, card: CardSet, market: i64) -> float:
        """What it costs that a Crisis lies where others will buy; nothing for other cards."""
        if card & ALL_CRISES == 0:
            return 0.0
        if self.demands[market] < 0.0:
            self.demands[market] = demand(t, market)
        return self.demands[market] * STAKE * self.shares[most_icons(t, card)]


DANGER: Final = Danger()


def demand(t: BillionairesTable, market: i64) -> float:
    """How likely somebody is to buy there soon."""
    likely = 0.0
    billionaires = t[BILLIONAIRES]
    while billionaires:
        if needs(t, lowest(billionaires), market):
            likely += DEMAND
        billionaires &= billionaires - 1
    return likely


def relief(t: BillionairesTable, seat: i64, fewer: float) -> float:
    """What it is worth to the seat that there are so many Rebels fewer."""
    rebels = float(t.rebels())
    RACE.look(t, seat, 0, True)
    return STAKE * (RACE.chance(t, rebels - fewer) - RACE.chance(t, rebels))
