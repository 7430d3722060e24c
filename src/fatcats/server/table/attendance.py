"""Who is at the table right now. It is in no journal: connections come and go."""

from __future__ import annotations

from typing import NamedTuple


class Attendance(NamedTuple):
    here: set[int] = set()  # seats of people who are connected, here or elsewhere
    watching: int = 0
    is_host_here: bool = False
    bot_at: dict[int, int] = {}  # when a bot will play for whom
