"""CF-2 and CF-13: real money, and what everybody can work out about it.

All that passes between a player and the bank is public (CF-13.03), so with a good memory everybody knows each player's
total; only the split between cash and offshore is secret. What can be known of it lies in cells of its own, here kept
up to date: after the last flight the cash was from MIN_CASH to MAX_CASH but NOT that, of a total from MIN_TOTAL to
MAX_TOTAL. From that the cash now follows:

    cash now = (cash after the flight + CARRIED) halved HALVINGS times + BALANCE

Whoever pays shows that much cash; a Godfather payment shows it to within $10 (CF-10.03). If these payments are unseen
(CF-R27) they halve instead, and a total is known within bounds only; that an earlier flight moved at least $10 is then
left out of account, except for the first.
"""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT

from ..model.cells import (
    BALANCE,
    CARRIED,
    CASH,
    HALVINGS,
    MAX_CASH,
    MAX_TOTAL,
    MIN_CASH,
    MIN_TOTAL,
    NOT,
    NOTHING,
    OFFSHORE,
)
from ..model.parts import MAX_FLIGHT, Money
from ..model.table import CounterfeitersTable


def start_with(t: CounterfeitersTable, seat: i64, cash: Money) -> None:
    """CF-1.06: everybody sees it."""
    t[CASH + seat] = cash
    t[OFFSHORE + seat] = 0
    t[MIN_CASH + seat] = cash
    t[MAX_CASH + seat] = cash
    t[MIN_TOTAL + seat] = cash
    t[MAX_TOTAL + seat] = cash
    t[NOT + seat] = NOTHING
    reckon_from_here(t, seat)


def reckon_from_here(t: CounterfeitersTable, seat: i64) -> None:
    t[HALVINGS + seat] = 0
    t[CARRIED + seat] = 0
    t[BALANCE + seat] = 0


def receive(t: CounterfeitersTable, seat: i64, amount: Money) -> None:
    """CF-2.05: the bank never runs out."""
    t[CASH + seat] += amount
    t[BALANCE + seat] += amount


def pay(t: CounterfeitersTable, seat: i64, amount: Money) -> None:
    """CF-2.02: always from cash, which was therefore at least this."""
    t[CASH + seat] -= amount
    least = (amount - t[BALANCE + seat]) * BIT[t[HALVINGS + seat]] - t[CARRIED + seat]
    if least > t[MIN_CASH + seat]:
        t[MIN_CASH + seat] = least
        step_over_gap(t, seat)
    t[BALANCE + seat] -= amount


def pay_half_openly(t: CounterfeitersTable, seat: i64) -> Money:
    """CF-10.03: half of the cash, rounded up, shows the cash to within $10."""
    payment = (t[CASH + seat] + 1) // 2
    cash_then = t[BALANCE + seat]  # no payment was unseen, so this is all that happened since the flight
    t[MIN_CASH + seat] = max(t[MIN_CASH + seat], payment * 2 - 1 - cash_then)
    t[MAX_CASH + seat] = min(t[MAX_CASH + seat], payment * 2 - cash_then)
    step_over_gap(t, seat)
    t[CASH + seat] -= payment
    t[BALANCE + seat] -= payment
    return payment


def pay_half_unseen(t: CounterfeitersTable, seat: i64) -> Money:
    """CF-R27: nobody learns how much it was."""
    payment = (t[CASH + seat] + 1) // 2
    t[CASH + seat] -= payment
    t[CARRIED + seat] += t[BALANCE + seat] * BIT[t[HALVINGS + seat]]
    t[HALVINGS + seat] += 1
    t[BALANCE + seat] = 0
    return payment


def step_over_gap(t: CounterfeitersTable, seat: i64) -> None:
    if t[MIN_CASH + seat] == t[NOT + seat]:
        t[MIN_CASH + seat] += 1
    if t[MAX_CASH + seat] == t[NOT + seat]:
        t[MAX_CASH + seat] -= 1


def cash_from(t: CounterfeitersTable, seat: i64, after_flight: Money) -> Money:
    """The cash now, if it was this much after the last flight."""
    return ((after_flight + t[CARRIED + seat]) >> t[HALVINGS + seat]) + t[BALANCE + seat]


def move_offshore(t: CounterfeitersTable, seat: i64, amount: Money) -> None:
    """CF-9.01: from cash to offshore, or back if negative; others learn only that some money was moved."""
    t[CASH + seat] -= amount
    t[OFFSHORE + seat] += amount
    least = cash_from(t, seat, t[MIN_CASH + seat])
    smallest = max(t[MIN_TOTAL + seat], t[MIN_CASH + seat])
    most = cash_from(t, seat, min(t[MAX_CASH + seat], t[MAX_TOTAL + seat]))
    kept = min(t[MAX_CASH + seat], smallest)
    was_known = t[MIN_CASH + seat] == t[MAX_CASH + seat] and t[MIN_TOTAL + seat] == t[MAX_TOTAL + seat]
    t[MAX_TOTAL + seat] += least - t[MIN_CASH + seat]
    t[MIN_TOTAL + seat] = smallest - kept + cash_from(t, seat, kept)
    t[NOT + seat] = NOTHING
    if not t.box.empty_actions:
        t[MIN_TOTAL + seat] = max(t[MIN_TOTAL + seat], 1)
        if was_known:
            t[NOT + seat] = least
    t[MIN_CASH + seat] = max(least - MAX_FLIGHT, 0)
    t[MAX_CASH + seat] = min(most + MAX_FLIGHT, t[MAX_TOTAL + seat])
    reckon_from_here(t, seat)
    step_over_gap(t, seat)


def fits_what_is_known(t: CounterfeitersTable, seat: i64) -> bool:
    """Is the true split one of those that everybody must reckon with? (For tests, and for sampled worlds.)"""
    after_flight = t[MIN_CASH + seat]
    while after_flight <= t[MAX_CASH + seat]:
        total = after_flight + t[OFFSHORE + seat]
        is_total = t[MIN_TOTAL + seat] <= total <= t[MAX_TOTAL + seat]
        if is_total and cash_from(t, seat, after_flight) == t[CASH + seat] and after_flight != t[NOT + seat]:
            return True
        after_flight += 1
    return False
