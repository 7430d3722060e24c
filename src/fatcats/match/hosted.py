"""A match at a server table: unfinished choices, moves taken back, saving and going on."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fatcats.engine.bits import members
from fatcats.engine.bot import Knowledge
from fatcats.engine.errors import BadPosition, BadRecord
from fatcats.engine.events import EVENT_SIZE, Event
from fatcats.engine.rng import Rng
from fatcats.engine.table import Table
from fatcats.engine.view import View
from fatcats.match.record import Entry
from fatcats.match.sealed import SealedMatch
from fatcats.match.steps import Mark, Steps


class Dump(msgspec.Struct, frozen=True, array_like=True):
    """Everything needed to go on without replaying."""

    position: bytes
    events: list[int]
    setup: list[int]
    entries: list[Entry]
    marks: list[Mark]
    drawn: int
    start: int


class HostedMatch(SealedMatch):
    """What a table needs besides: looking ahead within a choice, looking back, and going back."""

    # --- a choice made of small moves that is not yet an entry ---

    def peek(self, seat: int, moves: Sequence[int]) -> Table:
        """A copy of the position in which the seat has begun a choice with these moves; refused as in `play`."""
        table = self._table.clone()
        for move in moves:
            self._allow(table, seat, move)
            table.apply(seat, move)
        return table

    def is_whole(self, seat: int, moves: Sequence[int]) -> bool:
        """Are these moves a whole decision, or only the beginning of one?"""
        return seat not in members(self.peek(seat, moves).drafting())

    def view_of(self, seat: int, draft: Sequence[int], public: View) -> View:
        """What the seat sees, its own unfinished choice included; `public` is what everybody sees."""
        if draft:
            return self.game.view(self.peek(seat, draft), seat)
        return self.game.own_view(self._table, public, seat)

    def knowledge_of(self, seat: int, draft: Sequence[int], rng: Rng) -> Knowledge:
        return Knowledge(self.game, self.peek(seat, draft), seat, rng)

    # --- what happened when ---

    def visible_events(self, viewer: int | None, first: int, last: int) -> list[Event]:
        """Those that the viewer saw after the first entry, up to and with the last; -1 to begin with the set-up."""
        return self.game.events_for(self.raw_events(first, last), viewer)

    def step_events(self, viewer: int | None, step: int) -> list[Event]:
        """Those that the viewer saw in a step, which may not be whole yet."""
        return self.game.events_for(self.raw_events(*self.span(step)), viewer)

    def span(self, step: int) -> tuple[int, int]:
        """The last entry before a step, and its own last one."""
        return self.steps.end(step - 1), self.steps.end(step) if step <= len(self.steps) else self.length

    def raw_events(self, first: int, last: int) -> list[int]:
        """What happened in these entries, secrets included."""
        events = self._table.events or []
        begin = self.marks[first].events if first >= 0 else 0
        return events[begin : self.marks[last].events]

    def is_free_to_undo(self, seat: int, steps: int) -> bool:
        """Were the last steps the seat's, asked alone, without chance, and did they bring nothing hidden to light?"""
        last = len(self.steps)
        return 0 < steps <= last and all(self._is_harmless(seat, last - step) for step in range(steps))

    def _is_harmless(self, seat: int, step: int) -> bool:
        last = self.steps.end(step)
        entry = self._entries[last - 1]
        if entry.seat != seat or entry.chance or self.marks[last].is_shared:
            return False
        numbers = self.raw_events(last - 1, last)[::EVENT_SIZE]
        return not any(self.game.event_kinds[number].reveals for number in numbers)

    def scores(self) -> list[int]:
        """As they stand, for the chart after the game."""
        return [int(self._table.score(seat)) for seat in range(self.seats)]

    # --- taking back ---

    def take_back(self, count: int) -> None:
        """The last entries are void. Their chance was seen, so it is not given again."""
        target = self.length - count
        if count < 1 or target < 0:
            raise BadRecord(f"{count} of {self.length} entries cannot be taken back")
        drawn, marks, entries = self.drawn, self.marks[: target + 1], self._entries[:target]
        self._go_back_to(target)
        for entry in entries[self.length :]:
            self.follow(entry, drawn)
        self._source.drawn = drawn
        self.marks, self.steps = marks, Steps(marks)

    def answer_of(self, seat: int) -> int:
        """The entry in which the seat has answered what others are still asked, counted from 1; 0 if it has not."""
        first = self.steps.end(len(self.steps))
        return next((entry for entry in range(self.length, first, -1) if self._entries[entry - 1].seat == seat), 0)

    def retract(self, seat: int) -> None:
        """The seat's answer to what others are still asked is void; theirs stand."""
        entry = self.answer_of(seat)
        if not entry:
            raise BadRecord(f"seat {seat} has given no answer that can be taken back by itself")
        later = self._entries[entry:]
        self.take_back(self.length - entry + 1)
        for other in later:
            self.follow(other, self.drawn)

    def _go_back_to(self, target: int) -> None:
        """To the last kept copy not after the target, or to the set-up."""
        nearest = max((number for number in self._copies if number <= target), default=None)
        if nearest is None:
            again = HostedMatch.lay(self.game.key, self.seats, self.options, seed=self._source.seed)
            again.follow_setup(self._setup, 0)
            nearest, self._copies[0] = 0, again._table.clone()
        self._put_back(self._copies[nearest], nearest)

    def _put_back(self, table: Table, length: int) -> None:
        events = (self._table.events or [])[: self.marks[length].events]
        self._table = table.clone()
        self._table.sealed = self._source
        self._table.tape = []
        self._table.events = events
        self._table.script = None
        self._table.script_only = False
        self._drafts.clear()
        del self._entries[length:]
        del self.marks[length + 1 :]
        self.steps = Steps(self.marks)
        self._copies = {number: copy for number, copy in self._copies.items() if number <= length}

    # --- saving ---

    def dump(self) -> Dump:
        return Dump(
            self._table.to_bytes(),
            list(self._table.events or []),
            self._setup,
            list(self._entries),
            list(self.marks),
            self.drawn,
            self.start,
        )

    def load(self, dump: Dump) -> None:
        """Go on from a dump; this match must be blank and of the same game, seats and options."""
        self._table.load_bytes(dump.position)
        if len(dump.marks) != len(dump.entries) + 1 or dump.marks[-1].events != len(dump.events):
            raise BadPosition("the saved match does not fit together")
        self._table.events = list(dump.events)
        self._setup = list(dump.setup)
        self._entries = list(dump.entries)
        self.marks = list(dump.marks)
        self.steps = Steps(self.marks)
        self._source.drawn = dump.drawn
        self.start = dump.start
        self._copies[self.length] = self._table.clone()
