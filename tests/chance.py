"""The chance of a test: what its tables deal and what its bots do follows from one word for the whole run and the
test's own name, whichever tests share its server, and in whatever order. A run with `--chance=new` invents a word."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fatcats.server.chance import ENVIRONMENT, HEADER

USUAL = "1"
NEW = "new"

_word = ""  # of the run; without one, as for benchmarks, servers deal by real chance
_name = ""  # of the test that is under way


def choose(word: str) -> None:
    global _word
    _word = word


def word() -> str:
    """Of this run."""
    return _word


def name() -> str:
    return _name


def begin(name: str) -> None:
    """From now on tables are made for the test of this name."""
    global _name
    _name = name.encode("ascii", "backslashreplace").decode()


@contextmanager
def named(name: str) -> Iterator[None]:
    """For what several tests share, so that it does not depend on which of them comes first."""
    before = _name
    begin(name)
    try:
        yield
    finally:
        begin(before)


def headers() -> dict[str, str]:
    """What a client of a test says when it makes a table."""
    return {HEADER: _name} if _word else {}


def environment() -> dict[str, str]:
    """With which a server of a test is started."""
    return {ENVIRONMENT: _word} if _word else {}
