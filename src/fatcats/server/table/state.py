"""A table as its journal tells it. Pure and synchronous: entries in, data out."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from fatcats.engine.game import Game
from fatcats.engine.state import CLOCK
from fatcats.match.fairness import shuffle_of
from fatcats.match.hosted import HostedMatch, check_version
from fatcats.match.record import Entry as Decision
from fatcats.match.record import Record
from fatcats.registry import get_game
from fatcats.server.table import journal
from fatcats.server.table.data import OVER, PLAYING, ChatMessage, Snapshot, Step, TableData, TableEvent, Undoing, Wish

if TYPE_CHECKING:
    from fatcats.server.table.answers import Answer

MAX_SAID = 100
MAX_UNDONE = 50
MAX_EVENTS = 100
MAX_REQUESTS = 1000  # remembered, to know one that is sent again


class TableState:
    """The fold of the journal: `write` takes the next entry."""

    def __init__(self, seed: bytes, data: TableData, match: HostedMatch | None = None) -> None:
        self.seed = seed
        self.data = data
        self.match = match
        self.changes = 0  # of what everybody sees of the table itself, besides the game
        self.answers: dict[int, Answer | None] = {}  # what the table will answer for whom, once looked for
        self._decisions = Counter([step.seat for step in data.steps])

    @classmethod
    def open(cls, seed: bytes, created: journal.Created, at: int) -> TableState:
        state = cls(seed, TableData(created=created, seats=[_copy(seat) for seat in created.seats], at=at))
        if created.record is not None:
            state._bring(created.record)
        return state

    # --- reading ---

    @property
    def seq(self) -> int:
        """Of the last entry."""
        return self.data.seq

    @property
    def created(self) -> journal.Created:
        return self.data.created

    @property
    def game(self) -> Game:
        return get_game(self.created.game)

    @property
    def playing(self) -> HostedMatch:
        """The match; only asked for when there is one."""
        assert self.match is not None
        return self.match

    def is_host(self, person: str) -> bool:
        """Who looks after the table, on any device that holds one of the same seats."""
        host = self.data.host or self.created.host
        return person == host or any(host in seat.holders and person in seat.holders for seat in self.data.seats)

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.data.seats) if person in seat.holders]

    def names(self) -> list[str]:
        return [seat.name for seat in self.data.seats]

    def pending(self) -> list[int]:
        return self.match.deciders if self.match and self.data.status == PLAYING else []

    def is_bot(self, seat: int) -> bool:
        """Does a bot decide for this seat now?"""
        return bool(self.level(seat))

    def level(self, seat: int) -> str:
        """Of the bot that decides for this seat now, if one does."""
        seated = self.data.seats[seat]
        return seated.level if seated.kind == "bot" else seated.stand_in

    def decision(self, seat: int) -> int:
        """How many decisions of this seat stand: a client says for which one a move is meant."""
        return self._decisions[seat]

    def step_at(self, seq: int) -> int:
        """How many entries of the match stand in the journal up to this one."""
        return bisect_right(self.data.steps, seq, key=lambda step: step.seq)

    def common_step(self, seq: int) -> tuple[int, bool]:
        """The last step that somebody who saw the table at this entry still has right; was anything taken back?"""
        seen = self.step_at(seq)
        left = [steps for at, steps in self.data.undone if at > seq]
        return min([seen, *left]), bool(left)

    def record(self) -> Record:
        """The whole game, with the seed if it is over."""
        brought = self.created.record
        is_untouched = brought is not None and brought.outcome is not None
        shuffle = brought.shuffle if brought and is_untouched else shuffle_of(self.playing, self.seed)
        return replace(self.playing.record(), players=self.names(), shuffle=shuffle)

    # --- writing ---

    def write(self, seq: int, at: int, entry: journal.AnyEntry) -> None:
        """Take the next entry."""
        data = self.data
        if seq != data.seq + 1:
            raise ValueError(f"entry {seq} cannot follow entry {data.seq}")
        if at < data.at:
            data.clocks.turn_back(at)
        data.seq, data.at = seq, at
        before = (data.status, data.undoing)
        self._take(seq, at, entry)
        self.answers.clear()
        if not isinstance(entry, journal.Moved | journal.Said) or before != (data.status, data.undoing):
            self.changes += 1

    def _take(self, seq: int, at: int, entry: journal.AnyEntry) -> None:
        data = self.data
        match entry:
            case journal.Moved():
                self._moved(entry)
            case journal.Seated():
                data.seats[entry.seat] = _copy(entry.to)
                data.wishes = [wish for wish in data.wishes if entry.seat not in (wish.seat, wish.about)]
                data.stand_in_votes.pop(entry.seat, None)
            case journal.Hosted():
                data.host = entry.host
            case journal.Wished():
                data.wishes = [*data.wishes, Wish(entry.seat, entry.wish, entry.about)]
            case journal.Linked():
                self._linked(entry)
            case journal.Started():
                self._started(entry)
            case journal.Undone():
                self._undone(entry)
            case journal.UndoAsked():
                data.undoing = Undoing(entry.seat, entry.count, [])
                self._requested(entry.seat, entry.request)
            case journal.UndoAnswered():
                self._undo_answered(entry)
            case journal.StoodIn():
                data.seats[entry.seat].stand_in = entry.level
                data.stand_in_votes.pop(entry.seat, None)
                self._happened("stood in", entry.seat, entry.level)
            case journal.StandInVoted():
                voters = [*data.stand_in_votes.pop(entry.seat, []), entry.by]
                if entry.agrees:
                    data.stand_in_votes[entry.seat] = voters
            case journal.Returned():
                data.stand_in_votes.pop(entry.seat, None)
                if level := data.seats[entry.seat].stand_in:
                    data.seats[entry.seat].stand_in = ""
                    self._happened("returned", entry.seat, level)
            case journal.Said():
                message = ChatMessage(seq, entry.seat, data.seats[entry.seat].name, entry.text, at)
                data.said = [*data.said[-MAX_SAID + 1 :], message]
            case journal.Rematched():
                data.rematch = entry.table
            case journal.Created():
                raise ValueError("a table is created once")

    def _happened(self, event: str, seat: int, level: str = "") -> None:
        data, step = self.data, self.match.length if self.match else 0
        event_of = TableEvent(data.seq, step, event, seat, level, data.at)
        data.events = [*data.events[-MAX_EVENTS + 1 :], event_of]

    def _linked(self, entry: journal.Linked) -> None:
        seat = self.data.seats[entry.seat]
        if entry.link:
            seat.links = [*seat.links, entry.link]
        if entry.holder:
            seat.holders = [*seat.holders, entry.holder]

    def _started(self, entry: journal.Started) -> None:
        data = self.data
        numbers = [number for number, seat in enumerate(data.seats) if seat.kind in ("person", "bot")]
        data.seats = [data.seats[number] for number in numbers]
        data.events = [msgspec.structs.replace(event, seat=numbers.index(event.seat)) for event in data.events]
        data.wishes, data.stand_in_votes = [], {}
        self.match = self.blank_match(len(data.seats))
        self.match.follow_setup(entry.setup, entry.drawn)
        self._begin()

    def _bring(self, record: Record) -> None:
        """A game from elsewhere: it is under way as soon as the table is there."""
        check_version(self.game, record.rules)
        self.match = HostedMatch.of_record(record, seed=self.seed)
        self.data.steps = [Step(0, decision.seat, "", self.data.at) for decision in record.entries]
        self._decisions = Counter([step.seat for step in self.data.steps])
        self._begin()

    def _begin(self) -> None:
        data = self.data
        data.status = OVER if self.playing.over else PLAYING
        data.clocks.start(self.playing.seats, self.created.timing)
        self._run_clocks(-1)

    def _moved(self, entry: journal.Moved) -> None:
        data = self.data
        self.playing.follow(Decision(entry.seat, entry.moves, entry.chance), entry.drawn)
        data.steps.append(Step(data.seq, entry.seat, entry.by, data.at))
        self._decisions[entry.seat] += 1
        data.undoing = None
        self._requested(entry.seat, entry.request)
        self._run_clocks(entry.seat)
        if self.playing.over:
            data.status = OVER

    def _undone(self, entry: journal.Undone) -> None:
        data = self.data
        self.playing.take_back(entry.count)
        del data.steps[len(data.steps) - entry.count :]
        self._decisions = Counter([step.seat for step in data.steps])
        data.status, data.undoing = PLAYING, None
        data.undone = [*data.undone[-MAX_UNDONE + 1 :], (data.seq, self.playing.length)]
        self._requested(entry.seat, entry.request)
        is_free = CLOCK in self.pending()
        data.clocks.reset([] if is_free else self.playing.asked, data.at)
        self._offer_clock_moves(is_free)

    def _undo_answered(self, entry: journal.UndoAnswered) -> None:
        undoing = self.data.undoing
        if undoing is not None:
            agreed = [*undoing.agreed, entry.seat]
            self.data.undoing = Undoing(undoing.seat, undoing.count, agreed) if entry.agrees else None

    def _requested(self, seat: int, request: str) -> None:
        if request:
            requests = self.data.requests
            requests[f"{seat} {request}"] = self.data.seq
            if len(requests) > MAX_REQUESTS:
                del requests[next(iter(requests))]

    def _run_clocks(self, mover: int) -> None:
        """In a phase without turns the clock of the phase rules, and nobody else's runs."""
        data, pending = self.data, self.pending()
        is_free = CLOCK in pending
        asked, waiting = ([], []) if is_free else (self.playing.asked, pending)
        data.clocks.moved(mover, asked, waiting, data.at, self.created.timing)
        self._offer_clock_moves(is_free)

    def _offer_clock_moves(self, is_free: bool) -> None:
        """None outside a phase without turns."""
        clocks = self.data.clocks
        if is_free or clocks.possible:
            clocks.offer(self.playing.legal(CLOCK) if is_free else [], self.data.at)

    def lapses_at(self, move: int, since: int) -> int:
        """When the clock of a phase without turns makes a move that has been possible since then."""
        return since + int(self.game.seconds(move) * 1000 / self.created.timing.pace)

    def blank_match(self, seats: int) -> HostedMatch:
        created = self.created
        match = HostedMatch.lay(created.game, seats, created.options, seed=self.seed)
        check_version(match.game, created.rules)
        return match

    # --- snapshots ---

    def save(self) -> bytes:
        return msgspec.msgpack.encode(Snapshot(self.data, self.match.dump() if self.match else None))

    @classmethod
    def load(cls, seed: bytes, data: bytes) -> TableState:
        saved = msgspec.msgpack.decode(data, type=Snapshot)
        state = cls(seed, saved.data)
        if saved.match is not None:
            state.match = state.blank_match(len(saved.data.seats))
            state.match.load(saved.match)
        return state


def _copy(seat: journal.Seat) -> journal.Seat:
    return msgspec.structs.replace(seat)
