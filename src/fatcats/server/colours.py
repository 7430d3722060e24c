"""The colours of the seats, numbered from 1: no two seats share one, and each goes with a shape of its own."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.server.log import Chair
from fatcats.server.trouble import Refusal

COLOURS = 8


def choose_colour(chairs: Sequence[Chair], seat: int, wanted: int) -> int:
    """The colour that somebody has who sits here: the wanted one, or with 0 the one that the seat has anyway."""
    if wanted and any(chair.colour == wanted for other, chair in enumerate(chairs) if other != seat):
        raise Refusal("taken colour", "Somebody at this table has that colour already.")
    return wanted or colours(chairs)[seat]


def colours(chairs: Sequence[Chair]) -> list[int]:
    """People keep theirs; bots and empty seats have the colour of their number, or else the first that is free."""
    shown = [chair.colour for chair in chairs]
    for seat, colour in enumerate(shown):
        if not colour and seat < COLOURS and seat + 1 not in shown:
            shown[seat] = seat + 1
    for seat, colour in enumerate(shown):
        if not colour:
            shown[seat] = next((free for free in range(1, COLOURS + 1) if free not in shown), seat % COLOURS + 1)
    return shown
