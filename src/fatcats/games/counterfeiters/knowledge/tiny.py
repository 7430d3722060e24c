# fatcats: interpreted
"""A tiny Counterfeiters: the last henchman of each of two players in the last round, with the officer one step from the
end. Everybody has $50, and nobody knows how much of it the other one has offshore, where the Godfather cannot take it.

Free are a print space, which brings the Godfather, a tax fraud, and a flight for the one who has the jet.
"""

from __future__ import annotations

from itertools import product
from typing import cast

from fatcats.engine.bits import BIT, lowest
from fatcats.engine.encoding import Tiny
from fatcats.engine.options import OptionValues
from fatcats.engine.table import Table

from ..model import cells
from ..model.parts import SPACE_NAMES, TOP_BAN, Money
from ..model.steps import TURN
from ..model.table import CounterfeitersTable

PLAYERS = 2
TOTAL: Money = 5
CASH = range(1, 5)  # what somebody may have of it here
TAKEN = (("P2", "S1"), ("T1", "C1"))  # by the henchmen of each player
DEALS = tuple(product(CASH, repeat=PLAYERS))


def deal(table: Table, number: int) -> None:
    t = cast(CounterfeitersTable, table)
    t.clear()
    for seat, cash in enumerate(DEALS[number]):
        t[cells.CASH + seat] = cash
        t[cells.OFFSHORE + seat] = TOTAL - cash
        t[cells.MIN_CASH + seat], t[cells.MAX_CASH + seat] = CASH[0], CASH[-1]
        t[cells.MIN_TOTAL + seat] = t[cells.MAX_TOTAL + seat] = TOTAL
        t[cells.STANDING + seat] = 1
        t[cells.PLACED + seat] = sum(BIT[SPACE_NAMES.index(name)] for name in TAKEN[seat])
    t[cells.OCCUPIED] = t[cells.PLACED] | t[cells.PLACED + 1]
    t[cells.OWNED] |= BIT[lowest(t.box.jets & t.box.decks[PLAYERS])]
    t[cells.DECK] = t[cells.MARKET] = t[cells.FILLED] = 0
    t[cells.OFFICER] = t.box.last[PLAYERS] - 1
    t[cells.BAN] = TOP_BAN
    t[cells.PAWN] = t[cells.ROUND_FIRST] = 0
    t[cells.ROUND] = t.box.max_rounds
    t.push(TURN, 0, 0)
    t.advance()


def number_of_deals(seats: int, options: OptionValues) -> int:
    is_shipped = options["board_data"] == options["card_data"] == "cf-ruled-2"
    is_plain = options["money_visibility"] == "hidden" and options["tie_rule"] == "shared" and options["max_rounds"]
    return len(DEALS) if seats == PLAYERS and is_shipped and is_plain else 0


TINY = Tiny(
    number_of_deals,
    deal,
    needs="2 players with hidden money, shared ties, the board and cards of the box and a limit of rounds",
    example={"seats": PLAYERS},
)
