# fatcats: interpreted
"""What every view has. A game's own view adds what lies on the table, by allow-list."""

from __future__ import annotations

from msgspec import Struct


class View(Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know of a position."""

    viewer: int | None  # None: a spectator
    step: str  # the id of the pending step; nothing if the game is over
    asked: tuple[int, ...]  # public: who was asked, not who has answered
    legal: tuple[str, ...]  # moves open to the viewer, in notation; empty unless the viewer is asked
    is_over: bool


class Outcome(Struct, frozen=True):
    """How a game ended."""

    places: tuple[int, ...]  # by seat: 1 for the best, equal for equals
    scores: tuple[int, ...]  # by seat: points, fortune or whatever the game counts
    reason: str  # one of the game's endings

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
