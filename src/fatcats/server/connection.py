# fatcats: compiled
"""One live connection: reads what the client wishes, and sends whatever is new as soon as the client can take it.

A connection that is slow, or was broken, does not get every update: it gets one message with all that it has missed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import msgspec

from fatcats.server import deeds
from fatcats.server import messages as wire
from fatcats.server.gathering import Gathering
from fatcats.server.limits import Bucket
from fatcats.server.outlook import Outlook
from fatcats.server.room import Room
from fatcats.server.rooms import Rooms
from fatcats.server.trouble import Closed, Refusal
from fatcats.server.wishes import Playing, grant

PAUSE = 0.3  # seconds between looks for a table whose store is down
TOO_FAST = Refusal("limit", "That was too fast; wait a moment.")


class Socket(Protocol):
    """Text in and out; writing raises Closed when there is nobody to write to."""

    is_ready: bool
    when_ready: Callable[[], None]

    def listen(self, hear: Callable[[bytes], None], gathering: Gathering) -> None: ...

    async def gone(self) -> None: ...

    def write(self, data: bytes) -> None: ...


class Connection:
    def __init__(self, rooms: Rooms, table: str, person: str, socket: Socket) -> None:
        self.person = person
        self._rooms = rooms
        self._table = table
        self._socket = socket
        self._room: Room | None = None
        self._outlook = Outlook(person, "en")
        self._parting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._is_welcome = False
        limits = rooms.settings.limits
        self._messages = Bucket(limits.messages_per_second, limits.messages_per_second * 2)
        self._chats = Bucket(limits.chats_per_ten_seconds / 10, limits.chats_per_ten_seconds)
        self._wishes: asyncio.Queue[wire.FromClient | Exception] = asyncio.Queue()
        self._waiting = 0  # wishes in line, with the one that is being granted
        self._hints: set[asyncio.Task[None]] = set()

    async def serve(self, hello: wire.Hello) -> None:
        """Until the socket closes or Closed is raised."""
        self._outlook.language = hello.language
        await self._rooms.presence.came(self._table, self.person)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._keep_in_touch(hello.have))
                both.create_task(self._keep_granting())
                self._socket.listen(self._hear, self._rooms.gathering)
                await self._socket.gone()
        except BaseExceptionGroup as group:
            closed, others = group.split(Closed)
            if others is not None or closed is None:
                raise
            raise closed.exceptions[0] from None
        finally:
            for task in self._hints:
                task.cancel()
            await self._leave()

    async def _leave(self) -> None:
        await self._rooms.presence.went(self._table, self.person)
        if self._room is not None:
            self._room.part(self)
            if not self._room.is_closed:
                self._room.tell()
                await self._room.look_around()

    # --- what is new ---

    def wake(self) -> None:
        """Say what is new, if the client can take it; a client that cannot hears all of it when it can."""
        try:
            if self._is_welcome and self._room is not None and not self._parting.done():
                self._say_news(self._room)
        except Exception as error:
            self._parting.set_exception(error)

    def _say_news(self, room: Room) -> None:
        if room.is_closed:
            self._parting.set_result(None)
        elif self._socket.is_ready and not room.jobs.is_held:
            message = self._outlook.update(room)
            if message is not None:
                self._socket.write(message)

    async def _keep_in_touch(self, have: int | None) -> None:
        """With the table's room, whichever it is."""
        self._socket.when_ready = self.wake
        while True:
            await self._enter(have)
            await self._parting
            have = self._outlook.number

    async def _enter(self, have: int | None) -> None:
        """Find the table's room, waiting if the store is down, and say all that there is to know."""
        if self._room is not None:
            self._room.part(self)
        self._is_welcome = False
        room = self._room = await self._find(have or 0)
        room.join(self)
        await room.look_around()
        room.tell()
        await self._take_over_from_bot(room)
        self._parting = asyncio.get_running_loop().create_future()
        await room.read(lambda _: self._welcome(room, have))
        self.wake()

    def _welcome(self, room: Room, have: int | None) -> None:
        self._socket.write(self._outlook.welcome(room, have))
        self._is_welcome = True

    async def _find(self, have: int) -> Room:
        """Not before it knows all that another worker has told this client."""
        is_told = False
        while True:
            try:
                room = await self._rooms.get(self._table)
                await room.sync(have)
                return room
            except Refusal as refusal:
                if refusal.code != "unavailable":
                    raise Closed(4404 if refusal.code == "gone" else 4409, refusal.sentence) from refusal
                if not is_told:
                    is_told = True
                    self._socket.write(wire.write(wire.Trouble(code=refusal.code, sentence=refusal.sentence)))
            await asyncio.sleep(PAUSE)

    async def _take_over_from_bot(self, room: Room) -> None:
        """Whoever comes back has the seat back."""
        for seat in room.book.seats_of(self.person):
            if room.book.facts.chairs[seat].stand_in:
                with suppress(Refusal):
                    await room.do(lambda book, seat=seat: deeds.give_back(book, self.person, seat))  # type: ignore[misc]

    def _answer(self, message: wire.Message) -> None:
        """Whoever has gone, or leaves too much unread, cannot be told: then the connection is over."""
        try:
            self._socket.write(wire.write(message))
        except Closed as closed:
            self._line_up(closed)

    # --- reading ---

    def _hear(self, data: bytes) -> None:
        """A move is made where it is heard, if nothing else is in line before it."""
        try:
            if not self._messages.take():
                raise Closed(4429, TOO_FAST.sentence)
            message = wire.read_client(data)
        except Closed as closed:
            self._line_up(closed)
        except (msgspec.DecodeError, UnicodeError) as error:
            self._refuse("", Refusal("malformed", f"This cannot be read: {error}."))
        else:
            room = self._room
            if isinstance(message, wire.Play) and room is not None and not room.is_closed and not self._waiting:
                self._play(room, message)
            else:
                self._line_up(message)

    def _play(self, room: Room, wish: wire.Play) -> None:
        room.give(Playing(room, self.person, wish, self._answer, lambda error: self._fail(wish, error)))

    def _fail(self, wish: wire.Play, error: Exception) -> None:
        if isinstance(error, Refusal):
            self._refuse(wish.request, error)
        else:
            self._line_up(error)

    def _line_up(self, message: wire.FromClient | Exception) -> None:
        self._waiting += 1
        self._wishes.put_nowait(message)

    async def _keep_granting(self) -> None:
        while True:
            message = await self._wishes.get()
            if isinstance(message, Exception):
                raise message
            await self._obey(message)
            self._waiting -= 1

    async def _obey(self, message: wire.FromClient) -> None:
        match message:
            case wire.Ping():
                self._answer(wire.Pong(request=message.request))
            case wire.Hello():
                self._refuse("", Refusal("malformed", "We have greeted each other already."))
            case wire.AskHint():
                self._think_about(message)
            case wire.Say() if not self._chats.take():
                self._refuse(message.request, TOO_FAST)
            case _:
                await self._grant(message)

    async def _grant(self, message: wire.FromClient) -> None:
        assert not isinstance(message, wire.Hello | wire.Ping)
        try:
            room = await self._rooms.get(self._table)
            self._answer(await grant(self._rooms, room, self.person, message))
        except Refusal as refusal:
            self._refuse(message.request, refusal)

    def _think_about(self, message: wire.AskHint) -> None:
        """Thinking takes a while, and meanwhile the person may play; one thought at a time."""
        if self._hints:
            self._refuse(message.request, TOO_FAST)
            return
        task = asyncio.get_running_loop().create_task(self._grant(message))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    def _refuse(self, request: str, refusal: Refusal) -> None:
        self._answer(wire.Refused(request=request, code=refusal.code, sentence=refusal.sentence, clause=refusal.clause))
