# fatcats: compiled
"""A table as its log tells it. Pure and synchronous: entries in, facts out."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from dataclasses import replace

import msgspec

from fatcats.engine.game import Game
from fatcats.engine.state import CLOCK
from fatcats.live import LiveMatch, check_version
from fatcats.record import Entry as Decision
from fatcats.record import Record
from fatcats.registry import get_game
from fatcats.server import log
from fatcats.server.facts import OVER, PLAYING, Chatter, Facts, Saved, Step, Undoing
from fatcats.shuffle import shuffle_of

MOST_SAID = 100
MOST_UNDONE = 50
MOST_REQUESTS = 1000  # remembered, to know one that is sent again


class Book:
    """The fold of the log: `write` takes the next entry."""

    def __init__(self, seed: bytes, facts: Facts, match: LiveMatch | None = None) -> None:
        self.seed = seed
        self.facts = facts
        self.match = match
        self.prepared: LiveMatch | None = None  # dealt, but not yet in the log
        self.changes = 0  # of what everybody is told about the table itself, besides the game
        self._turns = Counter([step.seat for step in facts.steps])

    @classmethod
    def open(cls, seed: bytes, created: log.Created, at: int) -> Book:
        book = cls(seed, Facts(created=created, chairs=[_copy(chair) for chair in created.chairs], at=at))
        if created.record is not None:
            book._bring(created.record)
        return book

    # --- reading ---

    @property
    def number(self) -> int:
        return self.facts.number

    @property
    def created(self) -> log.Created:
        return self.facts.created

    @property
    def game(self) -> Game:
        return get_game(self.created.game)

    @property
    def playing(self) -> LiveMatch:
        """The match; only asked for when there is one."""
        assert self.match is not None
        return self.match

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.facts.chairs) if person in chair.holders]

    def names(self) -> list[str]:
        return [chair.name for chair in self.facts.chairs]

    def pending(self) -> list[int]:
        return self.match.deciders if self.match and self.facts.status == PLAYING else []

    def is_bot(self, seat: int) -> bool:
        """Does a bot decide for this seat now?"""
        return bool(self.level(seat))

    def level(self, seat: int) -> str:
        chair = self.facts.chairs[seat]
        return chair.level if chair.kind == "bot" else chair.stand_in

    def turn(self, seat: int) -> int:
        """How many decisions of this seat stand: a client says for which one a move is meant."""
        return self._turns[seat]

    def step_at(self, number: int) -> int:
        """How many entries of the match stand in the log up to this number."""
        return bisect_right(self.facts.steps, number, key=lambda step: step.number)

    def common_step(self, number: int) -> tuple[int, bool]:
        """The last step that somebody who saw the table at this number still has right; was anything taken back?"""
        seen = self.step_at(number)
        left = [steps for at, steps in self.facts.undone if at > number]
        return min([seen, *left]), bool(left)

    def record(self) -> Record:
        """The whole game, with the seed if it is over."""
        brought = self.created.record
        is_untouched = brought is not None and brought.outcome is not None
        shuffle = brought.shuffle if brought and is_untouched else shuffle_of(self.playing, self.seed)
        return replace(self.playing.record(), players=self.names(), shuffle=shuffle)

    # --- writing ---

    def write(self, number: int, at: int, entry: log.AnyEntry, *, is_played: bool = False) -> None:
        """Take the next entry; a move that `LiveMatch.commit` has already made is not made again."""
        facts = self.facts
        if number != facts.number + 1:
            raise ValueError(f"entry {number} cannot follow entry {facts.number}")
        facts.number, facts.at = number, max(at, facts.at)
        before = (facts.status, facts.undoing)
        self._take(number, at, entry, is_played)
        if not isinstance(entry, log.Moved | log.Said) or before != (facts.status, facts.undoing):
            self.changes += 1

    def _take(self, number: int, at: int, entry: log.AnyEntry, is_played: bool) -> None:
        facts = self.facts
        match entry:
            case log.Moved():
                self._moved(entry, is_played)
            case log.Seated():
                facts.chairs[entry.chair] = _copy(entry.to)
            case log.Linked():
                self._linked(entry)
            case log.Started():
                self._started(entry)
            case log.Undone():
                self._undone(entry)
            case log.UndoAsked():
                facts.undoing = Undoing(entry.seat, entry.count, [])
                self._requested(entry.seat, entry.request)
            case log.UndoAnswered():
                self._undo_answered(entry)
            case log.StoodIn():
                facts.chairs[entry.seat].stand_in = entry.level
            case log.Returned():
                facts.chairs[entry.seat].stand_in = ""
            case log.Said():
                chatter = Chatter(number, entry.seat, facts.chairs[entry.seat].name, entry.text, at)
                facts.said = [*facts.said[-MOST_SAID + 1 :], chatter]
            case log.Rematched():
                facts.rematch = entry.table
            case log.Created():
                raise ValueError("a table is created once")

    def _linked(self, entry: log.Linked) -> None:
        chair = self.facts.chairs[entry.chair]
        if entry.link:
            chair.links = [*chair.links, entry.link]
        if entry.holder:
            chair.holders = [*chair.holders, entry.holder]

    def _started(self, entry: log.Started) -> None:
        facts = self.facts
        facts.chairs = [chair for chair in facts.chairs if chair.kind in ("person", "bot")]
        self.match, self.prepared = self.prepared, None
        if self.match is None or self.match.setup != entry.setup:
            self.match = self.blank_match(len(facts.chairs))
            self.match.follow_setup(entry.setup, entry.drawn)
        self._begin()

    def _bring(self, record: Record) -> None:
        """A game from elsewhere: it is under way as soon as the table is there."""
        check_version(self.game, record.rules)
        self.match = LiveMatch.of_record(record, seed=self.seed)
        self.facts.steps = [Step(0, decision.seat, "", self.facts.at) for decision in record.entries]
        self._turns = Counter([step.seat for step in self.facts.steps])
        self._begin()

    def _begin(self) -> None:
        facts = self.facts
        facts.status = OVER if self.playing.over else PLAYING
        facts.clocks.start(self.playing.seats, self.created.timing)
        self._run_clocks(-1)

    def _moved(self, entry: log.Moved, is_played: bool) -> None:
        facts = self.facts
        if is_played:
            self.playing.settle()
        else:
            self.playing.follow(Decision(entry.seat, entry.moves, entry.chance), entry.drawn)
        facts.steps.append(Step(facts.number, entry.seat, entry.by, facts.at))
        self._turns[entry.seat] += 1
        facts.undoing = None
        self._requested(entry.seat, entry.request)
        self._run_clocks(entry.seat)
        if self.playing.over:
            facts.status = OVER

    def _undone(self, entry: log.Undone) -> None:
        facts = self.facts
        self.playing.take_back(entry.count)
        del facts.steps[len(facts.steps) - entry.count :]
        self._turns = Counter([step.seat for step in facts.steps])
        facts.status, facts.undoing = PLAYING, None
        facts.undone = [*facts.undone[-MOST_UNDONE + 1 :], (facts.number, self.playing.length)]
        self._requested(entry.seat, entry.request)
        is_free = CLOCK in self.pending()
        facts.clocks.reset([] if is_free else self.playing.asked, facts.at)
        self._offer_clock_moves(is_free)

    def _undo_answered(self, entry: log.UndoAnswered) -> None:
        undoing = self.facts.undoing
        if undoing is not None:
            agreed = [*undoing.agreed, entry.seat]
            self.facts.undoing = Undoing(undoing.seat, undoing.count, agreed) if entry.agrees else None

    def _requested(self, seat: int, request: str) -> None:
        if request:
            requests = self.facts.requests
            requests[f"{seat} {request}"] = self.facts.number
            if len(requests) > MOST_REQUESTS:
                del requests[next(iter(requests))]

    def _run_clocks(self, mover: int) -> None:
        """In a phase without turns the clock of the phase rules, and nobody else's runs."""
        facts, pending = self.facts, self.pending()
        is_free = CLOCK in pending
        asked, waiting = ([], []) if is_free else (self.playing.asked, pending)
        facts.clocks.moved(mover, asked, waiting, facts.at, self.created.timing)
        self._offer_clock_moves(is_free)

    def _offer_clock_moves(self, is_free: bool) -> None:
        """None outside a phase without turns."""
        clocks = self.facts.clocks
        if is_free or clocks.possible:
            clocks.offer(self.playing.legal(CLOCK) if is_free else [], self.facts.at)

    def lapses_at(self, move: int, since: int) -> int:
        """When the clock of a phase without turns makes a move that has been possible since then."""
        return since + int(self.game.seconds(move) * 1000 / self.created.timing.pace)

    def blank_match(self, seats: int) -> LiveMatch:
        created = self.created
        match = LiveMatch.lay(created.game, seats, created.options, seed=self.seed)
        check_version(match.game, created.rules)
        return match

    # --- snapshots ---

    def save(self) -> bytes:
        return msgspec.msgpack.encode(Saved(self.facts, self.match.dump() if self.match else None))

    @classmethod
    def load(cls, seed: bytes, data: bytes) -> Book:
        saved = msgspec.msgpack.decode(data, type=Saved)
        book = cls(seed, saved.facts)
        if saved.match is not None:
            book.match = book.blank_match(len(saved.facts.chairs))
            book.match.load(saved.match)
        return book


def _copy(chair: log.Chair) -> log.Chair:
    return msgspec.structs.replace(chair)
