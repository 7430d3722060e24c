"""fatcats: play, study and simulate games about money.

import fatcats
match = fatcats.new("zillionaire", seats=4, seed=7, games=3)
while not match.over:
    seat = match.deciders[0]
    match.play(seat, match.legal(seat)[0])
print(match.outcome)

What people use:

new(game, seats=, seed=, **options)    a match; game_keys() lists the games, get_game(key) tells all about one
match.deciders, match.legal(seat)      who is asked, and the numbers of the moves open to them
match.play(seat, move)                 by number, notation or record; IllegalMove says which clause forbids it
match.refusal(seat, move)              why not, or None
match.view(seat), match.events(seat)   what the seat sees, and what it was told
match.record().save("game.json")       all of it in a file; replay(Record.load("game.json")) plays it again
make_bot("zillionaire", "strong")      a bot; anything with choose(knowledge) is one (docs/bots.md)
seeded(7)                              dice for match.knowledge(seat, rng), which is what a bot is given

All errors are FatcatsError. `fatcats.lab` plays many games at once, `fatcats.protocol` is what a server says and hears,
and `fatcats.client` plays at a server's tables. `fatcats --help` is the command.
"""

from fatcats.bots import make_bot
from fatcats.engine.bot import Bot, Knowledge
from fatcats.engine.errors import (
    BadBot,
    BadChance,
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeatCount,
    FatcatsError,
    IllegalMove,
    NeverAllowed,
    NotYourDecision,
    OtherVersion,
    UnknownGame,
    WrongSeat,
)
from fatcats.engine.events import Event
from fatcats.engine.game import Game
from fatcats.engine.rng import seeded
from fatcats.engine.view import Outcome, View
from fatcats.match.match import Match, Refusal, new, replay
from fatcats.match.record import Record, read_record, write_record
from fatcats.registry import game_keys, get_game

__version__ = "0.1.0"

__all__ = [
    "BadBot",
    "BadChance",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeatCount",
    "Bot",
    "Event",
    "FatcatsError",
    "Game",
    "IllegalMove",
    "Knowledge",
    "Match",
    "NeverAllowed",
    "NotYourDecision",
    "OtherVersion",
    "Outcome",
    "Record",
    "Refusal",
    "UnknownGame",
    "View",
    "WrongSeat",
    "game_keys",
    "get_game",
    "make_bot",
    "new",
    "read_record",
    "replay",
    "seeded",
    "write_record",
]
