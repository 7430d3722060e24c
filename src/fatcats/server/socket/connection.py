"""One live connection: reads what the client asks, and sends whatever is new as soon as the client can take it.

A connection that is slow, or was broken, does not get every update: it gets one message with all that it has missed.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec

from fatcats import protocol
from fatcats.server.bots import BotPool
from fatcats.server.cluster.presence import Presence
from fatcats.server.errors import Closed, Disconnected, Refusal
from fatcats.server.http.limits import Bucket
from fatcats.server.settings import Limits
from fatcats.server.socket.sync import ClientSync
from fatcats.server.socket.transport import Socket
from fatcats.server.table import absence
from fatcats.server.table.requests import carry_out, refused
from fatcats.server.table.room import Room
from fatcats.server.table.rooms import Rooms

PAUSE = 0.3  # seconds between looks for a table whose store is down
TOO_FAST = Refusal("limit", "too-fast")


class Connection:
    def __init__(
        self,
        table: str,
        person: str,
        socket: Socket,
        *,
        rooms: Rooms,
        presence: Presence,
        bot_pool: BotPool,
        limits: Limits,
    ) -> None:
        self.person = person
        self._table = table
        self._socket = socket
        self._rooms = rooms
        self._presence = presence
        self._bot_pool = bot_pool
        self._room: Room | None = None
        self._sync = ClientSync(person, "en")
        self._parting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._is_welcome = False
        self._chats = Bucket(limits.chats_per_ten_seconds / 10, limits.chats_per_ten_seconds)
        self._orders = Bucket(limits.orders_per_ten_seconds / 10, limits.orders_per_ten_seconds)
        self._tasks = asyncio.TaskGroup()
        self._hint: asyncio.Task[None] | None = None

    async def serve(self, hello: protocol.Hello) -> None:
        """Until Closed or Disconnected is raised."""
        self._sync.language = hello.language
        await self._presence.came(self._table, self.person)
        try:
            async with self._tasks:
                self._tasks.create_task(self._socket.keep_sending())
                self._tasks.create_task(self._keep_in_touch(hello.have))
                await self._keep_reading()
        except BaseExceptionGroup as group:
            ends, others = group.split((Closed, Disconnected))
            if others is not None or ends is None:
                raise
            raise ends.exceptions[0] from None
        finally:
            await self._leave()

    async def _leave(self) -> None:
        """What is left of a connection may stay until the next look for garbage; the room must not stay with it."""
        await self._presence.went(self._table, self.person)
        room, self._room = self._room, None
        if room is not None:
            room.part(self)
            if not room.is_closed:
                room.publish()
                await room.look_around()

    # --- what is new ---

    def wake(self) -> None:
        """Send what is new, if the client can take it; a client that cannot gets all of it when it can."""
        try:
            if self._is_welcome and self._room is not None and not self._parting.done():
                self._send_news(self._room)
        except Exception as error:
            self._parting.set_exception(error)

    def _send_news(self, room: Room) -> None:
        if room.is_closed:
            self._parting.set_result(None)
        elif self._socket.is_ready and not room.queue.is_ahead:
            message = self._sync.update(room)
            if message is not None:
                self._socket.write(message)

    async def _keep_in_touch(self, have: int | None) -> None:
        """With the table's room, whichever it is."""
        self._socket.when_ready = self.wake
        while True:
            await self._enter(have)
            await self._parting
            have = self._sync.seq

    async def _enter(self, have: int | None) -> None:
        """Find the table's room, waiting if the store is down, and send all that there is to know."""
        if self._room is not None:
            self._room.part(self)
        self._is_welcome = False
        room = self._room = await self._find()
        room.join(self)
        await room.look_around()
        room.publish()
        await self._take_over_from_bot(room)
        self._parting = asyncio.get_running_loop().create_future()
        self._welcome(room, have)
        self.wake()

    def _welcome(self, room: Room, have: int | None) -> None:
        self._socket.write(self._sync.welcome(room, have))
        self._is_welcome = True

    async def _find(self) -> Room:
        is_warned = False
        while True:
            try:
                return await self._rooms.enter(self._table)
            except Refusal as refusal:
                if refusal.code != "unavailable":
                    raise Closed(4404 if refusal.code == "gone" else 4409, refusal) from refusal
                if not is_warned:
                    is_warned = True
                    self._write(failure(refusal, self._sync.language))
            await asyncio.sleep(PAUSE)

    async def _take_over_from_bot(self, room: Room) -> None:
        """Whoever comes back has the seat back."""
        for seat in room.state.seats_of(self.person):
            if room.state.data.seats[seat].stand_in or seat in room.state.data.stand_in_votes:
                with suppress(Refusal):
                    await room.do(lambda state, seat=seat: absence.give_back(state, self.person, seat))  # type: ignore[misc]

    # --- what is asked ---

    async def _keep_reading(self) -> None:
        """One request after another: the next is read when this one is answered."""
        while True:
            try:
                message = protocol.read_client(await self._socket.read())
            except msgspec.DecodeError as error:
                self._refuse("", Refusal("malformed", "unreadable", problem=error))
            else:
                await self._dispatch(message)

    async def _dispatch(self, message: protocol.FromClient) -> None:
        match message:
            case protocol.Ping():
                self._write(protocol.Pong(request=message.request))
            case protocol.Hello():
                self._refuse("", Refusal("malformed", "hello-twice"))
            case protocol.AskHint():
                self._start_hint(message)
            case protocol.Say() if not self._chats.take():
                self._refuse(message.request, TOO_FAST)
            case protocol.GiveOrder() | protocol.DropOrder() if not self._orders.take():
                self._refuse(message.request, TOO_FAST)
            case _:
                await self._answer(message)

    async def _answer(self, message: protocol.FromClient) -> None:
        assert not isinstance(message, protocol.Hello | protocol.Ping)
        try:
            room = await self._rooms.get(self._table)
            self._write(await carry_out(room, self._bot_pool, self.person, message, self._sync.language))
        except Refusal as refusal:
            self._refuse(message.request, refusal)

    def _start_hint(self, message: protocol.AskHint) -> None:
        """A bot thinks for a while, and meanwhile the person may play; one hint at a time."""
        if self._hint is not None and not self._hint.done():
            self._refuse(message.request, TOO_FAST)
        else:
            self._hint = self._tasks.create_task(self._answer(message))

    def _refuse(self, request: str, refusal: Refusal) -> None:
        self._write(refused(request, refusal, self._sync.language))

    def _write(self, message: protocol.Message) -> None:
        self._socket.write(protocol.write(message))


def failure(refusal: Refusal, language: str) -> protocol.Failure:
    return protocol.Failure(code=refusal.code, sentence=refusal.sentence(language))
