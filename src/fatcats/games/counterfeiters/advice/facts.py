# fatcats: interpreted
"""What the three kinds of advice read off a view."""

from __future__ import annotations

from typing import NamedTuple

from ..knowledge.view_types import CounterfeitersView, MoneyView, SeatView, SpaceView
from ..model.parts import QUALITIES

GODFATHER = ("godfather", "last_space")  # CF-10.08: on the last space he comes too
INVESTIGATION = "investigation_"
COMPONENTS = ("ink", "paper", "hologram")


class Stop(NamedTuple):
    """A space of the police track that does something, and how far it is."""

    effect: str
    steps: int


def me(view: CounterfeitersView) -> SeatView:
    return view.seats[view.viewer or 0]


def my_money(view: CounterfeitersView) -> MoneyView:
    return me(view).money or MoneyView(0, 0, (0, 0, 0))


def stops_ahead(view: CounterfeitersView) -> list[Stop]:
    """Those that the officer has not reached, the nearest first."""
    return [Stop(effect, index - view.officer) for index, effect in sorted(view.track.items()) if index > view.officer]


def next_godfather(view: CounterfeitersView) -> Stop | None:
    return next((stop for stop in stops_ahead(view) if stop.effect in GODFATHER), None)


def banned_by(effect: str) -> int:
    """How many of the qualities an investigation bans; 0 for other effects."""
    return int(effect.removeprefix(INVESTIGATION)) if effect.startswith(INVESTIGATION) else 0


def stars(quality: int) -> str:
    """1 is ★."""
    return QUALITIES[quality - 1]


def space_called(view: CounterfeitersView, name: str) -> SpaceView | None:
    return next((space for space in view.spaces if space.name == name), None)


def owns(view: CounterfeitersView, kind: str) -> bool:
    return any(card.kind == kind for card in me(view).cards)
