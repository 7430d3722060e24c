"""What one seat may know, as a row of numbers: the same facts as in `view`, in the order of `layout`. Units of $10."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from fatcats.engine.bits import BIT, count, lowest
from fatcats.engine.observation import Encoder, Observation
from fatcats.engine.position import STEP
from fatcats.engine.slugs import slugs_of
from fatcats.engine.table import Table

from ..model import steps
from ..model.cells import (
    BAN,
    CASH,
    DECK,
    FAKES,
    N_PLAYERS,
    OFFICER,
    OFFSHORE,
    OWNED,
    PAWN,
    PLACED,
    REMATCH,
    ROUND,
    ROUND_FIRST,
    STANDING,
)
from ..model.parts import (
    AIR_STRIKE,
    CATEGORIES,
    GODFATHER,
    HENCHMEN,
    KINDS,
    LAST_SPACE,
    MAX_SPACES,
    MAX_TRACK,
    ban_of,
    fakes_of,
)
from ..model.steps import LAWYER_PLACEMENT
from ..model.table import CounterfeitersTable
from ..sections.printing import print_run

N_STEPS: Final[i64] = len(slugs_of(steps))
N_KINDS: Final[i64] = len(KINDS)
N_CATEGORIES: Final[i64] = len(CATEGORIES)
MARKET_PLACES: Final = 8
SPACE_NUMBERS: Final = 5  # of a space, without its henchman


@final
class CounterfeitersEncoder(Encoder):
    def encode(self, t: Table, o: Observation) -> None:
        assert isinstance(t, CounterfeitersTable)
        n = t[N_PLAYERS]
        if t.is_over():
            o.one_of(-1, N_STEPS)
        else:
            o.one_of(t.frame(STEP), N_STEPS)
        o.seat_set(t.asked())
        o.number(t[ROUND])
        o.number(t.box.max_rounds)
        o.seat(t[ROUND_FIRST])
        o.seat(t[PAWN])
        o.number(t[OFFICER])
        o.number(t.box.last[n])
        o.number(t[BAN])
        o.flag(t.is_strike())
        o.flag(t.is_closing())
        o.flag(t[REMATCH] != 0)
        encode_track(t, o, n)
        encode_spaces(t, o, n)
        encode_market(t, o)
        category: i64
        for category in range(N_CATEGORIES):
            o.number(count(t[DECK] & t.box.categories[category]))
        o.cards(removed(t, n), t.box.kind, 0, N_KINDS)
        relative: i64
        for relative in range(o.seats):
            encode_seat(t, o, o.absolute(relative))


def encode_track(t: CounterfeitersTable, o: Observation, n: i64) -> None:
    index: i64
    for index in range(t.box.last[n] + 1):
        effect = t.box.effect(n, index)
        if effect:
            o.row[o.at + index] = i16(effect_code(effect))
    o.at += MAX_TRACK


def effect_code(effect: i64) -> i64:
    if effect & LAST_SPACE:
        return 1
    if effect & GODFATHER:
        return 2
    if effect & AIR_STRIKE:
        return 3
    return 3 + ban_of(effect)


def encode_spaces(t: CounterfeitersTable, o: Observation, n: i64) -> None:
    width = SPACE_NUMBERS + o.seats
    begin = o.at
    box = t.box
    spaces = box.spaces[n]
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        o.at = begin + space * width
        o.flag(True)
        o.number(box.cost(n, space))
        o.flag(box.hats[n] & BIT[space] != 0)
        o.flag(box.bins[n] & BIT[space] != 0)
        o.flag(box.sunglasses[n] & BIT[space] != 0)
    relative: i64
    for relative in range(o.seats):
        placed = t[PLACED + o.absolute(relative)]
        while placed:
            o.row[begin + lowest(placed) * width + SPACE_NUMBERS + relative] = 1
            placed &= placed - 1
    o.at = begin + MAX_SPACES * width


def encode_market(t: CounterfeitersTable, o: Observation) -> None:
    space: i64
    for space in range(MARKET_PLACES):
        card = t.card_on(space)
        if card >= 0:
            o.one_of(t.box.kind[card], N_KINDS)
            o.number(t.box.value[card])
        else:
            o.at += N_KINDS + 1


def removed(t: CounterfeitersTable, n: i64) -> i64:
    """All market cards of this game that are nowhere any more."""
    left = t.box.decks[n] & ~t[DECK]
    space: i64
    for space in range(MARKET_PLACES):
        card = t.card_on(space)
        if card >= 0:
            left &= ~BIT[card]
    seat: i64
    for seat in range(t.seats()):
        left &= ~t[OWNED + seat]
    return left


def encode_seat(t: CounterfeitersTable, o: Observation, seat: i64) -> None:
    owned = t[OWNED + seat]
    quality = t.quality(seat)
    o.flag(t.plays(seat))
    o.cards(owned, t.box.kind, 0, N_KINDS)
    o.number(value_of(t, owned))
    o.number(quality + 1)
    if quality >= 0:
        o.number(print_run(t, seat))
    else:
        o.number(0)
    o.number(t[STANDING + seat])
    o.number(laid_down(t, seat))
    if seat == o.viewer or t.is_over() or t.box.open_money or not t.plays(seat):
        fakes = t[FAKES + seat]
        o.flag(True)
        o.number(t[CASH + seat])
        o.number(t[OFFSHORE + seat])
        o.number(fakes_of(fakes, 0))
        o.number(fakes_of(fakes, 1))
        o.number(fakes_of(fakes, 2))
    else:
        o.at += 6


def value_of(t: CounterfeitersTable, cards: i64) -> i64:
    """What the lottery tickets among these cards bring."""
    value: i64 = 0
    while cards:
        value += t.box.value[lowest(cards)]
        cards &= cards - 1
    return value


def laid_down(t: CounterfeitersTable, seat: i64) -> i64:
    """CF-3.08: used, but not on the board; the one that a lawyer has just lifted is in hand."""
    if not t.plays(seat):
        return 0
    number = HENCHMEN - t[STANDING + seat] - count(t[PLACED + seat])
    if not t.is_over() and t.frame(STEP) == LAWYER_PLACEMENT and t.actor() == seat:
        number -= 1
    return number
