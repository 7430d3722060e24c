"""How a heist would go on from a sampled world: for bots, not for the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, lowest
from fatcats.engine.position import STEP
from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList
from fatcats.engine.tally import held

from ..model.cards import CharacterSet
from ..model.cells import ANNOUNCED, HEIST, KNOWN, MONEY
from ..model.steps import LIVE_NEGOTIATION, NEGOTIATION
from ..model.table import MillionsTable
from ..sections.turn import end_negotiation
from ..sections.withdrawal import withdraw_all

MOVES: Final = MoveList()  # scratch


def after_heist(world: MillionsTable, leaving: CharacterSet, rng: Rng) -> MillionsTable:
    """A copy in which these characters withdraw, the negotiation ends and the heist is played out."""
    copy = world.clone()
    withdraw_all(copy, leaving)
    finish(copy, world[HEIST], rng)
    return copy


def after_move(world: MillionsTable, move: i64, rng: Rng) -> MillionsTable:
    """A copy in which whoever is asked makes this move and the heist is played out."""
    copy = world.clone()
    copy.apply(lowest(copy.pending()), move)
    finish(copy, world[HEIST], rng)
    return copy


def finish(t: MillionsTable, heist: i64, rng: Rng) -> None:
    """The negotiation of this heist ends as it stands; Tech and Mentalist choose at random."""
    if not t.is_over() and is_in_negotiation(t):
        while t.frame(STEP) != NEGOTIATION and t.frame(STEP) != LIVE_NEGOTIATION:
            t.done()
        end_negotiation(t)
        t.advance()
    moves = MOVES
    while not t.is_over() and t[HEIST] == heist:
        seat = lowest(t.pending())
        t.fill_legal(seat, moves)
        t.apply(seat, moves.items[rng.below(moves.n)])


def is_in_negotiation(t: MillionsTable) -> bool:
    return NEGOTIATION <= t.frame(STEP) <= LIVE_NEGOTIATION


def standing(t: MillionsTable, seat: i64) -> i64:
    """How well this player is doing, in hundredths of a million: own money, less what the others have."""
    others: i64 = 0
    best: i64 = 0
    other: i64
    for other in range(t.seats()):
        if other != seat:
            others += t[MONEY + other]
            best = max(best, t[MONEY + other])
    worth = 100 * t[MONEY + seat] - 25 * best - 25 * others // (t.seats() - 1)
    if t.is_over() and t.place(seat) == 1:
        worth += 1200
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
