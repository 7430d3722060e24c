"""MD-6 and MD-7: sharing the loot, the end of the game, the next heist."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, lowest
from fatcats.engine.step import AutomaticStep

from ..model import events
from ..model.cards import (
    HEISTS,
    LONE_TECH_LOSES,
    N_ROLES,
    NONE,
    TECH,
    WINNING_FORTUNE,
    CharacterSet,
    loot_bonus,
    loot_roles,
)
from ..model.cells import (
    ANNOUNCED,
    ANTES,
    BONUS_TO_ROLE,
    CALLED,
    CARRY,
    CENTRE,
    ELIMINATED,
    ENDING,
    FACE_UP,
    FORTUNE,
    HEIST,
    HIDDEN,
    IN,
    KNOWN,
    LAST_HEIST,
    LEADER,
    MONEY,
    NAMED,
    RESERVE,
    ROLES,
    ROUND,
)
from ..model.steps import LOOT_REVEAL, NEXT_HEIST
from ..model.table import MillionsTable, leader_distance


class Sharing(AutomaticStep[MillionsTable]):
    """MD-6.01 to MD-6.05: the loot is lost, or bonuses are added and the centre is divided."""

    def happen(self, t: MillionsTable, _: i64, about: i64) -> None:
        sharers = t.participating()
        if sharers == 0:
            lose_loot(t)
        elif sharers & (sharers - 1) == 0 and t.role(lowest(sharers)) == TECH:
            pay_as_lone_tech(t, t.owner(lowest(sharers)))
            lose_loot(t)
        else:
            add_bonuses(t, sharers)
            share(t, sharers)
        clean_up(t)
        t.push(NEXT_HEIST, 0, 0)


def pay_as_lone_tech(t: MillionsTable, seat: i64) -> None:
    """MD-6.01, MD-8.12."""
    paid = t.what_can_be_paid(seat, LONE_TECH_LOSES)
    t[MONEY + seat] -= paid
    t[RESERVE] += paid
    t.emit(events.LONE_TECH_PAID, seat, paid, 0)


def lose_loot(t: MillionsTable) -> None:
    """MD-6.03: the centre goes to the Reserve, or stays for the next heist."""
    t.emit(events.LOST_LOOT, t[LEADER], t[CENTRE], 0)
    if t[CARRY] == 0:
        t.empty_centre()


def add_bonuses(t: MillionsTable, sharers: CharacterSet) -> None:
    """MD-6.04: once for each listed role that participates."""
    loot = t.current_loot()
    role: i64
    for role in range(N_ROLES):
        if loot_roles(loot) & BIT[role]:
            earners = t.who_are(role) & sharers
            if earners:
                add_bonus(t, nearest_owner(t, earners), loot_bonus(loot), role)


def add_bonus(t: MillionsTable, seat: i64, bonus: i64, role: i64) -> None:
    if t[BONUS_TO_ROLE]:
        t[RESERVE] -= bonus
        t[MONEY + seat] += bonus
        t.emit(events.BONUS_PAID, seat, bonus, role)
    else:
        t.add_to_centre(bonus)
        t.emit(events.BONUS_ADDED, seat, bonus, role)


def nearest_owner(t: MillionsTable, characters: CharacterSet) -> i64:
    """The owner with the smallest distance from the Leader."""
    seat = t[LEADER]
    while characters & t.characters_of(seat) == 0:
        seat = t.next_seat(seat)
    return seat


def share(t: MillionsTable, sharers: CharacterSet) -> None:
    """MD-6.05, MD-8.09: equal shares for the characters, rounded up; the Reserve adds what is missing."""
    number = count(sharers)
    each = (t[CENTRE] + number - 1) // number
    t.add_to_centre(each * number - t[CENTRE])
    t[CENTRE] = 0
    seat: i64
    for seat in range(t.seats()):
        own = count(sharers & t.characters_of(seat))
        if own > 0:
            t[MONEY + seat] += own * each
            t.emit(events.SHARED, seat, own * each, own)


def clean_up(t: MillionsTable) -> None:
    """MD-6.06: role cards go back to their owners, undisclosed ones unseen."""
    t[ROLES] = 0
    t[ANTES] = 0
    t[ANNOUNCED] = 0
    t[IN] = 0
    t[ELIMINATED] = 0
    t[KNOWN] = 0
    t[FACE_UP] = 0
    t[HIDDEN] = NONE
    t[CALLED] = 0
    t[NAMED] = NONE
    t[ROUND] = 0


# --- MD-7: winning and the next heist ---------------------------------------------------------------------------------


class NextHeist(AutomaticStep[MillionsTable]):
    """MD-7.01 to MD-7.05: with a fortune of 50M or after the fifth heist the game is over; else the poorest leads."""

    def happen(self, t: MillionsTable, _: i64, about: i64) -> None:
        richest = best_seat(t)
        if t[MONEY + richest] >= WINNING_FORTUNE:
            end_game(t, richest, FORTUNE)
        elif t[HEIST] == HEISTS:
            end_game(t, richest, LAST_HEIST)
        else:
            t[LEADER] = poorest_seat(t)
            t[HEIST] += 1
            t.emit(events.LEADS, t[LEADER], 0, 0)
            t.push(LOOT_REVEAL, 0, 0)


def end_game(t: MillionsTable, winner: i64, ending: i64) -> None:
    """MD-7.07: the Leader card is not passed on any more."""
    t.empty_centre()
    t[ENDING] = ending
    t.emit(events.WON, winner, t[MONEY + winner], 0)
    t.clear()


def is_better(t: MillionsTable, seat: i64, other: i64) -> bool:
    """MD-7.06, MD-7.08: more money, or as much and nearer to the Leader."""
    if t[MONEY + seat] != t[MONEY + other]:
        return t[MONEY + seat] > t[MONEY + other]
    return leader_distance(t, seat) < leader_distance(t, other)


def best_seat(t: MillionsTable) -> i64:
    best: i64 = 0
    seat: i64
    for seat in range(1, t.seats()):
        if is_better(t, seat, best):
            best = seat
    return best


def poorest_seat(t: MillionsTable) -> i64:
    """MD-7.04: the least money; of several the nearest to the Leader."""
    poorest = t[LEADER]
    seat = t.next_seat(poorest)
    while seat != t[LEADER]:
        if t[MONEY + seat] < t[MONEY + poorest]:
            poorest = seat
        seat = t.next_seat(seat)
    return poorest


def final_place(t: MillionsTable, seat: i64) -> i64:
    place: i64 = 1
    other: i64
    for other in range(t.seats()):
        if is_better(t, other, seat):
            place += 1
    return place
