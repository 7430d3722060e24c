"""What everybody would expect of this heist, had they sent this or that: worked out once for what lies on the table.

While a negotiation goes on nobody learns anything but who has left. So what somebody expects depends on the cards and
words that all have seen and on the own role, and can be kept for as long as these stay the same: thousands of ways to
go on can be tried in which everybody bargains by the worth of things.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT, lowest
from fatcats.engine.rng import WORD, Rng, scattered
from fatcats.engine.tally import held

from ..model.cards import MAX_SEATS, CharacterSet
from ..model.cells import (
    ANNOUNCED,
    ANTES,
    FACE_UP,
    HEIST,
    HIDDEN,
    IN,
    KNOWN,
    LEADER,
    LOOT_CARD,
    MONEY,
    N_CELLS,
    ROLES,
    SEATS,
)
from ..model.table import MillionsTable
from .playing_on import likelihood
from .reckoning import reckon

SEEN: Final = vec[i64]([FACE_UP, ANNOUNCED, KNOWN, HEIST, LOOT_CARD, LEADER])


@final
class Expectation:
    """Of one player who has sent these characters: worlds that fit, and what the heist brings to everybody in them."""

    def __init__(self, t: MillionsTable, seat: i64, number: i64, rng: Rng) -> None:
        self.rng: Final = rng
        self.worlds: Final = list[MillionsTable]()
        self.weights: Final = list[float]()
        self.total = 0.0
        self.gains: Final = dict[int, vec[i64]]()  # by who stays, then by world and seat
        while number > 0:
            world = t.clone()
            world.determinize(seat, rng)
            self.worlds.append(world)
            weight = float(likelihood(world))
            self.weights.append(weight)
            self.total += weight
            number -= 1

    def gains_if(self, staying: CharacterSet) -> vec[i64]:
        """What everybody will have more than before, antes that can still be taken back counted as theirs."""
        key = int(staying)
        if key not in self.gains:
            self.gains[key] = self.played(staying)
        return self.gains[key]

    def played(self, staying: CharacterSet) -> vec[i64]:
        gains = vec[i64]([0] * (MAX_SEATS * len(self.worlds)))
        at: i64 = 0
        for world in self.worlds:
            reckon(world, staying, self.rng, gains, at)
            at += MAX_SEATS
        return gains


@final
class Minds:
    """The expectations of all, for the heist that was looked at last."""

    def __init__(self, worlds: i64) -> None:
        self.worlds: Final = worlds  # in each of them
        self.table: MillionsTable | None = None
        self.expectations: dict[int, Expectation] = {}

    def expectation(self, t: MillionsTable, seat: i64) -> Expectation:
        table = self.table
        if table is None or not is_same_heist(table, t):
            table = t.clone()
            self.table = table
            self.expectations = {}
        own = own_roles(t, seat)
        key = int(own * MAX_SEATS + seat)
        if key not in self.expectations:
            self.expectations[key] = self.imagined(table, t, seat, own)
        return self.expectations[key]

    def imagined(self, table: MillionsTable, t: MillionsTable, seat: i64, own: i64) -> Expectation:
        """By dice of its own: whoever asks, and whenever, the same cards lead to the same thoughts."""
        world = table.clone()
        world[ROLES] = t[ROLES]
        world[HIDDEN] = t[HIDDEN]
        x = scattered((t[FACE_UP] + 7 * own + seat) & WORD)
        y = scattered((t[ANNOUNCED] + 64 * t[HEIST] + t[LOOT_CARD]) & WORD)
        return Expectation(world, seat, self.worlds, Rng(x, max(y, 1)))


def is_same_heist(table: MillionsTable, t: MillionsTable) -> bool:
    """Have all seen the same, and is nobody back who had left?"""
    cell: i64
    for cell in SEEN:
        if table[cell] != t[cell]:
            return False
    for cell in range(SEATS, N_CELLS):
        if table[cell] != t[cell]:
            return False
    return t[IN] & ~table[IN] == 0


def own_roles(t: MillionsTable, seat: i64) -> i64:
    """Of this player's characters, four bits each."""
    own = t.characters_of(seat)
    roles: i64 = 0
    while own:
        roles = 16 * roles + t.role(lowest(own)) + 1
        own &= own - 1
    return roles


def with_antes(t: MillionsTable, seat: i64) -> i64:
    """What this player would have, were all own characters to leave."""
    money = t[MONEY + seat]
    own = t.characters_of(seat) & t[IN]
    character: i64
    for character in range(t.n_characters()):
        if own & BIT[character]:
            money += held(t[ANTES], character)
    return money
