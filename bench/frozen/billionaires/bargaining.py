"""For the bot: the Panic!, and dealings with Puppets."""

from __future__ import annotations

from collections.abc import Callable

from fatcats.engine.bits import members
from fatcats.engine.position import DRAFT
from fatcats.games.billionaires.model.cells import ASSETS_OF, HAND
from fatcats.games.billionaires.model.data import ALL_ASSETS, SPACES_TO_FILL
from fatcats.games.billionaires.model.moves import (
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
from fatcats.games.billionaires.model.plan import owner_after, sacrifices, swap_of, swaps
from fatcats.games.billionaires.model.table import BillionairesTable
from fatcats.games.billionaires.sections.panic import assets_of_type
from fatcats.games.billionaires.sections.puppets import SECOND_ROLL, SIDES

from .worth import asset_worth, card_worth, loss, margin, market_gain

DANGER = 8  # with so many Rebels a sacrifice is better than none
ACCEPTABLE = 12.0  # what a Billionaire gives up then, at most


# --- negotiation ------------------------------------------------------------------------------------------------------


def negotiate(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """A plan that costs others little, a swap that is good for both, or nothing."""
    if SUBMIT in legal:
        return int(SUBMIT)
    swap = best_swap(table, seat, legal)
    if swap is not None and not table.frame(DRAFT):
        return swap
    if any(VERB[move] == SACRIFICE for move in legal) and (table.frame(DRAFT) or is_worth_a_plan(table, seat)):
        return cheapest_sacrifice(table, seat, legal)
    return int(PASS_BY)


def cheapest_sacrifice(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    offers = [move for move in legal if VERB[move] == SACRIFICE]
    return min(offers, key=lambda move: price(table, seat, ITEM[move]))


def price(table: BillionairesTable, seat: int, asset: int) -> float:
    """Others must accept, so what they miss least; the own Assets a little later."""
    owner = table.owner_of(asset)
    return loss(table, owner, asset) + (2.0 if table.controller(owner) == seat else 0.0)


def is_worth_a_plan(table: BillionairesTable, seat: int) -> bool:
    held = table.held_assets()
    types = [members(assets_of_type(table, number) & held) for number in range(3)]
    total = sum(min(price(table, seat, asset) for asset in assets) for assets in types if assets)
    return total < 2 * ACCEPTABLE or table.rebels() >= DANGER


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
    pair = 1 << PLACE[move] | 1 << ITEM[move]
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
    if not sacrifices(plan):
        return int(ACCEPT if lost < 0 or (lost == 0 and not makes_rich(table, proposer, plan)) else REFUSE)
    return int(ACCEPT if lost <= (1 if table.rebels() >= DANGER else 0) else REFUSE)


def makes_rich(table: BillionairesTable, proposer: int, plan: int) -> bool:
    return bool(table.filled_with(proposer, holdings_after(table, proposer, plan)) >= 4)


def holdings_after(table: BillionairesTable, seat: int, plan: int) -> int:
    """What a player would hold if the proposal were carried out."""
    touched = sacrifices(plan)
    for number in range(swaps(plan)):
        touched |= 1 << LOWER_ASSET[swap_of(plan, number)] | 1 << HIGHER_ASSET[swap_of(plan, number)]
    held = table[ASSETS_OF + seat] & ~touched
    for asset in members(touched & ~sacrifices(plan) & ALL_ASSETS):
        if owner_after(table, asset, plan, swaps(plan)) == seat:
            held |= 1 << asset
    return int(held)


def dictate_or_not(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """Where Rebels are many or the leader can be hurt."""
    return legal[-1] if table.rebels() >= DANGER - 1 else legal[0]


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
    if not table.is_open(roll - 1) or margin(table, puppet, roll - 1) <= 0:
        return 0.0
    return max(market_gain(table, puppet, roll - 1), 0.6 * market_gain(table, seat, roll - 1))


def trade_with_puppet(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """A spare Asset for one that fills a space, one after the other."""
    draft = table.frame(DRAFT)
    held = table[ASSETS_OF + seat] ^ (draft & (table[ASSETS_OF + seat] | table[ASSETS_OF + table.seats() + seat]))
    best, most = int(FINISH), table.filled_with(seat, held)
    for move in legal:
        if VERB[move] == TRADE:
            filled = table.filled_with(seat, held ^ (1 << PLACE[move] | 1 << ITEM[move]))
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


BARGAINING: dict[str, Callable[[BillionairesTable, int, list[int]], int]] = {
    "negotiation": negotiate,
    "proposal": answer_proposal,
    "broker-window": dictate_or_not,
    "dictate": dictate,
    "roll-shift": shift_roll,
    "puppet-trade": trade_with_puppet,
    "payment": pay,
    "purchase-window": purchase_or_not,
}
