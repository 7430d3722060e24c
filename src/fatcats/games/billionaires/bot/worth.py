"""For the bot: what Assets, cards and Markets are worth to a Billionaire. Rules of thumb, no rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, each, lowest

from ..model.cells import ASSETS_OF, ASSETS_ON, BILLIONAIRES, LEVEL
from ..model.data import ASSETS_OF_MARKET, BUNKER_ASSETS, MARKET_OF_ASSET, AssetSet, CardSet
from ..model.table import BillionairesTable

WINNING: Final = 1000.0
NEEDED: Final = 13.0
PER_FILLED: Final = 5.0  # the nearer to five, the more each Asset is worth
SPARE: Final = 1.0
SCARCE: Final = 2.1  # for each that its Market has sold
BUNKER: Final = 1.0
ABOUT_TO_WIN: Final = 19.5  # what it is worth to keep an Asset from somebody with four
NEAR: Final = 2.1  # from somebody with three
ALL_LOSE: Final = 0.27  # what is left of that where stopping others brings the Revolution instead


def needs(t: BillionairesTable, billionaire: i64, market: i64) -> bool:
    """Has the board an empty space of this type?"""
    return t.filled_of(billionaire, market, t[ASSETS_OF + billionaire]) < t.spaces(billionaire, market)


def asset_worth(t: BillionairesTable, billionaire: i64, asset: i64) -> float:
    """What this Asset would be worth."""
    return worth_of_best(t, billionaire, MARKET_OF_ASSET[asset], BIT[asset])


def worth_of_best(t: BillionairesTable, billionaire: i64, market: i64, assets: AssetSet) -> float:
    """What the best of these Assets of one Market would be worth."""
    worth = SPARE
    if t[LEVEL] >= 3 and BUNKER_ASSETS & assets:
        worth += BUNKER
    if not needs(t, billionaire, market):
        return worth
    filled = t.filled(billionaire)
    if filled == 4:
        return WINNING
    left = t.size(ASSETS_ON + market)
    return worth + NEEDED + PER_FILLED * float(filled) + SCARCE * float(3 - left)


def loss(t: BillionairesTable, billionaire: i64, asset: i64) -> float:
    """What it would cost the Billionaire to lose this Asset."""
    market = MARKET_OF_ASSET[asset]
    if count(t[ASSETS_OF + billionaire] & ASSETS_OF_MARKET[market]) > t.spaces(billionaire, market):
        return SPARE
    filled = t.filled(billionaire)
    worth = NEEDED + PER_FILLED * float(filled)
    if filled == 4:
        worth += 2 * NEEDED
    return worth


def denial(t: BillionairesTable, seat: i64, market: i64) -> float:
    """What it is worth to keep an Asset of this type from others who are close to winning."""
    worth = 0.0
    others = t[BILLIONAIRES]
    while others:
        other = lowest(others)
        others &= others - 1
        if t.controller(other) != seat and needs(t, other, market):
            filled = t.filled(other)
            if filled == 4:
                worth += ABOUT_TO_WIN
            elif filled == 3:
                worth += NEAR
    if t[LEVEL] >= 2:
        return ALL_LOSE * worth
    return worth


def market_gain(t: BillionairesTable, billionaire: i64, market: i64) -> float:
    """The best Asset there, and what others lose by it."""
    if not t.is_open(market):
        return 0.0
    best = worth_of_best(t, billionaire, market, t[ASSETS_ON + market])
    if best < WINNING:
        best += denial(t, t.controller(billionaire), market)
    return best


def best_asset(t: BillionairesTable, billionaire: i64, assets: AssetSet) -> i64:
    best = lowest(assets)
    for asset in each(assets):
        if asset_worth(t, billionaire, asset) > asset_worth(t, billionaire, best):
            best = asset
    return best


def rival_of(t: BillionairesTable, seat: i64) -> i64:
    """The most dangerous Billionaire of another player; the own one, when explosions have left nobody else."""
    rival = seat
    most: i64 = -1
    for other in each(t[BILLIONAIRES]):
        if t.controller(other) != seat and t.filled(other) > most:
            most = t.filled(other)
            rival = other
    return rival


def card_worth(t: BillionairesTable, billionaire: i64, card: CardSet) -> float:
    """What a card in hand is worth to keep."""
    worth = float(t.points(card))
    if card & t.own_suit(billionaire):
        worth += 0.5
    return worth


def cards_worth(t: BillionairesTable, billionaire: i64, cards: CardSet) -> float:
    worth = 0.0
    while cards:
        worth += card_worth(t, billionaire, cards & -cards)
        cards &= cards - 1
    return worth
