"""MD-4.19 to MD-4.26: the turn of one player, and the vote."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count
from fatcats.engine.position import DRAFTING
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, SettledStep, SimultaneousStep

from ..model import events
from ..model.cells import LEADER, LIVE, QUIET
from ..model.clauses import MD_4_20, MD_4_23, MD_4_24
from ..model.moves import CALL_VOTE, DEAL, DEAL_CHARACTER, NO, PASS, VERB, YES
from ..model.steps import ANSWER, VOTE
from ..model.table import MillionsTable
from ..model.terms import forget_deal, is_draft, next_to_answer
from .deals import begin_refusal, enter, entry_refusal, offer_deals, offer_entry
from .turn import end_negotiation, end_turn
from .withdrawal import is_withdrawal, offer_withdrawals, withdraw_all, withdrawal, withdrawal_refusal


class Negotiation(SettledStep[MillionsTable]):
    """MD-4.20: propose a deal, withdraw, call the vote or pass. A pass also drops a deal that is being entered."""

    clause = MD_4_20

    def begin(self, t: MillionsTable) -> None:
        t.ask(t.actor())

    def fill_legal(self, t: MillionsTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        if is_draft(t, seat):
            offer_entry(t, seat, out)
            out.add(PASS)
            return
        out.add(PASS)
        offer_withdrawals(t, seat, out)
        if seat == t[LEADER]:
            out.add(CALL_VOTE)
        offer_deals(t, seat, out)

    def refusal(self, t: MillionsTable, seat: i64, move: i64) -> i64:
        if move == PASS:
            return ALLOWED
        if is_draft(t, seat):
            return entry_refusal(t, seat, move)
        verb = VERB[move]
        if verb == DEAL or verb == DEAL_CHARACTER:
            return begin_refusal(t, seat, move)
        if is_withdrawal(verb):
            return withdrawal_refusal(t, seat, move)
        if move == CALL_VOTE:
            return ALLOWED if seat == t[LEADER] else MD_4_23
        return MD_4_20

    def answer(self, t: MillionsTable, seat: i64, move: i64) -> None:
        if move == PASS:
            pass_turn(t, seat)
        elif move == CALL_VOTE:
            t[QUIET] = 0
            call_vote(t)
        elif is_withdrawal(VERB[move]):
            t[QUIET] = 0
            withdraw_all(t, withdrawal(t, seat, move))
            end_turn(t)
        elif enter(t, seat, move):
            t[QUIET] = 0
            t.set_frame(DRAFTING, 0)
            t.push(ANSWER, next_to_answer(t, seat), seat)
        else:
            t.set_frame(DRAFTING, BIT[seat])


def pass_turn(t: MillionsTable, seat: i64) -> None:
    forget_deal(t, seat)
    t.emit(events.PASSED, seat, 0, 0)
    end_turn(t)


def call_vote(t: MillionsTable) -> None:
    """MD-4.23."""
    t.emit(events.CALLED_VOTE, t[LEADER], 0, 0)
    t.push(VOTE, t[LEADER], 0)


class Vote(SimultaneousStep[MillionsTable]):
    """MD-4.24, MD-4.25: all vote at the same time; the Leader's vote counts as yes; half of all players are enough."""

    clause = MD_4_24

    def begin(self, t: MillionsTable) -> None:
        t.ask_all(t.everybody() & ~BIT[t[LEADER]])

    def offer(self, t: MillionsTable, seat: i64, out: MoveList) -> None:
        out.add(YES)
        out.add(NO)

    def is_yes(self, move: i64) -> bool:
        return move == YES

    def all_answered(self, t: MillionsTable, yes: i64) -> None:
        yes |= BIT[t[LEADER]]
        t.done()
        t.emit(events.VOTED, t[LEADER], yes, t.everybody() & ~yes)
        if 2 * count(yes) >= t.seats():
            t.emit(events.VOTE_CARRIED, t[LEADER], 0, 0)
            end_negotiation(t)
            return
        t.emit(events.VOTE_FAILED, t[LEADER], 0, 0)
        if t[LIVE] == 0:
            end_turn(t)  # MD-4.26
