"""A table as its journal tells it. Pure and synchronous: entries in, data out."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from fatcats.engine.game import Game
from fatcats.engine.orders import Order
from fatcats.engine.state import CLOCK
from fatcats.match.fairness import shuffle_of
from fatcats.match.hosted import HostedMatch
from fatcats.match.record import Entry, Record
from fatcats.match.sealed import check_version
from fatcats.registry import get_game
from fatcats.server.table import journal
from fatcats.server.table.data import (
    OVER,
    PLAYING,
    ChatMessage,
    Decision,
    Snapshot,
    TableData,
    TableEvent,
    Undoing,
    Wish,
)
from fatcats.server.table.given_orders import in_force, settled, with_order, without_orders

if TYPE_CHECKING:
    from fatcats.server.table.answers import Answer

MAX_SAID = 100
MAX_UNDONE = 50
MAX_EVENTS = 100
MAX_REQUESTS = 1000  # remembered, to know one that is sent again
# Entries that change nothing that others see; and of those that do not say so themselves, secret answers.
ORDERS = journal.Ordered | journal.OrderDropped
UNSEEN = journal.Linked | journal.Unlinked | journal.Retracted | ORDERS


class TableState:
    """The fold of the journal: `write` takes the next entry."""

    def __init__(self, seed: bytes, data: TableData, match: HostedMatch | None = None) -> None:
        self.seed = seed
        self.data = data
        self.match = match
        self.changes = 0  # of what everybody sees of the table itself, besides the game
        self.answers: dict[int, Answer | None] = {}  # what the table will answer for whom, once looked for
        self._count_decisions()

    @classmethod
    def open(cls, seed: bytes, created: journal.Created, at: int) -> TableState:
        seats = [_copy(seat) for seat in created.seats]
        state = cls(seed, TableData(created=created, seats=seats, shown=0, shown_at=at, at=at))
        if created.record is not None:
            state._bring(created.record)
        return state

    # --- reading ---

    @property
    def seq(self) -> int:
        """Of the last entry of the journal. It never leaves the server."""
        return self.data.seq

    @property
    def shown(self) -> int:
        """How many entries people have heard of: the `seq` that clients know."""
        return self.data.shown

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

    def asked(self) -> list[int]:
        """Whom the table waits for, as everybody knows it: those who have answered in secret included."""
        return self.match.asked if self.match and self.data.status == PLAYING else []

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

    def orders(self, seat: int) -> list[Order]:
        """The seat's standing orders in force."""
        return in_force(self.data.orders, seat)

    def step_at(self, shown: int) -> int:
        """How many steps of the match were whole when so much had been shown."""
        if self.match is None:
            return 0
        steps, decisions = self.match.steps, self.data.decisions
        return bisect_right(range(len(steps)), shown, key=lambda step: decisions[steps.end(step + 1) - 1].seq)

    def common_step(self, shown: int) -> tuple[int, bool]:
        """The last step that somebody to whom so much was shown still has right; was anything taken back?

        Whoever saw the table before the game began does not have the set-up either: -1.
        """
        if shown < self.data.started:
            return -1, False
        left = [steps for at, steps in self.data.undone if at > shown]
        return min([self.step_at(shown), *left]), bool(left)

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
        self._take(at, entry)
        if data.orders and data.status == PLAYING:
            data.orders = settled(data.orders, self.playing, self.playing.steps.of_entry(self.playing.length))
        self.answers.clear()
        if not isinstance(entry, journal.Moved | journal.Said | ORDERS) or before != (data.status, data.undoing):
            self.changes += 1

    def _take(self, at: int, entry: journal.AnyEntry) -> None:
        data = self.data
        if not isinstance(entry, journal.Moved | UNSEEN):
            self._show()
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
            case journal.Unlinked():
                seat = data.seats[entry.seat]
                seat.links, seat.holders = [], seat.holders[:1]
            case journal.Started():
                self._started(entry)
            case journal.Ordered():
                data.orders = with_order(data.orders, self.game, entry.seat, entry.order)
                self._requested(entry.seat, entry.request)
            case journal.OrderDropped():
                data.orders = without_orders(data.orders, entry.seat, {entry.key})
                self._requested(entry.seat, entry.request)
            case journal.Undone():
                self._undone(entry)
            case journal.Retracted():
                self._retracted(entry)
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
                message = ChatMessage(data.shown, entry.seat, data.seats[entry.seat].name, entry.text, at)
                data.said = [*data.said[-MAX_SAID + 1 :], message]
            case journal.Rematched():
                data.rematch = entry.table
            case journal.Created():
                raise ValueError("a table is created once")

    def _show(self) -> None:
        """What is being written is for people to hear of."""
        self.data.shown += 1
        self.data.shown_at = self.data.at

    def _count_decisions(self) -> None:
        self._decisions = Counter([decision.seat for decision in self.data.decisions])

    def _happened(self, event: str, seat: int, level: str = "") -> None:
        data, step = self.data, len(self.match.steps) if self.match else 0
        event_of = TableEvent(data.shown, step, event, seat, level, data.at)
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
        data.started = data.shown
        self._begin()

    def _bring(self, record: Record) -> None:
        """A game from elsewhere: it is under way as soon as the table is there."""
        check_version(self.game, record.rules)
        self.match = HostedMatch.of_record(record, seed=self.seed)
        self.data.decisions = [Decision(0, entry.seat, "", self.data.at) for entry in record.entries]
        self._count_decisions()
        self._begin()

    def _begin(self) -> None:
        data = self.data
        data.status = OVER if self.playing.over else PLAYING
        data.clocks.start(self.playing.seats, self.created.timing)
        self._run_clocks(-1)

    def _moved(self, entry: journal.Moved) -> None:
        data = self.data
        self.playing.follow(Entry(entry.seat, entry.moves, entry.chance), entry.drawn)
        if not self.playing.marks[-1].is_silent:
            self._show()
            data.undoing = None
        data.decisions.append(Decision(data.shown, entry.seat, entry.by, data.at))
        self._decisions[entry.seat] += 1
        self._requested(entry.seat, entry.request)
        self._run_clocks(entry.seat)
        if self.playing.over:
            data.status = OVER

    def _undone(self, entry: journal.Undone) -> None:
        data = self.data
        self.playing.take_back(entry.count)
        del data.decisions[len(data.decisions) - entry.count :]
        self._count_decisions()
        data.status, data.undoing = PLAYING, None
        data.is_practice = data.is_practice or entry.is_rewind
        data.undone = [*data.undone[-MAX_UNDONE + 1 :], (data.shown, len(self.playing.steps))]
        self._requested(entry.seat, entry.request)
        is_free = CLOCK in self.pending()
        data.clocks.reset([] if is_free else self.playing.asked, data.at)
        self._offer_clock_moves(is_free)

    def _retracted(self, entry: journal.Retracted) -> None:
        """As if the seat had not answered yet; its clock has run on."""
        del self.data.decisions[self.playing.answer_of(entry.seat) - 1]
        self._decisions[entry.seat] -= 1
        self.playing.retract(entry.seat)
        self.data.clocks.answered.pop(entry.seat, None)
        self._requested(entry.seat, entry.request)

    def _undo_answered(self, entry: journal.UndoAnswered) -> None:
        undoing = self.data.undoing
        if undoing is not None:
            agreed = [*undoing.agreed, entry.seat]
            self.data.undoing = Undoing(undoing.seat, undoing.count, agreed) if entry.agrees else None

    def _requested(self, seat: int, request: str) -> None:
        if request:
            requests = self.data.requests
            requests[f"{seat} {request}"] = self.data.shown
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
