"""Unfinished choices: the small moves that somebody has made of a decision. Nobody else sees them, and they are in no
journal."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fatcats.engine.errors import IllegalMove
from fatcats.server.table.state import TableState


@dataclass(frozen=True)
class Draft:
    seat: int
    decision: tuple[int, int]  # which one it belongs to
    moves: tuple[int, ...] = ()
    requests: frozenset[str] = frozenset()  # that led to it: one that is sent twice is known

    def with_moves(self, moves: list[int] | tuple[int, ...], request: str = "") -> Draft:
        requests = self.requests | {request} if request else self.requests
        return replace(self, moves=tuple(moves), requests=requests)


class Drafts:
    """Of one table, by seat."""

    def __init__(self) -> None:
        self._drafts: dict[int, Draft] = {}

    def of(self, state: TableState, seat: int) -> Draft:
        """The seat's unfinished choice; an empty one if it has begun none."""
        decision = decision_of(state, seat)
        draft = self._drafts.get(seat)
        return draft if draft is not None and draft.decision == decision else Draft(seat, decision)

    def moves(self, state: TableState, seat: int | None) -> tuple[int, ...]:
        return () if seat is None or seat not in self._drafts else self.of(state, seat).moves

    def keep(self, draft: Draft) -> None:
        self._drafts[draft.seat] = draft

    def forget_outdated(self, state: TableState) -> None:
        """The table has moved on: choices that were made, or that others have made impossible, are no longer kept."""
        if self._drafts:
            self._drafts = {seat: draft for seat, draft in self._drafts.items() if is_possible(state, draft)}


def decision_of(state: TableState, seat: int) -> tuple[int, int]:
    """The decision that the seat has to make: after something was taken back it is another one."""
    undone = state.data.undone
    return state.decision(seat), undone[-1][0] if undone else 0


def is_possible(state: TableState, draft: Draft) -> bool:
    if state.match is None or draft.decision != decision_of(state, draft.seat):
        return False
    try:
        state.match.peek(draft.seat, draft.moves)
    except IllegalMove:
        return False
    return True
