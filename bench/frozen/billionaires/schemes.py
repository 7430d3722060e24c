"""For the bot: when to Reveal the own Role on the own turn."""

from __future__ import annotations

from fatcats.games.billionaires.model.cells import ASSETS_OF, BILLIONAIRES, CAPTOR, DECK, ENVELOPE, HELD_TURN
from fatcats.games.billionaires.model.data import BANKER, MAX_SEATS, TOADY, TOADY_POINTS
from fatcats.games.billionaires.model.moves import BROKER, CON, CON_OUTRIGHT, ITEM, PLACE, REVEAL, SWAP_ENVELOPES, VERB
from fatcats.games.billionaires.model.table import BillionairesTable
from fatcats.games.billionaires.sections.special import own_of_pair

from .weighing import weigh_audit, weigh_trade
from .worth import asset_worth, loss

ENOUGH = 6.0  # what a Role used once must gain
CARDS_LEFT = 6  # a Banker is not Revealed for the last few cards of a Round


def best_reveal(table: BillionairesTable, seat: int, legal: list[int]) -> int | None:
    """The Reveal that is worth it now, or None to wait."""
    reveals = [move for move in legal if move >= REVEAL]
    if not reveals:
        return None
    best = max(reveals, key=lambda move: gain(table, seat, move))
    return best if gain(table, seat, best) >= ENOUGH else None


def gain(table: BillionairesTable, seat: int, move: int) -> float:
    verb = VERB[move]
    if verb == BROKER:
        given = own_of_pair(table, turn_taken(table, seat), move)
        return asset_worth(table, seat, PLACE[move] + ITEM[move] - given) - loss(table, seat, given)
    if verb == CON:
        return con_gain(table, seat, move)
    if verb == CON_OUTRIGHT:
        return weigh_audit(table, seat, ITEM[move])
    if verb == SWAP_ENVELOPES:
        return 3.0 * float(table.size(ENVELOPE + ITEM[move]) - table.size(ENVELOPE + seat)) - 3.0
    if move == REVEAL + BANKER:
        return ENOUGH if table.size(DECK) >= CARDS_LEFT else 0.0
    if move == REVEAL + TOADY:
        return ENOUGH if has_a_patron(table, seat) else 0.0
    return 0.0  # the Vulture Capitalist waits for a Policy to set


def turn_taken(table: BillionairesTable, seat: int) -> int:
    """Whose turn the seat takes: its own, or that of a hostage, whose Role may come with it."""
    return int(table[HELD_TURN]) - 1 if table[CAPTOR] == seat else seat


def con_gain(table: BillionairesTable, seat: int, move: int) -> float:
    """The other player picks what hurts less, so the smaller gain counts."""
    given = own_of_pair(table, turn_taken(table, seat), move)
    taken = PLACE[move] + ITEM[move] - given
    return min(weigh_trade(table, seat, move), weigh_audit(table, seat, taken) + 4.0)


def has_a_patron(table: BillionairesTable, seat: int) -> bool:
    """Somebody close to winning has four points of the own Suit in this envelope."""
    for other in range(MAX_SEATS):
        if table[BILLIONAIRES] >> other & 1 and table.controller(other) != seat and table[ASSETS_OF + other]:
            points = table.points(table[ENVELOPE + seat] & table.own_suit(other))
            if points >= TOADY_POINTS and table.filled(other) >= 3:
                return True
    return False
