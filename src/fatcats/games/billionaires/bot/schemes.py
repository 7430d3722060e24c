"""For the bot: when to Reveal the own Role on the own turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.state import MoveList

from ..model.cells import ASSETS_OF, BILLIONAIRES, CAPTOR, DECK, ENVELOPE, HELD_TURN
from ..model.data import BANKER, MAX_SEATS, TOADY, TOADY_POINTS
from ..model.moves import BROKER, CON, CON_OUTRIGHT, ITEM, PLACE, REVEAL, SWAP_ENVELOPES, VERB
from ..model.table import BillionairesTable
from ..sections.special import own_of_pair
from .weighing import weigh_single_audit, weigh_trade
from .worth import asset_worth, loss

NOT_NOW: Final[i64] = -1
ENOUGH: Final = 6.0  # what a Role used once must gain
CARDS_LEFT: Final = 6  # a Banker is not Revealed for the last few cards of a Round


def best_reveal(table: BillionairesTable, seat: i64, moves: MoveList) -> i64:
    """The Reveal that is worth it now, or NOT_NOW to wait."""
    best = NOT_NOW
    if moves.items[moves.n - 1] < REVEAL:
        return best  # they come last among the moves, so it is quickly seen if there is none
    most = ENOUGH
    i: i64
    for i in range(moves.n):
        move = moves.items[i]
        if move >= REVEAL:
            worth = gain(table, seat, move)
            if worth >= most and (best == NOT_NOW or worth > most):
                best = move
                most = worth
    return best


def gain(table: BillionairesTable, seat: i64, move: i64) -> float:
    verb = VERB[move]
    if verb == BROKER:
        return broker_gain(table, seat, move)
    if verb == CON:
        return con_gain(table, seat, move)
    if verb == CON_OUTRIGHT:
        return weigh_single_audit(table, seat, ITEM[move])
    if verb == SWAP_ENVELOPES:
        return 3.0 * float(table.size(ENVELOPE + ITEM[move]) - table.size(ENVELOPE + seat)) - 3.0
    if move == REVEAL + BANKER:
        return ENOUGH if table.size(DECK) >= CARDS_LEFT else 0.0
    if move == REVEAL + TOADY:
        return ENOUGH if has_a_patron(table, seat) else 0.0
    return 0.0  # the Vulture Capitalist waits for a Policy to set


def turn_taken(table: BillionairesTable, seat: i64) -> i64:
    """Whose turn the seat takes: its own, or that of a hostage, whose Role may come with it."""
    if table[CAPTOR] == seat:
        return table[HELD_TURN] - 1
    return seat


def broker_gain(table: BillionairesTable, seat: i64, move: i64) -> float:
    given = own_of_pair(table, turn_taken(table, seat), move)
    taken = asset_worth(table, seat, PLACE[move] + ITEM[move] - given)
    if taken < ENOUGH:
        return taken  # whatever is given for it
    return taken - loss(table, seat, given)


def con_gain(table: BillionairesTable, seat: i64, move: i64) -> float:
    """The other player picks what hurts less, so the smaller gain counts. A trade that is not enough decides."""
    trade = weigh_trade(table, seat, move)
    if trade < ENOUGH:
        return trade
    given = own_of_pair(table, turn_taken(table, seat), move)
    taken = PLACE[move] + ITEM[move] - given
    return min(trade, weigh_single_audit(table, seat, taken) + 4.0)


def has_a_patron(table: BillionairesTable, seat: i64) -> bool:
    """Somebody close to winning has four points of the own Suit in this envelope."""
    other: i64
    for other in range(MAX_SEATS):
        if table[BILLIONAIRES] & BIT[other] and table.controller(other) != seat and table[ASSETS_OF + other]:
            points = table.points(table[ENVELOPE + seat] & table.own_suit(other))
            if points >= TOADY_POINTS and table.filled(other) >= 3:
                return True
    return False
