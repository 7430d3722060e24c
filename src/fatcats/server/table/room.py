"""One table as this process knows it: its state, who is connected, and what they are to see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Protocol

from fatcats.server.cluster.presence import Presence
from fatcats.server.render.renderer import Renderer
from fatcats.server.store import Store
from fatcats.server.table.absence import due
from fatcats.server.table.attendance import Attendance
from fatcats.server.table.clocks import now
from fatcats.server.table.data import PLAYING
from fatcats.server.table.queue import Command, Receipt, TableQueue
from fatcats.server.table.scheduler import Automation, Scheduler
from fatcats.server.table.state import TableState
from fatcats.server.tasks import Tasks

SNAPSHOT_EVERY = 64  # entries at least, and a quarter of the journal: so the cost of an entry does not grow with it
TOUCH_EVERY = 10 * 60_000


class Listener(Protocol):
    """A connection, as far as a room knows it."""

    person: str

    def wake(self) -> None: ...


class Room:
    """Its parts do not keep it. A room may be dropped with its whole game whenever the store fails, and is gone at once
    then: if room and parts kept each other, it would stay until the next look for garbage, which may be far."""

    def __init__(
        self,
        table: str,
        state: TableState,
        *,
        store: Store,
        presence: Presence,
        tasks: Tasks,
        automation: Automation,
        publish: Callable[[Room], None],
        broken: Callable[[Room], None],
        touched: int = 0,
    ) -> None:
        """`publish` is called when other workers should look: there is a new entry, or somebody came or went."""
        self.table = table
        self.listeners: set[Listener] = set()
        self.is_closed = False
        self.here: set[int] = set()  # seats of people who are connected, here or elsewhere
        self.watching = 0
        self.is_host_here = False
        self.used = monotonic()
        self.renderer = Renderer()
        self.renderer.changed(state)
        self.queue = TableQueue(self, table, state, store, tasks)
        self.scheduler = Scheduler(self, automation, tasks)
        self._store = store
        self._presence = presence
        self._tasks = tasks
        self._publish = publish
        self._drop = broken
        self._touched = touched
        self._seen, self._saved = state.seq, state.shown

    @property
    def state(self) -> TableState:
        return self.queue.state

    # --- asked from outside ---

    def do(self, command: Command) -> asyncio.Future[Receipt]:
        """Write what the command gives; the receipt comes when it is on disk."""
        return self.queue.do(command)

    async def catch_up_to(self, seq: int) -> None:
        """Somebody says that the journal has this entry."""
        if seq > self.state.seq:
            await self.queue.settled()
        if seq > self.state.seq:
            await self.queue.refresh()

    def draft(self, seat: int | None) -> tuple[int, ...]:
        """The small moves of the seat's unfinished choice."""
        return self.queue.drafts.moves(self.state, seat)

    # --- what has happened ---

    def broken(self) -> None:
        self._drop(self)

    def idle(self) -> None:
        """Nothing is being written: whatever is new may be seen."""
        if self.state.seq != self._seen:
            self._seen = self.state.seq
            self.used = monotonic()
            self._publish(self)
            self._save()
        self.show()

    def _save(self) -> None:
        """What only saves time, and what the lobby and the expiry look at. It makes others wait for the disk, so it
        depends only on what is shown when it is written."""
        data, shown, match = self.state.data, self.state.shown, self.state.match
        if shown - self._saved >= max(SNAPSHOT_EVERY, self._saved // 4):
            self._saved = shown
            self._tasks.spawn(self._store.save_snapshot(self.table, self.state.seq, self.state.save()))
        is_rare = data.status != PLAYING or match is None or not len(match.steps)
        if is_rare or abs(data.at - self._touched) > TOUCH_EVERY:
            self._touched = data.at
            self._tasks.spawn(self._store.note(self.table, status=data.status, touched=data.at))

    def show(self) -> None:
        """Everybody connected here gets what is new. What a move has led to waits until the move is answered."""
        if self.queue.is_ahead:
            return
        self.scheduler.arrange()
        self.renderer.changed(self.state)
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
        people = await self._presence.people(self.table)
        seated = {who: self.state.seats_of(who) for who in people}
        here = {seat for seats in seated.values() for seat in seats}
        watching = sum(count for who, count in people.items() if not seated[who])
        gone = {seat for seat in range(len(self.state.data.seats)) if seat not in here}
        self.scheduler.gone_since = {seat: self.scheduler.gone_since.get(seat, now()) for seat in gone}
        is_host_here = any(self.state.is_host(who) for who in people)
        if (here, watching, is_host_here) != (self.here, self.watching, self.is_host_here):
            self.here, self.watching, self.is_host_here = here, watching, is_host_here
            self.show()
        else:
            self.scheduler.arrange()

    def attendance(self) -> Attendance:
        bot_at = due(self.state, self.here, self.scheduler.gone_since)
        return Attendance(self.here, self.watching, self.is_host_here, bot_at)

    def publish(self) -> None:
        """Somebody came or went: workers elsewhere should look around, too."""
        self._publish(self)

    def close(self) -> None:
        """This room is not the table's any more; those connected must look for the new one."""
        self.is_closed = True
        self.scheduler.rest()
        for listener in self.listeners:
            listener.wake()
