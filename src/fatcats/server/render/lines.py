# fatcats: compiled
"""What happened, in words: the lines of a table's log as one viewer may read them."""

from __future__ import annotations

from typing import Any

import msgspec

from fatcats import protocol
from fatcats.engine.events import EVENT_SIZE, Event
from fatcats.match.hosted import HostedMatch
from fatcats.server.render.orders import order_lines
from fatcats.server.table.answers import IN_SECRET
from fatcats.server.table.state import TableState
from fatcats.text.catalogue import Catalogue

MAX_LINES = 400
SEAT_OF_EVENT = 2  # after its number and its witnesses
_encode = msgspec.json.Encoder().encode
Viewer = int | None


class StepEvents:
    """The events of one step, and who reads of them in other words than everybody else."""

    def __init__(self, match: HostedMatch, step: int) -> None:
        self._game = match.game
        self._raw = match.raw_events(*match.span(step))
        kinds = match.game.event_kinds
        self._is_personal = any(kinds[number].is_personal for number in self._raw[::EVENT_SIZE])
        self._doers = self._raw[SEAT_OF_EVENT::EVENT_SIZE]
        self._public = [] if self._is_personal else match.game.events_for(self._raw, None)

    def is_personal_to(self, viewer: Viewer) -> bool:
        """If there are secrets, or others are named, it is to everybody."""
        return self._is_personal or viewer in self._doers

    def visible(self, viewer: Viewer) -> list[Event]:
        """Without secrets the same to all: only the words may differ."""
        return self._game.events_for(self._raw, viewer) if self._is_personal else self._public


def lines_of(state: TableState, texts: Catalogue, viewer: Viewer, step: int, events: list[Event]) -> list[msgspec.Raw]:
    """Written out, since they are sent to several people."""
    return [msgspec.Raw(_encode(line(state, texts, viewer, step, event))) for event in events]


def steps_after(state: TableState, after: int) -> range:
    """The steps after this one, but not too many; the last one may not be whole yet. -1 begins with the set-up."""
    last = len(state.playing.steps)
    is_begun = state.playing.length > state.playing.steps.end(last)
    return range(max(after, last - MAX_LINES) + 1, last + 1 + is_begun)


def history(state: TableState, texts: Catalogue, viewer: Viewer, after: int) -> list[protocol.LogLine]:
    """What the viewer may look up now of the steps after this one."""
    remembered, lines = remembered_events(state, viewer, steps_after(state, after)), list[protocol.LogLine]()
    for step, events in remembered.items():
        lines += [line(state, texts, viewer, step, event) for event in events]
        lines += order_lines(state, texts, viewer, step)
    return lines


def remembered_events(state: TableState, viewer: Viewer, steps: range) -> dict[int, list[Event]]:
    """What may be looked up now, by steps: these, up to the present."""
    match = state.playing
    seen = {step: match.step_events(viewer, step) for step in steps}
    now = iter(match.game.history([event for events in seen.values() for event in events], match.view(viewer)))
    found = {step: [next(now) for _ in events] for step, events in seen.items()}
    return {step: [event for event in events if event is not None] for step, events in found.items()}


def line(state: TableState, texts: Catalogue, viewer: Viewer, step: int, event: Any) -> protocol.LogLine:
    clause = texts.clause_at("events", event.name)
    by = decider(state, step, event.seat, viewer)
    return protocol.LogLine(step, event.name, event.seat, texts.event(event), event.details, clause, by)


def decider(state: TableState, step: int, seat: int, viewer: Viewer) -> protocol.DecidedBy:
    """Who decided in this step, if not the person in the seat. What the table has answered for a person, only that one
    learns. Where several were asked, it is not told who was last or whether others had answered: a line is the doing of
    whoever it names."""
    first, last = state.playing.span(step)
    decisions = state.data.decisions[max(first, 0) : last]
    if state.playing.marks[last].is_shared:
        decisions = [decision for decision in decisions if decision.seat == seat]
    if not decisions:
        return ""
    is_shown = decisions[-1].by not in IN_SECRET or decisions[-1].seat == seat == viewer
    return decisions[-1].by if is_shown else ""
