"""The game: every step of the rules in its place, and the table on which a game begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.position import FRAME
from fatcats.engine.rng import Rng
from fatcats.engine.rules import Rules

from .knowledge.determinize import determinize
from .model import steps
from .model.cards import NONE, STARTING_MONEY
from .model.cells import DOUBLE, ENDING, HEIST, HIDDEN, MAX_FRAMES, MONEY, N_CELLS, NAMED, SEATS
from .model.steps import SET_UP
from .model.table import MillionsTable
from .sections.announcements import Announcement
from .sections.answers import Answer
from .sections.heist import Call
from .sections.live import LiveNegotiation
from .sections.negotiation import Negotiation, Vote
from .sections.planning import CentreCards, LootReveal, RoleChoice, SetUp
from .sections.sharing import NextHeist, Sharing, final_place
from .sections.targets import MentalistVictim, TechTarget

RULES_VERSION: Final = "1"
EMPTY_ROW: Final = vec[i64]([0] * (N_CELLS + FRAME * MAX_FRAMES))


class MillionsRules(Rules[MillionsTable]):
    def determinize(self, t: MillionsTable, seat: i64, rng: Rng) -> None:
        determinize(t, seat, rng)

    def place(self, t: MillionsTable, seat: i64) -> i64:
        return final_place(t, seat)

    def score(self, t: MillionsTable, seat: i64) -> i64:
        return t[MONEY + seat]

    def ending(self, t: MillionsTable) -> i64:
        return t[ENDING]


RULES: Final = MillionsRules(
    steps,
    [
        LootReveal(),
        RoleChoice(),
        CentreCards(),
        Announcement(),
        Negotiation(),
        Answer(),
        Vote(),
        LiveNegotiation(),
        Call(),
        TechTarget(),
        MentalistVictim(),
        Sharing(),
        NextHeist(),
        SetUp(),
    ],
)


def blank_table(seats: i64, rng: Rng) -> MillionsTable:
    """MD-1.03: everybody has 10M; options and Loot cards are still to be set."""
    t = MillionsTable(EMPTY_ROW[:], N_CELLS, rng, RULES)
    t[SEATS] = seats
    if seats == 3:
        t[DOUBLE] = 1
    seat: i64
    for seat in range(seats):
        t[MONEY + seat] = STARTING_MONEY
    t[HIDDEN] = NONE
    t[NAMED] = NONE
    t[HEIST] = 1
    return t


def begin_game(t: MillionsTable) -> None:
    t.push(SET_UP, 0, 0)
