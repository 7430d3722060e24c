"""MD-4.22: negotiation without turns. Everybody who may act is asked, and so is the clock.

A player who has nothing more to do waits and is asked again when something has changed; proposals, votes and
withdrawals are limited, so that nothing can go on for ever. Time passes only through the moves of the clock.
"""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.state import CLOCK, MoveList
from fatcats.engine.step import ALLOWED, SettledStep

from ..model import events
from ..model.cells import LEADER, VOTE_READY, VOTES_LEFT
from ..model.clauses import MD_4_22
from ..model.moves import FIRST, LAPSE, REOPEN, TIME_UP, VERB, WAIT
from ..model.table import MillionsTable
from ..model.terms import forget_deal, is_draft, is_open
from .answers import counter_refusal, offer_counters
from .deals import entry_refusal, offer_entry
from .live_acts import act, act_refusal, changed, countered_proposal, drop_draft, offer_acts
from .turn import end_negotiation


class LiveNegotiation(SettledStep[MillionsTable]):
    clause = MD_4_22

    def begin(self, t: MillionsTable) -> None:
        t.ask_all(t.everybody() | BIT[CLOCK])

    def fill_legal(self, t: MillionsTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        if seat == CLOCK:
            offer_clock(t, out)
            return
        proposer = countered_proposal(t, seat)
        if proposer >= 0:
            offer_counters(t, proposer, out)
        elif is_draft(t, seat):
            offer_entry(t, seat, out)
        else:
            offer_acts(t, seat, out)
        out.add(WAIT)

    def refusal(self, t: MillionsTable, seat: i64, move: i64) -> i64:
        if seat == CLOCK:
            return clock_refusal(t, move)
        if move == WAIT:
            return ALLOWED
        proposer = countered_proposal(t, seat)
        if proposer >= 0:
            return counter_refusal(t, proposer, move)
        if is_draft(t, seat):
            return entry_refusal(t, seat, move)
        return act_refusal(t, seat, move)

    def answer(self, t: MillionsTable, seat: i64, move: i64) -> None:
        if move == WAIT:
            drop_draft(t, seat)
            t.answered(seat)
        elif seat == CLOCK:
            let_time_pass(t, move)
        else:
            act(t, seat, move)


# --- The clock --------------------------------------------------------------------------------------------------------


def offer_clock(t: MillionsTable, out: MoveList) -> None:
    seat: i64
    for seat in range(t.seats()):
        if is_open(t, seat):
            out.add(LAPSE + seat)
    if clock_refusal(t, REOPEN) == ALLOWED:
        out.add(REOPEN)
    out.add(TIME_UP)


def clock_refusal(t: MillionsTable, move: i64) -> i64:
    if move == TIME_UP:
        return ALLOWED
    if move == REOPEN and t[VOTE_READY] == 0 and t[VOTES_LEFT] > 0:
        return ALLOWED
    return ALLOWED if VERB[move] == LAPSE and is_open(t, FIRST[move]) else MD_4_22


def let_time_pass(t: MillionsTable, move: i64) -> None:
    """An open proposal lapses after 30 seconds, a vote may be called again after 20, the phase ends after 180."""
    if move == TIME_UP:
        t.emit(events.TIME_RAN_OUT, t[LEADER], 0, 0)
        end_negotiation(t)
        return
    if move == REOPEN:
        t[VOTE_READY] = 1
        t.emit(events.VOTE_REOPENED, t[LEADER], 0, 0)
    else:
        t.emit(events.LAPSED, FIRST[move], 0, 0)
        forget_deal(t, FIRST[move])
    changed(t)
