# fatcats: compiled
"""Something to be written into a table's book, and whoever waits to hear how it went."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable

from fatcats.server import log
from fatcats.server.answers import give, refuse
from fatcats.server.book import Book

ATTEMPTS = 20  # at the next number, against other workers
Deed = Callable[[Book], log.AnyEntry | None]


class Order(ABC):
    def __init__(self, is_awaited: bool) -> None:
        # Whoever awaits it hears how it went at the loop's next turn, and others should not be told before that.
        self.is_awaited = is_awaited
        self.attempts = ATTEMPTS

    @abstractmethod
    def deed(self, book: Book) -> log.AnyEntry | None:
        """The next entry; None if there is nothing to write; or an exception that says why not."""

    @abstractmethod
    def close(self, number: int) -> None:
        """It is on disk under this number, or nothing was to be written after it."""

    @abstractmethod
    def fail(self, error: Exception) -> None: ...


class Promise(Order):
    """For somebody who awaits it."""

    def __init__(self, deed: Deed, done: asyncio.Future[int]) -> None:
        super().__init__(is_awaited=True)
        self._deed = deed
        self._done = done

    def deed(self, book: Book) -> log.AnyEntry | None:
        return self._deed(book)

    def close(self, number: int) -> None:
        give(self._done, number)

    def fail(self, error: Exception) -> None:
        refuse(self._done, error)
