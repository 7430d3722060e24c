"""ZN-4: following, with the limits that the special cards set (ZN-5)."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, lowest
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, SettledStep
from fatcats.engine.tally import held, with_at_least

from ..model import events
from ..model.cards import BANKROLL, BANKRUPT, FIVE, FIVE_MARK, GOES_ON, Pile
from ..model.cells import HAND, PASSED, SIZE, TO_ASK, TOP_RANK
from ..model.clauses import ZN_4_03, ZN_4_04, ZN_4_05, ZN_5_01, ZN_5_03, ZN_5_05, ZN_5_08, ZN_5_17, ZN_5_22
from ..model.moves import NAME, NUMBER, PASS, RANK, VERB, answer_move
from ..model.table import ZillionaireTable
from .play import ask_for_answers, end_round, play_cards


class Follow(SettledStep[ZillionaireTable]):
    """ZN-4.02: a legal play or a pass. Everybody whose turn it is is asked, whatever the hand allows (ZN-6.09)."""

    clause = ZN_4_03

    def fill_legal(self, t: ZillionaireTable, seat: i64, out: MoveList) -> None:
        size = t[SIZE]
        moves = out.items
        n: i64 = 0
        marks = answering_ranks(t[HAND + seat], t[TOP_RANK], size)
        while marks:
            moves[n] = answer_move(lowest(marks) >> 2, size)
            n += 1
            marks &= marks - 1
        moves[n] = PASS
        out.n = n + 1

    def refusal(self, t: ZillionaireTable, seat: i64, move: i64) -> i64:
        if VERB[move] == PASS:
            return ALLOWED  # ZN-4.08
        if VERB[move] == NAME:
            return ZN_5_05
        clause = rank_refusal(RANK[move], NUMBER[move], t[TOP_RANK])
        if clause != ALLOWED:
            return clause
        if RANK[move] != FIVE and NUMBER[move] != t[SIZE]:
            return ZN_5_08 if t[TOP_RANK] == FIVE else ZN_4_05
        return ALLOWED if held(t[HAND + seat], RANK[move]) >= NUMBER[move] else ZN_4_03

    def answer(self, t: ZillionaireTable, seat: i64, move: i64) -> None:
        if move == PASS:
            pass_turn(t, seat)
            return
        covered = t[TOP_RANK]
        if not play_cards(t, seat, RANK[move], NUMBER[move]):
            return
        if RANK[move] == BANKROLL and covered == BANKRUPT:
            end_round(t)  # ZN-5.20
        else:
            ask_for_answers(t, seat)


def answering_ranks(hand: Pile, top: i64, size: i64) -> i64:
    """Marks of the ranks with which the hand can answer the top play; one 5 is enough for any size (ZN-5.02)."""
    enough = with_at_least(hand, size) & ~FIVE_MARK | with_at_least(hand, 1) & FIVE_MARK
    return enough & GOES_ON[top]


def rank_refusal(rank: i64, number: i64, top: i64) -> i64:
    """Why cards of this rank cannot go on the top play, whatever their number."""
    if rank == FIVE and number > 1:
        return ZN_5_01
    if rank == BANKRUPT and BANKRUPT <= top <= BANKROLL:
        return ZN_5_22
    if top == BANKRUPT:
        return ALLOWED if rank == BANKROLL else ZN_5_17
    if rank == FIVE and top >= FIVE:
        return ZN_5_03
    if rank == top:
        return ZN_4_04
    return ALLOWED if rank > top else ZN_4_03


def pass_turn(t: ZillionaireTable, seat: i64) -> None:
    """ZN-6.01: the others are asked in clockwise order until one plays or all have passed."""
    row = t.row
    row[PASSED] |= BIT[seat]
    row[TO_ASK] &= ~BIT[seat]
    t.emit(events.PASSED, seat, 0, 0)
    if row[TO_ASK] != 0:
        t.ask(t.next_to_ask(seat))
    else:
        end_round(t)
