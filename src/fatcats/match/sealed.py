"""A match with sealed chance, made of entries: each can be proposed, made, and made again elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self

from fatcats.engine.bits import BIT, members
from fatcats.engine.errors import BadRecord, OtherVersion, Unfinished
from fatcats.engine.events import EVENT_SIZE
from fatcats.engine.game import Game
from fatcats.engine.options import OptionValues
from fatcats.engine.position import STEP
from fatcats.engine.rng import seeded
from fatcats.engine.sealed import SealedSource
from fatcats.engine.table import Table
from fatcats.match.match import Match, lay_out
from fatcats.match.record import Entry, Record
from fatcats.match.steps import Mark, Steps
from fatcats.registry import get_game

COPY_EVERY = 16  # entries between the kept copies of the position, from which taking back starts


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


class SealedMatch(Match):
    """The journal is the truth: `propose` looks what the next entry would be, `follow` makes one that was proposed
    here, elsewhere or earlier."""

    def __init__(self, game: Game, table: Table, options: OptionValues, *, seed: bytes, language: str = "en") -> None:
        super().__init__(game, table, options, seed=None, language=language)
        self.start = 0  # the first step whose chance comes from the seed
        self.marks: list[Mark] = []
        self.steps = Steps()
        self._source = SealedSource(seed)
        self._copies: dict[int, Table] = {}
        table.sealed = self._source

    @classmethod
    def lay(cls, key: str, seats: int, options: Mapping[str, object], *, seed: bytes) -> Self:
        """A match before its set-up: `begin`, `follow_setup` or `load` comes next."""
        game = get_game(key)
        table, values = lay_out(game, seats, options, seeded(0))
        return cls(game, table, values, seed=seed)

    @classmethod
    def of_record(cls, record: Record, *, seed: bytes) -> Self:
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
        first, question = self.drawn, self._question()
        self._script(entry.chance)
        length = self.length
        for move in entry.moves:
            self.play(entry.seat, move)
        if self.length != length + 1 or self._drafts:
            raise BadRecord(f"these moves are not one decision of seat {entry.seat}")
        is_silent = question == self._question() and self._is_silent(entry)
        self._mark(first, is_shared=len(members(question[-1])) > 1, is_silent=is_silent)
        self._unscript(drawn)
        if self._entries[-1].chance != entry.chance:
            raise BadRecord(f"entry {self.length} does not fit what chance gave")

    def _question(self) -> tuple[int, int, int]:
        """What is asked now: the step under way, how deep it lies, and the seats that were asked."""
        table = self._table
        return (0, 0, 0) if table.is_over() else (int(table.frame(STEP)), int(table.top), int(table.asked()))

    def _is_silent(self, entry: Entry) -> bool:
        """The same is still asked. Did the seat answer it, and was nobody else told anything?"""
        events = self._table.events or []
        numbers = events[self.marks[-1].events :: EVENT_SIZE]
        witnesses = events[self.marks[-1].events + 1 :: EVENT_SIZE]
        is_own = all(
            self.game.event_kinds[number].private and witness == BIT[entry.seat]
            for number, witness in zip(numbers, witnesses, strict=True)
        )
        return is_own and not entry.chance and entry.seat not in self.deciders

    def _mark(self, first: int, *, is_shared: bool = False, is_silent: bool = False) -> None:
        self.marks.append(Mark(len(self._table.events or []), first, self.drawn, is_shared, is_silent))
        if self.length and not is_silent:
            self.steps.add(self.length)
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
