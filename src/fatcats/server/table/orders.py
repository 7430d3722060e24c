"""Standing orders: commands like the others, which look at the state and change nothing.

An order is a seat's own: nobody else hears that it was given, taken back or has ended. What it says is carried out as
if the person had answered (`fatcats.server.table.answers`).
"""

from __future__ import annotations

from fatcats import protocol
from fatcats.engine.orders import Order, offered_orders
from fatcats.engine.state import CLOCK
from fatcats.engine.view import View
from fatcats.server.errors import Refusal
from fatcats.server.table import journal
from fatcats.server.table.commands import check_holds, check_new, check_status
from fatcats.server.table.data import PLAYING
from fatcats.server.table.state import TableState


def give_order(state: TableState, who: str, request: protocol.GiveOrder) -> journal.Ordered | None:
    """Nothing to do if it is in force already."""
    seat = request.seat
    check_holds(state, who, seat)
    check_new(state, seat, request.request)
    check_status(state, PLAYING)
    offered = offered_orders(state.game.orders, state.playing.view(seat))
    order = next((one for one in offered if (one.key, one.about) == (request.order, request.about)), None)
    if order is None:
        raise Refusal("not-now", "no-such-order")
    if order in state.orders(seat):
        return None
    return journal.Ordered(seat=seat, order=order, request=request.request)


def drop_order(state: TableState, who: str, request: protocol.DropOrder) -> journal.OrderDropped | None:
    """Nothing to do if it has ended in the meantime."""
    seat = request.seat
    check_holds(state, who, seat)
    check_new(state, seat, request.request)
    if request.order not in [order.key for order in state.orders(seat)]:
        return None
    return journal.OrderDropped(seat=seat, key=request.order, request=request.request)


def possible_orders(state: TableState, seat: int, view: View) -> list[Order]:
    """What the seat may order now and has not: nothing in a phase without turns, where nobody is asked anything."""
    if state.data.status != PLAYING or CLOCK in state.pending() or state.is_bot(seat):
        return []
    given = state.orders(seat)
    return [order for order in offered_orders(state.game.orders, view) if order not in given]
