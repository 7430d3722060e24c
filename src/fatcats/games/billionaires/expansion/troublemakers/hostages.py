"""RR-12.13 to RR-12.20: Hostages: one player takes another's turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT, each
from fatcats.engine.state import MoveList
from fatcats.engine.step import AutomaticStep, Step
from fatcats.engine.tally import ONE, held

from ...model import events
from ...model.cells import (
    ACTION_ONLY,
    ASSETS_OF,
    CAPTOR,
    ENVELOPE,
    HAND,
    HELD_TURN,
    HOSTAGE_SCOPE,
    HOSTAGES,
    TURN_AND_ROLE,
)
from ...model.clauses import RR_12_13, RR_12_14
from ...model.data import NOBODY, SeatSet
from ...model.moves import DECLINE, ITEM, PICK, USE_IT
from ...model.offers import offer_things
from ...model.steps import (
    ACTION,
    BRIBE_STEP,
    CONTROL_END,
    DRAW_STEP,
    EARLY_END_PROPOSAL,
    HOSTAGE_CHOICE,
    LAUNCH_WINDOW,
    PANIC_CHECK,
    REBEL_SACRIFICE,
    TURN_CHANGE,
    TURN_END,
)
from ...model.table import BillionairesTable
from ...sections.turn import turn_line
from ..data import RANSOM_ASSETS

# RR-12.18, RR-12.20: T6 and T7b are left out; control ends after the Bribe step (RR-R51 for the other two)
HELD: Final = vec[i64]([DRAW_STEP, ACTION, BRIBE_STEP, CONTROL_END, PANIC_CHECK, EARLY_END_PROPOSAL, TURN_CHANGE])
HELD_WITH_ROLE: Final = vec[i64](
    [
        DRAW_STEP, ACTION, BRIBE_STEP, TURN_END, PANIC_CHECK, LAUNCH_WINDOW, CONTROL_END,
        EARLY_END_PROPOSAL, TURN_CHANGE,
    ]
)  # fmt: skip
HELD_FOR_ACTION: Final = vec[i64](
    [DRAW_STEP, ACTION, CONTROL_END, BRIBE_STEP, PANIC_CHECK, EARLY_END_PROPOSAL, TURN_CHANGE]
)


def start_hostages(t: BillionairesTable, player: i64) -> None:
    if possible_hostages(t, player) != 0:
        t.push(HOSTAGE_CHOICE, player, 0)


def possible_hostages(t: BillionairesTable, player: i64) -> SeatSet:
    """RR-12.13: other Billionaires who have the Mega Yacht, the Celebrity Spouse or the Scam Charity."""
    seats: SeatSet = 0
    for seat in each(t.owners() & ~BIT[player]):
        if t[ASSETS_OF + seat] & RANSOM_ASSETS:
            seats |= BIT[seat]
    return seats


class HostageChoice(Step[BillionairesTable]):
    """For a Rebel, a Billionaire's next turn may be taken over."""

    clause = RR_12_13

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(DECLINE)
        offer_things(PICK, possible_hostages(t, seat), out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        if move == DECLINE:
            return
        hostage = ITEM[move]
        set_captor(t, hostage, seat + 1)
        t.emit(events.TOOK_HOSTAGE, seat, hostage, 0)
        t.push(REBEL_SACRIFICE, seat, 0)


def set_captor(t: BillionairesTable, hostage: i64, captor: i64) -> None:
    """RR-R71: a later captor takes the place of an earlier one. The captor plus one, or 0 for none."""
    t[HOSTAGES] += (captor - held(t[HOSTAGES], hostage)) * ONE[hostage]


class Takeover(Step[BillionairesTable]):
    """RR-12.14: before anything else in the turn. The actor is the hostage; ABOUT: the captor, who is asked."""

    clause = RR_12_14

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.about())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(DECLINE)
        out.add(USE_IT)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        hostage = t.actor()
        t.done()
        set_captor(t, hostage, 0)
        if move == DECLINE:
            t.emit(events.LET_GO, seat, hostage, 0)
            t.follow(turn_line(t), hostage, 0)
            return
        t[CAPTOR] = seat
        t[HELD_TURN] = hostage + 1
        t.emit(events.TOOK_OVER, seat, hostage, 0)
        t.emit(events.SAW_HELD_CARDS, seat, t.shown(t[HAND + hostage] | t[ENVELOPE + hostage]), 0)
        t.follow(held_line(t), hostage, 0)


def held_line(t: BillionairesTable) -> vec[i64]:
    if t[HOSTAGE_SCOPE] == TURN_AND_ROLE:
        return HELD_WITH_ROLE
    if t[HOSTAGE_SCOPE] == ACTION_ONLY:
        return HELD_FOR_ACTION
    return HELD


class ControlEnd(AutomaticStep[BillionairesTable]):
    """RR-12.20: the captor has no say any more; the windows of the turn stay closed."""

    def happen(self, t: BillionairesTable, hostage: i64, _: i64) -> None:
        t[CAPTOR] = NOBODY
