"""People at a table in virtual time, without a server around it: the clock jumps to whatever is due next.

They choose as bots do, by what they are sent; the table does its part. What everybody is sent can be compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import msgspec

from fatcats import protocol
from fatcats.bots import make_bot
from fatcats.engine.rng import seeded
from fatcats.engine.state import CLOCK
from fatcats.registry import get_game
from fatcats.server.socket import sync
from fatcats.server.socket.sync import ClientSync
from fatcats.server.store import Row
from fatcats.server.table import commands, journal, orders
from fatcats.server.table.answers import give_answer
from fatcats.server.table.state import TableState
from fatcats.server.table.timers import Paces, Timer, timers
from tests.server.test_secrecy import quiet_room

PACES = Paces(700, 4000, 1200)
A_THOUGHT = 2000  # milliseconds that people take
A_MOMENT = 100  # and for something small
EVERYBODY = set(range(9))


def person(seat: int) -> str:
    return f"person {seat}"


class Evening:
    """People, and perhaps bots in the last seats."""

    def __init__(
        self, key: str, seed: int, options: dict[str, Any] | None = None, *, bots: int = 0, **more: Any
    ) -> None:
        game = get_game(key)
        people = [journal.Seat("person", f"P{seat}", holders=[person(seat)]) for seat in range(game.usual_seats - bots)]
        created = journal.Created(
            game=key,
            rules=game.rules_version,
            codec=game.moves.version,
            options=game.options.read(options or {}),
            seats=[*people, *(journal.Seat("bot", f"Bot {number}", "heuristic") for number in range(bots))],
            host=person(0),
            commitment="",
            **more,
        )
        self.state = TableState.open(seed.to_bytes(32, "big"), created, 0)
        self.room = quiet_room(self.state)
        self.prompts: Counter[int] = Counter()  # by the number of buttons
        self.answered: Counter[int] = Counter()  # how often the table answered for a seat
        self.heard: dict[int | None, list[tuple[int, bytes]]] = {}  # who was sent what, and when
        self.rows: list[Row] = []  # the journal
        self._syncs: dict[int | None, ClientSync] = {}
        self._bot, self._rng = make_bot(game, "heuristic"), seeded(seed)
        self.write(commands.start(self.state, person(0)), 0)

    def write(self, entry: journal.AnyEntry, at: int) -> None:
        self.state.write(self.state.seq + 1, at, entry)
        self.rows.append(Row(self.state.seq, at, journal.encode(entry)))
        self.room.queue.drafts.forget_outdated(self.state)
        self.room.renderer.changed(self.state)
        self.tell()

    def listen(self, *viewers: int | None) -> None:
        """Connect people, or a spectator, before anything is played."""
        for viewer in viewers:
            self._syncs[viewer] = ClientSync("" if viewer is None else person(viewer), "en")
            self.heard[viewer] = [(self.state.data.at, self.welcome(viewer))]

    def welcome(self, viewer: int | None) -> bytes:
        with self.virtual_time():
            return self._syncs[viewer].welcome(self.room, None)

    def tell(self) -> None:
        with self.virtual_time():
            for viewer, connection in self._syncs.items():
                message = connection.update(self.room)
                if message is not None:
                    self.heard[viewer].append((self.state.data.at, message))

    @contextmanager
    def virtual_time(self) -> Iterator[None]:
        with patch.object(sync, "now", lambda: self.state.data.at):
            yield

    def timers(self, kind: str) -> list[Timer]:
        return [one for one in timers(self.state, EVERYBODY, {}, 0, PACES) if one.kind == kind]

    def due(self, kind: str) -> Timer | None:
        """What the table does next by itself, of this kind."""
        return min(self.timers(kind), default=None)

    def go_on(self) -> bool:
        """The table answers for people as long as there is any need, and bots play; then somebody decides, and if
        nobody has anything to decide, time passes. False if the game is over."""
        pending = [seat for seat in self.state.pending() if seat != CLOCK]
        if answer := self.due("answer"):
            self.answered[answer.seat] += 1
            self.carry_out(answer)
        elif thought := self.due("think"):
            self.carry_out(thought)
        elif pending:
            self.decide(pending[0])
        elif time := self.due("clock"):
            self.carry_out(time)
        return bool(self.state.pending())

    def carry_out(self, due: Timer) -> None:
        if due.kind == "answer":
            entry = give_answer(self.state, due.seat, due.about)
        elif due.kind == "think":
            entry = commands.play(self.state, due.seat, self.thought(due.seat), by="bot")
        else:
            entry = commands.play(self.state, due.seat, [due.about], by="time")
        assert entry is not None
        self.write(entry, max(due.at, self.state.data.at))

    def thought(self, seat: int) -> list[int]:
        """A whole decision, as a bot makes it."""
        match, moves = self.state.playing, list[int]()
        while not moves or not match.is_whole(seat, moves):
            moves.append(self._bot.choose(match.knowledge_of(seat, moves, self._rng)))
        return moves

    # --- standing orders ---

    def order(self, seat: int, key: str, about: int | None = None) -> None:
        give = protocol.GiveOrder(request="", seat=seat, order=key, about=about)
        entry = orders.give_order(self.state, person(seat), give)
        assert entry is not None
        self.write(entry, self.state.data.at + A_MOMENT)

    def drop_order(self, seat: int, key: str) -> None:
        entry = orders.drop_order(self.state, person(seat), protocol.DropOrder(request="", seat=seat, order=key))
        assert entry is not None
        self.write(entry, self.state.data.at + A_MOMENT)

    def repeat_by_hand(self, rows: Iterable[Row], seat: int) -> None:
        """What happened at another table, at the same times: but here nobody has any orders, and the seat does itself
        what the table has done for it there. Bots are not to notice: they are due just then."""
        for row in rows:
            entry = journal.decode(row.body)
            if isinstance(entry, journal.Ordered | journal.OrderDropped | journal.Started):
                continue
            if isinstance(entry, journal.Moved) and entry.by == "bot":
                assert entry.seat in [one.seat for one in self.timers("think") if one.at <= row.at]
            if isinstance(entry, journal.Moved) and entry.seat == seat:
                entry = msgspec.structs.replace(entry, by="")
            self.write(entry, row.at)

    def lines(self, viewer: int | None) -> list[dict[str, Any]]:
        """The log as the viewer may look it up."""
        lines = self.room.renderer.history(self.state, viewer, "en", -1)
        return [msgspec.to_builtins(line) for line in lines]

    # --- people ---

    def perspective(self, seat: int) -> protocol.Perspective:
        return self.room.renderer.core(self.state, seat, "en", self.room.draft(seat)).perspective

    def decide(self, seat: int) -> None:
        """Button by button."""
        before = self.state.decision(seat)
        while self.state.decision(seat) == before:
            shown = self.perspective(seat)
            assert shown.options and shown.answering is None
            self.prompts[len(shown.options)] += 1
            self.press(seat, self._bot.choose(self.state.playing.knowledge_of(seat, self.room.draft(seat), self._rng)))

    def press(self, seat: int, move: int) -> None:
        notation = self.state.game.moves.notation(move)
        play = protocol.Play(request="", seat=seat, moves=[notation], decision=self.state.decision(seat))
        outcome = commands.play_or_draft(self.state, self.room.queue.drafts, person(seat), play)
        if isinstance(outcome, journal.Moved):
            self.write(outcome, self.state.data.at + A_THOUGHT)
        else:
            self.room.queue.drafts.keep(outcome)
            self.room.renderer.changed(self.state)
