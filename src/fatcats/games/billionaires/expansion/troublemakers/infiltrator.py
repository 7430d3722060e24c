"""RR-12.37 to RR-12.42: Infiltrator: the leading Billionaire plays a Revolution card."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.state import MoveList
from fatcats.engine.step import Step

from ...model import events
from ...model.cells import DISCARD, HAND, REVOLUTION_DISCARD, REVOLUTION_DRAWN
from ...model.clauses import RR_12_38, RR_12_39
from ...model.moves import DECLINE, ITEM, PLAY_CARD, USE_IT
from ...model.offers import offer_things
from ...model.steps import INFILTRATOR_PLAY
from ...model.table import BillionairesTable
from ..data import CARDS_FOR_INFILTRATOR
from .revolutionary import draw_revolution_cards, kinds_of, one_of_kind, play_revolution_card


class Infiltration(Step[BillionairesTable]):
    """The leading Billionaire may discard the whole hand to play one of two Revolution cards."""

    clause = RR_12_38

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(DECLINE)
        out.add(USE_IT)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        if move == DECLINE:
            return
        t.emit(events.INFILTRATED, seat, t.shown(t[HAND + seat]), 0)
        t.move_all(HAND + seat, DISCARD)
        draw_revolution_cards(t, CARDS_FOR_INFILTRATOR, REVOLUTION_DRAWN)
        t.emit(events.DREW_REVOLUTION, seat, t[REVOLUTION_DRAWN], 0)
        t.push(INFILTRATOR_PLAY, seat, 0)


class InfiltratorPlay(Step[BillionairesTable]):
    """RR-12.39: one of the two must be played; the other goes to the Revolution discard pile."""

    clause = RR_12_39

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(PLAY_CARD, kinds_of(t[REVOLUTION_DRAWN]), out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        card = one_of_kind(t[REVOLUTION_DRAWN], ITEM[move])
        t.move(t[REVOLUTION_DRAWN] & ~card, REVOLUTION_DRAWN, REVOLUTION_DISCARD)
        play_revolution_card(t, seat, card, REVOLUTION_DRAWN)
