"""For the bot: PLANs in the Panic!, by what they are worth to everybody named in them.

A Panic! comes once. It succeeds if all who give something up agree, and then some Rebels are gone. Who is far ahead
would rather go on without; everybody else wins more often with one Asset fewer and three Rebels fewer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, each

from ..model.cells import ASSETS_OF
from ..model.data import AssetSet
from ..model.plan import named_players
from ..model.table import BillionairesTable
from ..sections.negotiation import PASSES
from ..sections.panic import assets_of_type
from .race import own_chance, win_chance

MEAN_ROLL: Final = 3.0  # Rebels that a successful Panic! removes, a little less than on average


def best_plan(t: BillionairesTable, seat: i64, begun: AssetSet) -> AssetSet:
    """The sacrifice that is best for the seat among those that all others should accept, or none."""
    best: AssetSet = 0
    rebels = float(t.rebels())
    most = own_chance(t, seat, rebels, 0)
    held = t.held_assets()
    is_late = t.about() % PASSES >= count(t.owners())
    for one in each(choices(t, 0, held, begun)):
        for two in each(choices(t, 1, held, begun)):
            for three in each(choices(t, 2, held, begun)):
                plan = BIT[one] | BIT[two] | BIT[three]
                chance = own_chance(t, seat, rebels - MEAN_ROLL, plan)
                if chance > most and is_accepted(t, seat, plan, is_late):
                    most = chance
                    best = plan
    return best


def choices(t: BillionairesTable, number: i64, held: AssetSet, begun: AssetSet) -> AssetSet:
    """The Assets of this type on the card; the one that has been named, if one has."""
    assets = held & assets_of_type(t, number)
    if assets & begun:
        return assets & begun
    return assets


def is_accepted(t: BillionairesTable, proposer: i64, plan: AssetSet, is_late: bool) -> bool:
    """Would everybody else who is named be better off? Where plans have been refused, nobody is asked for much."""
    for other in each(named_players(t, plan) & ~BIT[proposer]):
        if is_late and lost_spaces(t, other, plan) > 1:
            return False
        if not is_acceptable(t, other, plan, False):
            return False
    return True


def lost_spaces(t: BillionairesTable, seat: i64, plan: AssetSet) -> i64:
    return t.filled(seat) - t.filled_with(seat, t[ASSETS_OF + seat] & ~plan)


def is_acceptable(t: BillionairesTable, seat: i64, plan: AssetSet, is_own: bool) -> bool:
    """Is the seat better off with this sacrifice? What it keeps to itself counts only for its own answer."""
    rebels = float(t.rebels())
    if is_own:
        return own_chance(t, seat, rebels - MEAN_ROLL, plan) > own_chance(t, seat, rebels, 0)
    return win_chance(t, seat, rebels - MEAN_ROLL, plan) > win_chance(t, seat, rebels, 0)
