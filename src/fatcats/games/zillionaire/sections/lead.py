"""ZN-3: starting a round, and ZN-5.05 to ZN-5.07: naming the size of a led 5."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, SettledStep, Step
from fatcats.engine.tally import held

from ..model import events
from ..model.cards import FIVE
from ..model.cells import FIVE_LEAD_MAX, HAND, SIZE, TOP_SEAT
from ..model.clauses import ZN_3_02, ZN_3_03, ZN_3_04, ZN_5_05, ZN_5_06
from ..model.moves import NAME, NUMBER, PASS, RANK, SINGLE, VERB
from ..model.steps import SIZE_NAMING
from ..model.table import ZillionaireTable
from .play import ask_for_answers, play_cards


class Lead(SettledStep[ZillionaireTable]):
    """ZN-3.02, ZN-3.03: the starter plays any number of cards of one rank and may not pass."""

    clause = ZN_3_03

    def fill_legal(self, t: ZillionaireTable, seat: i64, out: MoveList) -> None:
        hand = t[HAND + seat]
        moves = out.items
        n: i64 = 0
        rank: i64 = 0
        while hand:
            number = hand & 15
            if number:
                move = SINGLE[rank]
                last = move + number
                if rank == FIVE:
                    last = move + 1  # ZN-3.04
                while move < last:
                    moves[n] = move
                    n += 1
                    move += 1
            hand >>= 4
            rank += 1
        out.n = n

    def refusal(self, t: ZillionaireTable, seat: i64, move: i64) -> i64:
        if VERB[move] == PASS:
            return ZN_3_02
        if VERB[move] == NAME:
            return ZN_5_05
        if RANK[move] == FIVE and NUMBER[move] > 1:
            return ZN_3_04
        return ALLOWED if held(t[HAND + seat], RANK[move]) >= NUMBER[move] else ZN_3_03

    def answer(self, t: ZillionaireTable, seat: i64, move: i64) -> None:
        rank = RANK[move]
        t[SIZE] = NUMBER[move]
        if not play_cards(t, seat, rank, NUMBER[move]):
            return
        if rank == FIVE:
            t[SIZE] = 0
            t.turn_into(SIZE_NAMING, t.next_active(seat))  # ZN-5.05
        else:
            ask_for_answers(t, seat)


class SizeNaming(Step[ZillionaireTable]):
    """ZN-5.05, ZN-5.06: the next active player names the size of a led 5, then takes the turn."""

    clause = ZN_5_06

    def offer(self, t: ZillionaireTable, seat: i64, out: MoveList) -> None:
        i: i64
        for i in range(t[FIVE_LEAD_MAX]):
            out.add(NAME + i)

    def refusal(self, t: ZillionaireTable, seat: i64, move: i64) -> i64:
        if VERB[move] != NAME:
            return ZN_5_06
        return ALLOWED if NUMBER[move] <= t[FIVE_LEAD_MAX] else ZN_5_05

    def answer(self, t: ZillionaireTable, seat: i64, move: i64) -> None:
        t[SIZE] = NUMBER[move]
        t.emit(events.NAMED_SIZE, seat, t[SIZE], 0)
        ask_for_answers(t, t[TOP_SEAT])
