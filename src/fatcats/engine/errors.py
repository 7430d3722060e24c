# fatcats: interpreted
"""Everything that can go wrong at the door, as types.

FatcatsError
├── UnknownGame          no game has that name
├── BadOption            an option that the game does not have, or a value that it cannot take
├── BadSeatCount         the game is not for that number of players
├── WrongSeat            no such seat at this table
├── BadMove              the move cannot be read
├── IllegalMove          a clause forbids the move; `clause` and `sentence` say which and why
│   └── NotYourDecision  somebody else is asked, or the game is over
├── BadRecord            a record that is damaged, cut off or not one at all
│   ├── BadChance        its chance cannot have happened
│   ├── Unfinished       its moves are only the beginning of a decision
│   └── OtherVersion     it was played under another version of the rules
├── BadPosition          a saved position that is damaged or of another game
└── BadText              a catalogue of texts that lacks something
"""

from __future__ import annotations


class FatcatsError(Exception):
    """The root: catch this to catch everything that fatcats raises on purpose."""


class UnknownGame(FatcatsError):
    pass


class BadOption(FatcatsError):
    pass


class BadSeatCount(FatcatsError):
    pass


class WrongSeat(FatcatsError):
    pass


class BadMove(FatcatsError):
    pass


class IllegalMove(FatcatsError):
    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(f"{clause}: {sentence}")
        self.clause = clause
        self.sentence = sentence


class NotYourDecision(IllegalMove):
    pass


class BadRecord(FatcatsError):
    pass


class Unfinished(BadRecord):
    pass


class BadChance(BadRecord):
    pass


class OtherVersion(BadRecord):
    pass


class BadPosition(FatcatsError):
    pass


class BadText(FatcatsError):
    pass
