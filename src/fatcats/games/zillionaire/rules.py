"""The game: every step of the rules in its place, and the table on which a match begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.position import FRAME
from fatcats.engine.rng import Rng
from fatcats.engine.rules import Rules

from .knowledge.determinize import determinize
from .model import steps
from .model.cards import NO_RANK, NO_STATUS
from .model.cells import GAME, LAST_STATUS, MAX_FRAMES, N_CELLS, NOBODY, PARTNER, SEATS, SITS_AT, STATUS, TOP_RANK
from .model.table import ZillionaireTable
from .sections.deal import Deal
from .sections.exchange import Exchange
from .sections.follow import Follow
from .sections.lead import Lead, SizeNaming
from .sections.scoring import Scoring, match_place
from .sections.seating import Seating, link_neighbours

RULES_VERSION: Final = "1"
EMPTY_ROW: Final = vec[i64]([0] * (N_CELLS + FRAME * MAX_FRAMES))


class ZillionaireRules(Rules[ZillionaireTable]):
    def determinize(self, t: ZillionaireTable, seat: i64, rng: Rng) -> None:
        determinize(t, seat, rng)

    def place(self, t: ZillionaireTable, seat: i64) -> i64:
        return match_place(t, seat)

    def score(self, t: ZillionaireTable, seat: i64) -> i64:
        return t.points(seat)

    def ending(self, t: ZillionaireTable) -> i64:
        return 0


RULES: Final = ZillionaireRules(steps, [Seating(), Deal(), Exchange(), Lead(), SizeNaming(), Follow(), Scoring()])


def blank_table(seats: i64, rng: Rng) -> ZillionaireTable:
    """Players in their seats, nothing dealt; options are still to be set."""
    t = ZillionaireTable(EMPTY_ROW[:], N_CELLS, rng, RULES)
    t[SEATS] = seats
    seat: i64
    for seat in range(seats):
        t[SITS_AT + seat] = seat
        t[STATUS + seat] = NO_STATUS
        t[LAST_STATUS + seat] = NO_STATUS
        t[PARTNER + seat] = NOBODY
    link_neighbours(t)
    t[TOP_RANK] = NO_RANK
    t[GAME] = 1
    return t
