"""What one client has of the steps that may not be looked up for good as they were told."""

from __future__ import annotations

from fatcats import protocol
from fatcats.engine.events import Event
from fatcats.server.render.lines import Viewer, line, remembered_events, steps_after
from fatcats.server.table.state import TableState
from fatcats.text.catalogue import Catalogue


class Memory:
    def __init__(self, viewer: Viewer) -> None:
        self._viewer = viewer
        self._fading: dict[int, list[Event]] = {}

    def begin(self, state: TableState) -> None:
        """The client is sent all that may be looked up now."""
        self._fading.clear()
        for step, events in remembered_events(state, self._viewer, steps_after(state, -1)).items():
            self._keep(state, step, events)

    def revise(self, state: TableState, texts: Catalogue, step: int) -> list[protocol.Revision]:
        """The steps up to this one that read otherwise now; those after it are sent to the client together with it."""
        match, revisions = state.playing, list[protocol.Revision]()
        if self._fading:
            now = remembered_events(state, self._viewer, range(min(self._fading), steps_after(state, -1).stop))
            for old, events in list(self._fading.items()):
                if events != now[old]:
                    revisions.append(
                        protocol.Revision(old, [line(state, texts, self._viewer, old, event) for event in now[old]])
                    )
                    del self._fading[old]
                    self._keep(state, old, now[old])
        for fresh in steps_after(state, step):
            self._keep(state, fresh, match.step_events(self._viewer, fresh))
        return revisions

    def _keep(self, state: TableState, step: int, events: list[Event]) -> None:
        if any(state.playing.game.fades(event) for event in events):
            self._fading[step] = events
