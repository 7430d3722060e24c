# fatcats: compiled
"""What a client wishes, carried out: over a socket or over HTTP, with the same answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from fatcats.engine.errors import FatcatsError, IllegalMove, Unfinished
from fatcats.engine.state import CLOCK
from fatcats.server import deeds
from fatcats.server import messages as wire
from fatcats.server.answers import give, refuse
from fatcats.server.book import Book
from fatcats.server.facts import PLAYING
from fatcats.server.levels import best
from fatcats.server.log import Moved
from fatcats.server.orders import Deed, Order
from fatcats.server.room import Room
from fatcats.server.rooms import Rooms
from fatcats.server.thinking import NoThought, Question, question
from fatcats.server.trouble import Refusal
from fatcats.texts import Catalogue

Wish = wire.Play | wire.DropDraft | wire.WhyNot | wire.AskHint | wire.Say | wire.Undo | wire.AnswerUndo
Answer = wire.Done | wire.Allowed | wire.Refused | wire.Hint


async def grant(rooms: Rooms, room: Room, who: str, wish: Wish) -> Answer:
    """The answer; raises Refusal."""
    match wish:
        case wire.Play():
            return await play(room, who, wish)
        case wire.DropDraft():
            return await drop_draft(room, who, wish)
        case wire.WhyNot():
            return await why_not(room, who, wish)
        case wire.AskHint():
            return await hint(rooms, room, who, wish)
        case wire.Say():
            return await done(room, wish.request, lambda book: deeds.say(book, who, wish.seat, wish.text))
        case wire.Undo():
            return await done(room, wish.request, lambda book: deeds.undo(book, who, wish.seat, wish.request))
        case wire.AnswerUndo():
            return await done(room, wish.request, lambda book: deeds.answer_undo(book, who, wish.seat, wish.agrees))


async def done(room: Room, request: str, deed: Deed) -> wire.Done:
    return wire.Done(request=request, number=await room.do(deed))


async def play(room: Room, who: str, wish: wire.Play) -> wire.Done:
    done: asyncio.Future[wire.Done] = asyncio.get_running_loop().create_future()
    room.give(Playing(room, who, wish, partial(give, done), partial(refuse, done), is_awaited=True))
    return await done


class Playing(Order):
    """A whole decision goes into the log; the beginning of one is kept as a draft, which only this seat sees."""

    def __init__(
        self,
        room: Room,
        who: str,
        wish: wire.Play,
        answer: Callable[[wire.Done], None],
        fail: Callable[[Exception], None],
        *,
        is_awaited: bool = False,
    ) -> None:
        super().__init__(is_awaited)
        self._room = room
        self._who = who
        self._wish = wish
        self._answer = answer
        self._fail = fail

    def deed(self, book: Book) -> Moved | None:
        wish = self._wish
        deeds.check_holds(book, self._who, wish.seat)
        deeds.check_new(book, wish.seat, wish.request)
        deeds.check_turn(book, wish.seat, wish.turn)
        if wish.request and self._is_draft():
            return None
        moves = [*self._room.draft(wish.seat), *deeds.read_moves(book, wish.moves)]
        try:
            return deeds.play(book, wish.seat, moves, request=wish.request)
        except Unfinished:
            self._room.keep_draft(wish.seat, moves, wish.request)
            return None

    def _is_draft(self) -> bool:
        """Has this wish become part of an unfinished choice?"""
        draft = self._room.draft_of(self._wish.seat)
        return draft is not None and self._wish.request in draft.requests

    def close(self, number: int) -> None:
        self._answer(wire.Done(request=self._wish.request, number=number, is_draft=self._is_draft()))

    def fail(self, error: Exception) -> None:
        self._fail(error)


async def drop_draft(room: Room, who: str, wish: wire.DropDraft) -> wire.Done:
    def drop(book: Book) -> int:
        deeds.check_holds(book, who, wish.seat)
        draft = room.draft(wish.seat)
        del draft[0 if wish.all else -1 :]
        room.changed()
        return book.number

    return wire.Done(request=wish.request, number=await room.read(drop))


async def why_not(room: Room, who: str, wish: wire.WhyNot) -> wire.Allowed | wire.Refused:
    def look(book: Book) -> wire.Allowed | wire.Refused:
        deeds.check_holds(book, who, wish.seat)
        deeds.check_status(book, PLAYING)
        move = deeds.read_moves(book, [wish.move])
        try:
            book.playing.peek(wish.seat, [*room.draft(wish.seat), *move])
        except IllegalMove as error:
            return wire.Refused(request=wish.request, code="illegal", sentence=error.sentence, clause=error.clause)
        return wire.Allowed(request=wish.request)

    return await room.read(look)


async def hint(rooms: Rooms, room: Room, who: str, wish: wire.AskHint) -> wire.Hint:
    """What the game's best bot would do with what this seat knows."""

    def look(book: Book) -> tuple[Question, Catalogue]:
        deeds.check_holds(book, who, wish.seat)
        deeds.check_status(book, PLAYING)
        if not book.created.hints:
            raise Refusal("not now", "There are no hints at this table.")
        if wish.seat not in book.pending() or wish.seat == CLOCK:
            raise Refusal("not now", "You are not asked anything now.")
        asked = question(book.playing, wish.seat, room.draft(wish.seat), best(book.game))
        return asked, book.playing.texts.for_table(book.names(), wish.seat)

    asked, texts = await room.read(look)
    table = room.book.game.moves
    try:
        moves = await rooms.thinker.think(asked)
    except (NoThought, FatcatsError) as error:
        raise Refusal("not now", "No hint comes to mind.") from error
    text = ", ".join(texts.move(table.describe(move)) for move in moves)
    return wire.Hint(request=wish.request, moves=[table.notation(move) for move in moves], text=text)
