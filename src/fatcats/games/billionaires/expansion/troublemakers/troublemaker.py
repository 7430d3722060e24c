"""RR-7: the undeclared Troublemaker between turns: the Round draw, and the lowest card of a Buy.

The other standing rules of the section are where the base game asks: `table.poorest`, `tax`, `policy`, `envelopes`.
"""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, each, lowest
from fatcats.engine.state import MoveList
from fatcats.engine.step import Step
from fatcats.engine.tally import held

from ...model import events
from ...model.cells import COLLECTED, DECK, DECK_TABLE, FACE_UP, HAND, ICONS, PLAYED, SEEN
from ...model.clauses import RR_7_08, RR_7_13
from ...model.data import ALL_CRISES, FIRST_CRISIS, HAND_LIMIT, CardSet
from ...model.moves import DRAW, ITEM, LEAVE, RECEIVE
from ...model.offers import kinds_among, offer_kinds
from ...model.table import BillionairesTable
from ...sections.turn import draw_card


def icons_collected(t: BillionairesTable) -> i64:
    icons: i64 = 0
    for card in each(t[COLLECTED]):
        icons += held(t[ICONS], card - FIRST_CRISIS)
    return icons


class RoundDraw(Step[BillionairesTable]):
    """RR-7.08: before the first turn of a Round the Reformist may draw one card."""

    clause = RR_7_08

    def begin(self, t: BillionairesTable) -> None:
        if t[DECK] != 0 and t.size(HAND + t.reformist()) < HAND_LIMIT:
            t.ask(t.reformist())
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(DRAW)
        out.add(LEAVE)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        if move == DRAW:
            draw_card(t, seat)
        else:
            t.emit(events.LEFT_DECK, seat, 0, 0)


class LowestCard(Step[BillionairesTable]):
    """RR-7.11 to RR-7.15: after a Buy that succeeded the Reformist takes its lowest card. ABOUT: the Market."""

    clause = RR_7_13

    def begin(self, t: BillionairesTable) -> None:
        receiver = t.reformist()
        cards = lowest_cards(t, t.about())
        if cards == 0 or t.size(HAND + receiver) >= t.hand_limit(receiver):
            t.done()
        elif count(kinds_among(t[DECK_TABLE], cards)) > 1:
            t.ask(receiver)
        else:
            receive(t, receiver, cards & -cards)

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_kinds(t, RECEIVE, lowest_cards(t, t.about()), out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        receive(t, seat, t.card(ITEM[move], lowest_cards(t, t.about())))


def lowest_cards(t: BillionairesTable, market: i64) -> CardSet:
    """RR-7.12, RR-7.13: of all cards played and found, Crises aside, those with the fewest points."""
    considered = (t[PLAYED] | t[FACE_UP + market]) & ~ALL_CRISES
    fewest: i64 = 99
    cards: CardSet = 0
    while considered:
        card = BIT[lowest(considered)]
        considered &= considered - 1
        points = t.points(card)
        if points < fewest:
            fewest = points
            cards = 0
        if points == fewest:
            cards |= card
    return cards


def receive(t: BillionairesTable, receiver: i64, card: CardSet) -> None:
    """In public: everybody may remember it."""
    source: i64 = PLAYED
    if t[PLAYED] & card == 0:
        source = FACE_UP + t.about()
    t.done()
    t.move(card, source, HAND + receiver)
    t[SEEN] |= card
    t.emit(events.RECEIVED_LOWEST, receiver, t.shown(card), 0)
