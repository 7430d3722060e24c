"""How many TCP connections each address has open, and which of them have taken too long."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from ipaddress import ip_address, ip_network

from fatcats.server.garbage import Leftovers
from fatcats.server.http.limits import Buckets, Connections, client_of
from fatcats.server.settings import Settings
from fatcats.server.wire.connection import RawConnection

ROUND = 1.0  # seconds between two looks at all connections; what they may take is counted in several


class ConnectionLimiter:
    """One for each process; made before it, so that it can travel to a worker."""

    def __init__(self, settings: Settings) -> None:
        limits = self.limits = settings.limits
        self._connections = Connections(limits.raw_connections, limits.all_connections)
        self._openings = Buckets(limits.openings_per_second, limits.raw_connections)
        self._proxies = Proxies(settings.proxies)
        self._inside: dict[RawConnection, str] = {}  # and whom each counts for; nobody if a proxy brings many
        self._leftovers = Leftovers()

    def enter(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> RawConnection | None:
        """None, and it is cut, if there are too many from where it comes."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        client = "" if address in self._proxies else client_of(address)
        if (client and not self._openings.has_one_for(client)) or not self._connections.enter(client):
            transport.abort()
            return None
        connection = RawConnection(transport, loop, self.limits)
        if not self._inside:
            loop.call_later(ROUND, self._go_round, loop)
        self._inside[connection] = client
        return connection

    def leave(self, connection: RawConnection) -> None:
        self._connections.leave(self._inside.pop(connection))
        self._leftovers.add()

    def _go_round(self, loop: asyncio.AbstractEventLoop) -> None:
        """One look at all of them is cheaper than an alarm for each, set and cancelled with every request."""
        now = loop.time()
        for connection in list(self._inside):
            connection.look(now)
        self._leftovers.sweep(len(self._inside))
        if self._inside:
            loop.call_later(ROUND, self._go_round, loop)


class Proxies:
    """Those whose word on clients is trusted (`--proxies`): many clients come through one of them."""

    def __init__(self, text: str) -> None:
        self._is_everybody = text.strip() == "*"
        self._networks = []
        for part in text.split(","):
            with suppress(ValueError):  # a name; connections come from addresses
                self._networks.append(ip_network(part.strip(), strict=False))

    def __contains__(self, address: str) -> bool:
        if not self._networks:
            return self._is_everybody
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._networks)
