"""MD-5: the heist: roles are called in order, twins knock each other out, the others act."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, lowest
from fatcats.engine.step import AutomaticStep
from fatcats.engine.tally import ONE

from ..model import events
from ..model.cards import (
    ACROBAT,
    ACROBAT_TAKES,
    BRAIN,
    BRUTE,
    BRUTE_TAKES,
    DRIVER,
    DRIVER_TAKES,
    MENTALIST,
    N_ROLES,
    NONE,
    TECH,
    CharacterSet,
    loot_amount,
)
from ..model.cells import (
    BRUTES_STAY,
    CALLED,
    DOUBLE,
    DRIVER_FROM_PLAYERS,
    ELIMINATED,
    FACE_UP,
    HIDDEN,
    IN,
    IN_PLAY,
    KNOWN,
    LEADER,
)
from ..model.steps import CALL, MENTALIST_VICTIM, SHARING, TECH_TARGET
from ..model.table import MillionsTable


class Call(AutomaticStep[MillionsTable]):
    """MD-5.01: Tech, Acrobat, Brute, Mentalist, Brain, Driver; those not in play are skipped. About the role."""

    def happen(self, t: MillionsTable, _: i64, role: i64) -> None:
        while role < N_ROLES and t[IN_PLAY] & BIT[role] == 0:
            role += 1
        if role == N_ROLES:
            t.push(SHARING, 0, 0)
            return
        t.push(CALL, 0, role + 1)
        call(t, role)


def call(t: MillionsTable, role: i64) -> None:
    """MD-5.02 to MD-5.05: owners own up; several of one role are eliminated, a single one acts."""
    called = t.who_are(role) & t[IN]
    t[CALLED] |= BIT[role]
    own_up(t, called, role)
    if t[HIDDEN] >= 0 and called & BIT[t[HIDDEN]]:
        turn_up(t, role)
    if role == BRUTE:
        take_as_brutes(t, called)
    able = called & ~t[ELIMINATED]
    if able & (able - 1):
        if role != BRUTE or t[BRUTES_STAY] == 0:
            eliminate(t, able, role)
    elif able:
        act(t, lowest(able), role)


def own_up(t: MillionsTable, characters: CharacterSet, role: i64) -> None:
    fresh = characters & ~t[KNOWN]
    t[KNOWN] |= characters
    while fresh:
        emit_role(t, lowest(fresh), role)
        fresh &= fresh - 1


def emit_role(t: MillionsTable, character: i64, role: i64) -> None:
    """Where players have two characters, it is seen which of them it is."""
    event: i64 = events.OWNED_UP
    if t[DOUBLE]:
        event = events.OWNED_UP_CHARACTER
    t.emit(event, t.owner(character), role, t.number(character))


def turn_up(t: MillionsTable, role: i64) -> None:
    """MD-5.02: the hidden card of a role that is called, if its owner is In."""
    t[FACE_UP] += ONE[role]
    t.emit(events.TURNED_UP, t[LEADER], role, 0)  # of twins nobody knows whose it was (MD-2.09)
    t[HIDDEN] = NONE


def eliminate(t: MillionsTable, characters: CharacterSet, role: i64) -> None:
    """MD-5.05, MD-5.06."""
    fresh = characters & ~t[ELIMINATED]
    t[ELIMINATED] |= characters
    while fresh:
        t.emit(events.ELIMINATED, t.owner(lowest(fresh)), role, 0)
        fresh &= fresh - 1


def act(t: MillionsTable, character: i64, role: i64) -> None:
    """The effect of a role that is there once and not eliminated; the Brute's is done."""
    seat = t.owner(character)
    if role == TECH:
        t.push(TECH_TARGET, seat, 0)
    elif role == ACROBAT:
        taken = t.take_from_centre(seat, ACROBAT_TAKES)  # MD-5.12
        t.emit(events.TOOK, seat, taken, role)
    elif role == MENTALIST:
        t.push(MENTALIST_VICTIM, seat, 0)
    elif role == BRAIN:
        extra = loot_amount(t.current_loot())  # MD-5.18
        t.add_to_centre(extra)
        t.emit(events.ADDED, seat, extra, 0)
    elif role == DRIVER:
        drive(t, seat, character)


# --- Brute ------------------------------------------------------------------------------------------------------------


def take_as_brutes(t: MillionsTable, brutes: CharacterSet) -> None:
    """MD-5.13: every In Brute, eliminated or not; MD-5.20: in order of distance."""
    seat = t[LEADER]
    _n: i64
    for _n in range(t.seats()):
        if brutes & t.characters_of(seat):
            taken = t.take_from_centre(seat, BRUTE_TAKES)
            t.emit(events.TOOK, seat, taken, BRUTE)
        seat = t.next_seat(seat)


# --- Driver -----------------------------------------------------------------------------------------------------------


def drive(t: MillionsTable, driver: i64, character: i64) -> None:
    """MD-5.19: 1M for each participating character, the Driver included; or from the others' owners."""
    if t[DRIVER_FROM_PLAYERS]:
        collect(t, driver, t.participating() & ~BIT[character])
        return
    taken = t.take_from_centre(driver, DRIVER_TAKES * count(t.participating()))
    t.emit(events.TOOK, driver, taken, DRIVER)


def collect(t: MillionsTable, driver: i64, passengers: CharacterSet) -> None:
    while passengers:
        seat = t.owner(lowest(passengers))
        passengers &= passengers - 1
        paid = t.what_can_be_paid(seat, DRIVER_TAKES)
        t.pay(seat, driver, paid)
        t.emit(events.PAID_DRIVER, seat, paid, driver)
