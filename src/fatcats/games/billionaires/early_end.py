"""BG-3.09: T8, the proposal to end the Round."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.state import MoveList
from fatcats.engine.step import SimultaneousStep, Step

from . import events
from .cells import ROUND_IS_DUE
from .clauses import BG_3_09
from .data import SeatSet
from .moves import AGREE, DECLINE, DISAGREE, PROPOSE_END
from .steps import EARLY_END_VOTE
from .table import BillionairesTable
from .victory import is_won_late


class EarlyEndProposal(Step[BillionairesTable]):
    """With at most one Market open, the active player may propose to end the Round."""

    clause = BG_3_09

    def begin(self, t: BillionairesTable) -> None:
        if is_won_late(t):
            return
        markets = t.open_markets()
        if markets & (markets - 1) == 0:
            t.ask(t.actor())
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(PROPOSE_END)
        out.add(DECLINE)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        if move == PROPOSE_END:
            t.tell(events.PROPOSED_END, seat, 0, 0)
            t.push(EARLY_END_VOTE, seat, 0)


class EarlyEndVote(SimultaneousStep[BillionairesTable]):
    """The Round ends if every player agrees."""

    clause = BG_3_09

    def begin(self, t: BillionairesTable) -> None:
        t.ask_all(t.players() & ~BIT[t.actor()])

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(AGREE)
        out.add(DISAGREE)

    def is_yes(self, move: i64) -> bool:
        return move == AGREE

    def all_answered(self, t: BillionairesTable, yes: SeatSet) -> None:
        t.tell(events.VOTED, t.actor(), yes, t.asked() & ~yes)
        if yes == t.asked():
            t[ROUND_IS_DUE] = 1
        t.done()
