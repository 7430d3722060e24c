"""What one client has been sent, and so what is new to it."""

from __future__ import annotations

from typing import Any

import msgspec

from fatcats import protocol
from fatcats.server.render.info import clocks, result, table_info
from fatcats.server.render.lines import Viewer
from fatcats.server.socket.memory import Memory
from fatcats.server.table.answers import IN_SECRET
from fatcats.server.table.clocks import now
from fatcats.server.table.data import OVER
from fatcats.server.table.room import Room
from fatcats.server.table.state import TableState
from fatcats.text.catalogue import spoken


class ClientSync:
    def __init__(self, person: str, language: str) -> None:
        self.person = person
        self.language = language
        self.seq = -1  # how much has been shown to the client
        self._cores: dict[Viewer, int] = {}  # fingerprint of each perspective as it was last sent
        self._memories: dict[Viewer, Memory] = {}
        self._info = b""
        self._yours: list[int] = []
        self._changes = -1  # `TableState.changes` when the seats of this client were last looked up

    def welcome(self, room: Room, have: int | None) -> bytes:
        """Everything; of what happened only what is new to somebody to whom `have` entries were shown."""
        state = room.state
        self.language = spoken(state.game, self.language)
        is_known = have is not None and 0 <= have <= state.shown
        is_lasting = is_known and not room.renderer.forgets(state)
        step = state.common_step(have)[0] if is_lasting and have is not None else -1
        self._yours, self._changes = state.seats_of(self.person), state.changes
        perspectives = [self._whole_perspective(room, viewer, step) for viewer in self._viewers()]
        info = table_info(room.table, state, room.attendance())
        self._info, self.seq = protocol.write(info), state.shown
        return protocol.write(
            protocol.Welcome(
                protocol=protocol.PROTOCOL,
                seq=state.shown,
                yours=self._yours,
                is_host=state.is_host(self.person),
                table=info,
                perspectives=perspectives,
                step=step,
                said=chat(state, -1),
                events=table_events(state, -1),
                now=now(),
                clocks=clocks(state),
                away=away(state, self._yours, have if is_known else None),
                result=self._result(room),
            )
        )

    def _whole_perspective(self, room: Room, viewer: Viewer, after: int) -> protocol.Perspective:
        core = room.renderer.core(room.state, viewer, self.language, room.draft(viewer))
        self._cores[viewer] = core.fingerprint
        if room.state.match is None:
            return core.perspective
        if room.renderer.forgets(room.state):
            self._memory(viewer).begin(room.state)
        return protocol.with_lines(core.perspective, room.renderer.history(room.state, viewer, self.language, after))

    def _viewers(self) -> list[Viewer]:
        return [*self._yours] if self._yours else [None]

    def _result(self, room: Room) -> protocol.Result | None:
        return result(room.state, room.renderer.texts(room.state, None, self.language)) if room.state.match else None

    def update(self, room: Room) -> bytes | None:
        """What is new since the last message; nothing if nothing has changed that this client may see.

        So an answer that somebody gives in secret makes no sound: nobody else gets a message for it.
        """
        state = room.state
        changes = self._changes_at(room)
        step, is_undone = room.renderer.common_step(state, self.seq)
        if is_undone and room.renderer.forgets(state):  # what was forgotten since may be looked up again
            step, is_new = -1, True
            perspectives = [self._whole_perspective(room, viewer, step) for viewer in self._viewers()]
        else:
            perspectives, is_new = self._new_perspectives(room, step)
        self.seq = state.shown
        if not (is_new or is_undone or changes):
            return None
        news = protocol.Update(
            seq=state.shown,
            perspectives=perspectives if is_new or is_undone else [],
            now=now(),
            step=step,
            is_undone=is_undone,
            clocks=room.renderer.clocks(state),
        )
        return protocol.write(msgspec.structs.replace(news, **changes) if changes else news)

    def _new_perspectives(self, room: Room, step: int) -> tuple[list[protocol.Perspective], bool]:
        perspectives, is_new = [], False
        for viewer in self._viewers():
            core = room.renderer.core(room.state, viewer, self.language, room.draft(viewer))
            lines = room.renderer.lines(room.state, viewer, self.language, step) if room.state.match else []
            is_new |= bool(lines) or self._cores.get(viewer) != core.fingerprint
            self._cores[viewer] = core.fingerprint
            perspectives.append(protocol.with_lines(core.perspective, lines))
        if is_new and room.renderer.forgets(room.state):
            perspectives = [self._with_revisions(room, perspective, step) for perspective in perspectives]
        return perspectives, is_new

    def _with_revisions(self, room: Room, perspective: protocol.Perspective, step: int) -> protocol.Perspective:
        """Only together with other news: that it is time to forget says that somebody has answered."""
        texts = room.renderer.texts(room.state, perspective.seat, self.language)
        revisions = self._memory(perspective.seat).revise(room.state, texts, step)
        return msgspec.structs.replace(perspective, revisions=revisions) if revisions else perspective

    def _memory(self, viewer: Viewer) -> Memory:
        if viewer not in self._memories:
            self._memories[viewer] = Memory(viewer)
        return self._memories[viewer]

    def _changes_at(self, room: Room) -> dict[str, Any]:
        state, changes = room.state, dict[str, Any]()
        info = room.renderer.info(room.table, state, room.attendance())
        if info is not self._info and info != self._info:
            changes["table"] = msgspec.Raw(info)
        self._info = info
        if self._changes != state.changes:
            self._changes, yours = state.changes, state.seats_of(self.person)
            if yours != self._yours:
                self._yours = changes["yours"] = yours
        if state.data.said and state.data.said[-1].seq > self.seq:
            changes["said"] = chat(state, self.seq)
        if state.data.events and state.data.events[-1].seq > self.seq:
            changes["events"] = table_events(state, self.seq)
        if state.data.status == OVER and state.data.decisions[-1].seq > self.seq:
            changes["result"] = self._result(room)
        return changes


def chat(state: TableState, after: int) -> list[protocol.ChatMessage]:
    return [
        protocol.ChatMessage(line.seq, line.seat, line.name, line.text, line.at)
        for line in state.data.said
        if line.seq > after
    ]


def table_events(state: TableState, after: int) -> list[protocol.TableEvent]:
    events = [event for event in state.data.events if event.seq > after]
    return [protocol.TableEvent(one.seq, one.step, one.event, one.seat, one.level) for one in events]


def away(state: TableState, seats: list[int], have: int | None) -> protocol.Away | None:
    """While you were away: counted from what the client has seen, or else from its last own decision.

    Nobody here was away when a game was played that was brought from elsewhere.
    """
    decisions, match = state.data.decisions, state.match
    if not seats or match is None:
        return None
    own = [entry for entry, decision in enumerate(decisions, 1) if decision.seat in seats]
    decided = max((entry for entry in own if not decisions[entry - 1].by), default=0)
    since = state.step_at(have) if have is not None else max(match.steps.of_entry(decided), state.step_at(0))
    steps = len(match.steps) - since
    for_you = [entry for entry in own if decisions[entry - 1].by not in ("", *IN_SECRET)]
    played = sum(since < match.steps.of_entry(entry) for entry in for_you)
    if steps < 1 or (steps < len(state.data.seats) and not played):
        return None
    return protocol.Away(since=since + 1, steps=steps, played_for_you=played)
