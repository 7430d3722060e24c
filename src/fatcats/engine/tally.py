"""Piles of identical cards in one integer: how many of each kind, four bits a kind, for up to 15 kinds of up to 7.

Piles are added with `+` and taken apart with `-`; `ONE[kind]` is a single card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KINDS: Final = 15
MAX: Final = 7  # of one kind
ONE: Final = vec[i64]([16**kind for kind in range(KINDS)])
UP_TO: Final = vec[i64]([16 ** (kind + 1) - 1 for kind in range(KINDS)])  # masks: this kind and all before it
_EVERY_KIND: Final = 0x111111111111111
_HIGHEST_BITS: Final = 0x888888888888888


def held(pile: i64, kind: i64) -> i64:
    """How many cards of the kind lie in the pile."""
    return (pile >> (kind * 4)) & 15


def total(pile: i64) -> i64:
    """How many cards lie in the pile."""
    pile = (pile & 0x0F0F0F0F0F0F0F0F) + ((pile >> 4) & 0x0F0F0F0F0F0F0F0F)
    pile += pile >> 8
    pile += pile >> 16
    pile += pile >> 32
    return pile & 255


def with_at_least(pile: i64, number: i64) -> i64:
    """The kinds of which the pile has this many (1 to 7), as marks: bit 4 * kind + 3. See `lowest_kind`."""
    return (pile + (8 - number) * _EVERY_KIND) & _HIGHEST_BITS


def lowest(pile: i64) -> i64:
    """The first kind of a pile that is not empty."""
    kind: i64 = 0
    while pile & 15 == 0:
        pile >>= 4
        kind += 1
    return kind


def highest(pile: i64) -> i64:
    """The last kind of a pile that is not empty."""
    kind: i64 = 0
    while pile > 15:
        pile >>= 4
        kind += 1
    return kind


def nth(pile: i64, n: i64) -> i64:
    """The kind of the card that has n cards before it when the pile is laid out kind by kind."""
    kind: i64 = 0
    while n >= pile & 15:
        n -= pile & 15
        pile >>= 4
        kind += 1
    return kind


def named(pile: i64, names: Sequence[str]) -> dict[str, int]:
    """For the edges: the kinds that are there, by name, and how many of each."""
    found: dict[str, int] = {}
    kind: i64 = 0
    while pile:
        if pile & 15:
            found[names[kind]] = pile & 15
        pile >>= 4
        kind += 1
    return found


def pile_of(numbers: Mapping[int, int]) -> int:
    """For the edges: the pile with these numbers of each kind."""
    return sum(number * 16**kind for kind, number in numbers.items())
