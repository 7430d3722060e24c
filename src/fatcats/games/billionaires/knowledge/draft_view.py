"""Plans that are proposed or being put together, and cards that are being moved: what they would lead to."""

from __future__ import annotations

from fatcats.engine.bits import members, set_of
from fatcats.engine.position import DRAFT

from ..model import cells, steps
from ..model.data import ASSETS
from ..model.moves import HIGHER_ASSET, LOWER_ASSET
from ..model.plan import owner_after, sacrifices, swap_of, swaps
from ..model.table import BillionairesTable
from .board_view import board_with
from .names import assets, cards, is_at
from .view_types import BillionairesView, HolderView, LyingCard, Names, ProposalView, SeatView, SpreadView

BRIBE = "bribe-step"
WITH_DRAFT_CARDS = (steps.BRIBE_STEP, steps.PAYMENT, steps.ROLL_SHIFT, steps.FIX_COMMITMENT, steps.THUGS_PAYMENT)


def proposal(t: BillionairesTable, proposer: int, plan: int) -> ProposalView:
    pairs = [(LOWER_ASSET[pair], HIGHER_ASSET[pair]) for pair in (swap_of(plan, n) for n in range(swaps(plan)))]
    return ProposalView(
        proposer=proposer,
        sacrifices=assets(sacrifices(plan)),
        swaps=tuple([(ASSETS[one], ASSETS[other]) for one, other in pairs]),
        owners=(
            *[tuple([int(owner_after(t, asset, plan, done)) for asset in pair]) for done, pair in enumerate(pairs)],
            tuple([int(owner_after(t, asset, plan, len(pairs))) for asset in members(sacrifices(plan))]),
        ),
        after=tuple(holder_after(t, b, plan) for b in members(t[cells.BILLIONAIRES])),
    )


def holder_after(t: BillionairesTable, billionaire: int, plan: int) -> HolderView:
    board = board_with(t, billionaire, held_after(t, billionaire, plan))
    return HolderView(t.controller(billionaire), billionaire >= t.seats(), board)


def held_after(t: BillionairesTable, billionaire: int, plan: int) -> int:
    """BG-10.12: the Assets of a Billionaire after all swaps and sacrifices of a plan."""
    owned = [asset for b in members(t[cells.BILLIONAIRES]) for asset in members(t[cells.ASSETS_OF + b])]
    return set_of([a for a in owned if owner_after(t, a, plan, swaps(plan)) == billionaire]) & ~sacrifices(plan)


def own_draft(t: BillionairesTable, viewer: int) -> ProposalView | None:
    is_drafting = is_at(t, steps.NEGOTIATION, steps.DICTATE, steps.PUPPET_TRADE)
    return proposal(t, viewer, t.frame(DRAFT)) if is_drafting and t.frame(DRAFT) else None


def draft_cards(t: BillionairesTable) -> Names:
    return cards(t, t.frame(DRAFT) & ~retrieved(t)) if is_at(t, *WITH_DRAFT_CARDS) else ()


def draft_retrieved(t: BillionairesTable) -> Names:
    return cards(t, retrieved(t))


def retrieved(t: BillionairesTable) -> int:
    return int(t.frame(DRAFT) & t[cells.ENVELOPE + t.actor()]) if is_at(t, steps.BRIBE_STEP) else 0


def spread(view: BillionairesView, me: SeatView) -> SpreadView:
    """Only in the Bribe step do cards go into the envelope; else they are about to be paid (BG-13.01, BG-14.19)."""
    to_envelope = view.draft_cards if view.step == BRIBE else ()
    return SpreadView(
        hand=lying(me.hand, view.draft_cards, view.draft_retrieved),
        envelope=lying(me.envelope, view.draft_retrieved, to_envelope),
    )


def lying(there: Names, gone: Names, arrived: Names) -> tuple[LyingCard, ...]:
    left = list(there)
    for card in gone:
        left.remove(card)
    return (*[LyingCard(card, False) for card in left], *[LyingCard(card, True) for card in arrived])
