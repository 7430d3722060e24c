"""The table: the numbers that many rules ask for, and how money moves."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from fatcats.engine.bits import BIT
from fatcats.engine.table import Table
from fatcats.engine.tally import held

from .cards import CHARACTERS_OF, CharacterSet, SeatSet
from .cells import CENTRE, DOUBLE, ELIMINATED, IN, LEADER, LOOT, LOOT_CARD, MONEY, N_CELLS, RESERVE, ROLES, SEATS


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MillionsTable(Table):
    def clone(self) -> MillionsTable:
        copy = MillionsTable(self.row[:], N_CELLS, self.rng.copy(), self.rules)
        self.copy_into(copy)
        return copy

    # --- players ---

    def seats(self) -> i64:
        return self[SEATS]

    def everybody(self) -> SeatSet:
        return BIT[self[SEATS]] - 1

    def next_seat(self, seat: i64) -> i64:
        """Clockwise."""
        seat += 1
        if seat == self[SEATS]:
            seat = 0
        return seat

    def distance(self, seat: i64, origin: i64) -> i64:
        """How far this seat is from another, clockwise."""
        way = seat - origin
        if way < 0:
            way += self[SEATS]
        return way

    # --- characters ---

    def n_characters(self) -> i64:
        return self[SEATS] + self[SEATS] * self[DOUBLE]

    def owner(self, character: i64) -> i64:
        return character >> self[DOUBLE]

    def number(self, character: i64) -> i64:
        """Which of its owner's characters: 1 or 2."""
        return (character & self[DOUBLE]) + 1

    def characters_of(self, seat: i64) -> CharacterSet:
        return CHARACTERS_OF[self[DOUBLE] * 8 + seat]

    def role(self, character: i64) -> i64:
        return held(self[ROLES], character)

    def who_are(self, role: i64) -> CharacterSet:
        """The characters of this role, withdrawn ones too."""
        found: CharacterSet = 0
        roles = self[ROLES]
        character: i64
        for character in range(self.n_characters()):
            if roles & 15 == role:
                found |= BIT[character]
            roles >>= 4
        return found

    def participating(self) -> CharacterSet:
        return self[IN] & ~self[ELIMINATED]

    # --- Loot ---

    def loot(self, card: i64) -> i64:
        """A Loot card as its three numbers: see `cards`."""
        return (self[LOOT + card // 3] >> (card % 3 * 20)) & 0xFFFFF

    def current_loot(self) -> i64:
        return self.loot(self[LOOT_CARD])

    # --- money ---

    def pay(self, payer: i64, receiver: i64, amount: i64) -> None:
        self[MONEY + payer] -= amount
        self[MONEY + receiver] += amount

    def add_to_centre(self, amount: i64) -> None:
        """From the Reserve."""
        self[RESERVE] -= amount
        self[CENTRE] += amount

    def empty_centre(self) -> None:
        """To the Reserve."""
        self[RESERVE] += self[CENTRE]
        self[CENTRE] = 0

    def take_from_centre(self, seat: i64, amount: i64) -> i64:
        """MD-5.20: only what is there is taken. Returns how much that was."""
        if amount > self[CENTRE]:
            amount = self[CENTRE]
        self[CENTRE] -= amount
        self[MONEY + seat] += amount
        return amount

    def what_can_be_paid(self, seat: i64, amount: i64) -> i64:
        if amount > self[MONEY + seat]:
            amount = self[MONEY + seat]
        return amount

    # --- events ---

    def emit_character(self, event: i64, seat: i64, character: i64) -> None:
        """By its owner, or with its number too where players have two."""
        if self.events is not None:
            self.emit(event + self[DOUBLE], seat, self.owner(character), self.number(character))


def leader_distance(t: MillionsTable, seat: i64) -> i64:
    """MD-7.06: the Leader has distance 0."""
    return t.distance(seat, t[LEADER])
