"""Entries of a match, and the steps that everybody may count.

A step is a decision, or all the answers to a question that several are asked at once: how many of them have answered is
nobody's business until the last one has.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple


class Mark(NamedTuple):
    """Where the set-up or an entry ended: in the list of events, and in the outcomes of the seed."""

    events: int
    first_drawn: int
    drawn: int
    is_shared: bool = False  # others were asked together with whoever decided
    is_silent: bool = False  # an answer that nobody hears of: others owe theirs


class Steps:
    """The steps that are whole, counted from 1, by the entries that end them; step 0 is the set-up."""

    def __init__(self, marks: Sequence[Mark] = ()) -> None:
        self._ends = [entry for entry, mark in enumerate(marks) if entry and not mark.is_silent]

    def __len__(self) -> int:
        return len(self._ends)

    def add(self, entry: int) -> None:
        """This entry ends a step."""
        self._ends.append(entry)

    def end(self, step: int) -> int:
        """The last entry of a step. Nothing happened before the set-up: that is -1."""
        return self._ends[step - 1] if step > 0 else step

    def of_entry(self, entry: int) -> int:
        """The step that an entry is part of; it may not be whole yet."""
        return bisect_left(self._ends, entry) + 1 if entry > 0 else 0
