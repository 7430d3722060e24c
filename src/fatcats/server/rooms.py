"""All tables that this process knows, and what they need: store, bus, presence, bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from time import monotonic
from typing import Any, Protocol, TypeVar

import msgspec

from fatcats.engine.errors import FatcatsError, OtherVersion, UnknownGame
from fatcats.live import check_version
from fatcats.registry import get_game
from fatcats.server import log
from fatcats.server.book import Book
from fatcats.server.bus import Bus
from fatcats.server.duties import Paces
from fatcats.server.gathering import Gathering
from fatcats.server.presence import Presence
from fatcats.server.room import Room
from fatcats.server.settings import DAY, Settings
from fatcats.server.store import Conflict, Store, StoreDown, TableRow
from fatcats.server.thinking import Thinker
from fatcats.server.times import now
from fatcats.server.trouble import Refusal, gone, unavailable

IDLE = 600.0  # seconds after which a table that nobody looks at is put away
COMPARE = 2.0  # seconds between comparisons with the log, where there are other workers
HOUSEKEEPING = 30.0
EXPIRY_EVERY = 3600.0
FREE_PACE = 6  # as many times slower are bots in a phase without turns, so that people have their say
LEAST_FREE_PACE = 0.5  # seconds: without a pause a bot could act there without end
Result = TypeVar("Result")
logger = logging.getLogger("fatcats.rooms")


class Asker(Protocol):
    """Bots elsewhere."""

    async def ask(self, table: str, seat: int, turn: int) -> None: ...

    async def close(self) -> None: ...


class Rooms:
    def __init__(
        self, settings: Settings, store: Store, bus: Bus, presence: Presence, *, asker: Asker | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.presence = presence
        self.gathering = Gathering()
        self.thinker = Thinker(settings.bot_processes)
        free = max(LEAST_FREE_PACE, FREE_PACE * settings.bot_pace)
        self.paces = Paces(int(settings.bot_pace * 1000), int(free * 1000))
        self.is_active = True  # a bot worker only answers questions
        self._asker = asker
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.bus.start(self._hear, self._compare)
        await self.presence.start()
        self.spawn(self._keep_house())
        if self.settings.is_scaled:
            self.spawn(self._keep_comparing())

    async def stop(self) -> None:
        for room in self._rooms.values():
            room.close()
        await asyncio.gather(*(room.settled() for room in self._rooms.values()))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.gathering.close()
        self.thinker.stop()
        await self.presence.stop()
        await self.bus.stop()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """In the background; trouble is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def see_through(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """A task that goes on when nobody waits for it any more; its trouble is for whoever does."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreDown | Conflict | Refusal):
            logger.warning("put off", extra={"error": type(error).__name__})
        elif error is not None:
            logger.error("failed in the background", exc_info=error)

    # --- tables ---

    def loaded(self) -> list[Room]:
        return list(self._rooms.values())

    async def create(self, created: log.Created, seed: bytes) -> Room:
        """A new table under a name that cannot be guessed: who knows it is invited."""
        table, at = secrets.token_hex(10), now()
        Book.open(seed, created, at)  # so that nothing is written that cannot be opened
        row = TableRow(table, created.game, "waiting", created.public, seed, at, at)
        try:
            await self.store.create(row, at, log.encode(created))
        except StoreDown as down:
            raise unavailable() from down
        return await self.get(table)

    async def get(self, table: str) -> Room:
        """The room of this table; raises Refusal if there is none, or if it cannot go on."""
        room = self._rooms.get(table)
        if room is not None:
            room.used = monotonic()
            return room
        async with self._loading.setdefault(table, asyncio.Lock()):
            try:
                return self._rooms.get(table) or await self._load(table)
            finally:
                self._loading.pop(table, None)

    async def _load(self, table: str) -> Room:
        try:
            await self.bus.follow(table)  # first, so that no news falls between reading and listening
            row = await self.store.table(table)
            book = None if row is None else await self._read(row)
        except StoreDown as down:
            raise unavailable() from down
        if row is None or book is None:
            await self.bus.unfollow(table)
            raise gone()
        room = self._rooms[table] = Room(table, book, self, row.touched)
        await room.look_around()
        return room

    async def _read(self, row: TableRow) -> Book | None:
        try:
            book = await self._read_snapshot(row)
            rows = await self.store.entries(row.id, -1 if book is None else book.number)
            for entry_row in rows:
                entry = log.decode(entry_row.body)
                if isinstance(entry, log.Created):
                    check_version(get_game(entry.game), entry.rules)
                    book = Book.open(row.seed, entry, entry_row.at)
                elif book is not None:
                    book.write(entry_row.number, entry_row.at, entry)
        except OtherVersion as error:
            raise Refusal("other rules", f"This table cannot go on: {error}.") from error
        except UnknownGame as error:
            raise Refusal(
                "other rules", f"This table cannot go on: its game is not installed here ({error})."
            ) from error
        return book

    async def _read_snapshot(self, row: TableRow) -> Book | None:
        """A snapshot that cannot be read, from an older server perhaps, is passed over: the log has everything."""
        snapshot = await self.store.snapshot(row.id)
        if snapshot is None:
            return None
        try:
            return Book.load(row.seed, snapshot[1])
        except OtherVersion:
            raise
        except (FatcatsError, msgspec.DecodeError, ValueError):
            logger.warning("a snapshot could not be read")
            return None

    def drop(self, room: Room) -> None:
        """Its book cannot be trusted any more: whoever needs it reads the log again."""
        if self._rooms.get(room.table) is room:
            del self._rooms[room.table]
        room.close()

    # --- bots ---

    async def ask_bot(self, room: Room, seat: int, turn: int, *, is_again: bool) -> None:
        """Elsewhere, if there is an elsewhere; if no answer came from there, here."""
        if self._asker is not None and not is_again:
            await self._asker.ask(room.table, seat, turn)
        else:
            await room.keeper.let_bot_play(seat, turn)

    # --- other workers, upkeep ---

    async def _hear(self, table: str, number: int) -> None:
        room = self._rooms.get(table)
        if room is not None and (self.settings.is_scaled or number > room.book.number):
            self.spawn(self._heard(room, number))

    async def _heard(self, room: Room, number: int) -> None:
        """News without a new number is that somebody came or went."""
        if number > room.book.number:
            await room.sync(number)
        else:
            await room.look_around()

    async def _compare(self) -> None:
        """News may have been lost: ask the log itself."""
        rooms = {room.table: room for room in self._rooms.values() if room.listeners}
        if not rooms:
            return
        for table, number in (await self.store.heads(rooms)).items():
            await rooms[table].sync(number)

    async def _keep_comparing(self) -> None:
        while True:
            await asyncio.sleep(COMPARE)
            with suppress(StoreDown, Refusal):
                await self._compare()

    async def _keep_house(self) -> None:
        expired = 0.0
        while True:
            if monotonic() - expired > EXPIRY_EVERY:
                expired = monotonic()
                with suppress(StoreDown):
                    await self.expire()
            await asyncio.sleep(HOUSEKEEPING)
            for room in list(self._rooms.values()):
                if not room.listeners and monotonic() - room.used > IDLE:
                    room.close()
                    del self._rooms[room.table]
                    await self.bus.unfollow(room.table)

    async def expire(self) -> int:
        days = self.settings.expiry
        ages = {"waiting": days.waiting, "playing": days.playing, "over": days.over}
        return await self.store.expire({status: now() - int(age * DAY * 1000) for status, age in ages.items()})
