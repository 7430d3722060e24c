"""What is done at one table, one thing after another.

A command is carried out as soon as it is given, and holds up all later ones until its entry is on disk: a move that is
not yet on disk must not be seen by anybody, and nothing may be built on it. The state is what is on disk, so whoever
only looks need not wait, nor does a command that writes nothing: how long they take does not tell that others decide.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, NamedTuple, Protocol, TypeVar
from weakref import ref

from fatcats.server import metrics
from fatcats.server.errors import Already, Refusal, gone, unavailable
from fatcats.server.store import Conflict, Row, Store, StoreDown
from fatcats.server.table import journal
from fatcats.server.table.clocks import now
from fatcats.server.table.drafts import Draft, Drafts
from fatcats.server.table.state import TableState
from fatcats.server.tasks import Tasks

ATTEMPTS = 20  # at the next entry, against other workers
Result = TypeVar("Result")
# Gives the next entry, a draft to be kept, or nothing; or raises what says why not.
Command = Callable[[TableState], journal.AnyEntry | Draft | None]


class Receipt(NamedTuple):
    """What a command has led to."""

    shown: int  # how much has been shown, with its entry if it needed one
    is_draft: bool = False


@dataclass
class Order:
    """A command, and whoever waits to hear what it has led to."""

    command: Command
    receipt: asyncio.Future[Receipt]
    attempts: int = ATTEMPTS


class Owner(Protocol):
    def idle(self) -> None:
        """Something has been done that others had to wait for, or that they should see."""

    def broken(self) -> None:
        """The state cannot be trusted any more and must be read anew from the journal."""


class TableQueue:
    """Keeps its owner only as long as something is being written: see `Room`."""

    def __init__(self, owner: Owner, table: str, state: TableState, store: Store, tasks: Tasks) -> None:
        self.state = state
        self.drafts = Drafts()
        self.is_held = False  # something is being written
        self.is_ahead = False  # the state has something that nobody has been told yet
        self._table = table
        self._store = store
        self._tasks = tasks
        self._whose = ref(owner)
        self._kept: Owner | None = None
        self._writing: Row | None = None
        self._waiting: deque[Callable[[], None]] = deque()

    def do(self, command: Command) -> asyncio.Future[Receipt]:
        """Write what the command gives; the receipt comes when it is on disk.

        It is seen through even if whoever asked for it goes away meanwhile: a state must not be left half written.
        """
        order = Order(command, asyncio.get_running_loop().create_future())
        if self.is_held:
            self._look_ahead(order)
        else:
            self._begin(order)
        return order.receipt

    def settled(self) -> asyncio.Future[None]:
        """Until what is being written now is written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._add(lambda: give(done, None))
        return done

    async def refresh(self) -> None:
        """Take what other workers have written.

        It is read beside what is being written here: whoever keeps fetching a table does not notice by how long that
        takes that somebody answers in secret. It waits only if another worker was faster than a command of this one.
        """
        rows = await self._entries()
        fresh = [row for row in rows if row.seq > self.state.seq]
        if self.is_held:
            if fresh and fresh != [self._writing]:
                await self._read_in_turn()
        elif fresh:
            self._hold()
            try:
                self._take_rows(fresh)
            finally:
                self._release_soon()

    # --- one after another ---

    def _add(self, job: Callable[[], None]) -> None:
        self._waiting.append(job)
        self._go_on()

    def _go_on(self) -> None:
        while self._waiting and not self.is_held:
            self._waiting.popleft()()

    def _release_soon(self) -> None:
        """At the loop's next turn, when whoever awaits this command has its receipt: a move is answered before
        everybody sees what it has led to."""
        asyncio.get_running_loop().call_soon(self._release)

    def _hold(self) -> None:
        self.is_held, self._kept = True, self._whose()

    def _release(self) -> None:
        self.is_held = self.is_ahead = False
        self._idle()
        self._go_on()
        if not self.is_held:
            self._kept = None

    def _idle(self) -> None:
        if (owner := self._whose()) is not None:
            owner.idle()

    def _broken(self) -> None:
        if (owner := self._whose()) is not None:
            owner.broken()

    # --- a command ---

    def _begin(self, order: Order) -> None:
        entry = self._entry(order)
        if entry is not None:
            self._append(entry, order)

    def _look_ahead(self, order: Order) -> None:
        """Something is being written. A command that has an entry to write looks again when it is its turn."""
        if self._entry(order) is not None:
            self._add(lambda: self._begin(order))

    def _entry(self, order: Order) -> journal.AnyEntry | None:
        """The entry that the command gives; if there is none, it is done with, or refused, at once."""
        try:
            outcome = order.command(self.state)
        except Already as already:
            give(order.receipt, Receipt(already.shown))
        except Exception as error:
            refuse(order.receipt, error)
        else:
            if not isinstance(outcome, Draft | None):
                return outcome
            if outcome is not None:
                self.drafts.keep(outcome)
            give(order.receipt, Receipt(self.state.shown, is_draft=outcome is not None))
            if outcome is not None and not self.is_ahead:
                self._idle()
        return None

    def _append(self, entry: journal.AnyEntry, order: Order) -> None:
        row = Row(self.state.seq + 1, now(), journal.encode(entry))
        started = monotonic()
        self._hold()
        self._writing = row
        self._store.append(self._table, row, lambda error: self._appended(error, entry, row, order, started))

    def _appended(
        self, error: Exception | None, entry: journal.AnyEntry, row: Row, order: Order, started: float
    ) -> None:
        self._writing = None
        if error is None:
            metrics.ENTRIES.written(type(entry).__name__, monotonic() - started)
            self._take(entry, row, order)
        elif isinstance(error, Conflict):
            metrics.CONFLICTS.inc()
            self._tasks.spawn(self._look_again(row.seq, order))
        else:  # It may or may not have been written. The journal will tell: until it can be read, nothing goes on.
            metrics.STORE_DOWN.inc()
            self._broken()
            refuse(order.receipt, unavailable() if isinstance(error, StoreDown) else error)
            self._release_soon()

    def _take(self, entry: journal.AnyEntry, row: Row, order: Order) -> None:
        """It is on disk: now it is true."""
        self.is_ahead = True
        try:
            self.state.write(row.seq, row.at, entry)
            self.drafts.forget_outdated(self.state)
        except Exception as error:
            self._broken()
            refuse(order.receipt, error)
        else:
            give(order.receipt, Receipt(self.state.shown))
        finally:
            self._release_soon()

    # --- other workers' entries ---

    async def _look_again(self, seq: int, order: Order) -> None:
        """Another worker has written this entry first. It is read, and the command looks again."""
        try:
            await self._catch_up()
            order.attempts -= 1
            if self.state.seq < seq:  # nobody was faster, so the table itself is gone
                self._broken()
                raise gone()
            if order.attempts == 0:
                raise unavailable()
            self._waiting.appendleft(lambda: self._begin(order))
        except Exception as error:
            if not isinstance(error, Refusal):
                self._broken()
            refuse(order.receipt, error)
        finally:
            self._release_soon()

    def _read_in_turn(self) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._add(lambda: self._begin_to_read(done))
        return done

    def _begin_to_read(self, done: asyncio.Future[None]) -> None:
        self._hold()
        reading = self._tasks.see_through(self._catch_up())
        reading.add_done_callback(lambda _: self._have_read(reading, done))

    def _have_read(self, reading: asyncio.Task[None], done: asyncio.Future[None]) -> None:
        settle(done, reading.result)
        self._release_soon()

    async def _catch_up(self) -> None:
        self._take_rows(await self._entries())

    async def _entries(self) -> list[Row]:
        """Those that the state does not have yet."""
        try:
            return await self._store.entries(self._table, self.state.seq)
        except StoreDown as down:
            self._broken()
            raise unavailable() from down

    def _take_rows(self, rows: list[Row]) -> None:
        self.is_ahead = True
        for row in rows:
            self.state.write(row.seq, row.at, journal.decode(row.body))
        self.drafts.forget_outdated(self.state)


# --- whoever waits gets an answer, if they still wait -----------------------------------------------------------------


def give(answer: asyncio.Future[Result], result: Result) -> None:
    if not answer.done():
        answer.set_result(result)


def refuse(answer: asyncio.Future[Any], error: Exception) -> None:
    """Of a refusal only what it says. How it came about leads over frames that know the answer: the two would keep each
    other, and the table."""
    if isinstance(error, Refusal):
        error.__traceback__ = error.__cause__ = error.__context__ = None
    if not answer.done():
        answer.set_exception(error)


def settle(answer: asyncio.Future[Result], question: Callable[[], Result]) -> None:
    """The question is not even asked if nobody waits."""
    if answer.done():
        return
    try:
        answer.set_result(question())
    except Exception as error:
        refuse(answer, error)
