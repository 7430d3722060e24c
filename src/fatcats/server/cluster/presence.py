"""Who is connected to this process; `cluster/redis.py` shares it where there are several."""

from __future__ import annotations

from collections import Counter, defaultdict


class Presence:
    """The people connected to this process, by table."""

    def __init__(self) -> None:
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def came(self, table: str, who: str) -> None:
        self._here[table][who] += 1

    async def went(self, table: str, who: str) -> None:
        people = self._here[table]
        people[who] -= 1
        if people[who] <= 0:
            del people[who]
        if not people:
            del self._here[table]

    async def people(self, table: str) -> Counter[str]:
        """Everybody at the table, with the number of connections."""
        return Counter(self._here.get(table, {}))
