"""The game: every step of the rules in its place, and the table on which it begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.position import FRAME
from fatcats.engine.rng import Rng
from fatcats.engine.rules import Rules

from .knowledge.determinize import determinize
from .model import steps
from .model.box import Box
from .model.cells import ENDING, MAX_FRAMES, N_CELLS, N_PLAYERS, PLAYERS, SEATS
from .model.parts import DOLLARS, everybody
from .model.table import CounterfeitersTable
from .sections.closing import BadLawyer, GreatLawyer, LastHenchmen, LawyerPlacement
from .sections.diners import Diners
from .sections.exchange import ReceiverNotes, SupermarketNotes
from .sections.flight import Flight
from .sections.market import MarketRefill
from .sections.payout import FinalPayout, place
from .sections.round_end import HenchmenReturn, NextRound
from .sections.setup import Setup
from .sections.turn import Turn

RULES_VERSION: Final = "2"
EMPTY_ROW: Final = vec[i64]([0] * (N_CELLS + FRAME * MAX_FRAMES))


class CounterfeitersRules(Rules[CounterfeitersTable]):
    def determinize(self, t: CounterfeitersTable, seat: i64, rng: Rng) -> None:
        determinize(t, seat, rng)

    def place(self, t: CounterfeitersTable, seat: i64) -> i64:
        return place(t, seat)

    def score(self, t: CounterfeitersTable, seat: i64) -> i64:
        return t.fortune(seat) * DOLLARS

    def ending(self, t: CounterfeitersTable) -> i64:
        return t[ENDING]


RULES: Final = CounterfeitersRules(
    steps,
    [
        Setup(),
        Turn(),
        SupermarketNotes(),
        ReceiverNotes(),
        Flight(),
        HenchmenReturn(),
        MarketRefill(),
        Diners(),
        NextRound(),
        LastHenchmen(),
        GreatLawyer(),
        BadLawyer(),
        LawyerPlacement(),
        FinalPayout(),
    ],
)


def blank_table(seats: i64, rng: Rng, box: Box) -> CounterfeitersTable:
    """Everybody at the table, nothing laid out."""
    t = CounterfeitersTable(EMPTY_ROW[:], N_CELLS, rng, RULES, box)
    t[SEATS] = seats
    t[PLAYERS] = everybody(seats)
    t[N_PLAYERS] = seats
    return t
