"""ZN-2: the deal."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.errors import BadChance
from fatcats.engine.step import AutomaticStep
from fatcats.engine.tally import ONE

from ..model import events
from ..model.cards import DECK, DECK_SIZE, PUT_ASIDE
from ..model.cells import ACTIVE, DEALER, GAVE, HAND, LEFT, NOBODY, OUT, PARTNER, PLAYED
from ..model.cells import PUT_ASIDE as ASIDE
from ..model.table import ZillionaireTable


class Deal(AutomaticStep[ZillionaireTable]):
    """ZN-2.01: one card at a time, clockwise from the dealer's left, until two remain; ZN-2.03: these are put aside."""

    def happen(self, t: ZillionaireTable, _: i64, about: i64) -> None:
        gather_cards(t)
        deck = DECK[:]
        shuffle(t, deck)
        row = t.row
        seat = t[DEALER]
        drawn: i64
        for drawn in range(DECK_SIZE - PUT_ASIDE):
            seat = row[LEFT + seat]
            row[HAND + seat] += ONE[deck[drawn]]
        t[ASIDE] = ONE[deck[DECK_SIZE - 2]] + ONE[deck[DECK_SIZE - 1]]
        if t.events is not None:
            emit_deal(t)


def gather_cards(t: ZillionaireTable) -> None:
    """ZN-2.04: all cards are shuffled together again."""
    seat: i64
    for seat in range(t.seats()):
        t[HAND + seat] = 0
        t[PLAYED + seat] = 0
        t[GAVE + seat] = 0
        t[PARTNER + seat] = NOBODY
    t[ACTIVE] = t.everybody()
    t[OUT] = 0


def shuffle(t: ZillionaireTable, deck: vec[i64]) -> None:
    """Put a random card of those left in each place that is dealt; chance names its rank."""
    drawn: i64
    for drawn in range(DECK_SIZE - PUT_ASIDE):
        place = drawn
        if t.script is None:
            place += t.below(DECK_SIZE - drawn)
        else:
            place = scripted_card(t, deck, drawn)
        rank = deck[place]
        deck[place] = deck[drawn]
        deck[drawn] = rank
        t.record(rank)


def scripted_card(t: ZillionaireTable, deck: vec[i64], drawn: i64) -> i64:
    if t.chance_is_scripted():
        return find_card(deck, drawn, t.next_scripted())
    return drawn + t.below(DECK_SIZE - drawn)


def find_card(deck: vec[i64], drawn: i64, rank: i64) -> i64:
    place = drawn
    while place < DECK_SIZE:
        if deck[place] == rank:
            return place
        place += 1
    raise BadChance("chance deals a card that is not in the deck any more")


def emit_deal(t: ZillionaireTable) -> None:
    seat: i64
    for seat in range(t.seats()):
        t.emit(events.DEALT, seat, (DECK_SIZE - PUT_ASIDE) // t.seats(), t[HAND + seat])
