"""Where chance begins, if nobody names a seed."""

from __future__ import annotations

from secrets import randbits


def fresh_seed() -> int:
    return randbits(63)
