"""RR-3.13 to RR-3.20: pacts; RR-5.04, RR-5.05: pacts with the own Puppet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, each
from fatcats.engine.position import ABOUT
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, CheckedStep, Step
from fatcats.engine.tally import ONE, held

from ...model import events
from ...model.cells import BILLIONAIRES, PACT_PROPOSALS, PACTS, PROPOSED_PACTS
from ...model.clauses import RR_3_16, RR_3_17, RR_3_18, RR_5_05
from ...model.data import MAX_SEATS, SeatSet
from ...model.moves import ACCEPT, ITEM, PASS_BY, PROPOSE_PACT, REFUSE, VERB
from ...model.offers import offer_things
from ...model.steps import PACT_ANSWER
from ...model.table import BillionairesTable

ALL_SEATS: Final[i64] = 2**MAX_SEATS - 1


def partner_of(t: BillionairesTable, billionaire: i64) -> i64:
    """The other one of a pact, or NOBODY."""
    return held(t[PACTS], billionaire) - 1


def make_pact(t: BillionairesTable, one: i64, other: i64) -> None:
    t[PACTS] += (other + 1) * ONE[one] + (one + 1) * ONE[other]


def unattached(t: BillionairesTable) -> SeatSet:
    """The Billionaires without a pact."""
    free = t.owners()
    for billionaire in each(free):
        if partner_of(t, billionaire) >= 0:
            free &= ~BIT[billionaire]
    return free


def asked_before(t: BillionairesTable, proposer: i64) -> SeatSet:
    """To whom this Billionaire has proposed in this launch."""
    return (t[PROPOSED_PACTS] >> (MAX_SEATS * proposer)) & ALL_SEATS


def addressees(t: BillionairesTable, proposer: i64, free: SeatSet) -> SeatSet:
    """RR-3.18: whom the Billionaire may still propose to."""
    before = asked_before(t, proposer)
    if count(before) >= t[PACT_PROPOSALS]:
        return 0
    return free & ~BIT[proposer] & ~before


def is_any_proposal_possible(t: BillionairesTable, free: SeatSet) -> bool:
    for proposer in each(free):
        if addressees(t, proposer, free):
            return True
    return False


# ABOUT of the window: whose turn it is, then passes in succession
PASSED: Final[i64] = 16


class PactProposal(CheckedStep[BillionairesTable]):
    """RR-3.16, RR-3.19: from the Space Cowboy clockwise, until all without a pact have passed in succession."""

    clause = RR_3_16

    def begin(self, t: BillionairesTable) -> None:
        free = unattached(t)
        speaker = t.about() % PASSED
        passes = t.about() // PASSED
        if passes >= count(free) or not is_any_proposal_possible(t, free):
            t.done()
            return
        while free & BIT[speaker] == 0:
            speaker = t.next_owner(speaker)
        t.set_frame(ABOUT, speaker + PASSED * passes)
        t.ask(speaker)

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(PASS_BY)
        offer_things(PROPOSE_PACT, unattached(t), out)

    def refusal(self, t: BillionairesTable, seat: i64, move: i64) -> i64:
        if move == PASS_BY:
            return ALLOWED
        if VERB[move] != PROPOSE_PACT:
            return self.clause
        free = unattached(t)
        if free & ~BIT[seat] & BIT[ITEM[move]] == 0:
            return RR_3_16
        if addressees(t, seat, free) & BIT[ITEM[move]] == 0:
            return RR_3_18
        return ALLOWED

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        passes = t.about() // PASSED
        t.again()
        if move == PASS_BY:
            t.emit(events.PASSED_BY, seat, 0, 0)
            t.set_frame(ABOUT, t.next_owner(seat) + PASSED * (passes + 1))
            return
        other = ITEM[move]
        t[PROPOSED_PACTS] |= BIT[MAX_SEATS * seat + other]
        t.set_frame(ABOUT, t.next_owner(seat))
        t.emit(events.PROPOSED_PACT, seat, other, 0)
        t.push(PACT_ANSWER, other, seat)


class PactAnswer(Step[BillionairesTable]):
    """RR-3.17: the addressee accepts or refuses at once, publicly. ABOUT: the proposer."""

    clause = RR_3_17

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(ACCEPT)
        out.add(REFUSE)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        proposer = t.about()
        t.done()
        if move == ACCEPT:
            make_pact(t, proposer, seat)
            t.emit(events.MADE_PACT, seat, proposer, 0)
        else:
            t.emit(events.REFUSED_PACT, seat, proposer, 0)


class PuppetPact(Step[BillionairesTable]):
    """RR-5.05: each player says yes or no to a pact with the own Puppet, the Space Cowboy first. ABOUT: how many."""

    clause = RR_5_05

    def begin(self, t: BillionairesTable) -> None:
        while t.about() < t.seats():
            seat = (t.actor() + t.about()) % t.seats()
            if t[BILLIONAIRES] & BIT[t.seats() + seat]:
                t.ask(seat)
                return
            t.set_frame(ABOUT, t.about() + 1)
        t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(ACCEPT)
        out.add(REFUSE)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.set_frame(ABOUT, t.about() + 1)
        t.again()
        if move == ACCEPT:
            make_pact(t, seat, t.seats() + seat)
            t.emit(events.MADE_PUPPET_PACT, seat, 0, 0)
        else:
            t.emit(events.REFUSED_PUPPET_PACT, seat, 0, 0)
