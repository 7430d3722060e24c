"""What a play does: ZN-5 (special cards), ZN-6 (who is asked, end of a round), ZN-7 (going out)."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT

from ..model import events
from ..model.cards import BANKRUPT, BUMP, FIVE, NO_RANK, ZILLIONAIRE, SeatSet, cards, status_of_place
from ..model.cells import (
    ACTIVE,
    HAND,
    NEXT_ONLY,
    OUT,
    PASS_LOCKS,
    PASSED,
    PLAYED,
    SIZE,
    SKIP_PER_CARD,
    SKIPPED,
    STATUS,
    TO_ASK,
    TOP_CARDS,
    TOP_RANK,
    TOP_SEAT,
)
from ..model.steps import FOLLOW, LEAD, SCORING
from ..model.table import ZillionaireTable


def play_cards(t: ZillionaireTable, seat: i64, rank: i64, number: i64) -> bool:
    """Put the cards in the tray. Does the game go on? (ZN-7.07)"""
    pile = cards(rank, number)
    row = t.row
    row[HAND + seat] -= pile
    row[PLAYED + seat] += pile
    row[TOP_RANK] = rank
    row[TOP_CARDS] = number
    row[TOP_SEAT] = seat
    t.emit(events.PLAYED, seat, pile, row[SIZE])
    if rank == FIVE and row[SIZE] > 1:
        t.emit(events.FIVE_COUNTS, seat, row[SIZE], 0)  # ZN-5.02: it takes over the number
    if row[HAND + seat] == 0:
        go_out(t, seat)
        return row[ACTIVE] & (row[ACTIVE] - 1) != 0
    return True


# --- ZN-6.01: who may answer ------------------------------------------------------------------------------------------


def ask_for_answers(t: ZillionaireTable, seat: i64) -> None:
    """The other active players are asked in turn, less those whom the play or an earlier pass bars."""
    answerers = who_may_answer(t, seat)
    t[TO_ASK] = answerers
    if answerers != 0:
        t.turn_into(FOLLOW, t.next_to_ask(seat))
    else:
        end_round(t)


def who_may_answer(t: ZillionaireTable, seat: i64) -> SeatSet:
    rank = t[TOP_RANK]
    if rank == ZILLIONAIRE:
        return 0  # ZN-5.24, ZN-5.25
    others = t[ACTIVE] & ~BIT[seat]
    if rank == BUMP:
        others &= ~skip_players(t, seat)
    elif rank == BANKRUPT and t[NEXT_ONLY]:
        others = BIT[t.next_active(seat)]  # ZN-5.18
    if t[PASS_LOCKS]:
        others &= ~t[PASSED]  # ZN-6.02
    return others


def skip_players(t: ZillionaireTable, seat: i64) -> SeatSet:
    """ZN-5.10 to ZN-5.14: the next active player loses the coming turn, one for each card if so agreed."""
    skips: i64 = 1
    if t[SKIP_PER_CARD]:
        skips = t[TOP_CARDS]
    skipped: SeatSet = 0
    victim = t.next_active(seat)
    while skips > 0 and victim != seat and skipped & BIT[victim] == 0:
        skipped |= BIT[victim]
        t.emit(events.WAS_SKIPPED, victim, 0, 0)
        victim = t.next_active(victim)
        skips -= 1
    t[SKIPPED] |= skipped
    return skipped


# --- ZN-6.02 to ZN-6.07: end of a round -------------------------------------------------------------------------------


def end_round(t: ZillionaireTable) -> None:
    """The player of the top play has won; an active one leads next, else the next active player to the left."""
    winner = t[TOP_SEAT]
    t.emit(events.WON_ROUND, winner, 0, 0)
    clear_tray(t)
    leader = winner
    if not t.is_active(winner):
        leader = t.next_active(winner)
    t.turn_into(LEAD, leader)


def clear_tray(t: ZillionaireTable) -> None:
    """ZN-6.04, ZN-6.07: nothing carries over."""
    row = t.row
    row[TOP_RANK] = NO_RANK
    row[TOP_CARDS] = 0
    row[SIZE] = 0
    row[PASSED] = 0
    row[SKIPPED] = 0
    row[TO_ASK] = 0


# --- ZN-7: going out --------------------------------------------------------------------------------------------------


def go_out(t: ZillionaireTable, seat: i64) -> None:
    """ZN-7.01, ZN-7.02: the next free place and its Status Card; ZN-7.07: the last player left is Poor."""
    take_status(t, seat)
    if t[ACTIVE] & (t[ACTIVE] - 1) == 0:
        take_status(t, t.next_active(seat))
        t.done()
        t.push(SCORING, 0, 0)


def take_status(t: ZillionaireTable, seat: i64) -> None:
    t[STATUS + seat] = status_of_place(t.seats(), t[OUT])
    t[OUT] += 1
    t.emit(events.WENT_OUT, seat, t[OUT], t[STATUS + seat])
    if t[HAND + seat] == 0:
        t[ACTIVE] &= ~BIT[seat]
