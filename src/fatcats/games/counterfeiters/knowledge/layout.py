# fatcats: interpreted
"""What the numbers of an observation mean, in the order in which `encode` writes them; a move is one choice."""

from __future__ import annotations

from fatcats.engine.encoding import (
    Block,
    Encoding,
    each_of,
    flag,
    number,
    one_of,
    seat_blocks,
    seats_in,
    which_seat,
    whole,
)
from fatcats.engine.observation import MAX_NUMBER
from fatcats.engine.slugs import slugs_of

from ..model import steps
from ..model.parts import CATEGORIES, KINDS, MAX_COST, MAX_TRACK, QUALITIES, SPACE_NAMES
from .encode import MARKET_PLACES, CounterfeitersEncoder
from .tiny import TINY

TRACK = "what each space of the police track does: 1 last space, 2 Godfather, 3 air strike, 4 to 6 investigation"


def layout(seats: int) -> list[Block]:
    return [
        one_of("step", slugs_of(steps)),
        seats_in("asked", seats),
        number("round", MAX_NUMBER, "its number"),
        number("max rounds", 1000, "rounds that are played; 0: no limit"),
        which_seat("round first", seats, "who began this round"),
        which_seat("pawn", seats, "who has the first-player pawn"),
        number("officer", MAX_TRACK - 1, "where the officer stands"),
        number("last space", MAX_TRACK - 1, "of the police track"),
        number("ban", 3, "the qualities that are banned"),
        flag("strike", "do no planes fly?"),
        flag("closing", "is the officer on the last space?"),
        flag("rematch", "is this the rematch?"),
        Block("track", MAX_TRACK, TRACK, 0, 6),
        *[block for name in SPACE_NAMES for block in space_blocks(name, seats)],
        *[block for place in range(MARKET_PLACES) for block in market_blocks(place)],
        each_of("deck", [f"category {name}" for name in CATEGORIES], "cards left", 62),
        each_of("removed", KINDS, "cards taken out of the market", 62),
        *seat_blocks(seats, blocks_of_a_seat()),
    ]


def space_blocks(name: str, seats: int) -> list[Block]:
    return [
        flag(f"{name}: is there", "is this space on the board?"),
        number(f"{name}: cost", MAX_COST, "in units of $10"),
        flag(f"{name}: hat"),
        flag(f"{name}: bin"),
        flag(f"{name}: sunglasses"),
        which_seat(f"{name}: henchman", seats, "who stands there"),
    ]


def market_blocks(place: int) -> list[Block]:
    name = f"M{place + 1}"
    return [
        one_of(f"{name}: card", KINDS, "what is for sale"),
        number(f"{name}: value", MAX_NUMBER, "of a lottery ticket there, in units of $10"),
    ]


def blocks_of_a_seat() -> list[Block]:
    return [
        flag("plays", "in a rematch only the tied players do"),
        each_of("cards", KINDS, "cards that are owned", 62),
        number("tickets", MAX_NUMBER, "value of the lottery tickets, in units of $10"),
        number("quality", 3, "of what would be printed; 0: nothing"),
        number("print run", MAX_NUMBER, "fakes that would be printed"),
        number("standing", 3, "henchmen not used in this round"),
        number("laid down", 3, "henchmen used that are not on the board"),
        flag("money shown", "is the money below shown to the viewer?"),
        number("cash", MAX_NUMBER, "in units of $10", -MAX_NUMBER),
        number("offshore", MAX_NUMBER, "in units of $10"),
        each_of("fakes", QUALITIES, "fake notes", MAX_NUMBER),
    ]


ENCODING = Encoding(version=0, encoder=CounterfeitersEncoder, layout=layout, choices=whole, tiny=TINY)
