"""MD-4.19 to MD-4.21: the order of turns, and the end of the phase."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.position import ACTOR, DRAFTING

from ..model import events
from ..model.cards import PROPOSALS_EACH, VOTES
from ..model.cells import COUNTERING, IN, LEADER, LIVE, PROPOSALS_LEFT, QUIET, ROUND, ROUNDS, VOTE_READY, VOTES_LEFT
from ..model.steps import CALL, LIVE_NEGOTIATION, NEGOTIATION
from ..model.table import MillionsTable
from ..model.terms import forget_deal


def start_negotiation(t: MillionsTable) -> None:
    if t[LIVE]:
        t[PROPOSALS_LEFT] = 0x11111111 * PROPOSALS_EACH
        t[VOTES_LEFT] = VOTES
        t[VOTE_READY] = 1
        t[COUNTERING] = 0
        t.push(LIVE_NEGOTIATION, 0, 0)
        return
    t[ROUND] = 1
    t[QUIET] = 1
    t.push(NEGOTIATION, t[LEADER], 0)


def end_turn(t: MillionsTable) -> None:
    """The turn goes on clockwise, unless the phase is over."""
    t.set_frame(DRAFTING, 0)
    seat = t.next_seat(t.actor())
    if t[IN] == 0 or (seat == t[LEADER] and is_last_round(t)):
        end_negotiation(t)
        return
    if seat == t[LEADER]:
        t[ROUND] += 1
        t[QUIET] = 1
    t.set_frame(ACTOR, seat)
    t.ask(seat)


def is_last_round(t: MillionsTable) -> bool:
    """MD-4.21: everybody has passed in it, or no more are allowed."""
    return t[QUIET] != 0 or t[ROUND] >= t[ROUNDS]


def end_negotiation(t: MillionsTable) -> None:
    """What is on top of the stack is the negotiation; the heist follows, beginning with the first role (MD-5.01)."""
    seat: i64
    for seat in range(t.seats()):
        forget_deal(t, seat)
    t[COUNTERING] = 0
    t.done()
    t.emit(events.HEIST_STARTED, t[LEADER], 0, 0)
    t.push(CALL, 0, 0)
