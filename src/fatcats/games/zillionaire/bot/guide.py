"""Rules of thumb: keep groups together, spend low first, count cards, save the Bankroll for a Bankrupt."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fatcats.engine.guide import Guide, place_share, win_share
from fatcats.engine.position import STEP
from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList
from fatcats.engine.table import Table
from fatcats.engine.tally import held, total

from ..model.cards import BANKROLL, BANKRUPT, FIVE, N_RANKS, Pile, cards
from ..model.cells import HAND, SIZE, TOP_RANK
from ..model.moves import NAME, NUMBER, PASS, RANK, VERB
from ..model.steps import LEAD
from ..model.table import ZillionaireTable
from .odds import SURE, Odds

GONE: Final = 100.0  # worth of a play that empties the hand
# The other numbers were found by trial: 12,000 games at a time, one player with other numbers among three with the old
ODDS: Final = Odds()


class ZillionaireGuide(Guide):
    def pick(self, t: Table, seat: i64, moves: MoveList, rng: Rng) -> i64:
        table = cast(ZillionaireTable, t)
        if VERB[moves.items[0]] == NAME:
            return size_to_name(table[HAND + seat], moves)
        odds = ODDS
        odds.look(table, seat)
        is_lead = table.frame(STEP) == LEAD
        best: i64 = PASS
        most = 0.0
        if is_lead:
            most = -GONE
        i: i64
        for i in range(moves.n):
            move = moves.items[i]
            if move != PASS:
                worth = play_worth(table, odds, RANK[move], NUMBER[move], is_lead)
                if worth > most:
                    most = worth
                    best = move
        return best

    def payoff(self, t: Table, seat: i64, seats: i64) -> float:
        """A win of the match, and a good place: who only tries to win is last more often."""
        return 0.5 * win_share(t, seat, seats) + 0.5 * place_share(t, seat, seats)


def play_worth(t: ZillionaireTable, odds: Odds, rank: i64, number: i64, is_lead: bool) -> float:
    """Above 0: better than a pass."""
    rest = odds.hand - cards(rank, number)
    if rest == 0:
        return GONE
    worth = lead_worth(odds, rest, rank, number) if is_lead else answer_worth(t, odds, rest, rank)
    worth -= breaking(rest, rank)
    if rank == BANKROLL and t[TOP_RANK] != BANKRUPT and held(odds.unseen, BANKRUPT) > 0:
        worth -= 4.0  # it is kept for a Bankrupt
    return worth


def lead_worth(odds: Odds, rest: Pile, rank: i64, number: i64) -> float:
    """Low groups first and whole; winners when the rest can follow."""
    wins = odds.chance(rank, number)
    worth = 0.5 * float(number) - 1.64 * float(rank) - 2.2 * wins
    losers = odds.losers(rest)
    if losers <= 1 and odds.can_run_out(rest, losers):
        worth += 21.0 * wins
    return worth


def answer_worth(t: ZillionaireTable, odds: Odds, rest: Pile, rank: i64) -> float:
    """The more cards are left, the better it is to be rid of some; a winner is kept until it can be used."""
    worth = 6.0 - 0.3 * float(rank) + 0.3 * float(total(rest))
    if rank == BANKROLL and t[TOP_RANK] == BANKRUPT:
        return worth + 30.0
    if odds.chance(rank, max(t[SIZE], 1)) >= SURE:
        losers = odds.losers(rest)
        worth -= 1.0 + 0.125 * float(losers)
        if odds.can_run_out(rest, losers):
            worth += 7.2
    return worth


def breaking(rest: Pile, rank: i64) -> float:
    """Breaking a group costs more the larger the rest of it is; the 5 is never part of a group."""
    left = held(rest, rank)
    if left == 0 or rank == FIVE:
        return 0.0
    return 8.0 + 0.9 * float(left)


def size_to_name(hand: Pile, moves: MoveList) -> i64:
    """The largest whole group with which this hand can go on the 5; else one, so that somebody else can."""
    largest: i64 = 1
    rank: i64
    for rank in range(FIVE + 1, N_RANKS):
        number = held(hand, rank)
        if largest < number <= moves.n:
            largest = number
    return moves.items[largest - 1]
