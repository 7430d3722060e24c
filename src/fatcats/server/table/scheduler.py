"""Keeps a table going: does what is due when it is due, and lets bots play."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Protocol
from weakref import ref

from fatcats.engine.errors import FatcatsError
from fatcats.server.bots import BotPool, NoDecision, Question, question
from fatcats.server.chance import bot_seed
from fatcats.server.errors import Refusal
from fatcats.server.table import absence, commands, journal
from fatcats.server.table.answers import give_answer
from fatcats.server.table.clocks import now
from fatcats.server.table.coached import scripted
from fatcats.server.table.state import TableState
from fatcats.server.table.timers import Paces, Timer, timers
from fatcats.server.tasks import Tasks

if TYPE_CHECKING:
    from fatcats.server.table.room import Room

PATIENCE = {"think": 10.0}  # seconds after which a timer that was taken up but not done is taken up again
USUAL_PATIENCE = 1.0
logger = logging.getLogger("fatcats.scheduler")


class BotQueue(Protocol):
    """Bots elsewhere."""

    async def ask(self, table: str, seat: int, decision: int) -> None: ...

    async def close(self) -> None: ...


@dataclass(frozen=True)
class Automation:
    """How tables of this process play by themselves."""

    bot_pool: BotPool
    paces: Paces
    bot_queue: BotQueue | None = None
    is_active: bool = True  # a bot worker only answers questions


class Scheduler:
    """Part of a room, which it does not keep: see `Room`."""

    def __init__(self, room: Room, automation: Automation, tasks: Tasks) -> None:
        self.gone_since: dict[int, int] = {}  # seats of people who are not connected
        self._whose = ref(room)
        self._automation = automation
        self._tasks = tasks
        self._loaded = now()
        self._alarm: asyncio.TimerHandle | None = None
        self._due_at: dict[Timer, float] = {}  # by the clock that nobody sets
        self._taken_up: dict[tuple[str, int, int], float] = {}  # timers and when

    @property
    def _room(self) -> Room:
        """It is there whenever this is asked: by those who have it, or by an alarm, which a closed room has none of."""
        room = self._whose()
        assert room is not None
        return room

    # --- the alarm ---

    def arrange(self) -> None:
        """Set the alarm for whatever is due next. While something is being written, what the state says is not yet
        true; when it is, the alarm is set anew."""
        self.rest()
        if not self._automation.is_active or self._room.is_closed or self._room.queue.is_held:
            return
        due = [self._due(timer) for timer in self._timers()]
        if due:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, min(due) - monotonic()), self._ring)

    def rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _timers(self) -> list[Timer]:
        """When each is due is settled when it is first seen: a jump of the system's clock makes nobody wait longer than
        a timer lasts, and nothing happen too early."""
        found = timers(self._room.state, self._room.here, self.gone_since, self._loaded, self._automation.paces)
        started, time = monotonic(), now()
        self._due_at = {
            timer: self._due_at.get(timer, started + min(timer.at - time, timer.lasts) / 1000) for timer in found
        }
        return found

    def _due(self, timer: Timer) -> float:
        """A timer that has been taken up is left alone for a while."""
        since = self._taken_up.get((timer.kind, timer.seat, timer.about))
        if since is None:
            return self._due_at[timer]
        return since + PATIENCE.get(timer.kind, USUAL_PATIENCE)

    def _ring(self) -> None:
        if self._room.queue.is_held:
            return
        wanted = self._timers()
        names = {(timer.kind, timer.seat, timer.about) for timer in wanted}
        self._taken_up = {name: since for name, since in self._taken_up.items() if name in names}
        for timer in wanted:
            if self._due(timer) <= monotonic():
                name = (timer.kind, timer.seat, timer.about)
                is_again = name in self._taken_up
                self._taken_up[name] = monotonic()
                self._tasks.spawn(self._carry_out(self._room, timer, is_again))
        self.arrange()

    # --- what is due ---

    async def _carry_out(self, room: Room, timer: Timer, is_again: bool) -> None:
        try:
            match timer.kind:
                case "think":
                    await self._ask_bot(room, timer.seat, timer.about, is_again)
                case "answer":
                    await room.do(lambda state: give_answer(state, timer.seat, timer.about))
                case "time":
                    await room.do(lambda state: commands.play_default(state, timer.seat, timer.about))
                case "stand in":
                    await room.do(lambda state: self._stand_in(room, state, timer.seat))
                case "clock":
                    await room.do(lambda state: _let_time_pass(state, timer))
        except Refusal as refusal:
            if refusal.code != "unavailable":
                logger.warning("what was due was refused", extra={"timer": timer.kind, "reason": str(refusal)})

    def _stand_in(self, room: Room, state: TableState, seat: int) -> journal.StoodIn | None:
        return absence.stand_in(state, seat) if seat in absence.due(state, room.here, self.gone_since) else None

    # --- bots ---

    async def _ask_bot(self, room: Room, seat: int, decision: int, is_again: bool) -> None:
        """Elsewhere, if there is an elsewhere; if no answer came from there, here."""
        queue = self._automation.bot_queue
        if queue is not None and not is_again:
            await queue.ask(room.table, seat, decision)
        else:
            await self.let_bot_play(seat, decision)

    async def let_bot_play(self, seat: int, decision: int) -> None:
        """Think here and now, in a bot process, and play what comes of it; think again where somebody was faster."""
        room = self._room
        try:
            while await self._think_and_play(room, seat, decision):
                pass
        except (NoDecision, FatcatsError):
            await room.do(lambda state: commands.play_default(state, seat, decision))
        finally:
            self._taken_up.pop(("think", seat, decision), None)
            self.arrange()

    async def _think_and_play(self, room: Room, seat: int, decision: int) -> bool:
        """Was there still something to decide?"""
        state = room.state
        seq, asked = state.seq, bot_question(state, seat, decision)
        if asked is None:
            return False
        moves = bot_script(state, seat) or await self._automation.bot_pool.think(asked)
        await room.do(lambda state: bot_move(state, seat, decision, moves, seq))
        return True


def _let_time_pass(state: TableState, timer: Timer) -> journal.Moved | None:
    """In a phase without turns; nothing if the move has become impossible, or possible anew, in the meantime."""
    since = state.data.clocks.possible.get(timer.about)
    if since is None or state.lapses_at(timer.about, since) > timer.at:
        return None
    return commands.play(state, timer.seat, [timer.about], by="time")


def bot_question(state: TableState, seat: int, decision: int) -> Question | None:
    """Nothing if the bot is no longer asked."""
    level = state.level(seat) if seat in state.pending() else ""
    if not level or state.decision(seat) != decision:
        return None
    return question(state.playing, seat, [], level, bot_seed(state.seed, seat, decision))


def bot_script(state: TableState, seat: int) -> list[int]:
    """At a coached table: what was prepared, as long as everybody keeps to it."""
    return scripted(state.playing, seat) if state.created.coached and seat in state.pending() else []


def bot_move(state: TableState, seat: int, decision: int, moves: Sequence[int], seq: int) -> journal.Moved | None:
    """What the bot chose when the table was at this seq. Nothing if the person is back, if the seat has decided, or
    if others have made it impossible in the meantime."""
    if seat not in state.pending() or not state.is_bot(seat) or state.decision(seat) != decision:
        return None
    try:
        return commands.play(state, seat, moves, by="bot")
    except Refusal:
        if state.seq != seq:
            return None
        logger.exception("a bot chose a move that is not allowed")
        return commands.play_default(state, seat, decision)
