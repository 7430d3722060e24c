# fatcats: interpreted
"""Moves as people, logs and the web see them. Seats are numbered from 0, characters of one player 1 and 2."""

from __future__ import annotations

from dataclasses import dataclass

from fatcats.engine.moves import Move


@dataclass(frozen=True)
class OfRole(Move):
    """`send Brute`, `announce Brute`, `name Brute`."""

    role: str


@dataclass(frozen=True)
class OfPair(Move):
    """`send Brute Driver`: for the own characters 1 and 2."""

    first: str
    second: str

    def notation(self) -> str:
        return f"{self.verb.split()[0]} {self.first} {self.second}"


@dataclass(frozen=True)
class OfSeat(Move):
    """`deal 3`, `payer 0`, `rob 2`, `accept 1`: the character or the proposal of that seat, or the seat itself."""

    seat: int

    def notation(self) -> str:
        return f"{self.verb.split()[0]} {self.seat}"


@dataclass(frozen=True)
class OfCharacter(Move):
    """`deal 2.1`: the first character of seat 2, in the 3-player game."""

    seat: int
    character: int

    def notation(self) -> str:
        return f"{self.verb.split()[0]} {self.seat}.{self.character}"


@dataclass(frozen=True)
class Withdraw(Move):
    """`withdraw 1`, `withdraw 2`: one own character of the 3-player game."""

    character: int

    def notation(self) -> str:
        return f"withdraw {self.character}"


@dataclass(frozen=True)
class Amount(Move):
    """`amount 7`: seven millions."""

    amount: int

    def aliases(self) -> tuple[str, ...]:
        return (str(self.amount), f"{self.amount}M")
