"""Why a bot that searches has moved, from its own figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

CLEAR, LIKELY = 2.0, 0.8  # standard errors between the best move and the next


@dataclass(frozen=True)
class Reason:
    """What a search found: the move, the next best one, and how good both were, from 0 to 1."""

    tries: int
    move: int
    worth: float
    other: int
    other_worth: float
    error: float  # the standard error of the difference

    @property
    def sureness(self) -> Literal["clear", "likely", "close"]:
        lead = self.worth - self.other_worth
        if lead >= CLEAR * self.error:
            return "clear"
        return "likely" if lead >= LIKELY * self.error else "close"

    def sentence(self, other: str) -> str:
        """In English; `other` is the next best move in words."""
        did = {"clear": "clearly better than", "likely": "a little better than", "close": "about as well as"}
        return f"In {self.tries:,} games that it tried out this did {did[self.sureness]}: {other}."
