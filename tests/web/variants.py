"""Which variants of a game have phases of their own, and how many games of bots show them all."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from fatcats.games.billionaires.view_types import BillionairesView
from fatcats.match import Match
from tests.web.moments import Key, step_of


class Variant(NamedTuple):
    game: str
    label: str
    seats: int
    options: dict[str, Any]
    games: int
    key: Key = step_of


def with_trouble(match: Match, seat: int) -> str:
    """A step looks different to the Troublemaker, and to somebody who decides for another."""
    view = cast(BillionairesView, match.view(seat))
    trouble = view.troublemaker
    if trouble is None or match.over:
        return view.step
    if trouble.captor == seat and trouble.hostage == view.turn:
        return f"{view.step} for a hostage"
    if trouble.seat == seat:
        return f"{view.step} as the {'Revolutionary' if trouble.is_declared else 'Troublemaker'}"
    return view.step


LEVEL_4 = {"level": 4}
SPACE = {"space_program": True, "rocket_boarding": "optional"}
TROUBLE = {"troublemakers": True}
VARIANTS = (
    Variant("billionaires", "level 1", 4, {"level": 1}, 4),
    Variant("billionaires", "level 2", 5, {"level": 2}, 10),
    Variant("billionaires", "level 3", 3, {"level": 3}, 16),
    Variant("billionaires", "level 4", 4, LEVEL_4, 16),
    Variant("billionaires", "puppets", 2, LEVEL_4, 16),
    Variant("billionaires", "space program", 4, LEVEL_4 | SPACE, 40),
    Variant("billionaires", "puppets in space", 2, {"level": 3} | SPACE, 24),
    Variant("billionaires", "troublemakers", 4, LEVEL_4 | TROUBLE, 60, with_trouble),
    Variant("billionaires", "reform or revolution", 6, LEVEL_4 | TROUBLE | SPACE, 40, with_trouble),
)
