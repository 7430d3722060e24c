# fatcats: compiled
"""One table as this process knows it: its book, who is connected, and what is to be done about it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Protocol, TypeVar

from fatcats.server import log, metrics
from fatcats.server.answers import settle
from fatcats.server.book import Book
from fatcats.server.facts import PLAYING
from fatcats.server.jobs import Jobs
from fatcats.server.keeper import Keeper
from fatcats.server.orders import Deed, Order, Promise
from fatcats.server.render import Renderer
from fatcats.server.store import Conflict, Row, StoreDown
from fatcats.server.times import now
from fatcats.server.trouble import Already, Refusal, gone, unavailable

if TYPE_CHECKING:
    from fatcats.server.rooms import Rooms

SNAPSHOT_EVERY = 64
TOUCH_EVERY = 10 * 60_000
Result = TypeVar("Result")


class Listener(Protocol):
    """A connection, as far as a room knows it."""

    person: str

    def wake(self) -> None: ...


@dataclass
class Draft:
    """An unfinished choice; `mark` names the decision that it belongs to."""

    mark: tuple[int, int]
    moves: list[int] = field(default_factory=list)
    requests: set[str] = field(default_factory=set)  # to know a message that is sent twice


class Room:
    def __init__(self, table: str, book: Book, rooms: Rooms, touched: int) -> None:
        self.table = table
        self.book = book
        self.renderer = Renderer()
        self.renderer.changed(book)
        self.listeners: set[Listener] = set()
        self.is_closed = False
        self.here: set[int] = set()  # seats of people who are connected, here or elsewhere
        self.watching = 0
        self.used = monotonic()
        self.jobs = Jobs(self._rested)
        self._rooms = rooms
        self._is_changed = False
        self._touched = touched
        self._saved = book.number
        self._drafts: dict[int, Draft] = {}
        self.keeper = Keeper(self, rooms)

    # --- deeds ---

    def do(self, deed: Deed) -> asyncio.Future[int]:
        """Write what the deed makes of the book; gives its number when it is on disk.

        It is seen through even if whoever asked for it goes away meanwhile: a book must not be left half written.
        """
        done = asyncio.get_running_loop().create_future()
        self.give(Promise(deed, done))
        return done

    def give(self, order: Order) -> None:
        self.jobs.add(lambda: self._begin(order))

    def _begin(self, order: Order) -> None:
        try:
            entry = order.deed(self.book)
        except Already as already:
            order.close(already.number)
        except Exception as error:
            order.fail(error)
        else:
            if entry is None:
                order.close(self.book.number)
            else:
                self._write(entry, order)

    def _write(self, entry: log.AnyEntry, order: Order) -> None:
        row = Row(self.book.number + 1, max(now(), self.book.facts.at), log.encode(entry))
        started = monotonic()
        self.jobs.hold()
        self._rooms.gathering.note(self.table)
        self._rooms.store.append(self.table, row, lambda error: self._written(error, entry, row, order, started))

    def _written(self, error: Exception | None, entry: log.AnyEntry, row: Row, order: Order, started: float) -> None:
        if error is None:
            metrics.ENTRIES.written(type(entry).__name__, monotonic() - started)
            self._enter(entry, row, order)
            return
        self._forget(entry)
        if isinstance(error, Conflict):
            metrics.CONFLICTS.inc()
            self._rooms.spawn(self._look_again(row.number, order))
            return
        # It may or may not have been written. The log will tell: until it can be read, nothing goes on.
        metrics.STORE_DOWN.inc()
        self._rooms.drop(self)
        order.fail(unavailable() if isinstance(error, StoreDown) else error)
        self._go_on_after(order)

    def _enter(self, entry: log.AnyEntry, row: Row, order: Order) -> None:
        """It is on disk: now it is true."""
        try:
            self.book.write(row.number, row.at, entry, is_played=isinstance(entry, log.Moved))
            self._after(row.number)
        except Exception as error:
            self._rooms.drop(self)
            order.fail(error)
        else:
            order.close(row.number)
            self.tell()
        finally:
            self._go_on_after(order)

    def _go_on_after(self, order: Order) -> None:
        if order.is_awaited:
            self.jobs.release_soon()
        else:
            self.jobs.release()

    async def _look_again(self, number: int, order: Order) -> None:
        """Another worker has written the same number first. Its entry is read, and the deed looks again."""
        try:
            await self._catch_up()
            order.attempts -= 1
            if self.book.number < number:  # nobody was faster, so the table itself is gone
                self._rooms.drop(self)
                raise gone()
            if order.attempts == 0:
                raise unavailable()
            self.jobs.add(lambda: self._begin(order), is_next=True)
        except Refusal as refusal:
            order.fail(refusal)
        finally:
            self.jobs.release_soon()

    def tell(self) -> None:
        """Other workers should look: there is something new, or somebody came or went."""
        if self._rooms.settings.is_scaled:
            self._rooms.spawn(self._rooms.bus.tell(self.table, self.book.number))

    def _forget(self, entry: log.AnyEntry) -> None:
        self.book.prepared = None
        if isinstance(entry, log.Moved):
            self.book.playing.rollback()

    async def read(self, question: Callable[[Book], Result]) -> Result:
        """Look at the book when nothing is being written: a move that is not yet on disk must not be seen."""
        return await self.jobs.ask(lambda: question(self.book))

    async def settled(self) -> None:
        """Until what is being written is written."""
        await self.jobs.ask(lambda: None)

    async def refresh(self) -> None:
        """Read what other workers have written, without being told."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.add(lambda: self._begin_to_read(done))
        await done

    async def sync(self, number: int) -> None:
        """Somebody says that the log has this number."""
        if number > self.book.number:
            await self.settled()
        if number > self.book.number:
            await self.refresh()

    def _begin_to_read(self, done: asyncio.Future[None]) -> None:
        self.jobs.hold()
        reading = self._rooms.see_through(self._catch_up())
        reading.add_done_callback(lambda _: self._have_read(reading, done))

    def _have_read(self, reading: asyncio.Task[None], done: asyncio.Future[None]) -> None:
        settle(done, reading.result)
        self.jobs.release_soon()

    async def _catch_up(self) -> None:
        try:
            rows = await self._rooms.store.entries(self.table, self.book.number)
        except StoreDown as down:
            self._rooms.drop(self)
            raise unavailable() from down
        for row in rows:
            self.book.write(row.number, row.at, log.decode(row.body))
        if rows:
            self._after(self.book.number)

    def _after(self, number: int) -> None:
        self.used = monotonic()
        self._is_changed = True
        facts = self.book.facts
        if number - self._saved >= SNAPSHOT_EVERY:
            self._saved = number
            self._rooms.spawn(self._rooms.store.save_snapshot(self.table, number, self.book.save()))
        is_rare = facts.status != PLAYING or not facts.steps
        if is_rare or facts.at - self._touched > TOUCH_EVERY:
            self._touched = facts.at
            self._rooms.spawn(self._rooms.store.note(self.table, status=facts.status, touched=facts.at))

    def changed(self) -> None:
        """Everybody connected here gets what is new, as soon as nothing is being written."""
        self._is_changed = True
        if not self.jobs.is_held:
            self._rested()

    def _rested(self) -> None:
        self.keeper.arrange()
        if self._is_changed:
            self._is_changed = False
            self.renderer.changed(self.book)
            for listener in list(self.listeners):
                listener.wake()
            self.renderer.forget()

    # --- people ---

    def join(self, listener: Listener) -> None:
        self.listeners.add(listener)

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = monotonic()

    async def look_around(self) -> None:
        """Who is connected? Asked again whenever somebody comes or goes."""
        people = await self._rooms.presence.people(self.table)
        seated = {who: self.book.seats_of(who) for who in people}
        here = {seat for seats in seated.values() for seat in seats}
        watching = sum(count for who, count in people.items() if not seated[who])
        gone = {seat for seat in range(len(self.book.facts.chairs)) if seat not in here}
        self.keeper.gone_since = {seat: self.keeper.gone_since.get(seat, now()) for seat in gone}
        if (here, watching) != (self.here, self.watching):
            self.here, self.watching = here, watching
            self.changed()
        else:
            self.keeper.arrange()

    def draft(self, seat: int | None) -> list[int]:
        """The small moves of the seat's unfinished choice. Nobody else sees them, and they are in no log."""
        draft = None if seat is None else self.draft_of(seat)
        return [] if draft is None else draft.moves

    def draft_of(self, seat: int) -> Draft | None:
        """The seat's unfinished choice, if it has begun one."""
        draft = self._drafts.get(seat)
        return None if draft is None or draft.mark != self._mark(seat) else draft

    def keep_draft(self, seat: int, moves: list[int], request: str) -> None:
        draft = self.draft_of(seat) or Draft(self._mark(seat))
        draft.moves = moves
        draft.requests.add(request)
        self._drafts[seat] = draft
        self.changed()

    def _mark(self, seat: int) -> tuple[int, int]:
        undone = self.book.facts.undone
        return self.book.turn(seat), undone[-1][0] if undone else 0

    def close(self) -> None:
        """This room is not the table's any more; those connected must look for the new one."""
        self.is_closed = True
        self.keeper.rest()
        for listener in self.listeners:
            listener.wake()
