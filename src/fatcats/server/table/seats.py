"""Who sits where: colours, and the levels of bots."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.bots import bot_names
from fatcats.bots.levels import level_names, usual_level
from fatcats.engine.game import Game
from fatcats.server.errors import Refusal
from fatcats.server.table.journal import Seat

COLOURS = 8  # numbered from 1: no two seats share one, and each goes with a shape of its own


def choose_colour(seats: Sequence[Seat], seat: int, wanted: int) -> int:
    """The colour that somebody has who sits here: the wanted one, or with 0 the one that the seat has anyway."""
    if wanted and any(other.colour == wanted for at, other in enumerate(seats) if at != seat):
        raise Refusal("taken-colour", "colour-taken")
    return wanted or colours(seats)[seat]


def colours(seats: Sequence[Seat]) -> list[int]:
    """People keep theirs; bots and empty seats have the colour of their number, or else the first that is free."""
    shown = [seat.colour for seat in seats]
    for seat, colour in enumerate(shown):
        if not colour and seat < COLOURS and seat + 1 not in shown:
            shown[seat] = seat + 1
    for seat, colour in enumerate(shown):
        if not colour:
            shown[seat] = next((free for free in range(1, COLOURS + 1) if free not in shown), seat % COLOURS + 1)
    return shown


def levels(game: Game) -> list[str]:
    """What people choose from, weakest first."""
    return level_names(game)


def check_level(game: Game, level: str) -> str:
    """A level of this game, or one of the bots for those who study them; nothing means the usual one."""
    if level and level not in bot_names(game):
        raise Refusal("bad-options", "no-level", game=game.title, levels=", ".join(levels(game)), level=level)
    return level or usual_level(game)


def seat_count(game: Game, seats: int) -> Refusal:
    """The game is not for so many."""
    return Refusal("bad-seats", "seat-count", game=game.title, fewest=game.seats[0], most=game.seats[-1], seats=seats)
