# fatcats: interpreted
"""A tiny Millions of Dollars: the last turn of the last negotiation, between two who are In and have 2M each.

Everybody has sent a role and claims to be the same one; every role in play lies face up once, and one card is hidden.
The others have withdrawn and have no money.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import cast

from fatcats.engine.bits import BIT
from fatcats.engine.encoding import Tiny
from fatcats.engine.options import OptionValues
from fatcats.engine.table import Table
from fatcats.engine.tally import ONE

from ..model import cells
from ..model.cards import ANTE, HEISTS, ROLE_NAMES, STARTING_MONEY, loot_amount
from ..model.steps import NEGOTIATION
from ..model.table import MillionsTable

SEATS = range(4, 8)  # one character each, and one role less than players
MONEY = 2


@cache
def deals(seats: int) -> tuple[tuple[int, ...], ...]:
    """Every way to send these roles: by seat a role, the first of them in play being 0, and last whose card is hidden.
    The roles of the two who bargain change first."""
    n_roles = seats - 1
    found = [
        (*roles[:hidden], role, *roles[hidden:], hidden)
        for roles in permutations(range(n_roles))
        for hidden in range(seats)
        for role in range(n_roles)
    ]
    return tuple(sorted(found, key=lambda deal: deal[: seats - 2]))


def deal(table: Table, number: int) -> None:
    t = cast(MillionsTable, table)
    seats = int(t.seats())
    in_play = [role for role in range(len(ROLE_NAMES)) if t[cells.IN_PLAY] >> role & 1]
    *sent, hidden = deals(seats)[number]
    bargainers = (seats - 2, seats - 1)
    t.clear()
    for seat in range(seats):
        t[cells.MONEY + seat] = MONEY if seat in bargainers else 0
    t[cells.CENTRE] = loot_amount(t.current_loot()) + ANTE * len(bargainers)
    t[cells.RESERVE] = STARTING_MONEY * seats - MONEY * len(bargainers) - t[cells.CENTRE]
    t[cells.ROLES] = sum(in_play[role] * ONE[seat] for seat, role in enumerate(sent))
    t[cells.ANTES] = sum(ANTE * ONE[seat] for seat in bargainers)
    t[cells.ANNOUNCED] = sum((in_play[-1] + 1) * ONE[seat] for seat in range(seats))
    t[cells.IN] = sum(BIT[seat] for seat in bargainers)
    t[cells.FACE_UP] = sum(ONE[role] for role in in_play)
    t[cells.HIDDEN] = hidden
    t[cells.LEADER] = 0
    t[cells.HEIST] = HEISTS
    t[cells.ROUND] = t[cells.ROUNDS]
    t[cells.QUIET] = 0
    t.push(NEGOTIATION, bargainers[1], 0)
    t.advance()


def number_of_deals(seats: int, options: OptionValues) -> int:
    is_usual = not options["live_negotiation"] and options["withdrawn_cards"] == "stay_secret"
    return len(deals(seats)) if seats in SEATS and is_usual else 0


TINY = Tiny(
    number_of_deals,
    deal,
    needs="4 to 7 players with turns, whose withdrawn cards stay secret",
    example={"seats": SEATS[0], "deals": 12},
)
