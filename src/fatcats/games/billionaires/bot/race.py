"""For the bot: everybody who may win, and the Revolution, as runners in one race.

Each has a weight, and a chance to come first that is its part of them all. Weights were fitted to games of this bot.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, lowest

from ..expansion.space_program.launch import board_score
from ..expansion.troublemakers.troublemaker import icons_collected
from ..model.cells import (
    ALIGNMENT,
    ASSETS_OF,
    BILLIONAIRES,
    BOARD,
    ENVELOPE_CLOSED,
    LEVEL,
    PANIC,
    PANIC_OVER,
    REVOLUTIONARY,
    SPACE,
    TROUBLEMAKER,
)
from ..model.data import (
    ASSETS_OF_A_KIND,
    ASSETS_OF_MARKET,
    CELEBRITY,
    FILLED,
    N_ASSETS,
    N_BOARDS,
    N_MARKETS,
    REBELS,
    SETS_OF_FOUR,
    SPACES,
    AssetSet,
)
from ..model.table import BillionairesTable
from ..sections.roles import role_of

AHEAD: Final = vec[float]([0.5, 1.0, 2.2, 5.5, 24.0, 400.0])  # a Billionaire, by filled spaces
OUT_OF_STOCK: Final = 0.4  # what is left of that, for each type of which its Market has too few
# The Revolution, by Rebels: while the Panic! is still to come, and after it
BEFORE_PANIC: Final = vec[float]([4.7, 7.0, 9.5, 12.5, 17.0, 25.0, 32.0, 40.0, 60.0, 100.0, 1000.0])
AFTER_PANIC: Final = vec[float]([5.0, 6.0, 8.0, 10.0, 14.0, 20.0, 30.0, 46.0, 80.0, 140.0, 1000.0])
WITH_ROLES: Final = 1.5  # there it comes more often: somebody may be waiting for it
FAME: Final = 0.8  # how often a Celebrity wins by it
ROCKET: Final = 4.0  # a sure escape
REFORMED: Final = 7  # icons with which a Reformist wins
PLACES: Final[i64] = 4096  # a power of two
SETS_OF_ASSETS: Final[i64] = 2**N_ASSETS


class Race:
    """As one seat sees it."""

    def __init__(self) -> None:
        self.own = 0.0
        self.others = 0.0
        self.fame = 0.0  # the part of the Revolution that the seat wins

    def look(self, t: BillionairesTable, seat: i64, lost: AssetSet, is_own: bool) -> None:
        """If these Assets went back to their Markets; with what the seat keeps to itself, or as others see it."""
        self.own = 0.0
        self.others = 0.0
        self.fame = 0.0
        billionaires = t[BILLIONAIRES]
        on_sale = t.assets_on_markets() | lost
        while billionaires:
            billionaire = lowest(billionaires)
            billionaires &= billionaires - 1
            weight = prospect(t, billionaire, t[ASSETS_OF + billionaire] & ~lost, on_sale)
            self.enter(seat, t.controller(billionaire), weight)
        if t.reformist() >= 0:
            self.enter(seat, t.reformist(), reform(t))
        if is_own:
            self.fame = share_of_revolution(t, seat)
            if self.fame == 1.0:
                self.own = 0.0  # a Revolutionary's reforms win nothing

    def enter(self, seat: i64, player: i64, weight: float) -> None:
        if player == seat:
            self.own += weight
        else:
            self.others += weight

    def chance(self, t: BillionairesTable, rebels: float) -> float:
        """The seat's, with so many Rebels."""
        against = revolution(t, rebels)
        return (self.own + self.fame * against) / max(self.own + self.others + against, 0.001)


RACE: Final = Race()


def own_chance(t: BillionairesTable, seat: i64, rebels: float, lost: AssetSet) -> float:
    RACE.look(t, seat, lost, True)
    return RACE.chance(t, rebels)


def win_chance(t: BillionairesTable, seat: i64, rebels: float, lost: AssetSet) -> float:
    """The same as others see it."""
    RACE.look(t, seat, lost, False)
    return RACE.chance(t, rebels)


# --- the runners ------------------------------------------------------------------------------------------------------


def revolution(t: BillionairesTable, rebels: float) -> float:
    if t[LEVEL] < 2:
        return 0.0
    rebels = min(max(rebels, 0.0), float(REBELS))
    fewer = min(i64(rebels), REBELS - 1)
    part = rebels - float(fewer)
    if t[PANIC] == PANIC_OVER:
        weight = AFTER_PANIC[fewer] * (1.0 - part) + AFTER_PANIC[fewer + 1] * part
    else:
        weight = BEFORE_PANIC[fewer] * (1.0 - part) + BEFORE_PANIC[fewer + 1] * part
    if t[LEVEL] >= 3:
        return weight * WITH_ROLES
    return weight


def prospect(t: BillionairesTable, billionaire: i64, held: AssetSet, on_sale: AssetSet) -> float:
    """With these Assets, and those at the Markets."""
    weight = KEPT.prospect(t[BOARD + billionaire], held, on_sale)
    if t[SPACE] == ENVELOPE_CLOSED:
        weight += ROCKET * escape(t, billionaire)
    return weight


class KeptProspects:
    """Asked again and again for the same few boards: each place keeps the last one that was worked out there."""

    def __init__(self) -> None:
        self.keys: Final = vec[i64]([-1] * PLACES)
        self.weights: Final = vec[float]([0.0] * PLACES)

    def prospect(self, board: i64, held: AssetSet, on_sale: AssetSet) -> float:
        key = (board * SETS_OF_ASSETS + held) * SETS_OF_ASSETS + on_sale
        place = (key ^ (key >> 13) ^ (key >> 29)) & (PLACES - 1)
        if self.keys[place] != key:
            self.keys[place] = key
            self.weights[place] = prospect_of_board(board, held, on_sale)
        return self.weights[place]


KEPT: Final = KeptProspects()


def prospect_of_board(board: i64, held: AssetSet, on_sale: AssetSet) -> float:
    """What nobody sells any more is hard to get."""
    row = board * N_MARKETS
    filled: i64 = 0
    weight = 1.0
    market: i64
    for market in range(N_MARKETS):
        here = FILLED[(row + market) * SETS_OF_FOUR + (held & (SETS_OF_FOUR - 1))]
        empty = SPACES[row + market] - here
        filled += here
        held >>= ASSETS_OF_A_KIND
        if empty > 0 and empty > count(on_sale & ASSETS_OF_MARKET[market]):
            weight *= OUT_OF_STOCK
    return weight * AHEAD[filled]


def escape(t: BillionairesTable, billionaire: i64) -> float:
    """The Rocket carries the Suit that leads, and the more surely the more points it has."""
    score = board_score(t, t[BOARD + billionaire])
    board: i64
    for board in range(N_BOARDS):
        if board_score(t, board) > score:
            return 0.0
    return float(min(max(score - 1, 0), 5)) / 6.0


def reform(t: BillionairesTable) -> float:
    """The undeclared Troublemaker, by icons."""
    return AHEAD[min(icons_collected(t) * 5 // REFORMED, 4)]


def share_of_revolution(t: BillionairesTable, seat: i64) -> float:
    """How much of it the seat wins, as it alone knows."""
    if seat == t[TROUBLEMAKER]:
        if t[ALIGNMENT] == REVOLUTIONARY:
            return 1.0
        return 0.0
    if t[LEVEL] >= 3 and is_celebrity(t, seat):
        return FAME
    return 0.0


def is_celebrity(t: BillionairesTable, seat: i64) -> bool:
    """Who may still win by the Revolution."""
    return role_of(t, seat) == CELEBRITY and t.unrevealed() & BIT[seat] != 0
