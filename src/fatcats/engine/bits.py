"""Sets in one integer: member k is bit k, for up to 62 members.

Union is `a | b`, intersection `a & b`, difference `a & ~b`, "is empty" is `s == 0`. To walk through a set where speed
does not matter use `each`; in a list of candidate moves:

    while s:
        member = lowest(s)
        s &= s - 1
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MAX_MEMBERS: Final = 62
# Never write `1 << k` on an i64: mypyc 2.4.1 compiles it as a 32-bit shift. Write BIT[k].
BIT: Final = vec[i64]([2**k for k in range(MAX_MEMBERS)])


def count(s: i64) -> i64:
    """How many members: adds up pairs, nibbles, bytes. No product, so nothing can overflow.

    The first mask has 61 bits on purpose: mypyc keeps a literal of 2**62 or more as a Python object.
    """
    s -= (s >> 1) & 0x1555555555555555
    s = (s & 0x3333333333333333) + ((s >> 2) & 0x3333333333333333)
    s = (s + (s >> 4)) & 0x0F0F0F0F0F0F0F0F
    s += s >> 8
    s += s >> 16
    s += s >> 32
    return s & 127


def lowest(s: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count((s & -s) - 1)


def nth(s: i64, n: i64) -> i64:
    """The member with n smaller ones."""
    while n > 0:
        s &= s - 1
        n -= 1
    return lowest(s)


def each(s: i64) -> Iterator[i64]:
    """The members, smallest first, for a loop."""
    while s:
        yield lowest(s)
        s &= s - 1


def members(s: int) -> list[int]:
    """For the edges: the members as a list."""
    found: list[int] = []
    while s:
        found.append((s & -s).bit_length() - 1)
        s &= s - 1
    return found


def set_of(items: Iterable[int]) -> int:
    """For the edges: the set of these members."""
    s = 0
    for k in items:
        s |= 2**k
    return s
