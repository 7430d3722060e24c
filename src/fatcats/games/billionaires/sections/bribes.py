"""BG-13.01 to BG-13.04: T5, the Bribe step, with the Reveals of T4."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count
from fatcats.engine.position import DRAFT, DRAFTING, SO_FAR
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, SettledStep

from ..model import events
from ..model.cells import ENVELOPE, HAND, SEEN
from ..model.clauses import BG_13_01, BG_13_03
from ..model.data import ALL_CRISES, CardSet
from ..model.moves import CLOSE_ENVELOPE, ITEM, PUT, RETRIEVE, VERB
from ..model.offers import offer_kinds
from ..model.table import BillionairesTable
from .out_of_place import is_reveal, out_of_place
from .reveals import carry_out_reveal, offer_reveals, reveal_refusal
from .roles import has_unrevealed

TO_AND_FRO: Final = 100  # BG-R68


class BribeStep(SettledStep[BillionairesTable]):
    """Cards go between hand and envelope in any order, until the envelope is closed.

    Nobody may learn more than the sizes at the end, so the player works on a draft (DRAFT: the cards that change
    place; SO_FAR: how often one did) and the cards move when the envelope is closed.
    """

    clause = BG_13_01

    def begin(self, t: BillionairesTable) -> None:
        actor = t.actor()
        if t[HAND + actor] | t[ENVELOPE + actor] == 0 and not has_unrevealed(t, actor):
            t.done()
        else:
            t.ask(t.decider(actor))

    def fill_legal(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        actor = t.actor()
        draft = t.frame(DRAFT)
        hand = t[HAND + actor] ^ draft
        offer_kinds(t, PUT, hand & ~ALL_CRISES, out)
        if t.frame(SO_FAR) < TO_AND_FRO:
            offer_kinds(t, RETRIEVE, t[ENVELOPE + actor] ^ draft, out)
        if count(hand) <= t.hand_limit(actor):
            out.add(CLOSE_ENVELOPE)
        if draft == 0:
            offer_reveals(t, actor, out, False)

    def refusal(self, t: BillionairesTable, seat: i64, move: i64) -> i64:
        verb = VERB[move]
        hand = draft_hand(t)
        if verb == PUT:
            card = t.card(ITEM[move], hand)
            if card & ALL_CRISES:
                return BG_13_03
            return allowed_if(card != 0)
        if verb == RETRIEVE:
            return allowed_if(t.card(ITEM[move], draft_envelope(t)) != 0 and t.frame(SO_FAR) < TO_AND_FRO)
        if verb == CLOSE_ENVELOPE:
            return allowed_if(count(hand) <= t.hand_limit(t.actor()))
        if is_reveal(move) and t.frame(DRAFT) == 0:
            return reveal_refusal(t, t.actor(), move, False)
        return out_of_place(t, seat, move, self.clause)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        actor = t.actor()
        verb = VERB[move]
        if verb == CLOSE_ENVELOPE:
            close_envelope(t, actor)
        elif is_reveal(move):
            t.again()
            carry_out_reveal(t, actor, move)
        else:
            change_draft(t, actor, verb, ITEM[move])
            t.set_frame(DRAFTING, BIT[seat])


def allowed_if(condition: bool) -> i64:
    if condition:
        return ALLOWED
    return BG_13_01


def draft_hand(t: BillionairesTable) -> CardSet:
    """The hand as it will be."""
    return t[HAND + t.actor()] ^ t.frame(DRAFT)


def draft_envelope(t: BillionairesTable) -> CardSet:
    """The envelope as it will be."""
    return t[ENVELOPE + t.actor()] ^ t.frame(DRAFT)


def change_draft(t: BillionairesTable, actor: i64, verb: i64, kind: i64) -> None:
    """A card that has just changed place goes back before another of its kind, so no kind ever goes both ways."""
    if verb == PUT:
        card = t.card(kind, t[ENVELOPE + actor] & t.frame(DRAFT))
        if card == 0:
            card = t.card(kind, draft_hand(t))
    else:
        card = t.card(kind, t[HAND + actor] & t.frame(DRAFT))
        if card == 0:
            card = t.card(kind, draft_envelope(t))
    t.set_frame(DRAFT, t.frame(DRAFT) ^ card)
    t.set_frame(SO_FAR, t.frame(SO_FAR) + 1)


def close_envelope(t: BillionairesTable, actor: i64) -> None:
    """BG-13.04: only the numbers are public."""
    draft = t.frame(DRAFT)
    was_empty = t[ENVELOPE + actor] == 0
    hand_was_empty = t[HAND + actor] == 0
    t.done()
    t[HAND + actor] ^= draft
    t[ENVELOPE + actor] ^= draft
    hide_what_may_have_moved(t, actor, was_empty, hand_was_empty)
    t.emit(events.CLOSED_ENVELOPE, actor, t.size(HAND + actor), t.size(ENVELOPE + actor))


def hide_what_may_have_moved(t: BillionairesTable, actor: i64, was_empty: bool, hand_was_empty: bool) -> None:
    """By the sizes, which are public: where hand or envelope was and is empty, nothing can have moved."""
    if was_empty and t[ENVELOPE + actor] == 0:
        return
    if hand_was_empty and t[HAND + actor] == 0:
        return
    cards = t[HAND + actor] | t[ENVELOPE + actor]
    t[SEEN] &= ~cards | ALL_CRISES  # a Crisis cannot have gone into the envelope (BG-13.03)
    t.forget(cards)
