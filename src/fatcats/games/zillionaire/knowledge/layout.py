# fatcats: interpreted
"""What the numbers of an observation mean, in the order in which `encode` writes them; a move is one choice."""

from __future__ import annotations

from fatcats.engine.encoding import (
    Block,
    Choice,
    Encoding,
    each_of,
    flag,
    number,
    one_of,
    seat_blocks,
    seats_in,
    which_seat,
)
from fatcats.engine.moves import Move
from fatcats.engine.slugs import slugs_of

from ..model import steps
from ..model.cards import RANK_NAMES, STATUSES
from ..model.move_types import Play
from .encode import ZillionaireEncoder
from .tiny import TINY


def layout(seats: int) -> list[Block]:
    return [
        one_of("step", slugs_of(steps)),
        seats_in("asked", seats),
        number("game", 10, "its number"),
        number("games", 10, "how many are played"),
        which_seat("dealer", seats),
        each_of("hand", RANK_NAMES, "cards in hand", 7),
        one_of("top rank", RANK_NAMES, "of the play to beat"),
        number("top cards", 6, "real cards in it"),
        which_seat("top seat", seats, "whose play it is"),
        number("size", 6, "its size; 0 while a led 5 has none"),
        *seat_blocks(
            seats,
            [
                number("sits at", seats - 1, "how many seats to the left of the viewer"),
                flag("active", "still holds cards"),
                number("cards", 21, "in hand, plus 1; 0: not shown"),
                one_of("status", STATUSES, "taken in this game"),
                one_of("last status", STATUSES, "in the game before"),
                each_of("chips", STATUSES, "chips there", 10),
                number("points", 60),
                flag("to ask", "may still answer the top play"),
                flag("passed", "in this round"),
                flag("skipped", "in this round"),
            ],
        ),
        flag("history", "are played cards shown?"),
        *seat_blocks(seats, [each_of("played", RANK_NAMES, "cards played in this game", 7)]),
        each_of("played", RANK_NAMES, "by all together", 7),
        which_seat("partner", seats, "in the exchange"),
        each_of("gave", RANK_NAMES, "cards given in the exchange", 2),
        each_of("received", RANK_NAMES, "cards received in the exchange", 2),
        flag("pass locks", "does a pass hold for the round?"),
        number("five lead max", 6, "the largest size of a led 5"),
    ]


def choices(move: Move) -> tuple[Choice, ...]:
    if isinstance(move, Play) and move.rank == "5" and move.number > 1:
        return ()  # ZN-5.01
    return (Choice(move.notation()),)


ENCODING = Encoding(version=0, encoder=ZillionaireEncoder, layout=layout, choices=choices, tiny=TINY)
