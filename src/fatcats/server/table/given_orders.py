"""The standing orders of a table, as its journal tells them: which are in force, and when others have ended."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from fatcats.engine.game import Game
from fatcats.engine.orders import Order
from fatcats.match.match import Match

MAX_ENDED = 50  # that are remembered


class GivenOrder(msgspec.Struct, frozen=True):
    """It is in force until it no longer applies; if what ended it is taken back, again."""

    seat: int
    order: Order
    ended: int = 0  # with which step


GivenOrders = list[GivenOrder]


def in_force(orders: Sequence[GivenOrder], seat: int) -> list[Order]:
    """The one that was given last comes first: where two say different things, it counts."""
    return [given.order for given in reversed(orders) if given.seat == seat and not given.ended]


def with_order(orders: GivenOrders, game: Game, seat: int, order: Order) -> GivenOrders:
    """In place of those that say otherwise. One that the game does not know any more is passed over."""
    kind = game.order_kind(order.key)
    if kind is None:
        return orders
    return [*without_orders(orders, seat, {kind.key, *kind.rivals}), GivenOrder(seat, order)]


def without_orders(orders: GivenOrders, seat: int, keys: Collection[str]) -> GivenOrders:
    return [given for given in orders if given.ended or given.seat != seat or given.order.key not in keys]


def settled(orders: GivenOrders, match: Match, step: int) -> GivenOrders:
    """After this step: those that no longer apply have ended, and those that ended later have not."""
    found = [_settled(given, match, step) for given in orders]
    forgotten = [given for given in found if given.ended][:-MAX_ENDED]
    return [given for given in found if given not in forgotten]


def _settled(given: GivenOrder, match: Match, step: int) -> GivenOrder:
    if 0 < given.ended <= step:
        return given
    kind = match.game.order_kind(given.order.key)
    holds = kind is not None and kind.holds(given.order, match.view(given.seat))
    return msgspec.structs.replace(given, ended=0 if holds else step)
