"""RR-11: the Declared Revolutionary's turn: three cards are drawn, one is played every turn."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, lowest, nth
from fatcats.engine.errors import BadChance
from fatcats.engine.state import MoveList
from fatcats.engine.step import AutomaticStep, Step

from ...model import events
from ...model.cells import (
    GUILLOTINE,
    ORGANIZE_ROW,
    REVOLUTION_DECK,
    REVOLUTION_DISCARD,
    REVOLUTION_HAND,
    REVOLUTION_PLAYED,
)
from ...model.clauses import RR_11_08
from ...model.moves import ITEM, PLAY_CARD
from ...model.offers import offer_things
from ...model.steps import ORGANIZING, REVOLUTION_DONE
from ...model.table import BillionairesTable
from ..data import (
    CARDS_TO_DRAW,
    CARDS_TO_ORGANIZE,
    N_REVOLUTION_KINDS,
    REVOLUTION_CARDS_OF_KIND,
    REVOLUTION_KIND,
    RevolutionSet,
)
from .revolution_cards import carry_out_card


class RevolutionDraw(AutomaticStep[BillionairesTable]):
    """RR-11.05: who has none to play draws three; RR-12.24: Rebels that had to wait are placed first."""

    def happen(self, t: BillionairesTable, seat: i64, _: i64) -> None:
        if t[REVOLUTION_HAND] == 0:
            draw_revolution_cards(t, CARDS_TO_DRAW, REVOLUTION_HAND)
            t.emit(events.DREW_REVOLUTION, seat, t[REVOLUTION_HAND], 0)
        if t.size(ORGANIZE_ROW) >= CARDS_TO_ORGANIZE and t[GUILLOTINE] != 0:
            t.push(ORGANIZING, seat, seat)


def draw_revolution_cards(t: BillionairesTable, number: i64, target: i64) -> None:
    """RR-11.06: if there are too few, deck and discards are shuffled together first."""
    if t.size(REVOLUTION_DECK) < number:
        t.move_all(REVOLUTION_DISCARD, REVOLUTION_DECK)
    while number > 0:
        t.move(random_revolution_card(t), REVOLUTION_DECK, target)
        number -= 1


def random_revolution_card(t: BillionairesTable) -> RevolutionSet:
    """Chance names the kind."""
    deck = t[REVOLUTION_DECK]
    if t.chance_is_scripted():
        kind = t.next_scripted()
        if kind < 0 or kind >= N_REVOLUTION_KINDS or deck & REVOLUTION_CARDS_OF_KIND[kind] == 0:
            raise BadChance("chance draws a Revolution card that is not in the deck")
    else:
        kind = REVOLUTION_KIND[nth(deck, t.below(count(deck)))]
    t.record(kind)
    return one_of_kind(deck, kind)


def one_of_kind(cards: RevolutionSet, kind: i64) -> RevolutionSet:
    found = cards & REVOLUTION_CARDS_OF_KIND[kind]
    return found & -found


def kinds_of(cards: RevolutionSet) -> i64:
    """The set of kinds."""
    kinds: i64 = 0
    while cards:
        kinds |= BIT[REVOLUTION_KIND[lowest(cards)]]
        cards &= cards - 1
    return kinds


class RevolutionPlay(Step[BillionairesTable]):
    """RR-11.08, RR-11.09: exactly one of the face-up cards, even if it has no effect."""

    clause = RR_11_08

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(PLAY_CARD, kinds_of(t[REVOLUTION_HAND]), out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        play_revolution_card(t, seat, one_of_kind(t[REVOLUTION_HAND], ITEM[move]), REVOLUTION_HAND)


def play_revolution_card(t: BillionairesTable, player: i64, card: RevolutionSet, source: i64) -> None:
    """RR-11.10: it is carried out, then put on the Revolution discard pile."""
    t.move(card, source, REVOLUTION_PLAYED)
    t.emit(events.PLAYED_REVOLUTION, player, card, 0)
    t.push(REVOLUTION_DONE, player, lowest(card))
    carry_out_card(t, player, REVOLUTION_KIND[lowest(card)])


class RevolutionDone(AutomaticStep[BillionairesTable]):
    """The card leaves play; Organize! has gone to its row already (RR-12.21)."""

    def happen(self, t: BillionairesTable, player: i64, card: i64) -> None:
        t.move(t[REVOLUTION_PLAYED] & BIT[card], REVOLUTION_PLAYED, REVOLUTION_DISCARD)
