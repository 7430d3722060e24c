"""RR-4: Space Program: after an explosion."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, each
from fatcats.engine.position import STEP
from fatcats.engine.tally import ONE, held

from ...model import events
from ...model.cells import (
    ASSETS_OF,
    ASSETS_ON,
    BILLIONAIRES,
    DISCARD,
    ENVELOPE,
    ENVELOPE_GONE,
    HAND,
    HOSTAGES,
    LAST_SURVIVOR,
    OUT_OF_GAME,
    PLAYERS,
    REOPENED_IS_DEALT,
    REVEALED,
    ROLE_OF,
    SPACE,
    SPACE_ENVELOPE,
    SURVIVOR_GOES_ON,
    TURNS_TO_MISS,
)
from ...model.data import ASSETS_OF_MARKET, INFLATION_CARDS, MAX_ASSETS, MAX_SEATS, N_MARKETS, AssetSet, SeatSet
from ...model.steps import TURN_CHANGE
from ...model.table import BillionairesTable
from ...sections.assets import deal_to_market, emit_return
from ...sections.roles import put_role_back, role_of
from ...sections.victory import assets_changed, finish


def explode(t: BillionairesTable, launcher: i64, party: SeatSet) -> None:
    """RR-4.01 to RR-4.13: everybody on board is out for good; the envelope and the Space Cowboy leave the game."""
    if t[SURVIVOR_GOES_ON]:
        party |= puppets_of(t, party)  # RR-5.09
    t.move_all(SPACE_ENVELOPE, DISCARD)
    t[SPACE] = ENVELOPE_GONE
    t[ROLE_OF + launcher] = 0  # RR-4.07
    t[REVEALED] &= ~BIT[launcher]
    for billionaire in each(party):
        bury(t, billionaire)
    return_assets(t, party)
    assets_changed(t)  # RR-4.08
    if t.is_over():
        return
    if count(t.players()) == 1 and not t[SURVIVOR_GOES_ON]:
        finish(t, LAST_SURVIVOR, t.players())
    elif t.players() & BIT[launcher] == 0:
        end_turn_of_the_dead(t)


def puppets_of(t: BillionairesTable, party: SeatSet) -> SeatSet:
    """The Puppets of the players who die."""
    puppets: SeatSet = 0
    for puppet in each(t.puppets()):
        if party & BIT[t.controller(puppet)]:
            puppets |= BIT[puppet]
    return puppets


def bury(t: BillionairesTable, billionaire: i64) -> None:
    """RR-4.05, RR-4.06, RR-4.09, RR-4.10: cards, Role and whatever was still to come."""
    t[BILLIONAIRES] &= ~BIT[billionaire]
    if billionaire >= t.seats():
        t.emit(events.PUPPET_DIED, t.controller(billionaire), 0, 0)
        return
    t[PLAYERS] &= ~BIT[billionaire]
    cards = t[HAND + billionaire] | t[ENVELOPE + billionaire]
    t.emit(events.DIED, billionaire, t.shown(cards), 0)
    t.forget(cards)
    t.move_all(HAND + billionaire, DISCARD)
    t.move_all(ENVELOPE + billionaire, DISCARD)
    if t[ROLE_OF + billionaire]:
        if t[REVEALED] & BIT[billionaire]:
            t.emit(events.ROLE_WENT_BACK, billionaire, role_of(t, billionaire), 0)
        else:
            t.emit(events.PUT_ROLE_BACK, billionaire, role_of(t, billionaire), 0)
        put_role_back(t, billionaire)
    lapse(t, billionaire)


def lapse(t: BillionairesTable, dead: i64) -> None:
    """RR-4.09: effects aimed at the dead, or that the dead would have to decide."""
    t[TURNS_TO_MISS] -= held(t[TURNS_TO_MISS], dead) * ONE[dead]
    t[HOSTAGES] -= held(t[HOSTAGES], dead) * ONE[dead]
    seat: i64
    for seat in range(MAX_SEATS):
        if held(t[HOSTAGES], seat) == dead + 1:
            t[HOSTAGES] -= (dead + 1) * ONE[seat]


# --- RR-4.04: Assets --------------------------------------------------------------------------------------------------


def return_assets(t: BillionairesTable, party: SeatSet) -> None:
    """All at once; where not all fit, those left out are random (RR-1.11)."""
    assets: AssetSet = 0
    for billionaire in each(party):
        assets |= t[ASSETS_OF + billionaire]
    market: i64
    for market in range(N_MARKETS):
        here = assets & ASSETS_OF_MARKET[market]
        if here != 0:
            was_open = t.is_open(market)
            return_to_market(t, market, here)
            if t[REOPENED_IS_DEALT] and not was_open:
                deal_to_market(t, market, INFLATION_CARDS[t.size(ASSETS_ON + market)])


def return_to_market(t: BillionairesTable, market: i64, assets: AssetSet) -> None:
    while count(assets) > MAX_ASSETS - t.size(ASSETS_ON + market):
        surplus = t.pick_member(assets)
        assets &= ~BIT[surplus]
        give_up(t, surplus, OUT_OF_GAME)
    for asset in each(assets):
        give_up(t, asset, ASSETS_ON + market)


def give_up(t: BillionairesTable, asset: i64, target: i64) -> None:
    owner = t.owner_of(asset)
    t.move(BIT[asset], ASSETS_OF + owner, target)
    emit_return(t, owner, asset, target)


def end_turn_of_the_dead(t: BillionairesTable) -> None:
    """RR-4.12: of the steps left only the end of the Round, if it is due."""
    while t.frame(STEP) != TURN_CHANGE:
        t.done()
