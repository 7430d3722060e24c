"""What the server must do at a table by itself, and when: answer for a seat that has no choice or whose time is
up, let a bot think or stand in, let the clock of a phase without turns run out."""

from __future__ import annotations

from typing import Literal, NamedTuple

from fatcats.engine.state import CLOCK
from fatcats.server.table.absence import due
from fatcats.server.table.answers import answer_for, pause
from fatcats.server.table.data import PLAYING
from fatcats.server.table.state import TableState

MIN = 3_000  # milliseconds that everybody has at least after the server was away

TimerKind = Literal["think", "answer", "time", "stand in", "clock"]


class Timer(NamedTuple):
    at: int  # milliseconds since 1970
    kind: TimerKind
    seat: int
    about: int  # the seat's decision, or the move of the clock
    lasts: int  # milliseconds from its beginning: if the system's clock was set back since, `at` is too far away


class Paces(NamedTuple):
    """Milliseconds that a bot takes at least, and that pass before the table answers for a person."""

    turn: int
    free: int  # in a phase without turns, where a bot could otherwise act without end
    answer: int = 0  # half of the answers come sooner: see `fatcats.server.table.answers`


def timers(state: TableState, present: set[int], gone_since: dict[int, int], loaded: int, paces: Paces) -> list[Timer]:
    """In no order."""
    found: list[Timer | None] = [*_stand_ins(state, present, gone_since)]
    if state.data.status != PLAYING:
        return [timer for timer in found if timer is not None]
    found += _clock_moves(state)
    for seat in [seat for seat in state.pending() if seat != CLOCK]:
        if state.is_bot(seat):
            found.append(_think(state, seat, paces))
        elif state.data.seats[seat].kind == "person":
            found.append(_answer(state, seat, paces))
            found.append(_time(state, seat, loaded))
    return [timer for timer in found if timer is not None]


def _think(state: TableState, seat: int, paces: Paces) -> Timer:
    """From the last thing that people have heard of: a secret answer of somebody else holds up no bot."""
    pace = paces.free if CLOCK in state.pending() else paces.turn
    return Timer(state.data.shown_at + pace, "think", seat, state.decision(seat), pace)


def _answer(state: TableState, seat: int, paces: Paces) -> Timer | None:
    if answer_for(state, seat) is None:
        return None
    lasts = pause(state, seat, paces.answer)
    return Timer(
        state.data.clocks.since.get(seat, state.data.shown_at) + lasts, "answer", seat, state.decision(seat), lasts
    )


def _time(state: TableState, seat: int, loaded: int) -> Timer | None:
    until = state.data.clocks.until(seat, state.created.timing)
    if until is None:
        return None
    since = state.data.clocks.since[seat]
    at = until if since >= loaded else max(until, loaded + MIN)
    return Timer(at, "time", seat, state.decision(seat), max(until - since, MIN if since < loaded else 0))


def _stand_ins(state: TableState, here: set[int], gone_since: dict[int, int]) -> list[Timer]:
    grace = int(state.created.grace * 1000)
    return [
        Timer(at, "stand in", seat, state.decision(seat), grace) for seat, at in due(state, here, gone_since).items()
    ]


def _clock_moves(state: TableState) -> list[Timer]:
    possible = state.data.clocks.possible
    return [
        Timer(state.lapses_at(move, since), "clock", CLOCK, move, state.lapses_at(move, 0))
        for move, since in possible.items()
    ]
