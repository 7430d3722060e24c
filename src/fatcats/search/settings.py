"""What can be set about a search."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

NO_LIMIT: Final[i64] = 1_000_000


@final
class Settings:
    def __init__(self) -> None:
        self.exploration = 0.7  # the constant of UCB
        self.slips: i64 = 100  # random moves in a thousand when playing on; 1000: no guide
        self.rollout: i64 = NO_LIMIT  # decisions after the move before the position is judged as it stands
        self.widening = 0.0  # so many moves for the root of the visits, the guide's first; 0: all at once
