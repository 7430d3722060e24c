"""RR-9: Fix a Crisis."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, each
from fatcats.engine.position import ABOUT, DRAFT, DRAFTING
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, AutomaticStep, Step
from fatcats.engine.tally import held

from . import events
from .buy import biggest_crises
from .cells import (
    ALIGNMENT,
    BLAMED,
    COLLECTED,
    COMMITTED,
    DECK,
    DISCARD,
    FIX_DRAWN,
    FIX_SHORT_DECK,
    FORBID,
    GUILLOTINE,
    HAND,
    HELPER_IS_BLAMED,
    ICONS,
    LOOMING,
    OFFERED,
    REBELS_ON,
    REFORMIST,
    RESHUFFLE,
    SEEN,
    SEVEN_ICONS,
)
from .clauses import RR_9_01, RR_9_02, RR_9_03, RR_9_05, RR_9_08, RR_9_12, RR_9_15
from .crisis import remove_rebels
from .data import ALL_CARDS, ALL_CRISES, CRISIS_POINTS, FIRST_CRISIS, MAX_SEATS, N_CRISES, CardSet, SeatSet
from .moves import ACCEPT_HELP, COMMIT, DECLINE, FINISH, FIX, HELP_WITH, ITEM, LET_STAY
from .offers import offer_kinds, offer_things
from .reform_data import ICONS_TO_WIN, MOST_COMMITTED
from .steps import CRISIS_ACTIVATION, FIX_ACCEPTANCE, FIX_COMMITMENT, FIX_HELP, FIX_OUTCOME, FIX_REVEAL
from .table import BillionairesTable
from .troublemaker import icons_collected
from .victory import finish

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
    t.tell(events.NAMED_FIX, seat, crisis, 0)
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
        if count(t.frame(DRAFT)) < MOST_COMMITTED:
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
        t.tell(events.COMMITTED, seat, count(cards), t.shown(cards))


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
            t.tell(events.OFFERED_NO_HELP, seat, 0, 0)
            return
        card = t.card(ITEM[move], t[HAND + seat])
        t.hide_hand(seat)
        t.move(card, HAND + seat, OFFERED + seat)
        t.tell(events.OFFERED_HELP, seat, t.shown(card), 0)


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
        t.tell(events.ACCEPTED_HELP, seat, accepted, rejected)
        for helper in each(rejected):
            t.move_all(OFFERED + helper, HAND + helper)


# --- RR-9.11 to RR-9.15: cards are drawn and revealed -----------------------------------------------------------------


class FixReveal(Step[BillionairesTable]):
    """As many cards as the Crisis has icons are drawn; of all Crises only a biggest one stays, in LOOMING."""

    clause = RR_9_15

    def begin(self, t: BillionairesTable) -> None:
        draw_for_fix(t, held(t[ICONS], t.about()))
        t.tell(events.FIX_DREW, t.actor(), t.shown(t[FIX_DRAWN]), 0)
        t.tell(events.FIX_SHOWED, t.actor(), t.shown(put_in(t)), 0)
        t.forget(put_in(t))
        biggest = biggest_crises(t, cards_in_fix(t) & ALL_CRISES)
        if biggest & (biggest - 1):
            t[SEEN] |= put_in(t)  # as long as they lie there
            t.ask(t.actor())
        else:
            let_stay(t, biggest)

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(LET_STAY - FIRST_CRISIS, biggest_crises(t, cards_in_fix(t) & ALL_CRISES), out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        let_stay(t, BIT[FIRST_CRISIS + ITEM[move]])


def draw_for_fix(t: BillionairesTable, number: i64) -> None:
    """RR-9.12: all there are, if there are too few; by an option the Discard pile supplies the rest."""
    while number > 0 and t[DECK] != 0:
        t.draw(FIX_DRAWN)
        number -= 1
    if t[FIX_SHORT_DECK] == RESHUFFLE:
        while number > 0 and t[DISCARD] != 0:
            t.draw_from(DISCARD, FIX_DRAWN)
            number -= 1


def put_in(t: BillionairesTable) -> CardSet:
    """The cards on the Troublemaker's side."""
    cards = t[COMMITTED]
    for helper in each(helpers(t)):
        cards |= t[OFFERED + helper]
    return cards


def cards_in_fix(t: BillionairesTable) -> CardSet:
    return put_in(t) | t[FIX_DRAWN]


def let_stay(t: BillionairesTable, crisis: CardSet) -> None:
    """RR-9.14: the other Crises are discarded without effect. RR-R39: who brought the one that stays may be barred."""
    t[BLAMED] = 0
    t[SEEN] &= ~put_in(t)
    t.done()
    discard_from_fix(t, ALL_CRISES & ~crisis, DISCARD)
    for helper in each(helpers(t)):
        if t[HELPER_IS_BLAMED] and t[OFFERED + helper] & crisis:
            t[BLAMED] = BIT[helper]
    discard_from_fix(t, crisis, LOOMING)


def discard_from_fix(t: BillionairesTable, cards: CardSet, target: i64) -> None:
    t.move(t[COMMITTED] & cards, COMMITTED, target)
    t.move(t[FIX_DRAWN] & cards, FIX_DRAWN, target)
    for helper in each(helpers(t)):
        t.move(t[OFFERED + helper] & cards, OFFERED + helper, target)


# --- RR-9.16 to RR-9.30: the outcome ----------------------------------------------------------------------------------


class FixOutcome(AutomaticStep[BillionairesTable]):
    """The Troublemaker's side must be greater; then a Crisis that stayed is Activated, come what may."""

    def happen(self, t: BillionairesTable, seat: i64, crisis: i64) -> None:
        points = t.points(put_in(t))
        against = t.points(t[FIX_DRAWN])
        if t[LOOMING] != 0:
            against += CRISIS_POINTS  # RR-9.16
        t.tell(events.FIX_SCORED, seat, points, against)
        t.push(CRISIS_ACTIVATION, seat, 0)
        if points > against:
            collect(t, seat, crisis)
            if t.is_over():
                return
        else:
            t.tell(events.FIX_FAILED, seat, crisis, 0)
        discard_from_fix(t, ALL_CARDS, DISCARD)


def collect(t: BillionairesTable, seat: i64, crisis: i64) -> None:
    """RR-9.21 to RR-9.23: the Crisis is the Troublemaker's; seven icons win for a true Reformist."""
    remove_rebels(t, crisis, held(t[REBELS_ON], crisis))
    t.move(BIT[FIRST_CRISIS + crisis], GUILLOTINE, COLLECTED)
    t.tell(events.FIXED, seat, crisis, icons_collected(t))
    if t[ALIGNMENT] == REFORMIST and icons_collected(t) >= ICONS_TO_WIN:
        finish(t, SEVEN_ICONS, BIT[seat])
