"""BG-6.01 to BG-6.08: Special Actions: Audit and Scam; BG-12.15 to BG-12.17: the Gangster's window in any Audit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, Step

from ..model import events
from ..model.cells import ASSETS_OF, CAPTOR, DISCARD, HAND, HOSTAGE_SCOPE, TROUBLEMAKER, TURN_AND_ROLE
from ..model.clauses import BG_6_01, BG_6_03, BG_6_05, BG_6_06, BG_6_08, BG_12_15, BG_14_22, RR_12_42
from ..model.data import AUDITS, GAME_THE_MARKET_CARD, GANGSTER, NOBODY, SCAM_CARD, SPACES_TO_FILL, AssetSet
from ..model.moves import AUDIT, DECLINE, GAME_THE_MARKET, ITEM, PLACE, REVEAL, SCAM, asset_pair
from ..model.offers import offer_asset_pairs, offer_things
from ..model.steps import GANGSTER_WINDOW
from ..model.table import BillionairesTable
from .assets import return_asset, swap_assets, swapped, take_asset
from .roles import can_reveal, has_unrevealed, is_revealed, reveal
from .victory import assets_changed

BY_CAPTOR: Final = 32  # in the ABOUT of the Gangster's window, beside the Asset: the captor is asked


def offer_special_actions(t: BillionairesTable, seat: i64, markets: i64, out: MoveList) -> None:
    hand = t[HAND + seat]
    if hand & AUDITS:
        offer_things(AUDIT, t.held_assets(), out)
    if hand & SCAM_CARD:
        offer_scams(t, seat, out)
    if hand & GAME_THE_MARKET_CARD and markets != 0:
        out.add(GAME_THE_MARKET)


# --- BG-6.03, BG-6.04: Audit ------------------------------------------------------------------------------------------


def audit_refusal(t: BillionairesTable, seat: i64, move: i64) -> i64:
    if t[HAND + seat] & AUDITS == 0:
        return BG_6_01
    if t.owner_of(ITEM[move]) == NOBODY:
        return BG_6_03
    return ALLOWED


def play_audit(t: BillionairesTable, seat: i64, move: i64) -> None:
    t.move(lowest_card(t[HAND + seat] & AUDITS), HAND + seat, DISCARD)
    if t[CAPTOR] != NOBODY:
        held_audit(t, seat, ITEM[move])
    else:
        audit(t, seat, ITEM[move])


def held_audit(t: BillionairesTable, auditor: i64, asset: i64) -> None:
    """RR-12.18: in a turn taken over the Gangster's window is closed, or by agreement the captor's."""
    t.emit(events.AUDITED, auditor, asset, 0)
    if t[HOSTAGE_SCOPE] == TURN_AND_ROLE and may_ask_gangster(t, auditor, asset):
        t.push(GANGSTER_WINDOW, auditor, asset + BY_CAPTOR)
    else:
        return_asset(t, asset)


def lowest_card(cards: i64) -> i64:
    return cards & -cards


def audit(t: BillionairesTable, auditor: i64, asset: i64) -> None:
    """BG-6.04: the Asset is named; a Gangster may take it; else it is returned."""
    t.emit(events.AUDITED, auditor, asset, 0)
    if may_ask_gangster(t, auditor, asset):
        t.push(GANGSTER_WINDOW, auditor, asset)
    else:
        return_asset(t, asset)


class FreeAudit(Step[BillionairesTable]):
    """An Audit that takes no card (BG-13.21, BG-14.15): one Asset of any Billionaire may be named."""

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(AUDIT, t.held_assets(), out)
        out.add(DECLINE)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        if move != DECLINE:
            audit(t, seat, ITEM[move])


def may_ask_gangster(t: BillionairesTable, auditor: i64, asset: i64) -> bool:
    """By public facts: an unrevealed Role, another Billionaire's Asset, and no fifth space (BG-12.17, BG-R57)."""
    if not has_unrevealed(t, auditor) or is_revealed(t, GANGSTER) or auditor == t[TROUBLEMAKER]:
        return False
    own = t[ASSETS_OF + auditor]
    return own & BIT[asset] == 0 and t.filled_with(auditor, own | BIT[asset]) < SPACES_TO_FILL


class GangsterWindow(Step[BillionairesTable]):
    """BG-12.15, BG-12.16: the named Asset goes to the Gangster instead of to its Market."""

    clause = BG_12_15

    def begin(self, t: BillionairesTable) -> None:
        if t.about() >= BY_CAPTOR:
            t.ask(t.decider(t.actor()))
        else:
            t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(DECLINE)
        if can_reveal(t, t.actor(), GANGSTER):
            out.add(REVEAL + GANGSTER)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        asset = t.about() % BY_CAPTOR
        auditor = t.actor()
        t.done()
        if move == DECLINE:
            return_asset(t, asset)
            return
        reveal(t, auditor)
        take_asset(t, auditor, asset, ASSETS_OF + t.owner_of(asset))


# --- BG-6.05 to BG-6.08: Scam -----------------------------------------------------------------------------------------


def others_assets(t: BillionairesTable, seat: i64) -> AssetSet:
    """The Assets of other players; those of Puppets cannot be aimed at (BG-14.22)."""
    assets: AssetSet = 0
    other: i64
    for other in range(t.seats()):
        if other != seat:
            assets |= t[ASSETS_OF + other]
    return assets


def offer_scams(t: BillionairesTable, seat: i64, out: MoveList) -> None:
    """BG-6.06: none that would bring the player to five."""
    first = out.n
    offer_asset_pairs(SCAM, t[ASSETS_OF + seat], others_assets(t, seat), out)
    offered = out.n
    out.n = first
    i: i64
    for i in range(first, offered):
        if scam_refusal(t, seat, out.items[i]) == ALLOWED:
            out.add(out.items[i])


def scam_refusal(t: BillionairesTable, seat: i64, move: i64) -> i64:
    if t[HAND + seat] & SCAM_CARD == 0:
        return BG_6_01
    own = t[ASSETS_OF + seat]
    if own == 0:
        return BG_6_08
    given = own_of_pair(t, seat, move)
    if given == NOBODY:
        return BG_6_05
    taken = PLACE[move] + ITEM[move] - given
    if t.owner_of(taken) >= t.seats():
        return BG_14_22
    if others_assets(t, seat) & BIT[taken] == 0:
        return BG_6_05
    if t.filled_with(seat, swapped(own, given, taken)) == SPACES_TO_FILL:
        return BG_6_06
    if would_complete_captor(t, given, taken):
        return RR_12_42
    return ALLOWED


def would_complete_captor(t: BillionairesTable, given: i64, taken: i64) -> bool:
    """RR-12.42: would the swap bring the Billionaire who controls this turn to five?"""
    captor = t[CAPTOR]
    if captor == NOBODY or t[ASSETS_OF + captor] & BIT[taken] == 0:
        return False
    return t.filled_with(captor, swapped(t[ASSETS_OF + captor], taken, given)) == SPACES_TO_FILL


def own_of_pair(t: BillionairesTable, seat: i64, move: i64) -> i64:
    """Which of the two named Assets is the player's own; NOBODY if neither is."""
    if t[ASSETS_OF + seat] & BIT[PLACE[move]]:
        return PLACE[move]
    if t[ASSETS_OF + seat] & BIT[ITEM[move]]:
        return ITEM[move]
    return NOBODY


def play_scam(t: BillionairesTable, seat: i64, move: i64) -> None:
    """BG-6.05, BG-6.07: the two Assets change owners; the other player may win by it."""
    t.move(t[HAND + seat] & SCAM_CARD, HAND + seat, DISCARD)
    given = own_of_pair(t, seat, move)
    t.emit(events.SCAMMED, seat, PLACE[move] + ITEM[move] - given, given)
    swap_assets(t, asset_pair(PLACE[move], ITEM[move]))
    assets_changed(t)
