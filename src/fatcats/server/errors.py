"""What cannot be done, and what people read of it."""

from __future__ import annotations

from collections.abc import Sequence

from fatcats.engine.errors import IllegalMove
from fatcats.engine.game import Game
from fatcats.protocol import RefusalCode
from fatcats.server.sentences import ENGLISH, say
from fatcats.text.catalogue import texts_in


class Refusal(Exception):
    """Not done, and nothing has changed. `code` is for programs; `text` names the sentence for people in `texts/`."""

    clause = ""  # the rule that forbids it

    def __init__(self, code: RefusalCode, text: str, **values: object) -> None:
        super().__init__(text)
        self.code: RefusalCode = code
        self._text = text
        self._values = values

    def sentence(self, language: str) -> str:
        return say(f"refusals.{self._text}", language, **self._values)

    def __str__(self) -> str:
        return self.sentence(ENGLISH)


class Illegal(Refusal):
    """A rule of the game forbids the move."""

    def __init__(self, game: Game, error: IllegalMove, names: Sequence[str], seat: int) -> None:
        super().__init__("illegal", error.clause)
        self.clause = error.clause
        self._game = game
        self._said = error.said
        self._names, self._seat = names, seat

    def sentence(self, language: str) -> str:
        return texts_in(self._game, language).for_table(self._names, self._seat).say(*self._said)


class Already(Exception):
    """The request was carried out before: it was sent twice."""

    def __init__(self, shown: int) -> None:
        super().__init__("it was carried out before")
        self.shown = shown


class Closed(Exception):
    """A connection is to end, with this number, for this reason."""

    def __init__(self, number: int, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.number = number
        self.refusal = refusal


class Disconnected(Exception):
    """A client has gone, without a word or with one."""


# The status of an HTTP answer for each code; whatever is missing here is a 409: fine, but not now.
STATUS: dict[RefusalCode, int] = {
    "malformed": 400,
    "not-yours": 403,
    "foreign": 403,
    "gone": 404,
    "too-large": 413,
    "misdirected": 421,
    "illegal": 422,
    "bad-options": 422,
    "limit": 429,
    "failed": 500,
    "unavailable": 503,
}


def gone() -> Refusal:
    return Refusal("gone", "no-such-table")


def unavailable() -> Refusal:
    return Refusal("unavailable", "store-down")


def explained(error: Exception) -> str:
    """What an error of the public API says, to stand within a sentence: it names things as programs write them."""
    return str(error).removesuffix(".")
