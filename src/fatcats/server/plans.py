"""New tables: from what somebody wishes to the first entry of a log."""

from __future__ import annotations

import secrets

import msgspec

from fatcats.engine.errors import BadOption, BadSeatCount, FatcatsError
from fatcats.engine.game import Game
from fatcats.engine.sealed import SEED_BYTES, commitment
from fatcats.match import replay
from fatcats.record import Record
from fatcats.registry import get_game
from fatcats.server import log
from fatcats.server import messages as wire
from fatcats.server.book import Book
from fatcats.server.colours import choose_colour
from fatcats.server.levels import best, check_level
from fatcats.server.names import clean, read_name
from fatcats.server.trouble import Refusal

MOST_CHAIRS = 16


def new_seed() -> bytes:
    """From the operating system: nothing that a player sees lets it be guessed."""
    return secrets.token_bytes(SEED_BYTES)


def plan(game: Game, wish: wire.NewTable, host: str, seed: bytes) -> log.Created:
    chairs = plan_chairs(game, wish.seats, host)
    taken = sum(chair.kind != "closed" for chair in chairs)
    try:
        options = game.options.read(wish.options)
        game.check_seats(taken)
        game.check_options(taken, options)
    except (BadOption, BadSeatCount) as error:
        raise Refusal("bad options", f"{error}.") from error
    if wish.clock.increment and not wish.clock.per_game:
        raise Refusal("bad options", "An increment belongs to a clock for the whole game.")
    return log.Created(
        game=game.key,
        rules=game.rules_version,
        codec=game.moves.version,
        options=options,
        chairs=chairs,
        host=host,
        commitment=commitment(seed),
        timing=log.Timing(*msgspec.structs.astuple(wish.clock)),
        title=clean(wish.title),
        public=wish.public,
        hints=wish.hints,
        stand_in=best(game) if wish.stand_in is None else wish.stand_in and check_level(game, wish.stand_in),
        grace=wish.grace,
    )


def plan_chairs(game: Game, plans: list[wire.SeatPlan], host: str) -> list[log.Chair]:
    seats = plans or [wire.SeatPlan() for _ in range(game.usual_seats)]
    chairs: list[log.Chair] = []
    for seat in seats:
        chairs.append(plan_chair(game, seat, host, [chair.name for chair in chairs]))
    for number, seat in sorted(enumerate(seats), key=lambda pair: -pair[1].colour):  # those with a wish come first
        if seat.kind == "you":
            chairs[number].colour = choose_colour(chairs, number, seat.colour)
    return chairs


def plan_chair(game: Game, seat: wire.SeatPlan, host: str, taken: list[str]) -> log.Chair:
    if seat.kind == "you":
        return log.Chair("person", read_name(seat.name or free_name("Player", taken), taken), holders=[host])
    if seat.kind == "bot":
        return log.Chair("bot", free_name("Bot", taken), check_level(game, seat.level))
    return log.Chair(seat.kind)


def free_name(word: str, taken: list[str]) -> str:
    return next(name for number in range(1, MOST_CHAIRS + 2) if (name := f"{word} {number}") not in taken)


def plan_rematch(old: Book, table: str, seed: bytes) -> log.Created:
    """The same people and bots in the same seats, ready to start."""
    created = old.created
    chairs = [msgspec.structs.replace(chair, links=[], stand_in="") for chair in old.facts.chairs]
    return msgspec.structs.replace(
        created,
        rules=get_game(created.game).rules_version,
        chairs=chairs,
        commitment=commitment(seed),
        record=None,
        rematch_of=table,
    )


def plan_import(record: Record, host: str, seed: bytes) -> log.Created:
    """A game from elsewhere: to look at if it is over, else to be finished, with all seats free."""
    try:
        game = get_game(record.game)
        options = game.options.read(record.options)
        game.check_seats(record.seats)
    except (BadOption, BadSeatCount) as error:
        raise Refusal("bad options", f"{error}.") from error
    names: list[str] = []
    for seat in range(record.seats):
        name = clean(record.players[seat])[:24] if seat < len(record.players) else ""
        names.append(name if name and name not in names else free_name("Player", names))
    kind = "person" if record.outcome is not None else "open"
    return log.Created(
        game=game.key,
        rules=record.rules,
        codec=record.codec,
        options=options,
        chairs=[log.Chair(kind, name) for name in names],
        host=host,
        commitment=commitment(seed),
        record=record,
    )


def check_import(record: Record) -> None:
    """Play it through: a record that does not hold together is refused."""
    try:
        replay(record)
    except FatcatsError as error:
        raise Refusal("bad record", f"{str(error)[:1].upper()}{str(error)[1:]}.") from error
