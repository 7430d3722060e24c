# fatcats: compiled
"""Keeps a table going: does what is due when it is due, and lets bots play."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from time import monotonic
from typing import TYPE_CHECKING

from fatcats.engine.errors import FatcatsError
from fatcats.server import deeds, log
from fatcats.server.book import Book
from fatcats.server.duties import Duty, duties
from fatcats.server.thinking import NoThought, Question, question
from fatcats.server.times import now
from fatcats.server.trouble import Refusal

if TYPE_CHECKING:
    from fatcats.server.room import Room
    from fatcats.server.rooms import Rooms

PATIENCE = {"think": 10.0}  # seconds after which a duty that was taken up but not done is taken up again
USUAL_PATIENCE = 1.0
logger = logging.getLogger("fatcats.keeper")


class Keeper:
    def __init__(self, room: Room, rooms: Rooms) -> None:
        self.gone_since: dict[int, int] = {}  # seats of people who are not connected
        self._room = room
        self._rooms = rooms
        self._loaded = now()
        self._alarm: asyncio.TimerHandle | None = None
        self._taken_up: dict[tuple[str, int, int], float] = {}  # duties and when

    # --- the alarm ---

    def arrange(self) -> None:
        """Set the alarm for whatever is due next. While something is being written, what the book says is not yet
        true; when it is, the alarm is set anew."""
        self.rest()
        if not self._rooms.is_active or self._room.is_closed or self._room.jobs.is_held:
            return
        due = [self._due(duty) for duty in self._duties()]
        if due:
            wait = max(0.0, (min(due) - now()) / 1000)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _duties(self) -> list[Duty]:
        return duties(self._room.book, self._room.here, self.gone_since, self._loaded, self._rooms.paces)

    def _due(self, duty: Duty) -> int:
        """A duty that has been taken up is left alone for a while."""
        since = self._taken_up.get((duty.kind, duty.seat, duty.about))
        if since is None:
            return duty.at
        return now() + int((since + PATIENCE.get(duty.kind, USUAL_PATIENCE) - monotonic()) * 1000)

    def _ring(self) -> None:
        if self._room.jobs.is_held:
            return
        wanted = self._duties()
        names = {(duty.kind, duty.seat, duty.about) for duty in wanted}
        self._taken_up = {name: since for name, since in self._taken_up.items() if name in names}
        for duty in wanted:
            if self._due(duty) <= now():
                name = (duty.kind, duty.seat, duty.about)
                is_again = name in self._taken_up
                self._taken_up[name] = monotonic()
                self._rooms.spawn(self._fulfil(duty, is_again))
        self.arrange()

    # --- duties ---

    async def _fulfil(self, duty: Duty, is_again: bool) -> None:
        try:
            match duty.kind:
                case "think":
                    await self._rooms.ask_bot(self._room, duty.seat, duty.about, is_again=is_again)
                case "time":
                    await self._room.do(lambda book: deeds.play_default(book, duty.seat, duty.about))
                case "stand in":
                    await self._room.do(lambda book: self._stand_in(book, duty.seat))
                case "clock":
                    await self._room.do(lambda book: _let_time_pass(book, duty))
        except Refusal as refusal:
            if refusal.code != "unavailable":
                logger.warning("a duty was refused", extra={"duty": duty.kind, "reason": refusal.sentence})

    def _stand_in(self, book: Book, seat: int) -> log.StoodIn | None:
        is_due = seat in book.pending() and not book.is_bot(seat) and seat not in self._room.here
        return deeds.stand_in(book, seat) if is_due else None

    # --- bots ---

    async def let_bot_play(self, seat: int, turn: int) -> None:
        """Think here and now, in a bot process, and play what comes of it; think again where somebody was faster."""
        try:
            while await self._think_and_play(seat, turn):
                pass
        except (NoThought, FatcatsError):
            await self._room.do(lambda book: deeds.play_default(book, seat, turn))
        finally:
            self._taken_up.pop(("think", seat, turn), None)
            self.arrange()

    async def _think_and_play(self, seat: int, turn: int) -> bool:
        """Was there still something to decide?"""
        number, asked = await self._room.read(lambda book: (book.number, bot_question(book, seat, turn)))
        if asked is None:
            return False
        moves = await self._rooms.thinker.think(asked)
        await self._room.do(lambda book: bot_move(book, seat, turn, moves, number))
        return True


def _let_time_pass(book: Book, duty: Duty) -> log.Moved | None:
    """In a phase without turns; nothing if the move has become impossible, or possible anew, in the meantime."""
    since = book.facts.clocks.possible.get(duty.about)
    if since is None or book.lapses_at(duty.about, since) > duty.at:
        return None
    return deeds.play(book, duty.seat, [duty.about], by="time")


def bot_question(book: Book, seat: int, turn: int) -> Question | None:
    """Nothing if the bot is no longer asked."""
    level = book.level(seat) if seat in book.pending() else ""
    return question(book.playing, seat, [], level) if level and book.turn(seat) == turn else None


def bot_move(book: Book, seat: int, turn: int, moves: Sequence[int], number: int) -> log.Moved | None:
    """What the bot chose when the table was at this number. Nothing if the person is back, if the seat has decided, or
    if others have made it impossible in the meantime."""
    if seat not in book.pending() or not book.is_bot(seat) or book.turn(seat) != turn:
        return None
    try:
        return deeds.play(book, seat, moves, by="bot")
    except Refusal:
        if book.number != number:
            return None
        logger.exception("a bot chose a move that is not allowed")
        return deeds.play_default(book, seat, turn)
