# fatcats: interpreted
"""A tiny Billionaires & Guillotines: two who lack one Asset each, at most three turns before the last Round ends.

The War Profiteer lacks one of Toys, the Tech Overlord one of Vanity; only these Markets are open. Hidden are a card in
each hand and a face-down card on each Market; the last card of the Draw deck and all others are known.
"""

from __future__ import annotations

from itertools import permutations
from typing import cast

from fatcats.engine.bits import BIT
from fatcats.engine.encoding import Tiny
from fatcats.engine.options import OptionValues
from fatcats.engine.table import Table

from ..model import cells
from ..model.data import ALL_ASSETS, ASSETS, BOARD_NAMES, CARDS_OF_KIND, KIND_NAMES, MARKETS, RESOURCES, SPECIAL_ACTIONS
from ..model.table import BillionairesTable
from ..sections.turn import start_turn

PLAYERS = 2
TURNS = 3  # unless somebody draws the last card
HIDDEN = ("Diamonds 1", "Locks 3", "Satellite Dishes 2", "Locks 2")
LAST_CARD = "Diamonds 2"
FACE_UP = {"Toys": "Satellite Dishes 1", "Vanity": "Diamonds 3"}
BOARDS = ("War Profiteer", "Tech Overlord")
HELD = (
    ("Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard"),
    ("Private Island", "Social Media Company", "Tabloid Empire", "Luxury Jet"),
)
FOR_SALE = {"Toys": ("Mega Yacht", "Personal Zoo"), "Vanity": ("Golf Plantation", "Celebrity Spouse")}
DEALS = sorted(permutations(range(len(HIDDEN))), key=lambda places: places[::-1])  # the hands change first


def card(name: str) -> int:
    """One of this kind, the same with every option `resource_values`."""
    cards = int(CARDS_OF_KIND[KIND_NAMES.index(name)])
    return cards & -cards


def assets(names: tuple[str, ...]) -> int:
    return sum(BIT[ASSETS.index(name)] for name in names)


def deal(table: Table, number: int) -> None:
    t = cast(BillionairesTable, table)
    hidden = [card(HIDDEN[place]) for place in DEALS[number]]
    t.clear()
    for zone in (*range(cells.CARD_ZONES), *range(cells.ASSETS_ON, cells.OUT_OF_GAME + 1)):
        t[zone] = 0
    for seat in range(PLAYERS):
        t[cells.BOARD + seat] = BOARD_NAMES.index(BOARDS[seat])
        t[cells.ASSETS_OF + seat] = assets(HELD[seat])
        t[cells.HAND + seat] = hidden[seat]
    for place, (market, face_up) in enumerate(FACE_UP.items()):
        t[cells.ASSETS_ON + MARKETS.index(market)] = assets(FOR_SALE[market])
        t[cells.FACE_UP + MARKETS.index(market)] = card(face_up)
        t[cells.FACE_DOWN + MARKETS.index(market)] = hidden[PLAYERS + place]
    t[cells.DECK] = card(LAST_CARD)
    everything = int(RESOURCES) | (int(SPECIAL_ACTIONS) if t[cells.SPECIAL_ACTIONS_IN] else 0)
    t[cells.DISCARD] = everything - sum(int(t[zone]) for zone in range(cells.CARD_ZONES))
    t[cells.OUT_OF_GAME] = int(ALL_ASSETS) - sum(int(t[zone]) for zone in range(cells.ASSETS_ON, cells.OUT_OF_GAME))
    t[cells.BILLIONAIRES] = BIT[PLAYERS] - 1
    t[cells.ROUND] = t[cells.MAX_ROUNDS]
    t[cells.STALLED] = t[cells.STALL_LAPS] * PLAYERS - TURNS
    start_turn(t, 0)
    t.advance()


def number_of_deals(seats: int, options: OptionValues) -> int:
    is_small = options["level"] == 1 and not (options["puppets"] or options["level_up"])
    return len(DEALS) if seats == PLAYERS and is_small and int(options["stall_laps"]) > 1 else 0


TINY = Tiny(
    number_of_deals,
    deal,
    needs="2 players at Level 1 without Puppets",
    example={"seats": PLAYERS, "puppets": False, "deals": 4},
)
