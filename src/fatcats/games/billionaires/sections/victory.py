"""BG-7.10 to BG-7.14, BG-15.02 and BG-15.03: who wins, and when; BG-12.30: the Toady who wins as well."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, each

from ..model import events
from ..model.cells import (
    ALIGNMENT,
    ALIGNMENT_SHOWN,
    ASSETS_OF,
    BILLIONAIRES,
    ENDING,
    ENVELOPE,
    FIVE_ASSETS,
    LATE_WINS,
    LEVEL,
    REVEALED,
    ROLE_OF,
    ROUND,
    TROUBLEMAKER,
    WINNERS,
)
from ..model.data import MAX_SEATS, NOBODY, SPACES_TO_FILL, TOADY, TOADY_POINTS, SeatSet
from ..model.table import BillionairesTable
from .bunker import settle_bunker


def assets_changed(t: BillionairesTable) -> None:
    """Assets have changed owners, as one change: BG-11.05 the Bunker, BG-7.10 the victory. Ends the game if it does."""
    if t[LEVEL] >= 3:
        settle_bunker(t)
    if t[LATE_WINS] == 0:
        check_five(t)


def is_won_late(t: BillionairesTable) -> bool:
    """BG-7.11: with `win_timing=end_of_turn` the check is made between steps. Is the game over now?"""
    if t[LATE_WINS] == 0:
        return False
    return check_five(t)


def check_five(t: BillionairesTable) -> bool:
    """BG-7.10, BG-7.12: everybody with five filled spaces wins; BG-7.14: a Puppet wins for its player. Is it so?"""
    complete: SeatSet = 0
    billionaire: i64
    for billionaire in range(MAX_SEATS):
        if t.size(ASSETS_OF + billionaire) >= SPACES_TO_FILL and t.filled(billionaire) == SPACES_TO_FILL:
            complete |= BIT[billionaire]
    if complete != 0:
        win(t, FIVE_ASSETS, complete)
    return complete != 0


def win(t: BillionairesTable, ending: i64, billionaires: SeatSet) -> None:
    """These Billionaires make the win; a Toady may join them."""
    winners: SeatSet = 0
    for billionaire in each(billionaires):
        winners |= BIT[t.controller(billionaire)]
    finish(t, ending, winners | winning_toadies(t, billionaires, winners))


def winning_toadies(t: BillionairesTable, billionaires: SeatSet, winners: SeatSet) -> SeatSet:
    """BG-12.30, BG-12.31: four points of a winner's Suit in the envelope of the Revealed Toady."""
    toadies: SeatSet = 0
    for seat in each(t[REVEALED] & ~winners):
        if t[ROLE_OF + seat] == BIT[TOADY]:
            for billionaire in each(billionaires & t[BILLIONAIRES]):  # RR-13.18: a Troublemaker has no Suit
                if t.points(t[ENVELOPE + seat] & t.own_suit(billionaire)) >= TOADY_POINTS:
                    toadies |= BIT[seat]
    return toadies


def finish(t: BillionairesTable, ending: i64, winners: SeatSet) -> None:
    """BG-3.15: the game ends in the middle of any step."""
    t[ENDING] = ending
    t[WINNERS] = winners
    if t[TROUBLEMAKER] != NOBODY:
        show_alignment(t)  # RR-13.23
    for seat in each(winners):
        t.emit(events.WON, seat, 0, 0)
    t.emit(events.GAME_ENDED, 0, t[ROUND], 0)
    t.clear()


def show_alignment(t: BillionairesTable) -> None:
    """The Troublemaker's Alignment card is turned up, if it has not been before."""
    if not t[ALIGNMENT_SHOWN]:
        t[ALIGNMENT_SHOWN] = 1
        t.emit(events.SHOWED_ALIGNMENT, t[TROUBLEMAKER], t[ALIGNMENT], 0)


def richest_players(t: BillionairesTable) -> SeatSet:
    """BG-15.02: the players with the highest filled number."""
    best: i64 = 0
    rich: SeatSet = 0
    for seat in each(t.players() & t[BILLIONAIRES]):
        if t.filled(seat) > best:
            best = t.filled(seat)
            rich = 0
        if t.filled(seat) == best:
            rich |= BIT[seat]
    return rich
