"""Whom to send, and whom to say one has sent."""

from __future__ import annotations

from typing import cast

from fatcats.engine.bits import members
from fatcats.engine.bot import Knowledge
from fatcats.engine.tally import held
from fatcats.games.millions.model.cards import (
    ACROBAT,
    BRAIN,
    BRUTE,
    DRIVER,
    MENTALIST,
    ROLE_NAMES,
    TECH,
    loot_bonus,
    loot_roles,
)
from fatcats.games.millions.model.cells import ANNOUNCED, BONUS_TO_ROLE, BRUTES_STAY, FACE_UP, IN_PLAY, MONEY
from fatcats.games.millions.model.moves import FIRST, SECOND
from fatcats.games.millions.model.table import MillionsTable

# How often a role is worth sending beside a plain share of the loot
LIKING = {TECH: 10, ACROBAT: 14, BRUTE: 11, MENTALIST: 9, BRAIN: 10, DRIVER: 13}
BOLD = (ACROBAT, DRIVER)  # they bring most, and most people want them
TRUTH_TO_TWINS = 80  # per cent
BLUFFS = 40  # per cent of those who have no twin in sight


def role_choice(knowledge: Knowledge) -> int:
    """At random, so that nobody can foresee it; more often what the Loot rewards and what the own place needs."""
    table = cast(MillionsTable, knowledge.world())
    liking = [liking_of(table, role, knowledge.seat) for role in range(len(ROLE_NAMES))]
    weights = [liking[FIRST[move]] * (liking[SECOND[move]] if SECOND[move] >= 0 else 1) for move in knowledge.legal]
    return weighted(knowledge, weights)


def weighted(knowledge: Knowledge, weights: list[int]) -> int:
    at = knowledge.rng.below(sum(weights))
    for move, weight in zip(knowledge.legal, weights):
        at -= weight
        if at < 0:
            return move
    return knowledge.legal[-1]


def liking_of(table: MillionsTable, role: int, seat: int) -> int:
    liking = LIKING[role]
    loot = table.current_loot()
    if loot_roles(loot) >> role & 1:
        liking += loot_bonus(loot) * (3 if table[BONUS_TO_ROLE] else 1)
    if role == BRUTE and table[BRUTES_STAY]:
        liking += 6
    fortunes = [table[MONEY + other] for other in range(table.seats())]
    if role in BOLD and table[MONEY + seat] < max(fortunes) - 8:
        liking += 4  # far behind: no time for small gains
    if role == BRUTE and table[MONEY + seat] == max(fortunes):
        liking += 3  # in front: what is sure
    return int(liking)


def announcement(knowledge: Knowledge) -> int:
    """The truth, if a twin should hear it and leave; else sometimes a role of which there are several, to be paid."""
    table = cast(MillionsTable, knowledge.world())
    own = [table.role(character) for character in members(table.characters_of(knowledge.seat))]
    return max(knowledge.legal, key=lambda move: credit(knowledge, table, own, move))


def credit(knowledge: Knowledge, table: MillionsTable, own: list[int], move: int) -> int:
    """How good it is to say this."""
    said = [FIRST[move]] if SECOND[move] < 0 else [FIRST[move], SECOND[move]]
    return sum(credit_of(knowledge, table, is_role, says) for is_role, says in zip(own, said))


def credit_of(knowledge: Knowledge, table: MillionsTable, is_role: int, says: int) -> int:
    shown = held(table[FACE_UP], says)
    luck = int(knowledge.rng.below(100))
    if says == is_role:
        has_twin = held(table[FACE_UP], is_role) >= 2
        return 100 if luck < (TRUTH_TO_TWINS if has_twin else 100 - BLUFFS) else 10
    if not table[IN_PLAY] >> says & 1 or shown == 0:
        return 0
    free = shown - claims(table, says)
    return 30 + 10 * int(free > 0) + 15 * int(shown >= 2) + luck // 10


def claims(table: MillionsTable, role: int) -> int:
    """How many have said this before."""
    return sum(held(table[ANNOUNCED], character) == role + 1 for character in range(table.n_characters()))
