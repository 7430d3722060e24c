"""A small seeded generator: the same numbers compiled and interpreted, two integers of state.

For simulation and tests. Its state can be worked out from its output, so a table with people at it uses
`sealed.SealedSource` instead.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF
FACTOR: Final[i64] = 1_812_433_253  # odd and below 2**31, so that its product with a word fits into an i64


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """Xorshift on two 32-bit words."""

    def __init__(self, x: i64, y: i64) -> None:
        self.x = x
        self.y = y

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        t = self.x ^ ((self.x << 10) & WORD)
        self.x = self.y
        self.y = (self.y ^ (self.y >> 10)) ^ (t ^ (t >> 13))
        return (self.y * n) >> 32

    def fork(self) -> Rng:
        """A new generator that goes its own way: far from this one, whose next words would give themselves away."""
        self.below(2)
        x = scattered(self.y)
        self.below(2)
        return Rng(x, max(scattered(self.y), 1))

    def copy(self) -> Rng:
        return Rng(self.x, self.y)


def scattered(word: i64) -> i64:
    """Another word; those of neighbours lie far apart."""
    product = word * FACTOR
    return (product ^ (product >> 32)) & WORD


def seeded(seed: int) -> Rng:
    """A generator started from any integer; those of up to 64 bits all start differently."""
    if not 0 <= seed < 2**64:
        seed = int.from_bytes(sha256(str(seed).encode()).digest()[:8], "big")
    x = (seed * 2654435761 + 88172645) % 2**32
    y = (seed // 2**32 * 2246822519 + 362436069) % 2**32
    rng = Rng(x, y if x | y else 1)
    for _ in range(16):
        rng.below(2)
    return rng
