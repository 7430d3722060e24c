"""One table as this process knows it: its book, who is connected, and what is to be done about it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from fatcats.server import log, metrics
from fatcats.server.book import PLAYING, Book
from fatcats.server.keeper import Keeper
from fatcats.server.render import Renderer
from fatcats.server.store import Conflict, Row, StoreDown
from fatcats.server.times import now
from fatcats.server.trouble import Already, gone, unavailable

if TYPE_CHECKING:
    from fatcats.server.rooms import Rooms

ATTEMPTS = 20  # at the next number, against other workers
SNAPSHOT_EVERY = 64
TOUCH_EVERY = 10 * 60_000
Deed = Callable[[Book], log.AnyEntry | None]


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
        self._rooms = rooms
        self._lock = asyncio.Lock()
        self.is_writing = False
        self._touched = touched
        self._saved = book.number
        self._drafts: dict[int, Draft] = {}
        self.keeper = Keeper(self, rooms)

    # --- deeds ---

    async def do(self, deed: Deed) -> int:
        """Write what the deed makes of the book; returns its number when it is on disk.

        It is seen through even if whoever asked for it goes away meanwhile: a book must not be left half written.
        """
        return await asyncio.shield(self._rooms.see_through(self._do(deed)))

    async def _do(self, deed: Deed) -> int:
        """Another worker may write the same number first. Then its entry is read, and the deed looks again."""
        async with self._lock:
            for _ in range(ATTEMPTS):
                try:
                    entry = deed(self.book)
                except Already as already:
                    return already.number
                if entry is None:
                    return self.book.number
                if await self._written(entry):
                    return self.book.number
        raise unavailable()

    async def _written(self, entry: log.AnyEntry) -> bool:
        number, at = self.book.number + 1, max(now(), self.book.facts.at)
        try:
            await self._append(Row(number, at, log.encode(entry)))
        except Conflict as conflict:
            metrics.CONFLICTS.inc()
            self._forget(entry)
            await self._catch_up()
            if self.book.number < number:  # nobody was faster, so the table itself is gone
                self._rooms.drop(self)
                raise gone() from conflict
            return False
        except StoreDown as down:
            # It may or may not have been written. The log will tell: until it can be read, nothing goes on.
            metrics.STORE_DOWN.inc()
            self._forget(entry)
            self._rooms.drop(self)
            raise unavailable() from down
        metrics.ENTRIES.labels(type(entry).__name__).inc()
        self.book.write(number, at, entry, is_played=isinstance(entry, log.Moved))
        self._after(number)
        self.tell()
        return True

    async def _append(self, row: Row) -> None:
        self.is_writing = True
        try:
            with metrics.WRITING.time():
                await self._rooms.store.append(self.table, row)
        finally:
            self.is_writing = False

    def tell(self) -> None:
        """Other workers should look: there is something new, or somebody came or went."""
        if self._rooms.settings.is_scaled:
            self._rooms.spawn(self._rooms.bus.tell(self.table, self.book.number))

    def _forget(self, entry: log.AnyEntry) -> None:
        self.book.prepared = None
        if isinstance(entry, log.Moved):
            self.book.playing.rollback()

    def reading(self) -> asyncio.Lock:
        """To be held while reading the book: a move that is not yet on disk must not be seen by anybody."""
        return self._lock

    async def settled(self) -> None:
        """Until what is being written is written."""
        async with self._lock:
            pass

    async def refresh(self) -> None:
        """Read what other workers have written, without being told."""
        async with self._lock:
            await self._catch_up()

    async def sync(self, number: int) -> None:
        """Somebody says that the log has this number."""
        if number > self.book.number:
            async with self._lock:
                if number > self.book.number:
                    await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            rows = await self._rooms.store.entries(self.table, self.book.number)
        except StoreDown as down:
            self._rooms.drop(self)
            raise unavailable() from down
        if not rows:
            return
        for row in rows:
            self.book.write(row.number, row.at, log.decode(row.body))
        self._after(self.book.number)

    def _after(self, number: int) -> None:
        self.used = monotonic()
        self.changed()
        facts = self.book.facts
        if number - self._saved >= SNAPSHOT_EVERY:
            self._saved = number
            self._rooms.spawn(self._rooms.store.save_snapshot(self.table, number, self.book.save()))
        is_rare = facts.status != PLAYING or not facts.steps
        if is_rare or facts.at - self._touched > TOUCH_EVERY:
            self._touched = facts.at
            self._rooms.spawn(self._rooms.store.note(self.table, status=facts.status, touched=facts.at))

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

    def changed(self) -> None:
        """Everybody connected here gets what is new."""
        self.renderer.changed(self.book)
        for listener in self.listeners:
            listener.wake()
        self.keeper.arrange()

    def draft(self, seat: int | None) -> list[int]:
        """The small moves of the seat's unfinished choice. Nobody else sees them, and they are in no log."""
        return [] if seat is None else self.draft_of(seat).moves

    def draft_of(self, seat: int) -> Draft:
        undone = self.book.facts.undone
        mark = (self.book.turn(seat), undone[-1][0] if undone else 0)
        if seat not in self._drafts or self._drafts[seat].mark != mark:
            self._drafts[seat] = Draft(mark)
        return self._drafts[seat]

    def close(self) -> None:
        """This room is not the table's any more; those connected must look for the new one."""
        self.is_closed = True
        self.keeper.rest()
        for listener in self.listeners:
            listener.wake()
