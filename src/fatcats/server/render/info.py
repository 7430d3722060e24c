"""What everybody sees of a table besides the game: who sits where, clocks, the result."""

from __future__ import annotations

import msgspec

from fatcats import protocol
from fatcats.engine.errors import BadText
from fatcats.server.table.attendance import Attendance
from fatcats.server.table.data import WAITING
from fatcats.server.table.seats import colours
from fatcats.server.table.state import TableState
from fatcats.text.catalogue import Catalogue


def clocks(state: TableState) -> list[protocol.SeatClock]:
    """Only of those who were asked, whether or not they have answered: see `fatcats.server.table.clocks`."""
    timing, running = state.created.timing, state.data.clocks
    if running.possible:
        return [phase_clock(state)]
    if not timing.is_on or state.data.status == WAITING:
        return []
    usual = int(timing.per_move * 1000)
    return [
        protocol.SeatClock(seat, running.left[seat] if timing.per_game else usual, running.until(seat, timing))
        for seat in range(state.playing.seats)
    ]


def phase_clock(state: TableState) -> protocol.SeatClock:
    """When a phase without turns ends, if nobody ends it before: the last of all that its clock can do."""
    possible = state.data.clocks.possible
    last = max(possible, key=lambda move: state.lapses_at(move, possible[move]))
    until = state.lapses_at(last, possible[last])
    return protocol.SeatClock(None, until - possible[last], until)


def result(state: TableState, texts: Catalogue) -> protocol.Result | None:
    outcome = state.match.outcome if state.match else None
    if state.match is None or outcome is None:
        return None
    game, view = state.game, state.match.view(None)
    return protocol.Result(
        places=list(outcome.places),
        scores=list(outcome.scores),
        reason=outcome.reason,
        sentence=ending(texts, outcome.reason),
        notes=[texts.say(*game.standing(view, seat)) for seat in range(state.match.seats)],
        ranking=texts.say(*game.ranking(view, outcome)),
    )


def ending(texts: Catalogue, reason: str) -> str:
    try:
        return texts.text(f"endings.{reason}")
    except BadText:
        return reason


def seat_infos(state: TableState, attendance: Attendance) -> list[protocol.SeatInfo]:
    seats, votes = state.data.seats, state.data.stand_in_votes
    return [
        protocol.SeatInfo(
            seat.kind,
            seat.name,
            seat.level,
            number in attendance.here,
            seat.stand_in,
            colour,
            attendance.bot_at.get(number, 0),
            votes.get(number, []),
        )
        for number, (seat, colour) in enumerate(zip(seats, colours(seats), strict=True))
    ]


def host_seat(state: TableState) -> int:
    host = state.data.host or state.created.host
    return next((number for number, seat in enumerate(state.data.seats) if host in seat.holders), -1)


def minutes(state: TableState) -> int:
    """About how long such a game takes; a stored table may not know of options that are new."""
    usual = {option.name: option.default for option in state.game.options}
    seats = sum(seat.kind != "closed" for seat in state.data.seats)
    return state.game.minutes_for(seats, {**usual, **state.created.options})


def table_info(table: str, state: TableState, attendance: Attendance, problem: str = "") -> protocol.TableInfo:
    data, created = state.data, state.created
    undoing = data.undoing
    return protocol.TableInfo(
        id=table,
        game=created.game,
        rules=created.rules,
        status=data.status,
        options=dict(created.options),
        seats=seat_infos(state, attendance),
        commitment=created.commitment,
        title=created.title,
        public=created.public,
        hints=created.hints,
        clock=protocol.Clock(*msgspec.structs.astuple(created.timing)),
        grace=created.grace,
        watching=attendance.watching,
        host_seat=host_seat(state),
        is_host_here=attendance.is_host_here,
        wishes=[protocol.Wish(wish.seat, wish.wish, wish.about) for wish in data.wishes],
        minutes=minutes(state),
        undo=None if undoing is None else protocol.UndoInfo(undoing.seat, undoing.count, undoing.agreed),
        rematch=data.rematch,
        is_rematch=bool(created.rematch_of),
        is_practice=data.is_practice,
        coached=created.coached,
        problem=problem,
    )
