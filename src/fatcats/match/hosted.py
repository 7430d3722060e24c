"""A match at a server table: sealed chance, unfinished choices, moves taken back, saving and going on."""

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
from fatcats.match.match import Match, lay_out
from fatcats.match.record import Entry, Record
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


class Proposal(NamedTuple):
    """An entry that could be made, and how many outcomes of the seed would be used up after it."""

    entry: Entry
    drawn: int


class HostedMatch(Match):
    """The journal is the truth: `propose` looks what the next entry would be, `follow` makes one that was proposed
    here, elsewhere or earlier."""

    def __init__(self, game: Game, table: Table, options: OptionValues, *, seed: bytes, language: str = "en") -> None:
        super().__init__(game, table, options, seed=None, language=language)
        self.start = 0  # the first step whose chance comes from the seed
        self.marks: list[Mark] = []
        self._source = SealedSource(seed)
        self._copies: dict[int, Table] = {}
        table.sealed = self._source

    @classmethod
    def lay(cls, key: str, seats: int, options: Mapping[str, object], *, seed: bytes) -> HostedMatch:
        """A match before its set-up: `begin`, `follow_setup` or `load` comes next."""
        game = get_game(key)
        table, values = lay_out(game, seats, options, seeded(0))
        return cls(game, table, values, seed=seed)

    @classmethod
    def of_record(cls, record: Record, *, seed: bytes) -> HostedMatch:
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

    def propose(self, seat: int, moves: Sequence[int]) -> Proposal:
        """The entry that a whole decision would make, with the chance that it would get. Nothing has changed: until the
        entry is followed, chance gives the same again.

        As soon as the decision is whole nothing more is tried, so what is asked for beyond it learns nothing from
        chance. Raises Unfinished if the moves are only the beginning of a decision.
        """
        table, source = self._table.clone(), SealedSource(self._source.seed, self.drawn)
        table.sealed, table.tape = source, []
        self._check_seat(seat)
        for count, move in enumerate(moves, 1):
            self._allow(table, seat, move)
            table.apply(seat, move)
            if seat not in members(table.drafting()):
                if count < len(moves):
                    raise BadRecord(f"these moves are more than one decision of seat {seat}")
                notation = [self.game.moves.notation(move) for move in moves]
                return Proposal(Entry(seat, notation, table.tape or []), source.drawn)
        raise Unfinished(f"these moves are only the beginning of a decision of seat {seat}")

    def commit(self, seat: int, moves: Sequence[int]) -> Entry:
        """Make a whole decision, and give the entry that it is."""
        entry, drawn = self.propose(seat, moves)
        self.follow(entry, drawn)
        return entry

    def follow(self, entry: Entry, drawn: int) -> None:
        """Make an entry with the chance that it had; `drawn` outcomes of the seed were used up after it."""
        first = self.drawn
        self._script(entry.chance)
        length = self.length
        for move in entry.moves:
            self.play(entry.seat, move)
        if self.length != length + 1 or self._drafts:
            raise BadRecord(f"these moves are not one decision of seat {entry.seat}")
        self._mark(first)
        self._unscript(drawn)
        if self._entries[-1].chance != entry.chance:
            raise BadRecord(f"entry {self.length} does not fit what chance gave")

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
        """Those that the viewer saw after the first step, up to and with the last; -1 to begin with the set-up."""
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
        numbers = events[self.marks[-2].events : self.marks[-1].events : EVENT_SIZE]
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
        self.marks = marks

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
