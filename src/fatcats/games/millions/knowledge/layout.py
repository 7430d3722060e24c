# fatcats: interpreted
"""What the numbers of an observation mean, in the order in which `encode` writes them; a move is one choice.

A deal is put together in small moves by the rules themselves (MD-4.27).
"""

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
from fatcats.engine.observation import MAX_NUMBER
from fatcats.engine.slugs import slugs_of

from ..model import steps
from ..model.cards import MAX_AMOUNT, MAX_BONUS, MAX_LOOT_CARDS, ROLE_NAMES
from ..model.move_types import OfCharacter, OfSeat
from .encode import MillionsEncoder
from .tiny import TINY

STAGES = ("none", "begun", "amount wanted", "receiver wanted", "more", "open", "countered")
BY_CLOCK = ("lapse", "reopen vote", "time up")


def layout(seats: int) -> list[Block]:
    return [
        one_of("step", slugs_of(steps)),
        seats_in("asked", seats),
        number("heist", 6, "its number"),
        which_seat("leader", seats),
        number("centre", MAX_NUMBER, "money in the centre"),
        *loot_blocks("loot"),
        *[block for card in range(MAX_LOOT_CARDS) for block in left_blocks(f"L{card + 1:02d}")],
        each_of("roles", ROLE_NAMES, "in play"),
        each_of("face up", ROLE_NAMES, "cards in the centre", 8),
        flag("hidden card", "does one lie face down?"),
        one_of("named", ROLE_NAMES, "by the Tech"),
        number("round", 11, "of the negotiation"),
        number("rounds", 10, "there are"),
        *seat_blocks(seats, blocks_of_a_seat(2 if seats == 3 else 1)),
        *seat_blocks(seats, blocks_of_a_deal(seats, 2 if seats == 3 else 1)),
        which_seat("countering", seats, "whose proposal the viewer is about to counter"),
        flag("live", "is the negotiation without turns?"),
        number("votes left", 3, "in a live negotiation"),
        flag("vote ready", "may the Leader call one now?"),
    ]


def loot_blocks(name: str) -> list[Block]:
    return [
        number(f"{name}: amount", MAX_AMOUNT),
        number(f"{name}: bonus", MAX_BONUS),
        each_of(f"{name}: roles", ROLE_NAMES, "that get the bonus"),
    ]


def left_blocks(name: str) -> list[Block]:
    return [flag(f"{name}: left", "has this Loot card not come yet?"), *loot_blocks(name)]


def blocks_of_a_seat(characters: int) -> list[Block]:
    blocks = [
        number("money", MAX_NUMBER, "plus 1; 0: not shown"),
        number("proposals left", 4, "in a live negotiation, plus 1"),
    ]
    for i in range(characters):
        name = f"character {i + 1}"
        blocks += [
            flag(f"{name}: in"),
            flag(f"{name}: eliminated"),
            number(f"{name}: ante", 8, "paid"),
            one_of(f"{name}: announced", ROLE_NAMES),
            flag(f"{name}: known", "has everybody seen its role?"),
            one_of(f"{name}: role", ROLE_NAMES, "if the viewer knows it"),
        ]
    return blocks


def blocks_of_a_deal(seats: int, characters: int) -> list[Block]:
    """The proposal of this seat, if it is open or the viewer's own."""
    each = seats * characters
    payers = [
        block
        for i in range(seats)
        for block in (
            number(f"deal: seat +{i} pays", 1023),
            flag(f"deal: seat +{i} pays second", "the owner of the second character"),
        )
    ]
    return [
        one_of("deal", STAGES, "how far it has come"),
        Block("deal: target", each, "a 1 at the character that is to withdraw, the viewer's first"),
        Block("deal: second target", each, "a 1 at the other one of a linked deal"),
        *payers,
        seats_in("deal: agreed", seats),
        seats_in("deal: still to answer", seats),
        which_seat("deal: next payer", seats, "whose amount is to be entered"),
    ]


def choices(move: Move) -> tuple[Choice, ...]:
    if move.verb in BY_CLOCK:
        return ()
    if isinstance(move, OfSeat):
        return (Choice(move.verb.removesuffix(" from"), (move.seat,)),)
    if isinstance(move, OfCharacter):
        return (Choice(f"{move.verb} {move.character} of", (move.seat,)),)
    return (Choice(move.notation()),)


ENCODING = Encoding(version=0, encoder=MillionsEncoder, layout=layout, choices=choices, tiny=TINY)
