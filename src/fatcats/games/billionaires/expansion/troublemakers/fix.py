"""RR-9.01 to RR-9.10: Fix a Crisis: it is named, cards are committed, help is offered and accepted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, each
from fatcats.engine.position import ABOUT, DRAFT, DRAFTING
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, Step
from fatcats.engine.tally import held

from ...model import events
from ...model.cells import COMMITTED, DECK, FIX_SHORT_DECK, FORBID, GUILLOTINE, HAND, ICONS, OFFERED
from ...model.clauses import RR_9_01, RR_9_02, RR_9_03, RR_9_05, RR_9_08, RR_9_12
from ...model.data import FIRST_CRISIS, MAX_SEATS, N_CRISES, SeatSet
from ...model.moves import ACCEPT_HELP, COMMIT, DECLINE, FINISH, FIX, HELP_WITH, ITEM
from ...model.offers import offer_kinds
from ...model.steps import FIX_ACCEPTANCE, FIX_COMMITMENT, FIX_HELP, FIX_OUTCOME, FIX_REVEAL
from ...model.table import BillionairesTable
from ..data import MAX_COMMITTED

FIXING: Final = vec[i64]([FIX_COMMITMENT, FIX_HELP, FIX_ACCEPTANCE, FIX_REVEAL, FIX_OUTCOME])
ASKED_FOR_HELP: Final = 16  # in the ABOUT of FIX_HELP, beside the Crisis: how many have been asked

# --- RR-9.01, RR-9.02: the Crisis is named ----------------------------------------------------------------------------


def offer_fixes(t: BillionairesTable, out: MoveList) -> None:
    crisis: i64
    for crisis in range(N_CRISES):
        if fix_refusal(t, crisis) == ALLOWED:
            out.add(FIX + crisis)


def fix_refusal(t: BillionairesTable, crisis: i64) -> i64:
    if t[DECK] == 0:
        return RR_9_02
    if t[GUILLOTINE] & BIT[FIRST_CRISIS + crisis] == 0:
        return RR_9_01
    if t[FIX_SHORT_DECK] == FORBID and t.size(DECK) < held(t[ICONS], crisis):
        return RR_9_12
    return ALLOWED


def start_fix(t: BillionairesTable, seat: i64, crisis: i64) -> None:
    t.emit(events.NAMED_FIX, seat, crisis, 0)
    t.follow(FIXING, seat, crisis)


# --- RR-9.03 to RR-9.10: cards are put in -----------------------------------------------------------------------------


class FixCommitment(Step[BillionairesTable]):
    """Up to two hand cards face-down, put together as a draft: their number is public."""

    clause = RR_9_03

    def begin(self, t: BillionairesTable) -> None:
        if t[HAND + t.actor()] != 0:
            t.ask(t.actor())
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(FINISH)
        if count(t.frame(DRAFT)) < MAX_COMMITTED:
            offer_kinds(t, COMMIT, t[HAND + seat] & ~t.frame(DRAFT), out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        if move != FINISH:
            t.set_frame(DRAFT, t.frame(DRAFT) | t.card(ITEM[move], t[HAND + seat] & ~t.frame(DRAFT)))
            t.set_frame(DRAFTING, BIT[seat])
            return
        cards = t.frame(DRAFT)
        t.done()
        if cards != 0:
            t.hide_hand(seat)
        t.move(cards, HAND + seat, COMMITTED)
        t.emit(events.COMMITTED, seat, count(cards), t.shown(cards))


class FixHelp(Step[BillionairesTable]):
    """RR-9.05: clockwise from the Troublemaker's left each Billionaire with a hand card may offer one, face-down."""

    clause = RR_9_05

    def begin(self, t: BillionairesTable) -> None:
        while t.about() // ASKED_FOR_HELP < t.seats() - 1:
            t.set_frame(ABOUT, t.about() + ASKED_FOR_HELP)
            if t[HAND + possible_helper(t)] != 0:
                t.ask(possible_helper(t))
                return
        t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(DECLINE)
        offer_kinds(t, HELP_WITH, t[HAND + seat], out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.again()
        if move == DECLINE:
            t.emit(events.OFFERED_NO_HELP, seat, 0, 0)
            return
        card = t.card(ITEM[move], t[HAND + seat])
        t.hide_hand(seat)
        t.move(card, HAND + seat, OFFERED + seat)
        t.emit(events.OFFERED_HELP, seat, t.shown(card), 0)


def possible_helper(t: BillionairesTable) -> i64:
    return (t.actor() + t.about() // ASKED_FOR_HELP) % t.seats()


def helpers(t: BillionairesTable) -> SeatSet:
    """Who has offered a card."""
    seats: SeatSet = 0
    seat: i64
    for seat in range(MAX_SEATS):
        if t[OFFERED + seat] != 0:
            seats |= BIT[seat]
    return seats


class FixAcceptance(Step[BillionairesTable]):
    """RR-9.08, RR-9.09: the Troublemaker accepts any of the offers unseen; the others go back unseen."""

    clause = RR_9_08

    def begin(self, t: BillionairesTable) -> None:
        if helpers(t) != 0:
            t.ask(t.actor())
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offers = helpers(t)
        chosen: SeatSet = 0
        while True:  # every subset, ascending
            out.add(ACCEPT_HELP + chosen)
            if chosen == offers:
                return
            chosen = (chosen - offers) & offers

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        accepted = ITEM[move]
        rejected = helpers(t) & ~accepted
        t.done()
        t.emit(events.ACCEPTED_HELP, seat, accepted, rejected)
        for helper in each(rejected):
            t.move_all(OFFERED + helper, HAND + helper)
