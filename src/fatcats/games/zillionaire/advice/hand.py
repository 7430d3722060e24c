# fatcats: interpreted
"""What the three kinds of advice read off a view."""

from __future__ import annotations

import re
from typing import NamedTuple

from ..knowledge.view_types import Cards, ZillionaireView
from ..model.cards import RANK_NAMES, STATUSES_IN_USE

PLAY = re.compile(r"play (\d+)x(.+)")


class Group(NamedTuple):
    """Cards of one rank that are played together."""

    rank: str
    number: int


def open_plays(view: ZillionaireView) -> list[Group]:
    """The plays that are open to the viewer, the lowest rank first."""
    found = [PLAY.fullmatch(text) for text in view.legal]
    return [Group(match[2], int(match[1])) for match in found if match]


def height(rank: str) -> int:
    return RANK_NAMES.index(rank)


def empties(view: ZillionaireView, play: Group) -> bool:
    """Is this all that the viewer holds?"""
    return view.hand == {play.rank: play.number}


def next_status(view: ZillionaireView) -> str:
    """Of whoever goes out next (ZN-7.02)."""
    out = sum(seat.status is not None for seat in view.seats)
    return STATUSES_IN_USE[len(view.seats)][min(out, len(view.seats) - 1)]


def as_cards(plays: list[Group]) -> Cards:
    """Of each rank its largest play, as a catalogue counts them out."""
    return {play.rank: play.number for play in plays}
