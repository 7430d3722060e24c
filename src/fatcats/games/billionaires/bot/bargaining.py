"""For the bot: the Panic!, and dealings with Puppets."""

from __future__ import annotations

from fatcats.engine.bits import BIT, members
from fatcats.engine.position import DRAFT

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
from .worth import asset_worth, card_worth, loss, market_gain

# --- negotiation ------------------------------------------------------------------------------------------------------


def negotiate(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """A swap that is good for both, a plan that everybody named in it should accept, or nothing."""
    if SUBMIT in legal:
        return int(SUBMIT)
    draft = table.frame(DRAFT)
    swap = None if draft else best_swap(table, seat, legal)
    if swap is not None:
        return swap
    offers = [move for move in legal if VERB[move] == SACRIFICE]
    plan = best_plan(table, seat, sacrifices(draft)) if offers else 0
    for move in offers:
        if plan & BIT[ITEM[move]]:
            return move
    if draft:
        return min(offers, key=lambda move: loss(table, table.owner_of(ITEM[move]), ITEM[move]))
    return int(PASS_BY)


def best_swap(table: BillionairesTable, seat: int, legal: list[int]) -> int | None:
    """One that fills a space here and costs the other player none."""
    offers = [move for move in legal if VERB[move] == OFFER_SWAP and gains(table, seat, move) > 0]
    fair = [move for move in offers if gains(table, other_owner(table, seat, move), move) >= 0]
    return max(fair, key=lambda move: gains(table, seat, move), default=None)


def other_owner(table: BillionairesTable, seat: int, move: int) -> int:
    owners = (table.owner_of(PLACE[move]), table.owner_of(ITEM[move]))
    return int(owners[1] if owners[0] == seat else owners[0])


def gains(table: BillionairesTable, seat: int, move: int) -> int:
    """How many spaces the swap fills for this player."""
    before = table[ASSETS_OF + seat]
    pair = BIT[PLACE[move]] | BIT[ITEM[move]]
    return int(table.filled_with(seat, before ^ pair) - table.filled(seat))


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
    steps.NEGOTIATION: negotiate,
    steps.PROPOSAL: answer_proposal,
    steps.BROKER_WINDOW: dictate_or_not,
    steps.DICTATE: dictate,
    steps.ROLL_SHIFT: shift_roll,
    steps.PUPPET_TRADE: trade_with_puppet,
    steps.PAYMENT: pay,
    steps.PURCHASE_WINDOW: purchase_or_not,
}
