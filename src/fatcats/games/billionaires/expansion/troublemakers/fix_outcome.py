"""RR-9.11 to RR-9.30: the second half of a Fix: cards are drawn and revealed, sides compared, a Crisis Activated."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, each
from fatcats.engine.state import MoveList
from fatcats.engine.step import AutomaticStep, Step
from fatcats.engine.tally import held

from ...model import events
from ...model.cells import (
    ALIGNMENT,
    BLAMED,
    COLLECTED,
    COMMITTED,
    DECK,
    DISCARD,
    FIX_DRAWN,
    FIX_SHORT_DECK,
    GUILLOTINE,
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
from ...model.clauses import RR_9_15
from ...model.data import ALL_CARDS, ALL_CRISES, CRISIS_POINTS, FIRST_CRISIS, CardSet
from ...model.moves import ITEM, LET_STAY
from ...model.offers import offer_things
from ...model.steps import CRISIS_ACTIVATION
from ...model.table import BillionairesTable
from ...sections.buy import biggest_crises
from ...sections.crisis import remove_rebels
from ...sections.victory import finish
from ..data import ICONS_TO_WIN
from .fix import helpers
from .troublemaker import icons_collected

# --- RR-9.11 to RR-9.15: cards are drawn and revealed -----------------------------------------------------------------


class FixReveal(Step[BillionairesTable]):
    """As many cards as the Crisis has icons are drawn; of all Crises only a biggest one stays, in LOOMING."""

    clause = RR_9_15

    def begin(self, t: BillionairesTable) -> None:
        draw_for_fix(t, held(t[ICONS], t.about()))
        t.emit(events.FIX_DREW, t.actor(), t.shown(t[FIX_DRAWN]), 0)
        t.emit(events.FIX_SHOWED, t.actor(), t.shown(put_in(t)), 0)
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
        t.emit(events.FIX_SCORED, seat, points, against)
        t.push(CRISIS_ACTIVATION, seat, 0)
        if points > against:
            collect(t, seat, crisis)
            if t.is_over():
                return
        else:
            t.emit(events.FIX_FAILED, seat, crisis, 0)
        discard_from_fix(t, ALL_CARDS, DISCARD)


def collect(t: BillionairesTable, seat: i64, crisis: i64) -> None:
    """RR-9.21 to RR-9.23: the Crisis is the Troublemaker's; seven icons win for a true Reformist."""
    remove_rebels(t, crisis, held(t[REBELS_ON], crisis))
    t.move(BIT[FIRST_CRISIS + crisis], GUILLOTINE, COLLECTED)
    t.emit(events.FIXED, seat, crisis, icons_collected(t))
    if t[ALIGNMENT] == REFORMIST and icons_collected(t) >= ICONS_TO_WIN:
        finish(t, SEVEN_ICONS, BIT[seat])
