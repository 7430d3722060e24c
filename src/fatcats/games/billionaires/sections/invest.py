"""BG-5: Actions: Invest and Exchange."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import lowest
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED

from ..model import events
from ..model.cells import CAPTOR, DECK, FACE_DOWN, FACE_UP, HAND, KNOWS, SEEN, STRIKE
from ..model.clauses import BG_5_01, BG_5_07, BG_5_09, BG_5_11
from ..model.data import N_KINDS, NOBODY, CardSet
from ..model.moves import EXCHANGE, INVEST, ITEM, PLACE, SWAP
from ..model.offers import LISTED, offer_kinds
from ..model.table import BillionairesTable
from .turn import draw_card, end_turn_if_exhausted

# --- BG-5.01 to BG-5.06: Invest ---------------------------------------------------------------------------------------


def offer_investments(t: BillionairesTable, hand: CardSet, markets: i64, out: MoveList) -> None:
    """Leaves the kinds of the hand in LISTED, for the Exchanges."""
    LISTED.n = 0
    offer_kinds(t, 0, hand, LISTED)
    i: i64
    while markets:
        first = INVEST + lowest(markets) * N_KINDS
        markets &= markets - 1
        for i in range(LISTED.n):
            out.add(first + LISTED.items[i])


def invest_refusal(t: BillionairesTable, seat: i64, move: i64) -> i64:
    if not t.is_open(PLACE[move]):
        return BG_5_11
    if t.card(ITEM[move], t[HAND + seat]) == 0:
        return BG_5_01
    return ALLOWED


def invest(t: BillionairesTable, seat: i64, move: i64) -> None:
    """BG-5.01, BG-5.04: a card goes face-down under the Market; then a card must be drawn if there is one."""
    card = t.card(ITEM[move], t[HAND + seat])
    t.hide_hand(seat)
    t.move(card, HAND + seat, FACE_DOWN + PLACE[move])
    t[KNOWS + seat] |= card
    if t[CAPTOR] != NOBODY:
        t[KNOWS + t[CAPTOR]] |= card  # RR-12.16: who chose it may remember it
    t.emit_to(t.witnesses(seat), events.INVESTED, seat, PLACE[move], t.shown(card))
    if t[DECK] and t[STRIKE] == 0:  # RR-12.29
        draw_card(t, seat)
        end_turn_if_exhausted(t)


# --- BG-5.07 to BG-5.12: Exchange -------------------------------------------------------------------------------------


def offer_exchanges(t: BillionairesTable, markets: i64, out: MoveList) -> None:
    """Form A, after `offer_investments`."""
    i: i64
    while markets:
        market = lowest(markets)
        markets &= markets - 1
        if t[FACE_UP + market] != 0:
            first = EXCHANGE + market * N_KINDS
            for i in range(LISTED.n):
                out.add(first + LISTED.items[i])


def exchange_refusal(t: BillionairesTable, seat: i64, move: i64) -> i64:
    """Form A, with a hand card."""
    if not t.is_open(PLACE[move]):
        return BG_5_11
    if t[FACE_UP + PLACE[move]] == 0:
        return BG_5_09
    if t.card(ITEM[move], t[HAND + seat]) == 0:
        return BG_5_07
    return ALLOWED


def exchange(t: BillionairesTable, seat: i64, move: i64) -> None:
    """BG-5.07: everybody sees both cards, and may remember the one that went to the hand."""
    given = t.card(ITEM[move], t[HAND + seat])
    taken = t[FACE_UP + PLACE[move]]
    t.move(taken, FACE_UP + PLACE[move], HAND + seat)
    t.move(given, HAND + seat, FACE_UP + PLACE[move])
    t[SEEN] |= taken
    t.emit(events.EXCHANGED, seat, PLACE[move], t.shown(given))
    t.emit(events.TOOK_FACE_UP, seat, t.shown(taken), 0)


def offer_swaps(t: BillionairesTable, out: MoveList) -> None:
    """Form B: pairs of Markets with face-up cards; a closed Market has none."""
    move = SWAP
    while move < SWAP + 10:
        if t[FACE_UP + PLACE[move]] != 0 and t[FACE_UP + ITEM[move]] != 0:
            out.add(move)
        move += 1


def swap_refusal(t: BillionairesTable, move: i64) -> i64:
    """Form B, between two Markets."""
    if not (t.is_open(PLACE[move]) and t.is_open(ITEM[move])):
        return BG_5_11
    if t[FACE_UP + PLACE[move]] == 0 or t[FACE_UP + ITEM[move]] == 0:
        return BG_5_09
    return ALLOWED


def swap_face_up(t: BillionairesTable, seat: i64, move: i64) -> None:
    """BG-5.08."""
    one = FACE_UP + PLACE[move]
    other = FACE_UP + ITEM[move]
    first = t[one]
    t.move_all(other, one)
    t.move(first, one, other)
    t.emit(events.SWAPPED, seat, PLACE[move], ITEM[move])
