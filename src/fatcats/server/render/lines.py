# fatcats: compiled
"""What happened, in words: the lines of a table's log as one viewer may read them."""

from __future__ import annotations

from typing import Any

import msgspec

from fatcats import protocol
from fatcats.engine.events import EVENT_SIZE, Event
from fatcats.match.hosted import HostedMatch
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
        self._raw = match.raw_events(step - 1, step)
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


def history(state: TableState, texts: Catalogue, viewer: Viewer, after: int) -> list[protocol.LogLine]:
    """What the viewer may look up now of the steps after this one."""
    first = max(after, state.playing.length - MAX_LINES) + 1
    remembered = remembered_events(state, viewer, first)
    return [line(state, texts, viewer, step, event) for step, events in remembered.items() for event in events]


def remembered_events(state: TableState, viewer: Viewer, first: int) -> dict[int, list[Event]]:
    """What may be looked up now, by steps from this one on."""
    match = state.playing
    seen = {step: match.visible_events(viewer, step - 1, step) for step in range(first, match.length + 1)}
    now = iter(match.game.history([event for events in seen.values() for event in events], match.view(viewer)))
    found = {step: [next(now) for _ in events] for step, events in seen.items()}
    return {step: [event for event in events if event is not None] for step, events in found.items()}


def line(state: TableState, texts: Catalogue, viewer: Viewer, step: int, event: Any) -> protocol.LogLine:
    by = decider(state, step, event.seat, viewer)
    clause = texts.clause_at("events", event.name)
    return protocol.LogLine(step, event.name, event.seat, texts.event(event), event.details, clause, by)


def decider(state: TableState, step: int, seat: int, viewer: Viewer) -> str:
    """Who decided, if not the person in the seat; what the table has answered for a person only that person learns."""
    if step == 0:
        return ""
    decision = state.data.steps[step - 1]
    is_told = decision.by not in IN_SECRET or decision.seat == seat == viewer
    return decision.by if is_told else ""
