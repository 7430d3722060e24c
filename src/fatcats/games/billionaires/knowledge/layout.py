# fatcats: interpreted
"""What the numbers of an observation mean, in the order in which `encode` writes them, and moves as choices."""

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

from ..expansion.layout import expansion_blocks
from ..model import steps
from ..model.data import ASSETS, BOARD_NAMES, CRISIS_NAMES, KIND_NAMES, MARKETS, PANIC_NAMES, POLICIES, ROLES
from ..model.move_types import AboutCards, AboutPlayer, AboutPlayers, AboutTwoAssets, CardAtMarket, CardsAtMarket
from .encode import BillionairesEncoder
from .tiny import TINY

MAX_CARDS = {"buy": 2, "tax": 3}  # that are played together
THAT_IS_ALL = Choice("that is all")


def layout(seats: int) -> list[Block]:
    return [
        one_of("step", slugs_of(steps)),
        seats_in("asked", seats),
        number("level", 4),
        number("round", MAX_NUMBER, "its number"),
        number("last round", MAX_NUMBER, "after which the game ends"),
        which_seat("turn", seats, "the active player; at a Round end the closer"),
        *[block for m, name in enumerate(MARKETS) for block in market_blocks(m, name)],
        *seat_blocks(seats, blocks_of_a_seat(seats)),
        number("deck", 61, "cards in the Draw deck"),
        each_of("discard", KIND_NAMES, "cards in the discard pile", 9),
        number("set aside", 12, "Crises not yet in play"),
        each_of("played", KIND_NAMES, "cards played in the Buy under way", 9),
        each_of("worth", KIND_NAMES[:18], "points of a card, as they are now", 6),
        *[block for name in CRISIS_NAMES for block in crisis_blocks(name)],
        number("rebels", 10, "on all Crises together"),
        one_of("policy", POLICIES),
        one_of("panic", ("not yet", "pending", "over")),
        which_seat("panic leader", seats),
        one_of("panic card", PANIC_NAMES),
        seats_in("held up", seats, "whose envelope is"),
        one_of("named asset", ASSETS, "in an Audit or a Purchase under way"),
        one_of("con: wanted", ASSETS, "by the Scam Artist"),
        one_of("con: given", ASSETS, "for it"),
        number("roll", 8, "of the Puppet's die plus 1; 0: none"),
        number("removing", 10, "Rebels that the chosen Crisis loses"),
        which_seat("proposer", seats),
        *plan_blocks("proposal"),
        *plan_blocks("draft"),
        each_of("draft cards", KIND_NAMES, "that the viewer is about to move or pay", 9),
        each_of("draft retrieved", KIND_NAMES, "that come out of the viewer's envelope", 9),
        each_of("roles drawn", ROLES, "from which the viewer chooses"),
        each_of("looked at", KIND_NAMES, "cards that lie open before the viewer only", 9),
        each_of("unseen", KIND_NAMES, "cards that the viewer cannot place", 9),
        seats_in("winners", seats),
        *expansion_blocks(seats),
    ]


def market_blocks(market: int, name: str) -> list[Block]:
    return [
        each_of(f"{name}: assets", ASSETS[4 * market : 4 * market + 4], "that are there"),
        each_of(f"{name}: face up", KIND_NAMES, "cards", 9),
        number(f"{name}: face down", 61, "cards"),
        each_of(f"{name}: known", KIND_NAMES, "face-down cards that the viewer knows", 9),
    ]


def blocks_of_a_seat(seats: int) -> list[Block]:
    puppet = [one_of("puppet: board", BOARD_NAMES), each_of("puppet: assets", ASSETS)] if seats == 2 else []
    return [
        one_of("board", BOARD_NAMES),
        each_of("assets", ASSETS),
        *puppet,
        number("hand size", 61),
        each_of("hand", KIND_NAMES, "cards, as far as the viewer knows them", 9),
        number("hand limit", 3),
        number("envelope size", 61),
        each_of("envelope", KIND_NAMES, "cards, as far as the viewer knows them", 9),
        each_of("role", ROLES, "the own or a Revealed one"),
        flag("revealed", "is the Role Revealed?"),
        flag("unrevealed role", "is there an unrevealed Role?"),
        each_of("possible roles", ROLES, "what another's unrevealed Role may be"),
        flag("bunker", "holds the Luxury Bunker"),
        flag("out", "dead in an explosion"),
        flag("troublemaker", "is the Troublemaker"),
    ]


def crisis_blocks(name: str) -> list[Block]:
    return [flag(f"{name}: activated"), number(f"{name}: icons", 3, "Rebel icons"), number(f"{name}: rebels", 10)]


def plan_blocks(name: str) -> list[Block]:
    return [
        each_of(f"{name}: sacrifices", ASSETS),
        each_of(f"{name}: first swap", ASSETS, "the two that are swapped"),
        each_of(f"{name}: second swap", ASSETS, "the two that are swapped"),
    ]


def choices(move: Move) -> tuple[Choice, ...]:
    """Verb and place first, then one card or Asset after the other."""
    if isinstance(move, CardsAtMarket):
        return (Choice(f"{move.verb} at {move.market}"), *with_cards(move.verb, move.cards))
    if isinstance(move, AboutCards):
        return (Choice(move.verb), *with_cards(move.verb, move.cards))
    if isinstance(move, CardAtMarket):
        return (Choice(f"{move.verb} at {move.market}"), Choice(f"with {move.card}"))
    if isinstance(move, AboutTwoAssets):
        return (Choice(f"{move.verb} {move.asset}"), Choice(f"and {move.other_asset}"))
    if isinstance(move, AboutPlayer):
        return (Choice(move.verb, (move.seat,)),)
    if isinstance(move, AboutPlayers):
        return (Choice(move.verb if move.seats else f"{move.verb} nobody", move.seats),)
    return (Choice(move.notation()),)


def with_cards(verb: str, cards: tuple[str, ...]) -> tuple[Choice, ...]:
    named = tuple(Choice(f"with {card}") for card in cards)
    return named if len(cards) == MAX_CARDS[verb] else (*named, THAT_IS_ALL)


ENCODING = Encoding(version=0, encoder=BillionairesEncoder, layout=layout, choices=choices, tiny=TINY)
