"""For a search: how likely a seat is to win, as somebody's turn begins, with all hands as they are in this world.

As in `race`, everybody is a runner with a weight, and so is nobody, who wins by the Revolution at Level 2. From Level 3
on who has the Celebrity wins most games, and that Role changes hands: so the holder has a weight of its own, and so has
everybody's hope of getting it. Weights were fitted to games of searches: see docs/bots.md.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import lowest

from ..expansion.troublemakers.troublemaker import icons_collected
from ..model.cells import ALIGNMENT, ASSETS_OF, BILLIONAIRES, HAND, LEVEL, REVOLUTIONARY, TROUBLEMAKER
from ..model.data import NOBODY, REBELS
from ..model.table import BillionairesTable
from .race import REFORMED, is_celebrity, prospect

WAIT: Final = vec[float]([1.0, 0.86, 0.75, 0.66, 0.58, 0.5])  # the less, the more turns come before one's own
IN_HAND: Final = 0.1  # a point in hand is worth a tenth more
CONSOLATION: Final = 0.05  # how much of a win it is that somebody wins at all: whoever is behind helps with a plan
# By Rebels
NOBODY_AT_2: Final = vec[float]([1.3 * exp(0.359 * rebels) for rebels in range(REBELS + 1)])
CELEBRITY_NOW: Final = vec[float]([15.7 * exp(0.129 * rebels) for rebels in range(REBELS + 1)])
CELEBRITY_LATER: Final = vec[float]([10.0 * exp(-0.104 * rebels) for rebels in range(REBELS + 1)])
LIKE_CELEBRITIES: Final = 1.2  # a Revolutionary waits for the same
REFORMIST: Final = vec[float]([20.5 * exp(0.37 * icons) for icons in range(REFORMED + 1)])  # by icons
NOBODY_AT_4: Final = 1.6


class Promise:
    """The weights of one seat, of nobody and of all together."""

    def __init__(self) -> None:
        self.own = 0.0
        self.nobody = 0.0
        self.everybody = 0.0

    def begin(self, nobody: float) -> None:
        self.own = 0.0
        self.nobody = nobody
        self.everybody = nobody

    def enter(self, seat: i64, player: i64, weight: float) -> None:
        self.everybody += weight
        if player == seat:
            self.own += weight

    def enter_billionaires(self, t: BillionairesTable, seat: i64) -> None:
        seats = t.seats()
        active = t.controller(t.actor())
        billionaires = t[BILLIONAIRES]
        on_sale = t.assets_on_markets()
        while billionaires:
            billionaire = lowest(billionaires)
            billionaires &= billionaires - 1
            player = t.controller(billionaire)
            weight = prospect(t, billionaire, t[ASSETS_OF + billionaire], on_sale)
            weight *= WAIT[(player - active + seats) % seats]
            self.enter(seat, player, weight * exp(IN_HAND * float(t.points(t[HAND + player]))))

    def enter_roles(self, t: BillionairesTable, seat: i64) -> None:
        rebels = t.rebels()
        owners = t.owners()
        while owners:
            player = lowest(owners)
            owners &= owners - 1
            self.enter(seat, player, CELEBRITY_LATER[rebels])
            if is_celebrity(t, player):
                self.enter(seat, player, CELEBRITY_NOW[rebels])

    def enter_troublemaker(self, t: BillionairesTable, seat: i64) -> None:
        if t[ALIGNMENT] == REVOLUTIONARY:
            self.enter(seat, t[TROUBLEMAKER], LIKE_CELEBRITIES * CELEBRITY_NOW[t.rebels()])
        else:
            self.enter(seat, t[TROUBLEMAKER], REFORMIST[min(icons_collected(t), REFORMED)])

    def share(self, consolation: float) -> float:
        others = self.everybody - self.own - self.nobody
        return (self.own + consolation * others) / self.everybody


PROMISE: Final = Promise()


def promise(t: BillionairesTable, seat: i64) -> float:
    PROMISE.begin(nobody(t))
    PROMISE.enter_billionaires(t, seat)
    if t[LEVEL] >= 3:
        PROMISE.enter_roles(t, seat)
    if t[TROUBLEMAKER] != NOBODY:
        PROMISE.enter_troublemaker(t, seat)
    return PROMISE.share(consolation(t))


def nobody(t: BillionairesTable) -> float:
    """From Level 3 on the Revolution is nearly always somebody's."""
    if t[LEVEL] >= 3:
        return NOBODY_AT_4
    if t[LEVEL] == 2:
        return NOBODY_AT_2[t.rebels()]
    return 0.0


def consolation(t: BillionairesTable) -> float:
    """From Level 3 on somebody may be waiting for the Revolution, and who that is nobody knows."""
    if t[LEVEL] == 2:
        return CONSOLATION
    return 0.0
