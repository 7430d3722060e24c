"""Taking back: commands like the others, which look at the state and change nothing."""

from __future__ import annotations

from typing import Final

from fatcats.engine.state import CLOCK
from fatcats.protocol import UndoKind
from fatcats.server.errors import Refusal
from fatcats.server.table import journal
from fatcats.server.table.commands import check_holds, check_new, check_status
from fatcats.server.table.data import PLAYING
from fatcats.server.table.state import TableState

FREE: Final = "free"
ASK: Final = "ask"
REWIND: Final = "rewind"


def undo(
    state: TableState, who: str, seat: int, request: str
) -> journal.Undone | journal.Retracted | journal.UndoAsked:
    """Take back the seat's last decision and what came after it: at once if that harms nobody, else if all agree.

    Whoever plays alone may rewind to what was decided before something came to light; from then on it is practice.
    """
    check_holds(state, who, seat)
    check_new(state, seat, request)
    check_status(state, PLAYING)
    if has_answered(state, seat):
        return journal.Retracted(seat=seat, request=request)
    kind = undo_kind(state, seat)
    if not kind and is_simultaneous(state):
        raise Refusal("not-now", "own-answer-only")
    if not kind:
        raise Refusal("not-now", "nothing-to-undo")
    if kind in (FREE, REWIND):
        return undone(state, seat, request, is_rewind=kind == REWIND)
    if state.data.undoing is not None:
        raise Refusal("not-now", "undo-asked")
    return journal.UndoAsked(seat=seat, count=len(state.playing.steps) - steps_left(state, seat), request=request)


def undo_kind(state: TableState, seat: int) -> UndoKind:
    """Can the seat take something back: freely, only if the others agree, as practice, or not at all?

    While several are asked at once, nothing of this may tell who of them has answered: then only an answer of one's
    own can be taken back, and always freely. In a phase without turns people act one after another as well.
    """
    if state.data.status != PLAYING:
        return ""
    match = state.playing
    if has_answered(state, seat):
        return FREE
    count = 0 if is_simultaneous(state) else len(match.steps) - steps_left(state, seat)
    if count == 0:
        return ""
    if match.is_free_to_undo(seat, count):
        return FREE
    return ASK if to_agree(state, seat) else REWIND


def has_answered(state: TableState, seat: int) -> bool:
    """Has the person in the seat answered what others are still asked?"""
    entry = state.playing.answer_of(seat)
    return bool(entry) and not state.data.decisions[entry - 1].by


def is_simultaneous(state: TableState) -> bool:
    """Are several asked at once, to answer in secret?"""
    asked = state.playing.asked
    return len(asked) > 1 and CLOCK not in asked


def steps_left(state: TableState, seat: int) -> int:
    """How many steps are left when the seat's last own decision has gone; all of them if it has none of its own."""
    decisions, steps = state.data.decisions, state.playing.steps
    for entry in range(steps.end(len(steps)), 0, -1):
        decision = decisions[entry - 1]
        if decision.seat == seat and not decision.by and decision.seq > 0:
            return steps.of_entry(entry) - 1
    return len(steps)


def undone(state: TableState, seat: int, request: str = "", *, is_rewind: bool = False) -> journal.Undone:
    match = state.playing
    count = match.length - match.steps.end(steps_left(state, seat))
    return journal.Undone(seat=seat, count=count, is_rewind=is_rewind, request=request)


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
        return undone(state, undoing.seat)
    return journal.UndoAnswered(seat=seat, agrees=agrees)
