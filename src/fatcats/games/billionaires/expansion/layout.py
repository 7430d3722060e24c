# fatcats: interpreted
"""What the expansion's numbers of an observation mean, in the order in which `encode` writes them."""

from __future__ import annotations

from fatcats.engine.encoding import Block, each_of, flag, number, one_of, seats_in, which_seat

from ..model.data import BOARD_NAMES, CRISIS_NAMES, KIND_NAMES, MARKETS, MAX_SEATS
from .data import ALIGNMENTS, REVOLUTION_NAMES


def expansion_blocks(seats: int) -> list[Block]:
    return [
        one_of("space", ("not played", "closed", "open", "gone"), "the envelope of the Space Program"),
        number("space: number", 61, "cards in it"),
        each_of("space: cards", KIND_NAMES, "while it lies open, or with the memory aid", 9),
        each_of("space: scores", BOARD_NAMES, "Launch Scores in a launch", 99),
        Block(
            "space: pacts", MAX_SEATS, "of each Billionaire, seats then Puppets: the partner plus 1", 0, 2 * MAX_SEATS
        ),
        *troublemaker_blocks(seats),
        *fix_blocks(seats),
        one_of("named market", MARKETS, "that everybody has heard named"),
    ]


def troublemaker_blocks(seats: int) -> list[Block]:
    name = "troublemaker"
    return [
        which_seat(f"{name}: seat", seats),
        flag(f"{name}: declared"),
        one_of(f"{name}: alignment", ALIGNMENTS, "the own, or once it was shown"),
        each_of(f"{name}: collected", CRISIS_NAMES),
        number(f"{name}: icons", 24, "collected"),
        number(f"{name}: organized", 21, "Organize! cards in the row"),
        number(f"{name}: deck", 21, "Revolution cards in the deck"),
        flag(f"{name}: strike", "is there a General Strike?"),
        each_of(f"{name}: face up", REVOLUTION_NAMES, "Revolution cards to be played", 4),
        each_of(f"{name}: discard", REVOLUTION_NAMES, "Revolution cards", 4),
        each_of(f"{name}: drawn", REVOLUTION_NAMES, "by the Infiltrator", 4),
        *[which_seat(f"{name}: captor of seat +{i}", seats, "who may take over its next turn") for i in range(seats)],
        Block(f"{name}: turns to miss", seats, "by seat", 0, 15),
        which_seat(f"{name}: captor", seats, "who makes the choices of this turn"),
        which_seat(f"{name}: hostage", seats, "whose turn was taken over"),
    ]


def fix_blocks(seats: int) -> list[Block]:
    return [
        one_of("fix: crisis", CRISIS_NAMES),
        number("fix: committed", 61, "cards"),
        seats_in("fix: offers", seats, "who has offered a card"),
        each_of("fix: own committed", KIND_NAMES, "for the Troublemaker, or when they are turned up", 9),
        each_of("fix: own offer", KIND_NAMES, "the viewer's; all of them when they are turned up", 9),
        each_of("fix: drawn", KIND_NAMES, "cards", 9),
    ]
