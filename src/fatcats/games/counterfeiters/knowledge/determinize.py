"""What a seat cannot know is replaced by a random assignment consistent with what it does know.

Hidden are only the other players' split between cash and offshore, and notes for diners that they have chosen but not
shown. Fakes and totals follow from what everybody saw (CF-13.03), and the deck has no order until a card is drawn.
"""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.position import ASKED, PENDING, STEP
from fatcats.engine.rng import Rng

from ..model.cells import CASH, MAX_CASH, MAX_TOTAL, MIN_CASH, MIN_TOTAL, NOT, OFFSHORE
from ..model.steps import DINERS, FLIGHT
from ..model.table import CounterfeitersTable
from ..sections.diners import choose_again
from ..sections.money import cash_from


def determinize(t: CounterfeitersTable, viewer: i64, rng: Rng) -> None:
    if t.is_over():
        return  # CF-12.14: everything is revealed
    seat: i64
    for seat in range(t.seats()):
        if seat != viewer and t.plays(seat):
            if not t.box.open_money:
                split_anew(t, seat, rng)
            if has_answered_for_diners(t, seat):
                choose_again(t, seat, rng)


def has_answered_for_diners(t: CounterfeitersTable, seat: i64) -> bool:
    return t.frame(STEP) == DINERS and t.frame(ASKED) & ~t.frame(PENDING) & BIT[seat] != 0


def split_anew(t: CounterfeitersTable, seat: i64, rng: Rng) -> None:
    """Each split after the last flight that fits what everybody saw is as likely as the others."""
    while True:
        cash = t[MIN_CASH + seat] + rng.below(t[MAX_CASH + seat] - t[MIN_CASH + seat] + 1)
        total = t[MIN_TOTAL + seat] + rng.below(t[MAX_TOTAL + seat] - t[MIN_TOTAL + seat] + 1)
        if cash != t[NOT + seat] and cash <= total:
            t[CASH + seat] = cash_from(t, seat, cash)
            t[OFFSHORE + seat] = total - cash
            if t.fortune(seat) > 0 or not has_money_to_fly(t, seat):
                return


def has_money_to_fly(t: CounterfeitersTable, seat: i64) -> bool:
    """Whoever has boarded a plane has some (CF-3.06)."""
    return t.frame(STEP) == FLIGHT and t.actor() == seat and not t.box.empty_actions
