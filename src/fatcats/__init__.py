"""fatcats: play, study and simulate games about money.

import fatcats
match = fatcats.new("zillionaire", seats=4, seed=7, games=3)
while not match.over:
    seat = match.deciders[0]
    match.play(seat, match.legal(seat)[0])
print(match.outcome)
"""

from fatcats.engine.errors import (
    BadChance,
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeatCount,
    FatcatsError,
    IllegalMove,
    NotYourDecision,
    OtherVersion,
    UnknownGame,
    WrongSeat,
)
from fatcats.match import Match, Refusal, new, replay
from fatcats.record import Record, read_record, write_record
from fatcats.registry import game_keys, get_game

__version__ = "0.1.0"

__all__ = [
    "BadChance",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeatCount",
    "FatcatsError",
    "IllegalMove",
    "Match",
    "NotYourDecision",
    "OtherVersion",
    "Record",
    "Refusal",
    "UnknownGame",
    "WrongSeat",
    "game_keys",
    "get_game",
    "new",
    "read_record",
    "replay",
    "write_record",
]
