"""For the bot: the own turn: the Action that is worth most, the Asset that fills a space, the card missed least."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.state import MoveList

from ..model.cells import HAND
from ..model.data import BANKER
from ..model.moves import CLAIM, CONTRIBUTE, DRAW, ITEM, REVEAL, VERB
from ..model.table import BillionairesTable
from .prospects import MAX, MINE
from .rocketry import contribution_worth
from .schemes import NOT_NOW, best_reveal
from .weighing import weigh
from .worth import WINNING, asset_worth, card_worth


def best_action(t: BillionairesTable, seat: i64, moves: MoveList) -> i64:
    reveal = best_reveal(t, seat, moves)
    if reveal != NOT_NOW:
        return reveal
    MINE.look(t, seat, seat)
    best = moves.items[0]
    most = -MAX * MAX
    i: i64
    for i in range(moves.n):
        move = moves.items[i]
        if move >= REVEAL:
            break  # those come last
        worth = 0.0
        if VERB[move] == CONTRIBUTE:
            card = t.card(ITEM[move], t[HAND + seat])
            worth = contribution_worth(t, seat, card) - card_worth(t, seat, card)
        else:
            worth = weigh(t, seat, move)
        if worth > most:
            most = worth
            best = move
    return best


def draw_or_reveal(t: BillionairesTable, seat: i64, moves: MoveList) -> i64:
    """A Banker is Revealed early; otherwise more cards are better."""
    reveal = best_reveal(t, seat, moves)
    if reveal != NOT_NOW:
        return reveal
    return DRAW if moves.has(DRAW) else moves.items[0]


def end_of_turn(t: BillionairesTable, seat: i64, moves: MoveList) -> i64:
    reveal = best_reveal(t, seat, moves)
    return moves.items[0] if reveal == NOT_NOW else reveal


def best_claim(t: BillionairesTable, seat: i64, moves: MoveList) -> i64:
    """The Asset that fills a space; for a Puppet, what it or its player needs."""
    buyer = t.actor()
    best = moves.items[0]
    most = -1.0
    i: i64
    for i in range(moves.n):
        move = moves.items[i]
        if VERB[move] == CLAIM:
            worth = max(asset_worth(t, buyer, ITEM[move]), asset_worth(t, seat, ITEM[move]))
            if worth > most:
                most = worth
                best = move
    return best


def least_card(t: BillionairesTable, seat: i64, moves: MoveList) -> i64:
    if moves.has(REVEAL + BANKER):
        return REVEAL + BANKER
    best = moves.items[0]
    least = WINNING
    i: i64
    for i in range(moves.n):
        move = moves.items[i]
        worth = card_worth(t, seat, t.card(ITEM[move], t[HAND + seat]))
        if move < REVEAL and worth < least:
            least = worth
            best = move
    return best
