"""MD-4.22: what a player may do in a negotiation without turns, and what follows."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.position import DRAFTING, PENDING
from fatcats.engine.state import CLOCK, MoveList
from fatcats.engine.step import ALLOWED
from fatcats.engine.tally import ONE, held

from ..model import events
from ..model.cards import SeatSet
from ..model.cells import COUNTERING, IN, LEADER, PROPOSALS_LEFT, VOTE_READY, VOTES_LEFT
from ..model.clauses import MD_4_22, MD_4_23
from ..model.moves import ACCEPT_FROM, CALL_VOTE, CANCEL, COUNTER_FROM, DEAL, DEAL_CHARACTER, FIRST, REFUSE_FROM, VERB
from ..model.table import MillionsTable
from ..model.terms import forget_deal, is_draft, is_open, is_possible, still_to_answer
from .answers import accept, counter, counter_offer_refusal, may_counter, refuse
from .deals import begin_refusal, enter, entry_is_possible, offer_deals
from .negotiation import call_vote
from .turn import end_negotiation
from .withdrawal import is_withdrawal, offer_withdrawals, withdraw_all, withdrawal, withdrawal_refusal

# --- What a player may do ---------------------------------------------------------------------------------------------


def countered_proposal(t: MillionsTable, seat: i64) -> i64:
    """Whose proposal this player is about to counter, or below 0."""
    return held(t[COUNTERING], seat) - 1


def offer_acts(t: MillionsTable, seat: i64, out: MoveList) -> None:
    offer_withdrawals(t, seat, out)
    if vote_refusal(t, seat) == ALLOWED:
        out.add(CALL_VOTE)
    if may_propose(t, seat):
        offer_deals(t, seat, out)
    if is_open(t, seat):
        out.add(CANCEL)
    asked_by = proposals_to(t, seat)
    offer_answers(t, ACCEPT_FROM, asked_by, out)
    offer_answers(t, REFUSE_FROM, asked_by, out)
    offer_answers(t, COUNTER_FROM, asked_by & counterable(t), out)


def offer_answers(t: MillionsTable, verb: i64, proposers: SeatSet, out: MoveList) -> None:
    proposer: i64
    for proposer in range(t.seats()):
        if proposers & BIT[proposer]:
            out.add(verb + proposer)


def proposals_to(t: MillionsTable, seat: i64) -> SeatSet:
    """The proposers whose proposals this player still has to answer; the own one after a counter-offer."""
    found: SeatSet = 0
    proposer: i64
    for proposer in range(t.seats()):
        if is_open(t, proposer) and still_to_answer(t, proposer) & BIT[seat]:
            found |= BIT[proposer]
    return found


def counterable(t: MillionsTable) -> SeatSet:
    found: SeatSet = 0
    proposer: i64
    for proposer in range(t.seats()):
        if is_open(t, proposer) and may_counter(t, proposer):
            found |= BIT[proposer]
    return found


def may_propose(t: MillionsTable, seat: i64) -> bool:
    """Three proposals a heist, one open at a time."""
    return not is_open(t, seat) and held(t[PROPOSALS_LEFT], seat) > 0


def vote_refusal(t: MillionsTable, seat: i64) -> i64:
    if seat != t[LEADER]:
        return MD_4_23
    return ALLOWED if t[VOTES_LEFT] > 0 and t[VOTE_READY] else MD_4_22


def act_refusal(t: MillionsTable, seat: i64, move: i64) -> i64:
    verb = VERB[move]
    if verb == DEAL or verb == DEAL_CHARACTER:
        return begin_refusal(t, seat, move) if may_propose(t, seat) else MD_4_22
    if is_withdrawal(verb):
        return withdrawal_refusal(t, seat, move)
    if verb == CALL_VOTE:
        return vote_refusal(t, seat)
    if verb == CANCEL:
        return ALLOWED if is_open(t, seat) else MD_4_22
    if verb == ACCEPT_FROM or verb == REFUSE_FROM or verb == COUNTER_FROM:
        return answer_refusal(t, seat, verb, FIRST[move])
    return MD_4_22


def answer_refusal(t: MillionsTable, seat: i64, verb: i64, proposer: i64) -> i64:
    if proposals_to(t, seat) & BIT[proposer] == 0:
        return MD_4_22
    return counter_offer_refusal(t, proposer) if verb == COUNTER_FROM else ALLOWED


# --- What follows -----------------------------------------------------------------------------------------------------


def act(t: MillionsTable, seat: i64, move: i64) -> None:
    verb = VERB[move]
    if verb == COUNTER_FROM:
        t[COUNTERING] += (FIRST[move] + 1) * ONE[seat]
        mark_draft(t, seat)
    elif countered_proposal(t, seat) >= 0:
        proposer = countered_proposal(t, seat)
        drop_draft(t, seat)
        counter(t, proposer, seat, FIRST[move])
        changed(t)
    elif is_withdrawal(verb):
        withdraw_all(t, withdrawal(t, seat, move))
        changed(t)
    elif verb == CALL_VOTE:
        t[VOTES_LEFT] -= 1
        t[VOTE_READY] = 0
        drop_all_drafts(t)
        changed(t)
        call_vote(t)
    elif verb == ACCEPT_FROM or verb == REFUSE_FROM or verb == CANCEL:
        settle(t, seat, verb, FIRST[move])
        changed(t)
    elif enter(t, seat, move):
        t[PROPOSALS_LEFT] -= ONE[seat]
        unmark_draft(t, seat)
        changed(t)
    else:
        mark_draft(t, seat)


def settle(t: MillionsTable, seat: i64, verb: i64, proposer: i64) -> None:
    if verb == ACCEPT_FROM:
        accept(t, proposer, seat)
    elif verb == REFUSE_FROM:
        refuse(t, proposer, seat)
    else:
        t.emit(events.CANCELLED, seat, 0, 0)
        forget_deal(t, seat)


def changed(t: MillionsTable) -> None:
    """Everybody is asked again; what has become impossible ends, unfinished entries too."""
    t.set_frame(PENDING, t.everybody() | BIT[CLOCK])
    seat: i64
    for seat in range(t.seats()):
        end_if_impossible(t, seat)
    for seat in range(t.seats()):
        proposer = countered_proposal(t, seat)
        if proposer >= 0 and answer_refusal(t, seat, COUNTER_FROM, proposer) != ALLOWED:
            drop_draft(t, seat)
    if t[IN] == 0:
        end_negotiation(t)


def end_if_impossible(t: MillionsTable, seat: i64) -> None:
    if is_open(t, seat) and not is_possible(t, seat):
        t.emit(events.LAPSED, seat, 0, 0)
        forget_deal(t, seat)
    elif is_draft(t, seat) and not entry_is_possible(t, seat):
        drop_draft(t, seat)


def mark_draft(t: MillionsTable, seat: i64) -> None:
    t.set_frame(DRAFTING, t.frame(DRAFTING) | BIT[seat])


def unmark_draft(t: MillionsTable, seat: i64) -> None:
    t.set_frame(DRAFTING, t.frame(DRAFTING) & ~BIT[seat])


def drop_draft(t: MillionsTable, seat: i64) -> None:
    unmark_draft(t, seat)
    t[COUNTERING] -= held(t[COUNTERING], seat) * ONE[seat]
    if is_draft(t, seat):
        forget_deal(t, seat)


def drop_all_drafts(t: MillionsTable) -> None:
    """A vote interrupts everybody."""
    seat: i64
    for seat in range(t.seats()):
        drop_draft(t, seat)
