"""BG-10.07 to BG-10.16: negotiation in the Panic!, by PLAN, SWAP and PASS."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, lowest
from fatcats.engine.position import ABOUT, DRAFT, DRAFTING
from fatcats.engine.state import MoveList
from fatcats.engine.step import SimultaneousStep, Step

from ..model import events
from ..model.cells import ASSETS_OF, PANIC_LAPS
from ..model.clauses import BG_10_07, BG_10_11
from ..model.data import TYPES_ON_CARD, AssetSet, SeatSet
from ..model.moves import (
    ACCEPT,
    ATTACH,
    HIGHER_ASSET,
    ITEM,
    LOWER_ASSET,
    OFFER_SWAP,
    PASS_BY,
    REFUSE,
    SACRIFICE,
    SUBMIT,
    VERB,
    asset_pair,
)
from ..model.offers import offer_asset_pairs, offer_things
from ..model.plan import (
    MAX_SWAPS,
    carry_out,
    held_after,
    named_players,
    owner_after,
    sacrifices,
    swap_of,
    swaps,
    with_swap,
)
from ..model.steps import PROPOSAL, REBEL_REMOVAL
from ..model.table import BillionairesTable
from .panic import assets_of_type
from .special import others_assets

# ABOUT of the negotiation: turns taken, then passes in succession
PASSES: Final[i64] = 256


class Negotiation(Step[BillionairesTable]):
    """In turns from the leader, clockwise: a PLAN, put together as a draft, a SWAP or PASS.

    BG-10.14: it ends when all have passed in succession or the laps are used up.
    """

    clause = BG_10_07

    def begin(self, t: BillionairesTable) -> None:
        players = count(t.owners())  # RR-13.04
        if t.about() // PASSES >= players or t.about() % PASSES >= t[PANIC_LAPS] * players:
            t.emit(events.PANIC_FAILED, t.actor(), 0, 0)
            t.done()
        else:
            t.ask(negotiator(t))

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        draft = t.frame(DRAFT)
        named = count(sacrifices(draft))
        if named < TYPES_ON_CARD and (named > 0 or is_plan_possible(t)):
            offer_things(SACRIFICE, assets_of_type(t, named) & t.held_assets(), out)
        if named == TYPES_ON_CARD:
            offer_attachments(t, draft, out)
            out.add(SUBMIT)
        if draft == 0:
            offer_asset_pairs(OFFER_SWAP, t[ASSETS_OF + seat], others_assets(t, seat), out)
            out.add(PASS_BY)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        draft = t.frame(DRAFT)
        if VERB[move] == SACRIFICE:
            self.draw_up(t, seat, draft | BIT[ITEM[move]])
        elif VERB[move] == ATTACH:
            self.draw_up(t, seat, with_swap(draft, move - ATTACH))
        elif move == PASS_BY:
            t.emit(events.PASSED_BY, seat, 0, 0)
            next_turn(t, t.about() // PASSES + 1)
        else:
            if move != SUBMIT:
                draft = with_swap(0, move - OFFER_SWAP)
            next_turn(t, 0)
            emit_proposal(t, seat, draft)
            t.push(PROPOSAL, seat, draft)

    def draw_up(self, t: BillionairesTable, seat: i64, plan: i64) -> None:
        t.set_frame(DRAFT, plan)
        t.set_frame(DRAFTING, BIT[seat])


def negotiator(t: BillionairesTable) -> i64:
    """Whose turn it is."""
    seat = t.actor()
    turns = t.about() % PASSES
    if t.owners() & BIT[seat] == 0:
        turns += 1  # RR-13.02: a Troublemaker leads without a say
    while turns > 0:
        seat = t.next_owner(seat)
        turns -= 1
    return seat


def next_turn(t: BillionairesTable, passes: i64) -> None:
    t.set_frame(ABOUT, t.about() % PASSES + 1 + passes * PASSES)
    t.set_frame(DRAFT, 0)
    t.set_frame(DRAFTING, 0)
    t.again()


def is_plan_possible(t: BillionairesTable) -> bool:
    """BG-10.21: somebody holds an Asset of each type."""
    held = t.held_assets()
    number: i64
    for number in range(TYPES_ON_CARD):
        if held & assets_of_type(t, number) == 0:
            return False
    return True


def offer_attachments(t: BillionairesTable, plan: i64, out: MoveList) -> None:
    """BG-10.09, BG-10.20: each between two players, after the swaps named before; Puppets take no part."""
    if swaps(plan) == MAX_SWAPS:
        return
    assets = held_by_players(t)
    while assets:
        asset = lowest(assets)
        assets &= assets - 1
        partners = assets & ~held_after(t, owner_after(t, asset, plan, swaps(plan)), plan)
        while partners:
            out.add(ATTACH + asset_pair(asset, lowest(partners)))
            partners &= partners - 1


def held_by_players(t: BillionairesTable) -> AssetSet:
    assets: AssetSet = 0
    seat: i64
    for seat in range(t.seats()):
        assets |= t[ASSETS_OF + seat]
    return assets


def emit_proposal(t: BillionairesTable, seat: i64, plan: i64) -> None:
    if sacrifices(plan) == 0:
        pair = swap_of(plan, 0)
        if t.owner_of(LOWER_ASSET[pair]) == seat:
            t.emit(events.OFFERED_SWAP, seat, HIGHER_ASSET[pair], LOWER_ASSET[pair])
        else:
            t.emit(events.OFFERED_SWAP, seat, LOWER_ASSET[pair], HIGHER_ASSET[pair])
        return
    t.emit(events.SUBMITTED_PLAN, seat, sacrifices(plan), 0)
    number: i64
    for number in range(swaps(plan)):
        pair = swap_of(plan, number)
        t.emit(events.ATTACHED_SWAP, seat, LOWER_ASSET[pair], HIGHER_ASSET[pair])


class Proposal(SimultaneousStep[BillionairesTable]):
    """BG-10.08, BG-10.11, BG-10.12: all other players named in it answer in secret; it takes effect if all accept."""

    clause = BG_10_11

    def begin(self, t: BillionairesTable) -> None:
        named = named_players(t, t.about()) & ~BIT[t.actor()]
        if named != 0:
            t.ask_all(named)
        else:
            self.all_answered(t, 0)

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(ACCEPT)
        out.add(REFUSE)

    def is_yes(self, move: i64) -> bool:
        return move == ACCEPT

    def all_answered(self, t: BillionairesTable, yes: SeatSet) -> None:
        plan = t.about()
        is_accepted = yes == t.asked()
        t.emit(events.ANSWERED, t.actor(), yes, t.asked() & ~yes)
        t.done()
        if not is_accepted:
            return
        if sacrifices(plan) != 0:
            leader = t.actor()  # of the negotiation, which has succeeded
            t.done()
            t.push(REBEL_REMOVAL, leader, 0)
        carry_out(t, plan)
