"""What people are told when something cannot be done."""

from __future__ import annotations


class Refusal(Exception):
    """Not done, and nothing has changed. `code` is for programs, `sentence` for people."""

    def __init__(self, code: str, sentence: str, clause: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.clause = clause


class Already(Exception):
    """The request was carried out before: it was sent twice."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"entry {seq}")
        self.seq = seq


class Closed(Exception):
    """A connection is to end, with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Disconnected(Exception):
    """A client has gone, without a word or with one."""


# The status of an HTTP answer for each code; whatever is missing here is a 409: fine, but not now.
STATUS = {
    "malformed": 400,
    "not yours": 403,
    "foreign": 403,
    "gone": 404,
    "too large": 413,
    "illegal": 422,
    "bad options": 422,
    "limit": 429,
    "unavailable": 503,
}


def gone() -> Refusal:
    return Refusal("gone", "There is no such table; it may have been cleared away.")


def unavailable() -> Refusal:
    return Refusal("unavailable", "The server's store does not answer. Nothing is lost; try again in a moment.")
