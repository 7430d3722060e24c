"""What a heist brings to everybody, reckoned at once instead of played step by step: for bots, not for the rules.

Tech and Mentalist choose at random. That nobody can lose more than they have is left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, lowest, nth
from fatcats.engine.rng import Rng
from fatcats.engine.tally import held

from ..model.cards import (
    ACROBAT,
    ACROBAT_TAKES,
    ANTE,
    BRAIN,
    BRUTE,
    BRUTE_TAKES,
    DRIVER,
    DRIVER_TAKES,
    LONE_TECH_LOSES,
    MENTALIST,
    MENTALIST_STEALS,
    N_ROLES,
    TECH,
    CharacterSet,
    loot_amount,
    loot_bonus,
    loot_roles,
)
from ..model.cells import ANTES, BONUS_TO_ROLE, BRUTES_STAY, CENTRE, DRIVER_FROM_PLAYERS, IN, RESERVE_PAYS
from ..model.table import MillionsTable
from ..sections.sharing import nearest_owner
from ..sections.targets import nameable

WHO: Final = vec[i64]([0] * N_ROLES)  # scratch: the characters of each role that stay


def reckon(t: MillionsTable, staying: CharacterSet, rng: Rng, gains: vec[i64], at: i64) -> None:
    """By seat from `at` on: what everybody gains, antes that could still be taken back counted as theirs."""
    seat: i64
    for seat in range(t.seats()):
        gains[at + seat] = 0
    centre = t[CENTRE] - taken_back(t, t[IN] & ~staying)
    sort_out(t, staying, gains, at)
    left = staying
    if count(WHO[TECH]) == 1 and nameable(t) != 0:
        roles = nameable(t)
        left &= ~WHO[nth(roles, rng.below(count(roles)))]
    left = without_twins(left, TECH)
    left = without_twins(left, ACROBAT)
    if left & WHO[ACROBAT]:
        centre -= ACROBAT_TAKES
        gains[at + t.owner(lowest(WHO[ACROBAT]))] += ACROBAT_TAKES
    brutes = WHO[BRUTE]
    while brutes:
        centre -= BRUTE_TAKES
        gains[at + t.owner(lowest(brutes))] += BRUTE_TAKES
        brutes &= brutes - 1
    if t[BRUTES_STAY] == 0:
        left = without_twins(left, BRUTE)
    left = without_twins(left, MENTALIST)
    victims = left & (WHO[TECH] | WHO[ACROBAT] | WHO[BRUTE])
    if left & WHO[MENTALIST] and victims:
        gains[at + t.owner(lowest(WHO[MENTALIST]))] += MENTALIST_STEALS
        gains[at + t.owner(nth(victims, rng.below(count(victims))))] -= MENTALIST_STEALS
    left = without_twins(left, BRAIN)
    if left & WHO[BRAIN]:
        centre += loot_amount(t.current_loot())
    left = without_twins(left, DRIVER)
    if left & WHO[DRIVER]:
        centre -= drive(t, left, gains, at)
    share(t, left, centre, gains, at)


def taken_back(t: MillionsTable, leaving: CharacterSet) -> i64:
    """From the centre, by those who leave and by the Reserve."""
    if t[RESERVE_PAYS]:
        return ANTE * count(leaving)
    antes: i64 = 0
    while leaving:
        antes += held(t[ANTES], lowest(leaving))
        leaving &= leaving - 1
    return antes


def sort_out(t: MillionsTable, staying: CharacterSet, gains: vec[i64], at: i64) -> None:
    """By role; whoever stays has paid for it."""
    role: i64
    for role in range(N_ROLES):
        WHO[role] = 0
    while staying:
        character = lowest(staying)
        staying &= staying - 1
        WHO[t.role(character)] |= BIT[character]
        gains[at + t.owner(character)] -= held(t[ANTES], character)


def without_twins(left: CharacterSet, role: i64) -> CharacterSet:
    twins = left & WHO[role]
    if twins & (twins - 1):
        left &= ~twins
    return left


def drive(t: MillionsTable, left: CharacterSet, gains: vec[i64], at: i64) -> i64:
    """Returns what the Driver takes from the centre."""
    driver = t.owner(lowest(left & WHO[DRIVER]))
    taken = DRIVER_TAKES * count(left)
    if t[DRIVER_FROM_PLAYERS] == 0:
        gains[at + driver] += taken
        return taken
    passengers = left & ~WHO[DRIVER]
    while passengers:
        gains[at + t.owner(lowest(passengers))] -= DRIVER_TAKES
        gains[at + driver] += DRIVER_TAKES
        passengers &= passengers - 1
    return 0


def share(t: MillionsTable, left: CharacterSet, centre: i64, gains: vec[i64], at: i64) -> None:
    number = count(left)
    if number == 0:
        return
    if number == 1 and left & WHO[TECH]:
        gains[at + t.owner(lowest(left))] -= LONE_TECH_LOSES
        return
    loot = t.current_loot()
    role: i64
    for role in range(N_ROLES):
        if loot_roles(loot) & BIT[role] and left & WHO[role]:
            if t[BONUS_TO_ROLE]:
                gains[at + nearest_owner(t, left & WHO[role])] += loot_bonus(loot)
            else:
                centre += loot_bonus(loot)
    each = (max(centre, 0) + number - 1) // number
    while left:
        gains[at + t.owner(lowest(left))] += each
        left &= left - 1
