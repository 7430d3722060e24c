"""How a heist would go on from a sampled world: for bots, not for the rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT, lowest
from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList
from fatcats.engine.tally import held

from ..model.cards import HEISTS, WINNING_FORTUNE
from ..model.cells import ANNOUNCED, HEIST, KNOWN
from ..model.table import MillionsTable

MOVES: Final = MoveList()  # scratch
RICHEST: Final = 0.25  # against each million of the richest of the others
OTHERS: Final = 0.25  # against each million that the others have on average
VICTORY: Final = 12.0  # beyond its money


def after_move(world: MillionsTable, move: i64, rng: Rng) -> MillionsTable:
    """A copy in which Tech or Mentalist makes this choice and the rest of the heist is left to chance."""
    copy = world.clone()
    copy.apply(lowest(copy.pending()), move)
    moves = MOVES
    while not copy.is_over() and copy[HEIST] == world[HEIST]:
        seat = lowest(copy.pending())
        copy.fill_legal(seat, moves)
        copy.apply(seat, moves.items[rng.below(moves.n)])
    return copy


def standing(money: vec[i64], seat: i64, seats: i64, heist: i64) -> float:
    """How well this player is doing, in millions, after a heist that leaves everybody so much."""
    others: i64 = 0
    best: i64 = 0
    other: i64
    for other in range(seats):
        if other != seat:
            others += money[other]
            best = max(best, money[other])
    worth = float(money[seat]) - RICHEST * float(best) - OTHERS * float(others) / float(seats - 1)
    if money[seat] > best and (heist == HEISTS or money[seat] >= WINNING_FORTUNE):
        worth += VICTORY
    return worth


def likelihood(t: MillionsTable) -> i64:
    """How well the announcements fit this world: people tell the truth more often than not."""
    weight: i64 = 1
    character: i64
    for character in range(t.n_characters()):
        if t[KNOWN] & BIT[character] == 0 and held(t[ANNOUNCED], character) == t.role(character) + 1:
            weight *= 3
    return weight


def fits_announcements(t: MillionsTable, observer: i64, rng: Rng) -> bool:
    """Chance refuses most worlds in which somebody lied: people tell the truth three times as often as any one lie."""
    character: i64
    for character in range(t.n_characters()):
        said = held(t[ANNOUNCED], character)
        if t.owner(character) == observer or said == 0 or t[KNOWN] & BIT[character]:
            continue
        if said != t.role(character) + 1 and rng.below(3) != 0:
            return False
    return True
