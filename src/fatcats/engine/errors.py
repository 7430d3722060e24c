# fatcats: interpreted
"""Everything that can go wrong in the public API, as types: all are a `FatcatsError`."""

from __future__ import annotations

from fatcats.engine.said import Said


class FatcatsError(Exception):
    """The root: catch this to catch everything that fatcats raises on purpose."""


class UnknownGame(FatcatsError):
    """No game has that name."""


class BadOption(FatcatsError):
    """An option that the game does not have, or a value that it cannot take."""


class BadBot(FatcatsError):
    """A bot that cannot be found, or that does not answer with a legal move."""


class BadSeatCount(FatcatsError):
    """The game is not for that number of players."""


class WrongSeat(FatcatsError):
    """There is no such seat at this table."""


class BadMove(FatcatsError):
    """The move cannot be read."""


class IllegalMove(FatcatsError):
    """A clause forbids the move; `clause` and `sentence` say which and why. Without a clause it is not open now.

    `said` is the sentence before it is in any language, so that it can be said in another one.
    """

    def __init__(self, clause: str, sentence: str, said: tuple[Said, ...]) -> None:
        super().__init__(f"{clause}: {sentence}" if clause else sentence)
        self.clause = clause
        self.sentence = sentence
        self.said = said


class NotYourDecision(IllegalMove):
    """Somebody else is asked, or the game is over."""


class NeverAllowed(IllegalMove):
    """A clause forbids such a move always, so that it has no number."""


class BadRecord(FatcatsError):
    """A record that is damaged, cut off or not one at all."""


class Unfinished(BadRecord):
    """The moves are only the beginning of a decision."""


class BadChance(BadRecord):
    """The chance of a record cannot have happened."""


class OtherVersion(BadRecord):
    """It was played under another version of the rules."""


class BadPosition(FatcatsError):
    """A saved position that is damaged or of another game."""


class BadText(FatcatsError):
    """A catalogue of texts that lacks something."""
