"""RR-12.21 to RR-12.24: Organize!"""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.state import MoveList
from fatcats.engine.step import Step

from ...model.cells import GUILLOTINE, ORGANIZE_ROW, REVOLUTION_DISCARD, REVOLUTION_PLAYED, TROUBLEMAKER
from ...model.clauses import RR_12_22
from ...model.data import FIRST_CRISIS
from ...model.moves import ADD_REBELS, ITEM
from ...model.offers import offer_things
from ...model.steps import ORGANIZING
from ...model.table import BillionairesTable
from ...sections.crisis import add_rebels
from ..data import CARDS_TO_ORGANIZE, ORGANIZE, REBELS_ORGANIZED, REVOLUTION_CARDS_OF_KIND


def lay_organize(t: BillionairesTable, player: i64) -> None:
    """The card stays before the Declared Revolutionary; the third brings Rebels, if there is a Crisis for them."""
    t.move(t[REVOLUTION_PLAYED] & REVOLUTION_CARDS_OF_KIND[ORGANIZE], REVOLUTION_PLAYED, ORGANIZE_ROW)
    if t.size(ORGANIZE_ROW) >= CARDS_TO_ORGANIZE and t[GUILLOTINE] != 0:
        t.push(ORGANIZING, t[TROUBLEMAKER], player)


class Organizing(Step[BillionairesTable]):
    """RR-12.22: two Rebels, or the last one, on one Crisis. ABOUT: who played the third card (RR-13.17)."""

    clause = RR_12_22

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(ADD_REBELS - FIRST_CRISIS, t[GUILLOTINE], out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        player = t.about()
        t.done()
        number: i64 = CARDS_TO_ORGANIZE
        while number > 0:
            t.move(t[ORGANIZE_ROW] & -t[ORGANIZE_ROW], ORGANIZE_ROW, REVOLUTION_DISCARD)
            number -= 1
        add_rebels(t, ITEM[move], REBELS_ORGANIZED, player, seat)
