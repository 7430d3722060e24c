"""BG-3.09: T8, the proposal to end the Round."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.state import MoveList
from fatcats.engine.step import SimultaneousStep, Step

from ..model import events
from ..model.cells import DECK, ROUND_IS_DUE
from ..model.clauses import BG_3_09
from ..model.data import SeatSet
from ..model.moves import AGREE, DECLINE, DISAGREE, PROPOSE_END
from ..model.steps import EARLY_END_VOTE
from ..model.table import BillionairesTable
from .victory import is_won_late


class EarlyEndProposal(Step[BillionairesTable]):
    """With at most one Market open, the active player may propose to end the Round, unless it ends now anyway."""

    clause = BG_3_09

    def begin(self, t: BillionairesTable) -> None:
        if is_won_late(t):
            return
        markets = t.open_markets()
        if markets & (markets - 1) == 0 and t[DECK] != 0:
            t.ask(t.actor())
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(PROPOSE_END)
        out.add(DECLINE)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        if move == PROPOSE_END:
            t.emit(events.PROPOSED_END, seat, 0, 0)
            t.push(EARLY_END_VOTE, seat, 0)


class EarlyEndVote(SimultaneousStep[BillionairesTable]):
    """The Round ends if every player agrees."""

    clause = BG_3_09

    def begin(self, t: BillionairesTable) -> None:
        others = t.players() & ~BIT[t.actor()]
        if others != 0:
            t.ask_all(others)
        else:
            self.all_answered(t, 0)  # nobody else is left

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(AGREE)
        out.add(DISAGREE)

    def is_yes(self, move: i64) -> bool:
        return move == AGREE

    def all_answered(self, t: BillionairesTable, yes: SeatSet) -> None:
        t.emit(events.VOTED, t.actor(), yes, t.asked() & ~yes)
        if yes == t.asked():
            t[ROUND_IS_DUE] = 1
        t.done()
