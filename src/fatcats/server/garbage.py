"""When Python looks for garbage. Messages leave no cycles, so looking all the time cost a tenth of all work; closed
connections do leave some, so never looking would let a server grow."""

from __future__ import annotations

import gc

MANY = 1_000  # closed connections: what old ones leave takes some 30 MB
# New objects before a look at them; such looks before one at what survived them; those before one at everything. The
# first two stop a server for a few milliseconds; the third is a last resort, after a million more objects.
THRESHOLDS = (1_000, 2, 400)


def spare_garbage_collection() -> None:
    """What is there now stays. The looks at what is new are small and often, so that no single one is felt."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.enable()


class Leftovers:
    """What closed connections leave behind: libraries tie them into cycles with all that they had.

    A look at everything stops all tables, half a second if there are 1,000, and takes the longer the more connections
    are open. So it waits until as many have closed: then it costs each of them the same, and garbage never takes more
    memory than what is in use.
    """

    def __init__(self) -> None:
        self._closed = 0

    def add(self) -> None:
        """A connection has closed."""
        self._closed += 1

    def sweep(self, still_open: int) -> None:
        """If it is time."""
        if self._closed >= max(MANY, still_open):
            self._closed = 0
            gc.collect()
