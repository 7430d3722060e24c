# fatcats: interpreted
"""Standing orders: what a person may tell the table to answer for the own seat, until a certain moment in the game.

An order looks only at what the seat sees, so nothing hidden can change what it does. What it answers is a legal move or
nothing; where it says nothing, the person is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Generic, TypeVar

from msgspec import Struct

from fatcats.engine.view import View

V = TypeVar("V", bound=View)


class Order(Struct, frozen=True, omit_defaults=True):
    """An order that can be given or was given."""

    key: str  # which of the game's kinds
    about: int | None = None  # the seat that it names, if it names one
    bound: str = ""  # what it is bound to, the Round perhaps: when that is over, so is the order


class OrderKind(Generic[V]):
    """One of a game's orders. `texts/*.toml` has its words: `[orders]`, `[order_notes]` and `[order_ends]`."""

    key: ClassVar[str]
    rivals: ClassVar[frozenset[str]] = frozenset()  # orders that end when this one is given: it says otherwise

    def seats(self, view: V) -> Iterable[int | None]:
        """The seats that it can name; as it stands, it names none."""
        return (None,)

    def bound(self, view: V, about: int | None) -> str:
        """What an order given now would be bound to, and end with; nothing if it cannot be given."""
        raise NotImplementedError

    def is_timely(self, view: V) -> bool:
        """Is there any use in offering it now?"""
        return True

    def answer(self, view: V, about: int | None) -> str:
        """What it answers to what the viewer is asked, in notation; nothing if that is none of its business."""
        raise NotImplementedError

    # --- the same for every order ---

    def offered(self, view: V) -> list[Order]:
        if not self.is_timely(view):
            return []
        found = [Order(self.key, about, self.bound(view, about)) for about in self.seats(view)]
        return [order for order in found if order.bound]

    def holds(self, order: Order, view: V) -> bool:
        """Does it still apply?"""
        return self.bound(view, order.about) == order.bound


def offered_orders(kinds: Sequence[OrderKind[V]], view: V) -> list[Order]:
    """All that the viewer may give now."""
    return [] if view.is_over else [order for kind in kinds for order in kind.offered(view)]


def ordered_answer(kinds: Sequence[OrderKind[V]], orders: Sequence[Order], view: V) -> tuple[str, Order] | None:
    """What the first of these orders that has something to say answers, and which one it is."""
    if not view.legal:
        return None
    for order in orders:
        move = next((kind.answer(view, order.about) for kind in kinds if kind.key == order.key), "")
        if move in view.legal:
            return move, order
    return None
