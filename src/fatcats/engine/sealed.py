"""Chance for a table with people at it: unpredictable from anything a player sees, and checkable afterwards.

Outcome number k follows from the secret seed and k alone (SHA-256 in counter mode). The seed's hash is published
before the deal and the seed after the game, so that anybody can work the outcomes out again.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from mypy_extensions import i64

SEED_BYTES: Final = 32
_RANGE: Final = 2**256


@final
class SealedSource:
    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a sealed seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.drawn = drawn  # how many outcomes have been given: where a stored table goes on

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely as the others."""
        bound = int(n)
        attempt = 0
        while True:
            counter = self.drawn.to_bytes(8, "big") + attempt.to_bytes(8, "big")
            number = int.from_bytes(sha256(self.seed + counter).digest(), "big")
            if number < _RANGE - _RANGE % bound:
                self.drawn += 1
                return i64(number % bound)
            attempt += 1


def commitment(seed: bytes) -> str:
    """What is published before the deal."""
    return sha256(b"fatcats shuffle " + seed).hexdigest()
