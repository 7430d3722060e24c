# fatcats: compiled
"""What one client has been told, and so what is new to it."""

from __future__ import annotations

from typing import Any

import msgspec

from fatcats.server import messages as wire
from fatcats.server.book import Book
from fatcats.server.facts import OVER
from fatcats.server.render import Viewer, clocks, result, table_info
from fatcats.server.room import Room
from fatcats.server.times import now


class Outlook:
    def __init__(self, person: str, language: str) -> None:
        self.person = person
        self.language = language
        self.number = -1  # the last entry that the client knows of
        self._cores: dict[Viewer, int] = {}  # fingerprints of each side as it was last sent
        self._info = b""
        self._yours: list[int] = []
        self._changes = -1  # `Book.changes` when the seats of this client were last looked up

    def welcome(self, room: Room, have: int | None) -> bytes:
        """Everything; of what happened only what is new to somebody who has seen the entry `have`."""
        book = room.book
        is_known = have is not None and 0 <= have <= book.number
        step = book.common_step(have)[0] if is_known and have is not None else -1
        self._yours, self._changes = book.seats_of(self.person), book.changes
        sides = [self._whole_side(room, viewer, step) for viewer in self._viewers()]
        info = table_info(room.table, book, room.here, room.watching)
        self._info, self.number = wire.write(info), book.number
        return wire.write(
            wire.Welcome(
                protocol=wire.PROTOCOL,
                number=book.number,
                yours=self._yours,
                table=info,
                sides=sides,
                step=max(step, 0),
                said=chat(book, -1),
                now=now(),
                clocks=clocks(book),
                away=away(book, self._yours, have if is_known else None),
                result=self._result(room),
            )
        )

    def _whole_side(self, room: Room, viewer: Viewer, after: int) -> wire.Side:
        core = room.renderer.core(room.book, viewer, self.language, room.draft(viewer))
        self._cores[viewer] = core.fingerprint
        lines = room.renderer.history(room.book, viewer, self.language, after) if room.book.match else []
        return wire.with_lines(core.side, lines)

    def _viewers(self) -> list[Viewer]:
        return [*self._yours] if self._yours else [None]

    def _result(self, room: Room) -> wire.Result | None:
        return result(room.book, room.renderer.texts(room.book, None, self.language)) if room.book.match else None

    def update(self, room: Room) -> bytes | None:
        """What is new since the last message; nothing if nothing has changed that this client may see.

        So an answer that somebody gives in secret makes no sound: nobody else gets a message for it.
        """
        book = room.book
        changes = self._changes_at(room)
        step, is_undone = room.renderer.common_step(book, self.number)
        sides, is_new = self._new_sides(room, step)
        self.number = book.number
        if not (is_new or is_undone or changes):
            return None
        news = wire.Update(
            number=book.number,
            sides=sides if is_new or is_undone else [],
            now=now(),
            step=step,
            is_undone=is_undone,
            clocks=room.renderer.clocks(book),
        )
        return wire.write(msgspec.structs.replace(news, **changes) if changes else news)

    def _new_sides(self, room: Room, step: int) -> tuple[list[wire.Side], bool]:
        sides, is_new = [], False
        for viewer in self._viewers():
            core = room.renderer.core(room.book, viewer, self.language, room.draft(viewer))
            lines = room.renderer.lines(room.book, viewer, self.language, step) if room.book.match else []
            is_new |= bool(lines) or self._cores.get(viewer) != core.fingerprint
            self._cores[viewer] = core.fingerprint
            sides.append(wire.with_lines(core.side, lines))
        return sides, is_new

    def _changes_at(self, room: Room) -> dict[str, Any]:
        book, changes = room.book, dict[str, Any]()
        info = room.renderer.info(room.table, book, room.here, room.watching)
        if info is not self._info and info != self._info:
            changes["table"] = msgspec.Raw(info)
        self._info = info
        if self._changes != book.changes:
            self._changes, yours = book.changes, book.seats_of(self.person)
            if yours != self._yours:
                self._yours = changes["yours"] = yours
        if book.facts.said and book.facts.said[-1].number > self.number:
            changes["said"] = chat(book, self.number)
        if book.facts.status == OVER and book.facts.steps[-1].number > self.number:
            changes["result"] = self._result(room)
        return changes


def chat(book: Book, after: int) -> list[wire.ChatLine]:
    return [
        wire.ChatLine(line.number, line.seat, line.name, line.text, line.at)
        for line in book.facts.said
        if line.number > after
    ]


def away(book: Book, seats: list[int], have: int | None) -> wire.Away | None:
    """While you were away: counted from what the client has seen, or else from its last own decision.

    Nobody here was away when a game was played that was brought from elsewhere.
    """
    steps = book.facts.steps
    if not seats or not steps:
        return None
    own = max((i + 1 for i, step in enumerate(steps) if step.seat in seats and not step.by), default=0)
    since = book.step_at(have) if have is not None else max(own, book.step_at(0))
    missed = steps[since:]
    played = sum(step.seat in seats and step.by != "" for step in missed)
    if not missed or (len(missed) < len(book.facts.chairs) and not played):
        return None
    return wire.Away(since=since + 1, steps=len(missed), played_for_you=played)
