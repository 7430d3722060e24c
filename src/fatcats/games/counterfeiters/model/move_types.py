# fatcats: interpreted
"""Moves as people, logs and the web see them."""

from __future__ import annotations

from dataclasses import dataclass

from fatcats.engine.moves import Move

from .parts import QUALITIES


@dataclass(frozen=True)
class UseSpace(Move):
    """`use P2`: put a henchman on the second print space. The printed ids, 2P2 and 4P2, name it too."""

    space: str

    def aliases(self) -> tuple[str, ...]:
        return (self.space, f"{self.verb} 2{self.space}", f"{self.verb} 4{self.space}")


@dataclass(frozen=True)
class LiftHenchman(Move):
    """`lift P2`: a lawyer takes the own henchman off this space."""

    space: str

    def aliases(self) -> tuple[str, ...]:
        return (f"{self.verb} 2{self.space}", f"{self.verb} 4{self.space}")


@dataclass(frozen=True)
class HandIn(Move):
    """`hand 1 0 2`: one fake of quality ★ and two of ★★★."""

    one: int
    two: int
    three: int

    @property
    def number(self) -> int:
        return self.one + self.two + self.three

    def label_parts(self) -> dict[str, tuple[object, str]]:
        notes = zip(QUALITIES, (self.one, self.two, self.three), strict=True)
        return {"notes": ({quality: number for quality, number in notes if number}, "quality")}


@dataclass(frozen=True)
class Transfer(Move):
    """`deposit 40` or `withdraw 40`: dollars from cash to offshore or back."""

    amount: int
