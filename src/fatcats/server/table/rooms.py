"""The tables that this process knows."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from time import monotonic

import msgspec

from fatcats.engine.errors import FatcatsError, OtherVersion, UnknownGame
from fatcats.match.sealed import check_version
from fatcats.registry import get_game
from fatcats.server.cluster.bus import Bus
from fatcats.server.cluster.presence import Presence
from fatcats.server.errors import Refusal, explained, gone, unavailable
from fatcats.server.settings import DAY, Expiry
from fatcats.server.store import Store, StoreDown, TableRow
from fatcats.server.table import journal
from fatcats.server.table.clocks import now
from fatcats.server.table.room import Room
from fatcats.server.table.scheduler import Automation
from fatcats.server.table.state import TableState
from fatcats.server.tasks import Tasks

IDLE = 600.0  # seconds after which a table that nobody looks at is put away
COMPARE = 2.0  # seconds between comparisons with the journal, where there are other workers
HOUSEKEEPING = 30.0
EXPIRY_EVERY = 3600.0
logger = logging.getLogger("fatcats.rooms")


class Rooms:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        presence: Presence,
        automation: Automation,
        *,
        expiry: Expiry,
        is_scaled: bool = False,
    ) -> None:
        self._store = store
        self._bus = bus
        self._presence = presence
        self._automation = automation
        self._expiry = expiry
        self._is_scaled = is_scaled  # there are other workers
        self._tasks = Tasks()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._is_stopping = False

    async def start(self) -> None:
        await self._bus.start(self._hear, self._compare)
        self._tasks.spawn(self._keep_house())
        if self._is_scaled:
            self._tasks.spawn(self._keep_comparing())

    async def stop(self) -> None:
        self._is_stopping = True
        for room in self._rooms.values():
            room.close()
        await asyncio.gather(*(room.queue.settled() for room in self._rooms.values()))
        await self._tasks.stop()
        await self._bus.stop()

    # --- tables ---

    def loaded(self) -> list[Room]:
        return list(self._rooms.values())

    async def create(self, created: journal.Created, seed: bytes) -> Room:
        """A new table under a name that cannot be guessed: who knows it is invited."""
        table, at = secrets.token_hex(10), now()
        TableState.open(seed, created, at)  # so that nothing is written that cannot be opened
        row = TableRow(table, created.game, "waiting", created.public, seed, at, at)
        try:
            await self._store.create(row, at, journal.encode(created))
        except StoreDown as down:
            raise unavailable() from down
        return await self.get(table)

    async def get(self, table: str) -> Room:
        """The room of this table, loaded once for all who ask; raises Refusal if there is none or it cannot go on."""
        room = self._rooms.get(table)
        if self._is_stopping:
            raise unavailable()
        if room is None:
            return await asyncio.shield(self._loading.get(table) or self._start_to_load(table))
        room.used = monotonic()
        return room

    async def enter(self, table: str) -> Room:
        """The room, with all that is on disk: whoever comes may have done something a moment ago at another worker, and
        must not be refused what it has made possible."""
        room = await self.get(table)
        if self._is_scaled:
            await room.queue.refresh()
        return room

    def _start_to_load(self, table: str) -> asyncio.Task[Room]:
        loading = self._loading[table] = self._tasks.see_through(self._load(table))
        loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return loading

    async def _load(self, table: str) -> Room:
        try:
            await self._bus.follow(table)  # first, so that no news falls between reading and listening
            row = await self._store.table(table)
            state = None if row is None else await self._read(row)
        except StoreDown as down:
            raise unavailable() from down
        if row is None or state is None:
            await self._bus.unfollow(table)
            raise gone()
        room = self._rooms[table] = Room(
            table,
            state,
            store=self._store,
            presence=self._presence,
            tasks=self._tasks,
            automation=self._automation,
            publish=self._publish,
            broken=self._drop,
            touched=row.touched,
        )
        await room.look_around()
        return room

    async def _read(self, row: TableRow) -> TableState | None:
        try:
            state = await self._read_snapshot(row)
            rows = await self._store.entries(row.id, -1 if state is None else state.seq)
            for entry_row in rows:
                entry = journal.decode(entry_row.body)
                if isinstance(entry, journal.Created):
                    check_version(get_game(entry.game), entry.rules)
                    state = TableState.open(row.seed, entry, entry_row.at)
                elif state is not None:
                    state.write(entry_row.seq, entry_row.at, entry)
        except OtherVersion as error:
            raise Refusal("other-rules", "other-rules", problem=explained(error)) from error
        except UnknownGame as error:
            raise Refusal("other-rules", "game-missing", game=explained(error)) from error
        return state

    async def _read_snapshot(self, row: TableRow) -> TableState | None:
        """A snapshot that cannot be read, from an older server perhaps, is passed over: the journal has everything."""
        snapshot = await self._store.snapshot(row.id)
        if snapshot is None:
            return None
        try:
            return TableState.load(row.seed, snapshot[1])
        except OtherVersion:
            raise
        except (FatcatsError, msgspec.DecodeError, ValueError):
            logger.warning("a snapshot could not be read")
            return None

    def _drop(self, room: Room) -> None:
        """Its state cannot be trusted any more: whoever needs it reads the journal again."""
        if self._rooms.get(room.table) is room:
            del self._rooms[room.table]
        room.close()

    # --- other workers ---

    def _publish(self, room: Room) -> None:
        if self._is_scaled:
            self._tasks.spawn(self._bus.publish(room.table, room.state.seq))

    async def _hear(self, table: str, seq: int) -> None:
        room = self._rooms.get(table)
        if room is not None and (self._is_scaled or seq > room.state.seq):
            self._tasks.spawn(self._heard(room, seq))

    async def _heard(self, room: Room, seq: int) -> None:
        """News without a new entry is that somebody came or went."""
        if seq > room.state.seq:
            await room.catch_up_to(seq)
        else:
            await room.look_around()

    async def _compare(self) -> None:
        """News may have been lost: ask the journal itself."""
        rooms = {room.table: room for room in self._rooms.values() if room.listeners}
        if not rooms:
            return
        for table, seq in (await self._store.heads(rooms)).items():
            await rooms[table].catch_up_to(seq)

    async def _keep_comparing(self) -> None:
        while True:
            await asyncio.sleep(COMPARE)
            with suppress(StoreDown, Refusal):
                await self._compare()

    # --- upkeep ---

    async def _keep_house(self) -> None:
        expired = 0.0
        while True:
            if monotonic() - expired > EXPIRY_EVERY:
                expired = monotonic()
                with suppress(StoreDown):
                    await self.expire()
            await asyncio.sleep(HOUSEKEEPING)
            await self._put_away()

    async def _put_away(self) -> None:
        for room in list(self._rooms.values()):
            if not room.listeners and monotonic() - room.used > IDLE:
                room.close()
                del self._rooms[room.table]
                await self._bus.unfollow(room.table)

    async def expire(self) -> int:
        """Clear away tables that nobody has touched for long; how many."""
        ages = {"waiting": self._expiry.waiting, "playing": self._expiry.playing, "over": self._expiry.over}
        return await self._store.expire({status: now() - int(age * DAY * 1000) for status, age in ages.items()})
