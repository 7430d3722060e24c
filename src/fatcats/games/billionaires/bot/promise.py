"""For a search: how likely a seat is to win, as somebody's turn begins, with all hands as they are in this world.

As in `race`, everybody is a runner with a weight. From Level 3 on who has the Celebrity wins most games, and that Role
changes hands: so the holder has a weight of its own, and so has everybody's hope of getting it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import lowest

from ..model.cells import ASSETS_OF, BILLIONAIRES, HAND, LEVEL, TROUBLEMAKER
from ..model.data import NOBODY, REBELS
from ..model.table import BillionairesTable
from .race import is_celebrity, prospect, reform, revolution, share_of_revolution

WAIT: Final = vec[float]([1.0, 0.86, 0.75, 0.66, 0.58, 0.5])  # the less, the more turns come before one's own
IN_HAND: Final = 0.1  # a point in hand is worth a tenth more
CONSOLATION: Final = 0.05  # how much of a win it is that somebody wins at all: whoever is behind helps with a plan
# By Rebels, fitted to 480 games of four searches at Level 4
CELEBRITY_NOW: Final = vec[float]([15.7 * exp(0.129 * rebels) for rebels in range(REBELS + 1)])
CELEBRITY_LATER: Final = vec[float]([10.0 * exp(-0.104 * rebels) for rebels in range(REBELS + 1)])
NOBODY_WINS: Final = 1.6


class Promise:
    """The weights of one seat and of all."""

    def __init__(self) -> None:
        self.own = 0.0
        self.everybody = 0.0

    def begin(self, own: float, everybody: float) -> None:
        self.own = own
        self.everybody = everybody

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


PROMISE: Final = Promise()


def promise(t: BillionairesTable, seat: i64) -> float:
    if t[LEVEL] >= 3 and t[TROUBLEMAKER] == NOBODY:  # the fit knows none
        return with_roles(t, seat)
    return with_revolution(t, seat)


def with_roles(t: BillionairesTable, seat: i64) -> float:
    """The Revolution is somebody's, sooner or later."""
    rebels = t.rebels()
    PROMISE.begin(0.0, NOBODY_WINS)
    PROMISE.enter_billionaires(t, seat)
    owners = t.owners()
    while owners:
        player = lowest(owners)
        owners &= owners - 1
        PROMISE.enter(seat, player, CELEBRITY_LATER[rebels])
        if is_celebrity(t, player):
            PROMISE.enter(seat, player, CELEBRITY_NOW[rebels])
    return PROMISE.own / PROMISE.everybody


def with_revolution(t: BillionairesTable, seat: i64) -> float:
    """The Revolution is a runner by itself; at Level 2 nobody wins by it."""
    against = revolution(t, float(t.rebels()))
    fame = share_of_revolution(t, seat)
    PROMISE.begin(fame * against, against)
    PROMISE.enter_billionaires(t, seat)
    if t.reformist() >= 0:
        PROMISE.enter(seat, t.reformist() if fame == 0.0 else NOBODY, reform(t))
    others = max(PROMISE.everybody - PROMISE.own - against, 0.0)
    return (PROMISE.own + consolation(t) * others) / max(PROMISE.everybody, 0.001)


def consolation(t: BillionairesTable) -> float:
    """From Level 3 on somebody may be waiting for the Revolution, and who that is nobody knows."""
    if t[LEVEL] == 2:
        return CONSOLATION
    return 0.0
