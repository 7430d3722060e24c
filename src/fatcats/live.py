"""A match at a server table: sealed chance, drafts beside the log, moves taken back, saving and going on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from fatcats.engine.bits import members
from fatcats.engine.bot import Knowledge
from fatcats.engine.errors import BadPosition, BadRecord, OtherVersion, Unfinished
from fatcats.engine.events import EVENT_SIZE, Event
from fatcats.engine.game import Game
from fatcats.engine.options import OptionValues
from fatcats.engine.rng import Rng, seeded
from fatcats.engine.sealed import SealedSource
from fatcats.engine.table import Table
from fatcats.engine.view import View
from fatcats.match import Match, lay_out
from fatcats.record import Entry, Record
from fatcats.registry import get_game

COPY_EVERY = 16  # entries between the kept copies of the position, from which taking back starts


class Mark(NamedTuple):
    """Where a step (the set-up, or an entry) ended: in the list of events, and in the outcomes of the seed."""

    events: int
    first_drawn: int
    drawn: int


class Dump(msgspec.Struct, frozen=True, array_like=True):
    """Everything needed to go on without replaying."""

    position: bytes
    events: list[int]
    setup: list[int]
    entries: list[Entry]
    marks: list[Mark]
    drawn: int
    start: int


def check_version(game: Game, rules: str) -> None:
    """A stored game goes on only under the rules that it was begun with."""
    if rules != game.rules_version:
        raise OtherVersion(
            f"this game of {game.title} was begun under rules version {rules}; installed is version "
            f"{game.rules_version}, under which its moves could mean something else"
        )


class LiveMatch(Match):
    """The log is the truth: `commit` makes the next entry, `follow` repeats one that was made elsewhere or earlier."""

    def __init__(self, game: Game, table: Table, options: OptionValues, *, seed: bytes, language: str = "en") -> None:
        super().__init__(game, table, options, seed=None, language=language)
        self.start = 0  # the first step whose chance comes from the seed
        self.marks: list[Mark] = []
        self._source = SealedSource(seed)
        self._copies: dict[int, Table] = {}
        self._before: tuple[Table, int, int] | None = None
        table.sealed = self._source

    @classmethod
    def lay(cls, key: str, seats: int, options: Mapping[str, object], *, seed: bytes) -> LiveMatch:
        """A match before its set-up: `begin`, `follow_setup` or `load` comes next."""
        game = get_game(key)
        table, values = lay_out(game, seats, options, seeded(0))
        return cls(game, table, values, seed=seed)

    @classmethod
    def of_record(cls, record: Record, *, seed: bytes) -> LiveMatch:
        """The match of a record; what comes after its last entry is left to this seed."""
        match = cls.lay(record.game, record.seats, record.options, seed=seed)
        check_version(match.game, record.rules)
        match.players = list(record.players)
        match.follow_setup(record.setup, 0)
        for entry in record.entries:
            match.follow(entry, 0)
        match.start = len(record.entries) + 1
        return match

    @property
    def drawn(self) -> int:
        """How many outcomes of the seed are used up, also by moves that were taken back."""
        return self._source.drawn

    @property
    def asked(self) -> list[int]:
        """Who was asked, a public fact; those who have answered included."""
        return members(self._table.asked())

    @property
    def entries(self) -> Sequence[Entry]:
        return self._entries

    @property
    def setup(self) -> list[int]:
        return list(self._setup)

    # --- making and repeating entries ---

    def begin(self) -> None:
        first = self.drawn
        super().begin()
        self._mark(first)

    def follow_setup(self, setup: Sequence[int], drawn: int) -> None:
        self._script(setup)
        self.begin()
        self._unscript(drawn)
        if self._setup != list(setup):
            raise BadRecord("the set-up does not fit what chance gave")

    def commit(self, seat: int, moves: Sequence[int]) -> Entry:
        """Make a whole decision. Until `settle`, `rollback` takes it back as if it had never been.

        Raises Unfinished, and nothing has changed, if the moves are only the beginning of one.
        """
        self._before = (self._table.clone(), self.length, self.drawn)
        try:
            self._decide(seat, moves)
        except BaseException:
            self.rollback()
            raise
        return self._entries[-1]

    def settle(self) -> None:
        """The last `commit` is in the log for good."""
        self._before = None

    def rollback(self) -> None:
        """Undo the last `commit`, which nobody has seen: chance will give the same again."""
        assert self._before is not None
        (table, length, drawn), self._before = self._before, None
        self._put_back(table, length)
        self._source.drawn = drawn

    def follow(self, entry: Entry, drawn: int) -> None:
        """Repeat an entry with the chance that it had; `drawn` outcomes of the seed were used up after it."""
        self._script(entry.chance)
        self._decide(entry.seat, [self.game.moves.parse(move) for move in entry.moves])
        self._unscript(drawn)
        if self._entries[-1].chance != entry.chance:
            raise BadRecord(f"entry {self.length} does not fit what chance gave")

    def _decide(self, seat: int, moves: Sequence[int]) -> None:
        length, first = self.length, self.drawn
        for move in moves:
            self.play(seat, move)
        if self.length == length:
            raise Unfinished(f"these moves are only the beginning of a decision of seat {seat}")
        if self.length > length + 1 or self._drafts:
            raise BadRecord(f"these moves are more than one decision of seat {seat}")
        self._mark(first)

    def _mark(self, first: int) -> None:
        self.marks.append(Mark(len(self._table.events or []), first, self.drawn))
        if self.length % COPY_EVERY == 0:
            self._copies[self.length] = self._table.clone()

    def _script(self, chance: Sequence[int]) -> None:
        self._table.script = list(chance)
        self._table.script_at = 0
        self._table.script_only = True

    def _unscript(self, drawn: int) -> None:
        self._table.script = None
        self._table.script_only = False
        self._source.drawn = max(self.drawn, drawn)
        self.marks[-1] = self.marks[-1]._replace(drawn=self.drawn)

    def skip(self, outcomes: int) -> None:
        """These outcomes of the seed were given for moves that were taken back."""
        self._source.drawn += outcomes

    # --- drafts: a choice made of small moves that is not yet an entry ---

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

    def told(self, viewer: int | None, first: int, last: int) -> list[Event]:
        """What the viewer was told after the first step, up to and with the last; -1 to begin with the set-up."""
        return self.game.events_for(self.raw_events(first, last), viewer)

    def raw_events(self, first: int, last: int) -> list[int]:
        """What happened in these steps, secrets included."""
        events = self._table.events or []
        begin = self.marks[first].events if first >= 0 else 0
        return events[begin : self.marks[last].events]

    def is_free_to_undo(self, seat: int) -> bool:
        """Was the last entry the seat's, without chance, and did it bring nothing hidden to light?"""
        if not self._entries or self._entries[-1].seat != seat or self._entries[-1].chance:
            return False
        events = self._table.events or []
        told = events[self.marks[-2].events : self.marks[-1].events : EVENT_SIZE]
        return not any(self.game.event_kinds[number].reveals for number in told)

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
        self.marks = marks

    def _go_back_to(self, target: int) -> None:
        """To the last kept copy not after the target, or to the set-up."""
        nearest = max((number for number in self._copies if number <= target), default=None)
        if nearest is None:
            again = LiveMatch.lay(self.game.key, self.seats, self.options, seed=self._source.seed)
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
        self._source.drawn = dump.drawn
        self.start = dump.start
        self._copies[self.length] = self._table.clone()
