"""Taking back: commands like the others, which look at the state and change nothing."""

from __future__ import annotations

from fatcats.server.errors import Refusal
from fatcats.server.table import journal
from fatcats.server.table.commands import check_holds, check_new, check_status
from fatcats.server.table.data import PLAYING
from fatcats.server.table.state import TableState


def undo(state: TableState, who: str, seat: int, request: str) -> journal.Undone | journal.UndoAsked:
    """Take back the seat's last decision and what came after it: at once if that harms nobody, else if all agree."""
    check_holds(state, who, seat)
    check_new(state, seat, request)
    check_status(state, PLAYING)
    count = undo_count(state, seat)
    if count == 0:
        raise Refusal("not-now", "nothing-to-undo")
    if (count == 1 and state.playing.is_free_to_undo(seat)) or not to_agree(state, seat):
        return journal.Undone(seat=seat, count=count, request=request)
    if state.data.undoing is not None:
        raise Refusal("not-now", "undo-asked")
    return journal.UndoAsked(seat=seat, count=count, request=request)


def undo_count(state: TableState, seat: int) -> int:
    """How many decisions must go so that the seat's last own one is gone; 0 if it has none of its own."""
    steps = state.data.steps
    for back in range(1, len(steps) + 1):
        step = steps[-back]
        if step.seat == seat and not step.by and step.seq > 0:
            return back
    return 0


def to_agree(state: TableState, seat: int) -> list[int]:
    """The people whose consent it takes."""
    seats = state.data.seats
    own = set(seats[seat].holders)
    return [
        other
        for other, seated in enumerate(seats)
        if other != seat and seated.kind == "person" and not seated.stand_in and not own & set(seated.holders)
    ]


def answer_undo(state: TableState, who: str, seat: int, agrees: bool) -> journal.UndoAnswered | journal.Undone:
    check_holds(state, who, seat)
    undoing = state.data.undoing
    if undoing is None or seat not in to_agree(state, undoing.seat):
        raise Refusal("not-now", "no-undo-asked")
    if agrees and set(to_agree(state, undoing.seat)) <= {*undoing.agreed, seat}:
        return journal.Undone(seat=undoing.seat, count=undoing.count)
    return journal.UndoAnswered(seat=seat, agrees=agrees)
