"""For the bot: weighing the Actions of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT

from ..model.cells import ASSETS_OF, FACE_UP, HAND, PLAYED
from ..model.data import ALL_CRISES, GANGSTER, SPACES_TO_FILL
from ..model.moves import (
    AUDIT,
    BUY,
    DECLINE,
    EXCHANGE,
    GAME_THE_MARKET,
    INVEST,
    ITEM,
    PLACE,
    PURCHASE,
    SCAM,
    SWAP,
    VERB,
)
from ..model.table import BillionairesTable
from ..sections.assets import swapped
from ..sections.roles import can_reveal
from .danger import DANGER, STAKE
from .prospects import MAX, MINE, drawn_next, helps, next_points
from .race import own_chance
from .worth import WINNING, asset_worth, card_worth, loss

NEW_CARD: Final = 1.77  # what a card that is drawn is worth on average
POINT: Final = 0.7  # what a point spent is worth
WORTH_IT: Final = 1.0  # a Buy with Game the Market must promise more than this
AUDIT_CARD: Final = 2.0  # what the cards and the turn are worth that are spent so
SCAM_CARD: Final = 1.5
HARM: Final = 0.15  # what another's loss counts for
NOWHERE: Final = -1
RACE_PART: Final = 0.4  # what a better chance to win counts for, since an Audit can be followed by another


def weigh(t: BillionairesTable, seat: i64, move: i64) -> float:
    """What an Action of the own turn is worth, beyond keeping the cards. `MINE` has looked."""
    verb = VERB[move]
    if verb == BUY:
        return weigh_buy(t, seat, move)
    if verb == INVEST:
        return weigh_invest(t, seat, move)
    if verb == EXCHANGE:
        return weigh_exchange(t, seat, move)
    if verb == SWAP:
        return weigh_swap(t, move)
    if verb == AUDIT:
        return weigh_audit(t, seat, ITEM[move], MINE.now) - AUDIT_CARD + MINE.afterwards(MINE.next_points)
    if verb == SCAM:
        return weigh_trade(t, seat, move) - SCAM_CARD + MINE.afterwards(MINE.next_points)
    if verb == PURCHASE:
        return asset_worth(t, seat, ITEM[move]) - 2.0
    if verb == GAME_THE_MARKET:
        return 0.5 + MINE.afterwards(MINE.next_points)
    if move == DECLINE:
        return WORTH_IT
    return 0.0


def weigh_buy(t: BillionairesTable, seat: i64, move: i64) -> float:
    market = PLACE[move]
    hand = t[HAND + seat]
    cards = t.cards_for(ITEM[move], hand | t[PLAYED])
    points = t.points(cards)
    chance = MINE.chance(market, points)
    cost = MINE.costs[market]
    if MINE.gains[market] >= MAX:
        cost *= 1.0 - chance  # a win comes before the Crisis
    later = MINE.afterwards(next_points(t, hand & ~cards, 1))
    return chance * MINE.gains[market] - cost - POINT * float(points) + later


def weigh_invest(t: BillionairesTable, seat: i64, move: i64) -> float:
    market = PLACE[move]
    card = t.card(ITEM[move], t[HAND + seat])
    kept = t[HAND + seat] & ~card
    change = helps(t, seat, card)
    later = MINE.after_change(next_points(t, kept, 1 + drawn_next(kept)), market, change, NOWHERE, 0)
    hoped = NEW_CARD + MINE.hope(market, change) + later
    return hoped - card_worth(t, seat, card) - DANGER.lying_about(t, card, market)


def weigh_exchange(t: BillionairesTable, seat: i64, move: i64) -> float:
    market = PLACE[move]
    card = t.card(ITEM[move], t[HAND + seat])
    taken = t[FACE_UP + market]
    hand = t[HAND + seat] & ~card | taken
    change = helps(t, seat, card) - MINE.helping[market]
    later = MINE.after_change(next_points(t, hand, drawn_next(hand)), market, change, NOWHERE, 0)
    crises = DANGER.lying_about(t, card, market) - DANGER.lying_about(t, taken, market)
    return MINE.hope(market, change) + later + card_worth(t, seat, taken) - card_worth(t, seat, card) - crises


def weigh_swap(t: BillionairesTable, move: i64) -> float:
    market = PLACE[move]
    other = ITEM[move]
    here = t[FACE_UP + market]
    there = t[FACE_UP + other]
    change = MINE.helping[other] - MINE.helping[market]
    later = MINE.after_change(MINE.next_points, market, change, other, -change)
    worth = MINE.hope(market, change) + MINE.hope(other, -change) + later
    if (here | there) & ALL_CRISES == 0:
        return worth
    after = DANGER.lying_about(t, there, market) + DANGER.lying_about(t, here, other)
    return worth - (after - DANGER.lying_about(t, here, market) - DANGER.lying_about(t, there, other))


# --- Assets that change hands -----------------------------------------------------------------------------------------


def weigh_audit(t: BillionairesTable, seat: i64, asset: i64, now: float) -> float:
    """What it hurts its owner, and how much nearer to a win the seat is by that than now; a Gangster keeps it."""
    owner = t.owner_of(asset)
    if t.controller(owner) == seat:
        return -loss(t, owner, asset)
    value = HARM * loss(t, owner, asset)
    if t.filled(owner) < 3:
        value *= 0.4
    value += RACE_PART * STAKE * (own_chance(t, seat, float(t.rebels()), BIT[asset]) - now)
    if can_reveal(t, seat, GANGSTER) and asset_worth(t, seat, asset) < WINNING:
        value += asset_worth(t, seat, asset)
    return value


def weigh_single_audit(t: BillionairesTable, seat: i64, asset: i64) -> float:
    """The same where no others are weighed beside it."""
    return weigh_audit(t, seat, asset, own_chance(t, seat, float(t.rebels()), 0))


def weigh_trade(t: BillionairesTable, seat: i64, move: i64) -> float:
    """What it is worth to the seat, which need not have a board, that these two Assets change owners."""
    return weigh_change(t, seat, PLACE[move], ITEM[move]) + weigh_change(t, seat, ITEM[move], PLACE[move])


def weigh_change(t: BillionairesTable, seat: i64, given: i64, taken: i64) -> float:
    """The part of whoever gives the one and takes the other."""
    owner = t.owner_of(given)
    before = t.filled(owner)
    after = t.filled_with(owner, swapped(t[ASSETS_OF + owner], given, taken))
    if t.controller(owner) == seat:
        if after == SPACES_TO_FILL:
            return WINNING
        return float(after - before) * (10.0 + 4.0 * float(before))
    if after == SPACES_TO_FILL:
        return -2.0 * WINNING
    return float(before - after) * (4.0 + 3.0 * float(before))
