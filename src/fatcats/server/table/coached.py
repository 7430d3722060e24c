"""Coached games: a game may bring a prepared one in its package, as `coached.json`, with bots that keep to its script.

A prepared game is a record like any other, with the seed of its chance. Whoever is coached sits in the first seat and
really decides; when they leave the script, the bots play on by themselves.
`python -m fatcats.server.table.coached` looks for new ones, for tables of the same kind.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fatcats.bots import make_bot
from fatcats.bots.levels import CASUAL, usual_level
from fatcats.bots.names import bot_names_of, free_bot_name
from fatcats.engine.bot import Knowledge
from fatcats.engine.rng import seeded
from fatcats.engine.sealed import SEED_BYTES, commitment
from fatcats.match.hosted import HostedMatch
from fatcats.match.record import Record, Shuffle, read_record, write_record
from fatcats.registry import game_keys, get_game
from fatcats.server.table import journal
from fatcats.server.table.names import read_name

FILE = "coached.json"
PERSON = 0
NAMES = ("You", *bot_names_of(CASUAL))
SHORT = (8, 30)  # decisions of the person: enough to learn from, ten minutes at most
SEEDS = 60


def place(game: str) -> Traversable:
    return files(type(get_game(game)).__module__.rpartition(".")[0]) / FILE


@cache
def script(game: str) -> Record | None:
    """The prepared game, if there is one."""
    file = place(game)
    return read_record(file.read_bytes()) if file.is_file() else None


def plan_coached(record: Record, name: str, host: str) -> tuple[journal.Created, bytes]:
    """A table for one person and scripted bots, and the seed with which it is dealt."""
    assert record.shuffle is not None
    game = get_game(record.game)
    seed = bytes.fromhex(record.shuffle.seed)
    seats, level = [journal.Seat("person", read_name(name, []), holders=[host], colour=1)], usual_level(game)
    while len(seats) < record.seats:
        seats.append(journal.Seat("bot", free_bot_name(level, [seat.name for seat in seats]), level))
    created = journal.Created(
        game=record.game,
        rules=game.rules_version,
        codec=game.moves.version,
        options=game.options.read(record.options),
        seats=seats,
        host=host,
        commitment=commitment(seed),
        coached=True,
    )
    return created, seed


def scripted(match: HostedMatch, seat: int) -> list[int]:
    """What the script has this seat do now; nothing once somebody has left it.

    Seats that decide at the same time may do so in any order, so each is compared with its own part.
    """
    record = script(match.game.key)
    if record is None or record.rules != match.game.rules_version:
        return []  # under other rules its moves could mean something else
    parts = [[entry.moves for entry in record.entries if entry.seat == one] for one in range(match.seats)]
    done: list[list[list[str]]] = [[] for _ in range(match.seats)]
    for entry in match.entries:
        done[entry.seat].append(entry.moves)
    if any(parts[one][: len(moves)] != moves for one, moves in enumerate(done)):
        return []
    ahead = parts[seat][len(done[seat]) :]
    return [match.game.moves.parse(move) for move in ahead[0]] if ahead else []


# --- looking for games that teach well -------------------------------------------------------------------------------


def played(like: Record, seed: bytes) -> HostedMatch:
    """A whole game of bots at such a table, in every seat."""
    match = HostedMatch.lay(like.game, like.seats, like.options, seed=seed)
    match.begin()
    rng, bot = seeded(int.from_bytes(seed[-6:], "big")), make_bot(match.game, usual_level(match.game))
    while not match.over:
        seat = min(match.deciders)
        moves: list[int] = []
        while not moves or not match.is_whole(seat, moves):
            moves.append(bot.choose(Knowledge(match.game, match.peek(seat, moves), seat, rng)))
        match.commit(seat, moves)
    return match


def decisions(match: HostedMatch) -> int:
    return sum(entry.seat == PERSON for entry in match.entries)


def prepared(like: Record) -> Record:
    """The shortest game among many that the first seat wins."""
    found: list[tuple[int, bytes]] = []
    for number in range(SEEDS):
        seed = number.to_bytes(SEED_BYTES, "big")
        match = played(like, seed)
        is_won = match.outcome is not None and match.outcome.winners == (PERSON,)
        if is_won and SHORT[0] <= decisions(match) <= SHORT[1]:
            found.append((decisions(match), seed))
    _, seed = min(found)
    match = played(like, seed)
    shuffle = Shuffle(commitment(seed), seed.hex())
    usual = match.game.options.read({})
    chosen = {name: value for name, value in match.options.items() if value != usual[name]}  # the rest is the rules'
    return replace(match.record(), options=chosen, players=list(NAMES[: match.seats]), shuffle=shuffle)


def main() -> None:
    for game in game_keys():
        if like := script(game):
            record = prepared(like)
            Path(str(place(game))).write_bytes(write_record(record))
            own = sum(entry.seat == PERSON for entry in record.entries)
            print(f"{game}: {own} decisions of {len(record.entries)}")


if __name__ == "__main__":
    main()
