"""Nobody gets more than a fair share: buckets that refill with time."""

from __future__ import annotations

from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from fatcats.server.errors import Refusal

MAX_CLIENTS = 20_000  # remembered at once


@lru_cache(MAX_CLIENTS)
def client_of(address: str) -> str:
    """Whom an address counts for: itself, or with IPv6 its /64, since whoever has one address there has them all."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    return str(parsed.ipv4_mapped or ip_network((int(parsed) >> 64 << 64, 64)))


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = monotonic()

    def take(self, tokens: int = 1) -> bool:
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True


class Buckets:
    """A bucket for each client; those unseen for longest are forgotten first."""

    def __init__(self, rate: float, burst: float, text: str = "") -> None:
        self._rate = rate
        self._burst = burst
        self._text = text  # what is said when nothing is left
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> None:
        """Raises Refusal when there is nothing left."""
        if not self.has_one_for(client):
            raise Refusal("limit", self._text)

    def has_one_for(self, client: str) -> bool:
        """… and takes it."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MAX_CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take()


class Connections:
    """Open connections, in all and by client; those of nobody in particular count only in all."""

    def __init__(self, each: int, all: int) -> None:
        self._each = each
        self._all = all
        self._open: Counter[str] = Counter()
        self.count = 0

    def enter(self, client: str) -> bool:
        if self.count >= self._all or (client and self._open[client] >= self._each):
            return False
        self._open[client] += 1
        self.count += 1
        return True

    def leave(self, client: str) -> None:
        self._open[client] -= 1
        self.count -= 1
        if not self._open[client]:
            del self._open[client]
