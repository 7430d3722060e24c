"""Who sees what of the events that the rules have noted down."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.engine.events import EVENT_SIZE, Event, EventKind

WITNESSES, SEAT, VALUES = 1, 2, 3  # where they stand in an event, behind its number


def visible_events(kinds: Sequence[EventKind], log: Sequence[int], viewer: int | None) -> list[Event]:
    """The events as the viewer may see them; None is a spectator."""
    events = []
    for at in range(0, len(log), EVENT_SIZE):
        kind = kinds[log[at]]
        is_witness = viewer is not None and bool(log[at + WITNESSES] >> viewer & 1)
        if kind.private and not is_witness:
            continue
        details = {}
        for i, part in enumerate(kind.parts):
            if is_witness or not part.private:
                details[part.name] = part.read(log[at + VALUES + i])
        events.append(Event(kind.name, log[at + SEAT], details))
    return events
