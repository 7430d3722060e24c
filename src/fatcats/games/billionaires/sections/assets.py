"""BG-7.01 to BG-7.09: Assets and Markets."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count

from ..model import events
from ..model.cells import ASSETS_OF, ASSETS_ON, DECK, DISCARD, FACE_DOWN, FACE_UP, OUT_OF_GAME, REOPENED_IS_DEALT
from ..model.data import INFLATION_CARDS, MARKET_OF_ASSET, MAX_ASSETS, AssetSet
from ..model.moves import HIGHER_ASSET, LOWER_ASSET
from ..model.table import BillionairesTable
from .victory import assets_changed


def take_asset(t: BillionairesTable, billionaire: i64, asset: i64, source: i64) -> None:
    """BG-4.11, BG-7.10: the Asset is placed in public view; five filled spaces win at once."""
    t.move(BIT[asset], source, ASSETS_OF + billionaire)
    if billionaire < t.seats():
        t.emit(events.TOOK_ASSET, billionaire, asset, 0)
    else:
        t.emit(events.PUPPET_TOOK_ASSET, t.controller(billionaire), asset, 0)
    assets_changed(t)


def return_asset(t: BillionairesTable, asset: i64) -> None:
    """An Asset goes back to its Market, as one change."""
    put_back(t, asset)
    deal_if_reopened(t, MARKET_OF_ASSET[asset])
    assets_changed(t)


def put_back(t: BillionairesTable, asset: i64) -> None:
    """BG-7.01: to its Market, or out of the game if three lie there. BG-7.02: no card moves."""
    owner = t.owner_of(asset)
    home = ASSETS_ON + MARKET_OF_ASSET[asset]
    target: i64 = OUT_OF_GAME
    if t.size(home) < MAX_ASSETS:
        target = home
    t.move(BIT[asset], ASSETS_OF + owner, target)
    emit_return(t, owner, asset, target)


def emit_return(t: BillionairesTable, owner: i64, asset: i64, target: i64) -> None:
    if owner < t.seats():
        t.emit(events.RETURNED_ASSET, owner, asset, 0)
    else:
        t.emit(events.PUPPET_RETURNED_ASSET, t.controller(owner), asset, 0)
    if target == OUT_OF_GAME:
        t.emit(events.ASSET_LEFT_GAME, t.controller(owner), asset, 0)


def deal_if_reopened(t: BillionairesTable, market: i64) -> None:
    """BG-7.04 with `deal`: an open Market with one Asset and no cards has just opened again."""
    if t[REOPENED_IS_DEALT] and t.size(ASSETS_ON + market) == 1 and t.cards_at(market) == 0:
        deal_to_market(t, market, INFLATION_CARDS[1])


def close_if_empty(t: BillionairesTable, market: i64) -> None:
    """BG-7.05: the last Asset left without a Buy, so the cards go face-up to the Discard pile."""
    if t.is_open(market):
        return
    cards = t.cards_at(market)
    t.forget(cards)
    t.move_all(FACE_UP + market, DISCARD)
    t.move_all(FACE_DOWN + market, DISCARD)
    t.emit(events.MARKET_CLOSED, 0, market, t.shown(cards))


def swap_assets(t: BillionairesTable, pair: i64) -> None:
    """The two Assets of a pair change owners; what follows from it is up to the caller (BG-11.05)."""
    one = LOWER_ASSET[pair]
    other = HIGHER_ASSET[pair]
    owner = t.owner_of(one)
    other_owner = t.owner_of(other)
    t.move(BIT[one], ASSETS_OF + owner, ASSETS_OF + other_owner)
    t.move(BIT[other], ASSETS_OF + other_owner, ASSETS_OF + owner)
    t.emit(events.SWAPPED_ASSETS, t.controller(owner), one, other)


def swapped(held: AssetSet, given: i64, taken: i64) -> AssetSet:
    """What somebody would hold after giving one Asset for another."""
    return held & ~BIT[given] | BIT[taken]


def deal_to_market(t: BillionairesTable, market: i64, number: i64) -> None:
    """BG-4.13 to BG-4.15: from the Draw deck, as far as it goes; the last card lies face-up."""
    left = min(number, count(t[DECK]))
    while left > 0:
        left -= 1
        if left > 0:
            t.draw(FACE_DOWN + market)
        else:
            t.draw(FACE_UP + market)
    if t.events is not None:
        t.emit(events.DEALT_TO_MARKET, 0, market, t.shown(t[FACE_UP + market]))
