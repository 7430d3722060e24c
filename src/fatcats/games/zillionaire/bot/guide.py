"""Rules of thumb: keep groups together, spend low first, count cards, save the Bankroll for a Bankrupt."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.guide import Guide, place_share, win_share
from fatcats.engine.position import STEP
from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList
from fatcats.engine.table import Table
from fatcats.engine.tally import held, total

from ..model.cards import BANKROLL, BANKRUPT, FIVE, N_RANKS, Pile, cards
from ..model.cells import ACTIVE, HAND, SHOW_COUNTS, SIZE, TOP_RANK
from ..model.moves import NAME, NUMBER, PASS, RANK, VERB
from ..model.steps import LEAD
from ..model.table import ZillionaireTable
from .odds import SURE, Odds
from .style import FEW, Style

GONE: Final = 100.0  # worth of a play that empties the hand
ODDS: Final = Odds()


class StyledGuide(Guide):
    """Plays by the weights of a style."""

    def __init__(self, style: Style) -> None:
        self.style: Final = style

    def pick(self, t: Table, seat: i64, moves: MoveList, rng: Rng) -> i64:
        table = cast(ZillionaireTable, t)
        if VERB[moves.items[0]] == NAME:
            return size_to_name(table[HAND + seat], moves)
        odds = ODDS
        odds.look(table, seat)
        is_lead = table.frame(STEP) == LEAD
        fewest = fewest_cards(table, seat)
        best: i64 = PASS
        most = 0.0
        if is_lead:
            most = -GONE
        i: i64
        for i in range(moves.n):
            move = moves.items[i]
            if move != PASS:
                worth = play_worth(table, self.style, odds, RANK[move], NUMBER[move], is_lead, fewest)
                if worth > most:
                    most = worth
                    best = move
        return best

    def payoff(self, t: Table, seat: i64, seats: i64) -> float:
        """A win of the match, and a good place: who only tries to win is last more often."""
        return 0.5 * win_share(t, seat, seats) + 0.5 * place_share(t, seat, seats)


def play_worth(
    t: ZillionaireTable, style: Style, odds: Odds, rank: i64, number: i64, is_lead: bool, fewest: i64
) -> float:
    """Above 0: better than a pass."""
    rest = odds.hand - cards(rank, number)
    if rest == 0:
        return GONE
    if is_lead:
        worth = lead_worth(style, odds, rest, rank, number, fewest)
    else:
        worth = answer_worth(t, style, odds, rest, rank, fewest)
    left = held(rest, rank)
    if left != 0 and rank != FIVE:  # the 5 is never part of a group
        worth -= style.break_up + style.break_left * float(left)
    if rank == BANKROLL and t[TOP_RANK] != BANKRUPT and held(odds.unseen, BANKRUPT) > 0:
        worth -= 4.0  # it is kept for a Bankrupt
    return worth


def lead_worth(style: Style, odds: Odds, rest: Pile, rank: i64, number: i64, fewest: i64) -> float:
    """Low groups first and whole; winners when the rest can follow."""
    wins = odds.chance(rank, number)
    worth = style.lead_number * float(number) - style.lead_rank * float(rank) + style.lead_wins * wins
    losers = odds.losers(rest)
    if losers <= 1 and odds.can_run_out(rest, losers):
        worth += style.lead_run * wins
    if fewest <= FEW:
        worth += style.lead_stop * wins
        if number > fewest:
            worth += style.lead_large
    return worth


def answer_worth(t: ZillionaireTable, style: Style, odds: Odds, rest: Pile, rank: i64, fewest: i64) -> float:
    """The more cards are left, the better it is to be rid of some; a winner is kept until it can be used."""
    worth = style.answer - style.answer_rank * float(rank) + style.answer_rest * float(total(rest))
    if rank == BANKROLL and t[TOP_RANK] == BANKRUPT:
        return worth + style.answer_bankrupt
    wins = odds.chance(rank, max(t[SIZE], 1))
    if wins >= SURE:
        losers = odds.losers(rest)
        worth -= 1.0 + style.winner_losers * float(losers)
        if odds.can_run_out(rest, losers):
            worth += style.winner_run
    if fewest <= FEW:
        worth += style.answer_few + style.answer_stop * wins
    return worth


def fewest_cards(t: ZillionaireTable, seat: i64) -> i64:
    """Of another player; many where hands are not counted."""
    fewest: i64 = FEW + 1
    if t[SHOW_COUNTS] == 0:
        return fewest
    others = t[ACTIVE] & ~BIT[seat]
    other: i64
    for other in range(t.seats()):
        if others & BIT[other]:
            fewest = min(fewest, total(t[HAND + other]))
    return fewest


def size_to_name(hand: Pile, moves: MoveList) -> i64:
    """The largest whole group with which this hand can go on the 5; else one, so that somebody else can."""
    largest: i64 = 1
    rank: i64
    for rank in range(FIVE + 1, N_RANKS):
        number = held(hand, rank)
        if largest < number <= moves.n:
            largest = number
    return moves.items[largest - 1]
