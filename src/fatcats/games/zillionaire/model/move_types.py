# fatcats: interpreted
"""Moves as people, logs and the web see them."""

from __future__ import annotations

from dataclasses import dataclass

from fatcats.engine.moves import Move

SHORT_NAMES = {"Bump": "BU", "Bankrupt": "BK", "Bankroll": "BR", "Millionaire": "M", "Zillionaire": "Z"}


@dataclass(frozen=True)
class Play(Move):
    """`play 3x6`: three cards of rank 6; `play 1xZillionaire`."""

    number: int
    rank: str

    def notation(self) -> str:
        return f"{self.verb} {self.number}x{self.rank}"

    def aliases(self) -> tuple[str, ...]:
        ranks = [self.rank, SHORT_NAMES[self.rank]] if self.rank in SHORT_NAMES else [self.rank]
        texts = [f"{self.number}{times}{rank}" for rank in ranks for times in "x×"]
        return (*texts, *(f"{self.verb} {text}" for text in texts if text != f"{self.number}x{self.rank}"))


@dataclass(frozen=True)
class NameSize(Move):
    """`name 4`: the led 5 counts as four."""

    size: int
