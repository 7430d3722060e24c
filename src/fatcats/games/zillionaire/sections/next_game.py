"""ZN-9.01: the order between games: change seats, deal, exchange, play."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..model.steps import DEAL, EXCHANGE, SEATING
from ..model.table import ZillionaireTable
from .seating import forget_statuses

GAME_START: Final = vec[i64]([SEATING, DEAL, EXCHANGE])


def start_game(t: ZillionaireTable) -> None:
    forget_statuses(t)
    t.follow(GAME_START, 0, 0)
