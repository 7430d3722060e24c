"""CF-3.04 to CF-3.06: which spaces a henchman may be put on, and why not on the others."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED

from ..model.cells import BAN, CASH, FAKES, FILLED, N_PLAYERS, OFFSHORE, OWNED
from ..model.clauses import CF_3_04, CF_3_06, CF_4_01, CF_4_02, CF_4_05, CF_6_03, CF_9_01, CF_9_02, CF_9_03, CF_9_05
from ..model.moves import USE
from ..model.parts import (
    ACCEPTED,
    ACTION,
    BLACK_MARKET,
    COMMERCIAL_SPACES,
    JET_SPACES,
    MARKET_SPACES,
    PRINT,
    PRINT_SPACES,
    PRIVATE_JET_FLIGHT,
    RECEIVER,
    RECEIVER_SPACES,
    SUPERMARKET,
    SUPERMARKET_SPACES,
    TAX_FRAUD,
    TAX_SPACES,
    TOP_BAN,
    SpaceSet,
)
from ..model.table import CounterfeitersTable
from .market import spaces_with_jets
from .printing import can_print


def possible_spaces(t: CounterfeitersTable, seat: i64) -> SpaceSet:
    """CF-3.06: the spaces whose action this player could perform to a real effect, occupied or not."""
    box = t.box
    found = TAX_SPACES
    if not box.printed_supply or can_print(t, seat):
        found |= PRINT_SPACES
    fakes = t[FAKES + seat]
    if fakes or box.empty_actions:
        found |= RECEIVER_SPACES
        if fakes & ACCEPTED[t[BAN]] or can_visit_supermarket_empty(t):
            found |= SUPERMARKET_SPACES
    found |= markets_within_reach(t, seat)
    if not t.is_strike():
        found |= flights_within_reach(t, seat)
    return found & box.spaces[t[N_PLAYERS]]


def markets_within_reach(t: CounterfeitersTable, seat: i64) -> SpaceSet:
    """CF-4.01, CF-4.02, CF-4.05: with a card, affordable, and no second jet."""
    found = t[FILLED] & t.box.spaces_within(t[N_PLAYERS], t[CASH + seat])
    if found and t[OWNED + seat] & t.box.jets:
        found &= ~spaces_with_jets(t)
    return found


def flights_within_reach(t: CounterfeitersTable, seat: i64) -> SpaceSet:
    """CF-9.01 to CF-9.04: after the fare, which is paid in cash, there must be something to move."""
    cash = t[CASH + seat]
    found: SpaceSet = 0
    spare: i64 = 1  # what must be left of the cash
    if t[OFFSHORE + seat] or t.box.empty_actions:
        spare = 0
    if t[OWNED + seat] & t.box.jets and cash >= spare:
        found = JET_SPACES
    if cash >= spare:
        found |= t.box.spaces_within(t[N_PLAYERS], cash - spare) & COMMERCIAL_SPACES
    return found


def can_visit_supermarket_empty(t: CounterfeitersTable) -> bool:
    """CF-R08; CF-6.03 closes it at ban level 3 all the same."""
    return t.box.empty_actions and t[BAN] < TOP_BAN


def offer_spaces(free: SpaceSet, out: MoveList) -> None:
    space: i64 = 0
    while free:
        if free & 1:
            out.add(USE + space)
        free >>= 1
        space += 1


# --- Why not ----------------------------------------------------------------------------------------------------------


def space_refusal(t: CounterfeitersTable, seat: i64, space: i64, occupied: SpaceSet) -> i64:
    """The clause that keeps this player's henchman off the space, or ALLOWED."""
    if BIT[space] & t.box.spaces[t[N_PLAYERS]] == 0 or BIT[space] & occupied:
        return CF_3_04
    action = ACTION[space]
    if action == BLACK_MARKET:
        return market_refusal(t, seat, space)
    if action == TAX_FRAUD:
        return ALLOWED
    if action == PRINT:
        return ALLOWED if can_print(t, seat) else CF_3_06
    if action == SUPERMARKET or action == RECEIVER:
        return notes_refusal(t, seat, action)
    return flight_refusal(t, seat, space)


def market_refusal(t: CounterfeitersTable, seat: i64, space: i64) -> i64:
    if t[FILLED] & BIT[space] == 0:
        return CF_4_01
    if BIT[space] & MARKET_SPACES & spaces_with_jets(t) and t[OWNED + seat] & t.box.jets:
        return CF_4_05
    return ALLOWED if t[CASH + seat] >= t.box.cost(t[N_PLAYERS], space) else CF_4_02


def notes_refusal(t: CounterfeitersTable, seat: i64, action: i64) -> i64:
    fakes = t[FAKES + seat]
    if action == SUPERMARKET and t[BAN] == TOP_BAN:
        return CF_6_03
    if t.box.empty_actions:
        return ALLOWED
    if fakes == 0:
        return CF_3_06
    if action == SUPERMARKET and fakes & ACCEPTED[t[BAN]] == 0:
        return CF_6_03
    return ALLOWED


def flight_refusal(t: CounterfeitersTable, seat: i64, space: i64) -> i64:
    if t.is_strike():
        return CF_9_05
    if ACTION[space] == PRIVATE_JET_FLIGHT and t[OWNED + seat] & t.box.jets == 0:
        return CF_9_02
    fare = t.box.cost(t[N_PLAYERS], space)
    if t[CASH + seat] < fare:
        return CF_9_03
    return ALLOWED if t.fortune(seat) > fare or t.box.empty_actions else CF_9_01
