"""fatcats: play, study and simulate games about money.

import fatcats
match = fatcats.new("zillionaire", seats=4, seed=7, games=3)
while not match.over:
    seat = match.deciders[0]
    match.play(seat, match.legal(seat)[0])
print(match.outcome)

A bot is anything with `choose(knowledge)`; `make_bot` gives those that come with a game. What a server says and hears
is in `fatcats.protocol`, and `fatcats.client` plays at its tables.
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
