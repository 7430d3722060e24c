"""BG-10.09 to BG-10.12: a PLAN in one number: the sacrificed Assets and up to two swaps before them.

A proposal without sacrifices and with one swap is a SWAP (BG-10.08).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, each

from ..sections.assets import deal_if_reopened, put_back, swap_assets
from ..sections.victory import assets_changed
from .cells import ASSETS_OF
from .data import ALL_ASSETS, MARKET_OF_ASSET, N_ASSETS, AssetSet, SeatSet
from .moves import HIGHER_ASSET, LOWER_ASSET
from .table import BillionairesTable

MAX_SWAPS: Final = 2
FIRST_SWAP: Final[i64] = 2**N_ASSETS
SECOND_SWAP: Final[i64] = 2 ** (N_ASSETS + 8)
NO_PAIR: Final[i64] = -1


def sacrifices(plan: i64) -> AssetSet:
    return plan & ALL_ASSETS


def swap_of(plan: i64, number: i64) -> i64:
    """The pair of Assets of the first (0) or second (1) swap, or NO_PAIR."""
    if number == 0:
        return plan // FIRST_SWAP % 256 - 1
    return plan // SECOND_SWAP - 1


def swaps(plan: i64) -> i64:
    """How many swaps the plan has."""
    if swap_of(plan, 1) != NO_PAIR:
        return 2
    if swap_of(plan, 0) != NO_PAIR:
        return 1
    return 0


def with_swap(plan: i64, pair: i64) -> i64:
    if swaps(plan) == 0:
        return plan + (pair + 1) * FIRST_SWAP
    return plan + (pair + 1) * SECOND_SWAP


def owner_after(t: BillionairesTable, asset: i64, plan: i64, done: i64) -> i64:
    """Who holds the Asset after the first swaps of the plan have been carried out."""
    if done == 0:
        return t.owner_of(asset)
    pair = swap_of(plan, done - 1)
    if asset == LOWER_ASSET[pair]:
        return owner_after(t, HIGHER_ASSET[pair], plan, done - 1)
    if asset == HIGHER_ASSET[pair]:
        return owner_after(t, LOWER_ASSET[pair], plan, done - 1)
    return owner_after(t, asset, plan, done - 1)


def held_after(t: BillionairesTable, billionaire: i64, plan: i64) -> AssetSet:
    """What a Billionaire holds after the swaps of the plan."""
    assets = t[ASSETS_OF + billionaire]
    number: i64
    for number in range(swaps(plan)):
        pair = swap_of(plan, number)
        both = BIT[LOWER_ASSET[pair]] | BIT[HIGHER_ASSET[pair]]
        if assets & both:
            assets ^= both
    return assets


def named_players(t: BillionairesTable, plan: i64) -> SeatSet:
    """BG-10.11: all who give up or swap an Asset, also through the own Puppet."""
    seats: SeatSet = 0
    number: i64
    for number in range(swaps(plan)):
        pair = swap_of(plan, number)
        seats |= BIT[owner_after(t, LOWER_ASSET[pair], plan, number)]
        seats |= BIT[owner_after(t, HIGHER_ASSET[pair], plan, number)]
    for asset in each(sacrifices(plan)):
        seats |= BIT[t.controller(owner_after(t, asset, plan, swaps(plan)))]
    return seats


def carry_out(t: BillionairesTable, plan: i64) -> None:
    """BG-10.12, BG-10.15: swaps, then sacrifices, as one indivisible step."""
    number: i64
    for number in range(swaps(plan)):
        swap_assets(t, swap_of(plan, number))
    sacrifice(t, sacrifices(plan))


def sacrifice(t: BillionairesTable, assets: AssetSet) -> None:
    """BG-10.17: the Assets are returned."""
    for asset in each(assets):
        put_back(t, asset)
    for asset in each(assets):
        deal_if_reopened(t, MARKET_OF_ASSET[asset])
    assets_changed(t)
