# fatcats: interpreted
"""What is at stake when somebody is asked."""

from __future__ import annotations

from fatcats.engine.said import Said, said

from ..knowledge.view_types import CounterfeitersView
from .facts import Stop, banned_by, my_money, next_godfather, stars, stops_ahead


def stake(view: CounterfeitersView) -> Said:
    match view.step:
        case "turn":
            found = [concern for stop in stops_ahead(view) if (concern := concerns(view, stop))]
            return found[0] if found else said("stakes.turn")
        case "receiver-notes":
            one, two, three = view.prices.rates
            return said("stakes.receiver-notes", one=one, two=two, three=three)
        case "supermarket-notes":
            return said("stakes.supermarket-notes", price=view.prices.full_value)
        case "flight":
            return flight(view)
        case "diners":
            return said(f"stakes.diners{', last' if view.is_closing else ''}", price=view.prices.full_value)
        case _:
            return said(f"stakes.{view.step}")


def concerns(view: CounterfeitersView, stop: Stop) -> Said | None:
    """What the officer will do to this player there, if anything."""
    money = my_money(view)
    level = banned_by(stop.effect)
    banned = money.fakes[level - 1] if level else 0  # CF-10.06: worse ones are refused since the investigations before
    match stop.effect:
        case "godfather" if money.cash:
            return said("stakes.turn, godfather", steps=stop.steps, cash=money.cash)
        case "last_space" if money.cash:
            return said("stakes.turn, end with cash", steps=stop.steps, cash=money.cash)
        case "last_space":
            return said("stakes.turn, end", steps=stop.steps)
        case "air_strike" if money.cash:
            return said("stakes.turn, strike", steps=stop.steps)
        case _ if banned:
            return said("stakes.turn, ban", steps=stop.steps, stars=stars(level), number=banned)
    return None


def flight(view: CounterfeitersView) -> Said:
    godfather = next_godfather(view)
    return said("stakes.flight, godfather", steps=godfather.steps) if godfather else said("stakes.flight")
