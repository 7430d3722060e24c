"""For the bot: what goes into the own Bribe envelope. It is asked every turn, so it walks through moves by hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.state import MoveList

from ..model.cells import ENVELOPE, HAND, TROUBLEMAKER
from ..model.data import ALL_CRISES, CardSet
from ..model.moves import CLOSE_ENVELOPE, ITEM, PUT, VERB
from ..model.table import BillionairesTable
from .schemes import NOT_NOW, best_reveal
from .worth import WINNING, card_worth

BRIBE_POINTS: Final = 5  # an envelope so full is enough
FIRST_BRIBE: Final = 3.6  # what the first card may be worth: only those that count double are too good
NEXT_BRIBE: Final = 1.5  # and every other one


def bribe(t: BillionairesTable, seat: i64, moves: MoveList) -> i64:
    """One card at a time: the one of least use, if the envelope needs it."""
    reveal = best_reveal(t, seat, moves)
    if reveal != NOT_NOW:
        return reveal
    can_close = moves.has(CLOSE_ENVELOPE)
    if can_close and (t.drafting() != 0 or not wants_to_bribe(t, seat)):
        return CLOSE_ENVELOPE
    best = moves.items[0]
    least = WINNING
    i: i64
    for i in range(moves.n):
        move = moves.items[i]
        if VERB[move] == PUT:
            worth = card_worth(t, seat, t.card(ITEM[move], t[HAND + seat]))
            if worth < least:
                least = worth
                best = move
    return best


def wants_to_bribe(t: BillionairesTable, seat: i64) -> bool:
    """Any points may be enough to set Policy. More than that, and a Troublemaker's, only from a full hand."""
    least = least_worth(t, seat, t[HAND + seat] & ~ALL_CRISES)
    if t[ENVELOPE + seat] == 0 and t[TROUBLEMAKER] != seat:
        return least < FIRST_BRIBE
    is_full = t.size(HAND + seat) >= t.hand_limit(seat)
    return is_full and least < NEXT_BRIBE and t.points(t[ENVELOPE + seat]) < BRIBE_POINTS


def least_worth(t: BillionairesTable, seat: i64, cards: CardSet) -> float:
    """Of these cards; of none it is more than anything."""
    least = WINNING
    while cards:
        least = min(least, card_worth(t, seat, cards & -cards))
        cards &= cards - 1
    return least
