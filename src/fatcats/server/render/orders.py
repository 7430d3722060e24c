"""What the table answers for one seat, and what it could be told to answer, in words: for nobody but that seat."""

from __future__ import annotations

import msgspec

from fatcats import protocol
from fatcats.engine.orders import Order, ordered_answer
from fatcats.engine.view import View
from fatcats.server.table.answers import ORDER, answer_for
from fatcats.server.table.orders import possible_orders
from fatcats.server.table.state import TableState
from fatcats.text.catalogue import Catalogue

ENDED = "order ended"  # the event of a line


def answering(state: TableState, texts: Catalogue, seat: int, view: View) -> protocol.Answering | None:
    answer = answer_for(state, seat)
    if answer is None:
        return None
    moves = [state.game.moves.describe(move) for move in answer.moves]
    said = ", ".join([texts.move(state.game.worded(move, view)) for move in moves])
    return protocol.Answering(moves[0].notation(), said, answer.by, answer.order.key if answer.order else "")


def orders_in_force(state: TableState, texts: Catalogue, seat: int) -> list[protocol.StandingOrder]:
    return [standing_order(texts, order) for order in state.orders(seat)]


def orders_to_give(state: TableState, texts: Catalogue, seat: int, view: View) -> list[protocol.StandingOrder]:
    """Each with what it would answer to what is asked now."""
    found = []
    for order in possible_orders(state, seat, view):
        answer = ordered_answer(state.game.orders, [order], view)
        found.append(msgspec.structs.replace(standing_order(texts, order), move=answer[0] if answer else ""))
    return found


def standing_order(texts: Catalogue, order: Order) -> protocol.StandingOrder:
    names = {} if order.about is None else {"seat": texts.seat(order.about)}
    text, note = texts.text(f"orders.{order.key}", **names), texts.text(f"order_notes.{order.key}", **names)
    return protocol.StandingOrder(order.key, text, note, order.about)


def order_lines(state: TableState, texts: Catalogue, viewer: int | None, step: int) -> list[protocol.LogLine]:
    """For the log: the viewer's own orders that have ended with this step."""
    return [
        protocol.LogLine(step, ENDED, given.seat, texts.text(f"order_ends.{given.order.key}"), by=ORDER)
        for given in state.data.orders
        if given.ended == step > 0 and given.seat == viewer
    ]
