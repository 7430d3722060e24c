"""New tables: from what somebody asks for to the first entry of a journal."""

from __future__ import annotations

import msgspec

from fatcats import protocol
from fatcats.bots.levels import usual_level
from fatcats.bots.names import free_bot_name
from fatcats.engine.errors import BadOption, BadSeatCount, FatcatsError
from fatcats.engine.game import Game
from fatcats.engine.sealed import commitment
from fatcats.match.match import replay
from fatcats.match.record import Record
from fatcats.registry import get_game
from fatcats.server.errors import Refusal, explained
from fatcats.server.table import journal
from fatcats.server.table.names import clean, read_name, skeleton
from fatcats.server.table.seats import check_level, choose_colour
from fatcats.server.table.state import TableState

MAX_SEATS = 16
MIN_TIME = 0.05  # seconds that a clock gives at least: with less nobody could play at all


def plan(game: Game, request: protocol.NewTable, host: str, seed: bytes) -> journal.Created:
    seats = plan_seats(game, request.seats, host)
    taken = sum(seat.kind != "closed" for seat in seats)
    try:
        options = game.options.read(request.options)
        game.check_seats(taken)
        game.check_options(taken, options)
    except (BadOption, BadSeatCount) as error:
        raise Refusal("bad-options", "no-options", problem=explained(error)) from error
    if request.clock.increment and not request.clock.per_game:
        raise Refusal("bad-options", "increment")
    if any(0 < time < MIN_TIME for time in (request.clock.per_move, request.clock.per_game)):
        raise Refusal("bad-options", "clock-too-short", seconds=MIN_TIME)
    return journal.Created(
        game=game.key,
        rules=game.rules_version,
        codec=game.moves.version,
        options=options,
        seats=seats,
        host=host,
        commitment=commitment(seed),
        timing=journal.Timing(*msgspec.structs.astuple(request.clock)),
        title=clean(request.title),
        public=request.public,
        hints=request.hints,
        stand_in=usual_level(game)
        if request.stand_in is None
        else request.stand_in and check_level(game, request.stand_in),
        grace=request.grace,
    )


def plan_seats(game: Game, plans: list[protocol.SeatPlan], host: str) -> list[journal.Seat]:
    """People choose their names first, and bots take what is left."""
    plans = plans or [protocol.SeatPlan() for _ in range(game.usual_seats)]
    seats = [journal.Seat("person" if wanted.kind == "you" else wanted.kind) for wanted in plans]
    for seat, wanted in sorted(enumerate(plans), key=lambda pair: pair[1].kind == "bot"):
        seats[seat] = plan_seat(game, wanted, host, [other.name for other in seats if other.name])
    for seat, wanted in sorted(enumerate(plans), key=lambda pair: -pair[1].colour):  # those who ask for one come first
        if wanted.kind == "you":
            seats[seat].colour = choose_colour(seats, seat, wanted.colour)
    return seats


def plan_seat(game: Game, seat: protocol.SeatPlan, host: str, taken: list[str]) -> journal.Seat:
    if seat.kind == "you":
        return journal.Seat("person", read_name(seat.name or free_name("Player", taken), taken), holders=[host])
    if seat.kind == "bot":
        level = check_level(game, seat.level)
        return journal.Seat("bot", free_bot_name(level, taken), level)
    return journal.Seat(seat.kind)


def free_name(word: str, taken: list[str]) -> str:
    return next(name for number in range(1, MAX_SEATS + 2) if (name := f"{word} {number}") not in taken)


def plan_rematch(old: TableState, table: str, seed: bytes, host: str) -> journal.Created:
    """The same people and bots in the same seats; whoever asked for it looks after it."""
    created = old.created
    seats = [msgspec.structs.replace(seat, links=[], stand_in="") for seat in old.data.seats]
    return msgspec.structs.replace(
        created,
        rules=get_game(created.game).rules_version,
        seats=seats,
        host=host,
        commitment=commitment(seed),
        record=None,
        rematch_of=table,
        coached=False,
    )


def plan_import(record: Record, host: str, seed: bytes) -> journal.Created:
    """A game from elsewhere: to look at if it is over, else to be finished, with all seats free."""
    try:
        game = get_game(record.game)
        options = game.options.read(record.options)
        game.check_seats(record.seats)
    except (BadOption, BadSeatCount) as error:
        raise Refusal("bad-options", "no-options", problem=explained(error)) from error
    names: list[str] = []
    for seat in range(record.seats):
        name = clean(record.players[seat])[:24] if seat < len(record.players) else ""
        is_free = bool(name) and skeleton(name) not in map(skeleton, names)
        names.append(name if is_free else free_name("Player", names))
    kind: protocol.SeatKind = "person" if record.outcome is not None else "open"
    return journal.Created(
        game=game.key,
        rules=record.rules,
        codec=record.codec,
        options=options,
        seats=[journal.Seat(kind, name) for name in names],
        host=host,
        commitment=commitment(seed),
        record=record,
    )


def check_import(record: Record) -> None:
    """Play it through: a record that does not hold together is refused."""
    try:
        replay(record)
    except FatcatsError as error:
        raise Refusal("bad-record", "no-record", problem=explained(error)) from error
