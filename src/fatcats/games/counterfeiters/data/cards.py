# fatcats: interpreted
"""The cards as data (table C2 of the rules page), read and checked. See `board_data`."""

from __future__ import annotations

from dataclasses import dataclass

from ..model.moves import MAX_NOTES
from ..model.parts import CATEGORIES, KINDS, MAX_CARDS, MAX_PLAYERS
from .rows import Row, listed, refuse_twins

MARKS = {"-": 2, "3+": 3, "4": 4}  # from how many players on (CF-1.11)
COMPONENTS = ("ink", "paper", "hologram")
AT_MOST = {"great_lawyer": 1, "bad_lawyer": 1, "diner": MAX_NOTES}  # a choice of diner notes is one move of the table


@dataclass(frozen=True)
class CardRow:
    id: str
    category: str
    kind: str
    players: int  # from how many players on it is used
    value: int  # in units of $10, of a lottery ticket


def read_cards(raw: object) -> tuple[CardRow, ...]:
    """All cards; ValueError says what is wrong."""
    cards = tuple(read_card(item) for item in listed(raw, "the card table"))
    if len(cards) > MAX_CARDS:
        raise ValueError(f"there are {len(cards)} cards; at most {MAX_CARDS} are possible")
    refuse_twins([card.id for card in cards], "card")
    for kind, most in AT_MOST.items():
        if sum(card.kind == kind for card in cards) > most:
            raise ValueError(f"there can be at most {most} of {kind}")
    check_starting_cards(cards)
    return cards


def read_card(raw: object) -> CardRow:
    row = Row(raw, "a card")
    name = row.word("id")
    row.where = f"card {name}"
    kind = row.word("kind", KINDS)
    card = CardRow(
        id=name,
        category=row.word("category", ("S", *CATEGORIES)),
        kind=kind,
        players=MARKS[row.word("mark", tuple(MARKS))],
        value=row.dollars("value") if kind == "lottery_ticket" else 0,
    )
    row.end()
    return card


def check_starting_cards(cards: tuple[CardRow, ...]) -> None:
    """CF-1.07, CF-1.08: enough for every player."""
    starting = [card for card in cards if card.category == "S"]
    printers = sum(card.kind == "printer" for card in starting)
    components = sum(card.kind in COMPONENTS for card in starting)
    if printers + components != len(starting) or any(card.players > 2 for card in starting):
        raise ValueError("S cards are printers, ink, paper and holograms without a mark")
    if printers < MAX_PLAYERS or components < MAX_PLAYERS:
        raise ValueError(f"there must be {MAX_PLAYERS} S printers and {MAX_PLAYERS} S components at least")
