"""BG-2.16: with `level_up` all players may agree, at the very start of a Round end, to raise the Level by one."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.state import MoveList
from fatcats.engine.step import SimultaneousStep

from ..model import events
from ..model.cells import DISCARD, LEVEL, ROLE_DECK
from ..model.clauses import BG_2_16
from ..model.data import GREEN_ROLES, RED_ROLES, SeatSet
from ..model.moves import AGREE, DISAGREE
from ..model.table import BillionairesTable
from .bunker import settle_bunker
from .round_end import follow_round_end
from .setup import bring_crises


class LevelVote(SimultaneousStep[BillionairesTable]):
    """Everybody votes in secret; the Round end is finished under the new Level."""

    clause = BG_2_16

    def begin(self, t: BillionairesTable) -> None:
        t.ask_all(t.players())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(AGREE)
        out.add(DISAGREE)

    def is_yes(self, move: i64) -> bool:
        return move == AGREE

    def all_answered(self, t: BillionairesTable, yes: SeatSet) -> None:
        closer = t.actor()
        t.emit(events.VOTED, closer, yes, t.asked() & ~yes)
        t.done()
        if yes == t.players():
            raise_level(t, closer)
            follow_round_end(t, closer, t[LEVEL])
        else:
            follow_round_end(t, closer, 0)


def raise_level(t: BillionairesTable, closer: i64) -> None:
    """The extra set-up of the new Level: Crises into the Discard pile, the Bunker and Roles, the green Roles."""
    t[LEVEL] += 1
    t.emit(events.LEVEL_ROSE, closer, t[LEVEL], 0)
    if t[LEVEL] == 2:
        bring_crises(t, DISCARD)
    elif t[LEVEL] == 3:
        t[ROLE_DECK] = RED_ROLES
        settle_bunker(t)
    else:
        t[ROLE_DECK] |= GREEN_ROLES
