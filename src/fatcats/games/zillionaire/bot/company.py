"""Those with whom a search plays on. It expects watchful opponents: that gains much among such, and costs nothing among
those who play like itself."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.guide import Guide
from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList
from fatcats.engine.table import Table
from fatcats.engine.tally import held

from ..model.cards import BANKROLL, BANKRUPT, N_RANKS
from ..model.cells import ACTIVE, PASSED, SIZE, SKIPPED, TO_ASK, TOP_RANK, TOP_SEAT
from ..model.table import ZillionaireTable
from .guide import ODDS, StyledGuide, fewest_cards, play_worth
from .inference import keep_groups_whole
from .style import Style, watchful

DOUBT: Final[i64] = 4  # of a world in which somebody passed against their style, one in so many is kept


class Company(Guide):
    """The others are watchful; the observer plays like the heuristic bot."""

    def __init__(self) -> None:
        self.usual: Final = StyledGuide(Style())
        self.watchful: Final = StyledGuide(watchful())
        self.observer: i64 = -1

    def settle(self, t: Table, observer: i64, rng: Rng) -> None:
        self.observer = observer

    def pick(self, t: Table, seat: i64, moves: MoveList, rng: Rng) -> i64:
        if seat == self.observer:
            return self.usual.pick(t, seat, moves, rng)
        return self.watchful.pick(t, seat, moves, rng)

    def would_pass(self, t: ZillionaireTable, seat: i64) -> bool:
        """On the play that lies on top, with this hand."""
        style = self.watchful.style
        odds = ODDS
        odds.look(t, seat)
        size = max(t[SIZE], 1)
        fewest = fewest_cards(t, seat)
        top = t[TOP_RANK]
        rank: i64
        for rank in range(top + 1, N_RANKS):
            is_open = held(odds.hand, rank) >= size and (top != BANKRUPT or rank == BANKROLL)  # ZN-5.17
            if is_open and play_worth(t, style, odds, rank, size, False, fewest) > 0.0:
                return False
        return True


class ZillionaireGuide(StyledGuide):
    """The heuristic bot."""

    def __init__(self) -> None:
        super().__init__(Style())
        self.company: Final = Company()

    def quick(self) -> Guide:
        return self.company

    def refine(self, t: Table, observer: i64, rng: Rng) -> None:
        keep_groups_whole(cast(ZillionaireTable, t), observer, rng)

    def fits(self, t: Table, observer: i64, rng: Rng) -> bool:
        """Who passed had nothing that seemed good: most worlds where it is otherwise are refused."""
        table = cast(ZillionaireTable, t)
        passed = table[PASSED] & table[ACTIVE] & ~table[TO_ASK] & ~table[SKIPPED]
        passed &= ~BIT[observer]
        if passed == 0 or table[TOP_SEAT] < 0:
            return True
        seat: i64
        for seat in range(table.seats()):
            has_passed = (passed & BIT[seat]) != 0 and seat != table[TOP_SEAT]
            if has_passed and not self.company.would_pass(table, seat) and rng.below(DOUBT) != 0:
                return False
        return True
