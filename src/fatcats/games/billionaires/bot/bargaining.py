"""For the bot: the Panic!, and dealings with Puppets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, members
from fatcats.engine.position import DRAFT
from fatcats.engine.state import MoveList

from ..model import steps
from ..model.cells import ASSETS_OF, HAND
from ..model.data import ALL_ASSETS, SPACES_TO_FILL
from ..model.moves import (
    ACCEPT,
    DECLINE,
    FINISH,
    HIGHER_ASSET,
    ITEM,
    LOWER,
    LOWER_ASSET,
    OFFER_SWAP,
    PASS_BY,
    PAY,
    PLACE,
    RAISE,
    REFUSE,
    SACRIFICE,
    SUBMIT,
    TRADE,
    VERB,
)
from ..model.plan import owner_after, sacrifices, swap_of, swaps
from ..model.table import BillionairesTable
from ..sections.puppets import SECOND_ROLL, SIDES
from .answer import Answer
from .plans import best_plan, is_acceptable
from .prospects import MINE
from .worth import WINNING, asset_worth, card_worth, loss, market_gain

NO_SWAP: Final[i64] = -1

# --- negotiation ------------------------------------------------------------------------------------------------------


def negotiate(table: BillionairesTable, seat: i64, moves: MoveList) -> i64:
    """A swap that is good for both, a plan that everybody named in it should accept, or nothing."""
    if moves.items[moves.n - 1] == SUBMIT:
        return SUBMIT  # it comes last among the moves
    draft = table.frame(DRAFT)
    if draft == 0:
        swap = best_swap(table, seat, moves)
        if swap != NO_SWAP:
            return swap
    if VERB[moves.items[0]] == SACRIFICE:  # these come first
        plan = best_plan(table, seat, sacrifices(draft))
        i: i64
        for i in range(moves.n):
            if VERB[moves.items[i]] == SACRIFICE and plan & BIT[ITEM[moves.items[i]]]:
                return moves.items[i]
    if draft:
        return least_missed(table, moves)
    return PASS_BY


def least_missed(table: BillionairesTable, moves: MoveList) -> i64:
    best = moves.items[0]
    least = WINNING
    i: i64
    for i in range(moves.n):
        asset = ITEM[moves.items[i]]
        missed = loss(table, table.owner_of(asset), asset)
        if missed < least:
            least = missed
            best = moves.items[i]
    return best


def best_swap(table: BillionairesTable, seat: i64, moves: MoveList) -> i64:
    """One that fills a space here and costs the other player none, or NO_SWAP."""
    best = NO_SWAP
    most: i64 = 0
    i: i64
    for i in range(moves.n):
        move = moves.items[i]
        if VERB[move] == OFFER_SWAP:
            gain = gains(table, seat, move)
            if gain > most and gains(table, other_owner(table, seat, move), move) >= 0:
                most = gain
                best = move
    return best


def other_owner(table: BillionairesTable, seat: i64, move: i64) -> i64:
    owner = table.owner_of(PLACE[move])
    if owner == seat:
        return table.owner_of(ITEM[move])
    return owner


def gains(table: BillionairesTable, seat: i64, move: i64) -> i64:
    """How many spaces the swap fills for this player."""
    before = table[ASSETS_OF + seat]
    pair = BIT[PLACE[move]] | BIT[ITEM[move]]
    return table.filled_with(seat, before ^ pair) - table.filled(seat)


def answer_proposal(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    plan = table.about()
    proposer = table.actor()
    kept = holdings_after(table, seat, plan)
    lost = table.filled(seat) - table.filled_with(seat, kept)
    if table.filled_with(seat, kept) == SPACES_TO_FILL:
        return int(ACCEPT)
    if table.filled_with(proposer, holdings_after(table, proposer, plan)) == SPACES_TO_FILL:
        return int(REFUSE)
    if sacrifices(plan) and not swaps(plan):
        return int(ACCEPT if is_acceptable(table, seat, plan, True) else REFUSE)
    if not sacrifices(plan):
        return int(ACCEPT if lost < 0 or (lost == 0 and not makes_rich(table, proposer, plan)) else REFUSE)
    return int(ACCEPT if lost <= 0 else REFUSE)


def makes_rich(table: BillionairesTable, proposer: int, plan: int) -> bool:
    return bool(table.filled_with(proposer, holdings_after(table, proposer, plan)) >= 4)


def holdings_after(table: BillionairesTable, seat: int, plan: int) -> int:
    """What a player would hold if the proposal were carried out."""
    touched = sacrifices(plan)
    for number in range(swaps(plan)):
        touched |= BIT[LOWER_ASSET[swap_of(plan, number)]] | BIT[HIGHER_ASSET[swap_of(plan, number)]]
    held = table[ASSETS_OF + seat] & ~touched
    for asset in members(touched & ~sacrifices(plan) & ALL_ASSETS):
        if owner_after(table, asset, plan, swaps(plan)) == seat:
            held |= BIT[asset]
    return int(held)


def dictate_or_not(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """Always: others pay, and the Rebels are fewer."""
    return legal[-1]


def dictate(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """What hurts others most, the own Assets last."""

    def harm(move: int) -> float:
        owner = table.owner_of(ITEM[move])
        return loss(table, owner, ITEM[move]) * (-1.0 if table.controller(owner) == seat else 1.0)

    return max(legal, key=harm)


# --- Puppets ----------------------------------------------------------------------------------------------------------


def shift_roll(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """One cheap card, if it turns a useless roll into a good one."""
    about = table.about()
    roll, is_second = about % SECOND_ROLL, about >= SECOND_ROLL
    if table.frame(DRAFT):
        return int(FINISH)
    best, best_worth = int(FINISH), roll_worth(table, seat, roll, is_second) + 2.0
    for move in legal:
        if VERB[move] in (RAISE, LOWER):
            card = table.card(ITEM[move], table[HAND + seat])
            shift = table.points(card) * (1 if VERB[move] == RAISE else -1)
            worth = roll_worth(table, seat, (roll - 1 + shift) % SIDES + 1, is_second) - card_worth(table, seat, card)
            if worth > best_worth:
                best, best_worth = move, worth
    return best


def roll_worth(table: BillionairesTable, seat: int, roll: int, is_second: bool) -> float:
    """A first six lets the Puppet buy; then it depends on the Market."""
    puppet = table.seats() + seat
    if not is_second:
        return 6.0 if roll == SIDES else 0.0
    if roll == SIDES:
        return 5.0
    if not table.is_open(roll - 1):
        return 0.0
    MINE.look(table, seat, puppet)
    gain = max(market_gain(table, puppet, roll - 1), 0.6 * market_gain(table, seat, roll - 1))
    return MINE.chance(roll - 1, 0) * gain - MINE.costs[roll - 1]


def trade_with_puppet(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """A spare Asset for one that fills a space, one after the other."""
    draft = table.frame(DRAFT)
    held = table[ASSETS_OF + seat] ^ (draft & (table[ASSETS_OF + seat] | table[ASSETS_OF + table.seats() + seat]))
    best, most = int(FINISH), table.filled_with(seat, held)
    for move in legal:
        if VERB[move] == TRADE:
            filled = table.filled_with(seat, held ^ (BIT[PLACE[move]] | BIT[ITEM[move]]))
            if filled > most:
                best, most = move, filled
    return best


def pay(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """As little as is enough."""
    if FINISH in legal:
        return int(FINISH)
    pays = [move for move in legal if VERB[move] == PAY]
    return max(pays, key=lambda move: table.points(table.card(ITEM[move], table[HAND + seat])))


def purchase_or_not(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    offers = [move for move in legal if move != DECLINE]
    best = max(offers, key=lambda move: asset_worth(table, seat, ITEM[move]))
    return best if asset_worth(table, seat, ITEM[best]) > 5.0 else int(DECLINE)


BARGAINING: dict[int, Answer] = {
    steps.PROPOSAL: answer_proposal,
    steps.BROKER_WINDOW: dictate_or_not,
    steps.DICTATE: dictate,
    steps.ROLL_SHIFT: shift_roll,
    steps.PUPPET_TRADE: trade_with_puppet,
    steps.PAYMENT: pay,
    steps.PURCHASE_WINDOW: purchase_or_not,
}
