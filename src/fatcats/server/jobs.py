# fatcats: compiled
"""What is to be done at one table, one thing after another.

Most jobs are done as soon as they are given. One that must wait for the store holds up all later ones: a move that is
not yet on disk must not be seen by anybody, and nothing may be built on it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from fatcats.server.answers import Result, settle


class Jobs:
    def __init__(self, rested: Callable[[], None]) -> None:
        """`rested` is called whenever a job is done that others had to wait for."""
        self.is_held = False
        self._rested = rested
        self._waiting: deque[Callable[[], None]] = deque()

    def add(self, job: Callable[[], None], *, is_next: bool = False) -> None:
        if is_next:
            self._waiting.appendleft(job)
        else:
            self._waiting.append(job)
        if not self.is_held:
            self._go_on()

    def ask(self, question: Callable[[], Result]) -> asyncio.Future[Result]:
        """A question that must not be answered in the middle of another job."""
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.add(lambda: settle(answer, question))
        return answer

    def hold(self) -> None:
        """The job that calls this is not done yet: `release` says when."""
        self.is_held = True

    def release_soon(self) -> None:
        """At the loop's next turn, when those who await this job have heard of it: what they then say and what
        everybody is told goes out together."""
        asyncio.get_running_loop().call_soon(self.release)

    def release(self) -> None:
        """The job that was held is done: the others go on."""
        self.is_held = False
        self._rested()
        self._go_on()

    def _go_on(self) -> None:
        while self._waiting and not self.is_held:
            self._waiting.popleft()()
