"""For the bot: what a henchman on a space is worth, in dollars."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT, each

from ..model.cells import CASH, FILLED, N_PLAYERS, OWNED
from ..model.parts import (
    ACCEPTED,
    ACTION,
    BLACK_MARKET,
    DOLLARS,
    FULL_VALUE,
    KINDS,
    NOTE,
    PRINT,
    RATE,
    RECEIVER,
    RECEIVER_NOTES,
    ROOM,
    SUPERMARKET,
    SUPERMARKET_NOTES,
    TAX_FRAUD,
    TAX_REFUND,
    count_fakes,
    lowest_quality,
)
from ..model.table import CounterfeitersTable
from .means import Means, chance_within, low_first, rivals_cash, sellable

PRINTER: Final[i64] = KINDS.index("printer")
INK: Final[i64] = KINDS.index("ink")
PAPER: Final[i64] = KINDS.index("paper")
DINER: Final[i64] = KINDS.index("diner")
JET: Final[i64] = KINDS.index("private_jet")
TICKET: Final[i64] = KINDS.index("lottery_ticket")
# Most of these numbers were found by trial: 1,500 games at a time, one player with other numbers among two with the old
LAWYER: Final = 47.0
NEXT_PRINTER: Final = vec[float]([0.8**n for n in range(8)])  # each one more is worth less
POCKET_MONEY: Final[i64] = 1  # cash kept for the market while it has something to offer
SUNGLASSES: Final = 31.0


class MarketOffers:
    """What the cards of the Black Market are worth beyond their price, worked out once for a decision."""

    def __init__(self) -> None:
        self.worth: Final = vec[float]([0.0] * ROOM[BLACK_MARKET])  # by space
        self.is_any = False  # is anything there worth its price?

    def look(self, t: CounterfeitersTable, seat: i64, me: Means) -> None:
        self.is_any = False
        for space in each(t[FILLED]):
            self.worth[space] = purchase_worth(t, seat, space, me)
            if self.worth[space] > 0.0:
                self.is_any = True


OFFERS: Final = MarketOffers()


def space_worth(t: CounterfeitersTable, seat: i64, space: i64, me: Means) -> float:
    action = ACTION[space]
    players = t[N_PLAYERS]
    hat = t.box.hats[players] & BIT[space] != 0
    worth = 0.0
    if action == BLACK_MARKET:
        if t[FILLED] & BIT[space]:
            worth = OFFERS.worth[space]
    elif action == PRINT:
        worth = me.stock_of(me.fakes + 2 * me.printers * NOTE[me.quality]) - me.stock
    elif action == TAX_FRAUD:
        refund = float(TAX_REFUND * DOLLARS)
        worth = refund * me.kept(hat)
        if t.box.sunglasses[players] & BIT[space]:
            worth += SUNGLASSES
    elif action == SUPERMARKET:
        notes = low_first(sellable(t, me.fakes), SUPERMARKET_NOTES)
        if notes:
            income = float(count_fakes(notes) * FULL_VALUE * DOLLARS)
            worth = income * me.kept(hat) - me.loss(notes)
    elif action == RECEIVER:
        worth = receiver_worth(me, me.kept(hat))
    else:
        worth = flight_worth(t, seat, space, me)
    if hat and me.godfather == 1 and not me.is_closing:
        worth += 0.3 * (rivals_cash(t, seat) - float(t[CASH + seat] * DOLLARS))
    return worth


def receiver_worth(me: Means, kept: float) -> float:
    """The best of a few sensible bundles: for each lowest quality as many as possible, the worst first."""
    best = 0.0
    quality: i64
    for quality in range(3):
        notes = low_first(me.fakes & ACCEPTED[quality], RECEIVER_NOTES)
        if notes:
            income = float(count_fakes(notes) * RATE[lowest_quality(notes)] * DOLLARS)
            best = max(best, income * kept - me.loss(notes))
    return best


# --- the Black Market -------------------------------------------------------------------------------------------------


def purchase_worth(t: CounterfeitersTable, seat: i64, space: i64, me: Means) -> float:
    card = t.card_on(space)
    hat = t.box.hats[t[N_PLAYERS]] & BIT[space] != 0
    return card_worth(t, seat, card, me) - float(t.box.cost(t[N_PLAYERS], space) * DOLLARS) * me.kept(hat)


def card_worth(t: CounterfeitersTable, seat: i64, card: i64, me: Means) -> float:
    """What the card will bring in the rest of the game."""
    kind = t.box.kind[card]
    if kind == TICKET:
        return float(t.box.value[card] * DOLLARS)
    if kind > TICKET:
        return LAWYER
    if kind == DINER:
        notes = 24.0
        if float(count_fakes(me.fakes)) + float(2 * me.printers) * me.prints() < float(me.diners):
            notes = 4.25
        return notes * (1.0 + min(me.rounds, 6.0))
    if kind == JET:
        if t[OWNED + seat] & t.box.jets:
            return 0.0
        return 10.0 * min(me.rounds, 4.0)
    if kind == PRINTER:
        note = float(RATE[me.quality] * DOLLARS - 8) * me.note_share()
        return 3.9 * note * me.prints() * NEXT_PRINTER[min(me.printers, 7)]
    if t[OWNED + seat] & components(t, kind):
        return 0.0
    return 12.0 * float(me.printers) * me.prints() * me.note_share() + 4.5


def components(t: CounterfeitersTable, kind: i64) -> i64:
    if kind == INK:
        return t.box.inks
    if kind == PAPER:
        return t.box.papers
    return t.box.holograms


# --- flights ----------------------------------------------------------------------------------------------------------


def flight_worth(t: CounterfeitersTable, seat: i64, space: i64, me: Means) -> float:
    """Half of what would be in the Godfather's reach, if he is likely to come before the next chance to fly."""
    if me.is_closing:
        return -1.0
    near = min(me.godfather, me.strike)
    risk = 0.3 * chance_within(near, me.others) + 1.1 * chance_within(near, 2 * me.others + 1)
    fare = t.box.cost(t[N_PLAYERS], space)
    flown = max(t[CASH + seat] - fare - pocket_money(me), 0)
    return float(DOLLARS) * (0.875 * risk * float(flown) - float(fare))


def pocket_money(me: Means) -> i64:
    if me.rounds < 2.0:
        return 0
    return POCKET_MONEY if OFFERS.is_any else 0
