"""Sets and piles in one integer behave like those of Python."""

from __future__ import annotations

from collections import Counter

from hypothesis import assume, given
from hypothesis import strategies as st

from fatcats.engine import bits, tally

SETS = st.sets(st.integers(0, bits.MAX_MEMBERS - 1))
PILES = st.dictionaries(st.integers(0, tally.KINDS - 1), st.integers(1, tally.MAX))
LETTERS = "abcdefghijklmno"  # a name for each kind


@given(SETS)
def test_a_set_is_its_members(members: set[int]) -> None:
    s = bits.set_of(members)
    assert bits.members(s) == sorted(members)
    assert bits.count(s) == len(members)
    assert list(bits.each(s)) == sorted(members)
    assert [bits.nth(s, n) for n in range(len(members))] == sorted(members)
    if members:
        assert bits.lowest(s) == min(members)


def by_letter(numbers: dict[int, int]) -> dict[str, int]:
    return {LETTERS[kind]: number for kind, number in numbers.items()}


@given(PILES)
def test_a_pile_is_a_counter(numbers: dict[int, int]) -> None:
    pile = tally.pile_of(numbers)
    assert tally.named(pile, LETTERS) == by_letter(numbers)
    assert tally.total(pile) == sum(numbers.values())
    assert all(tally.held(pile, kind) == numbers.get(kind, 0) for kind in range(tally.KINDS))
    assert [tally.nth(pile, n) for n in range(tally.total(pile))] == sorted(Counter(numbers).elements())


@given(PILES, st.integers(1, tally.MAX))
def test_marks_show_the_kinds_with_enough_cards(numbers: dict[int, int], wanted: int) -> None:
    marks = tally.with_at_least(tally.pile_of(numbers), wanted)
    assert bits.members(marks) == sorted(4 * kind + 3 for kind, number in numbers.items() if number >= wanted)


@given(PILES)
def test_the_first_and_last_kind_of_a_pile(numbers: dict[int, int]) -> None:
    assume(numbers)
    pile = tally.pile_of(numbers)
    assert (tally.lowest(pile), tally.highest(pile)) == (min(numbers), max(numbers))
    first = {min(numbers): numbers[min(numbers)]}
    assert tally.named(pile & tally.UP_TO[min(numbers)], LETTERS) == by_letter(first)
