# fatcats: interpreted
"""What speaks for a move, in facts that its reader can check: the words of a hint."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.engine.moves import Move
from fatcats.engine.said import Named, Said, said

from ..knowledge.view_types import CardView, CounterfeitersView, SpaceView
from ..model.move_types import HandIn, LiftHenchman, Transfer, UseSpace
from .facts import COMPONENTS, me, my_money, next_godfather, owns, space_called, stars, stops_ahead


def argument(move: Move, view: CounterfeitersView) -> Sequence[Said]:
    if isinstance(move, UseSpace):
        space = space_called(view, move.space)
        return [using(space, view), *police(space, view)] if space else []
    if isinstance(move, HandIn):
        return [said("arguments.hand", amount=view.pays[move.notation()])] if move.notation() in view.pays else []
    if isinstance(move, Transfer):
        return [transfer(move, view)]
    if isinstance(move, LiftHenchman):
        return [said("arguments.lift", space=move.space)]
    return [said(f"arguments.{move.verb}")]


def using(space: SpaceView, view: CounterfeitersView) -> Said:
    match space.action:
        case "black_market":
            return buying(space.card, space, view) if space.card else said("arguments.use")
        case "print":
            return said("arguments.print", quality=stars(me(view).quality), number=me(view).print_run)
        case "supermarket":
            return said("arguments.supermarket", price=view.prices.full_value)
        case "receiver":
            return said("arguments.receiver", most=view.prices.receiver_notes)
        case "tax_fraud":
            is_first = space.sunglasses and not view.is_closing  # CF-12.01: no round follows
            return said(f"arguments.tax{', first' if is_first else ''}", amount=view.prices.tax_refund)
        case _:
            return said("arguments.fly", cash=my_money(view).cash - space.cost)


def buying(card: CardView, space: SpaceView, view: CounterfeitersView) -> Said:
    if card.kind in COMPONENTS:
        if owns(view, card.kind):
            return said("arguments.again", card=card.kind)
        return said("arguments.component", after=stars(me(view).quality + 1), before=stars(me(view).quality))
    return said(f"arguments.buy {card.kind}", value=card.value, cost=space.cost, price=view.prices.full_value)


def police(space: SpaceView, view: CounterfeitersView) -> list[Said]:
    """CF-10.01: a hat moves the officer, but not in the closing (CF-12.06)."""
    if not space.hat or view.is_closing:
        return []
    stop = next(iter(stops_ahead(view)), None)
    if stop is None or stop.steps > 1:
        return []
    return [said("arguments.officer", effect=Named("effect", stop.effect))]


def transfer(move: Transfer, view: CounterfeitersView) -> Said:
    if move.verb != "deposit":
        return said("arguments.withdraw")
    godfather = next_godfather(view)
    return said("arguments.deposit, godfather", steps=godfather.steps) if godfather else said("arguments.deposit")
