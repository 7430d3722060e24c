"""Under which names this server is known, and which pages are its own."""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from fatcats.server.addresses import is_loopback
from fatcats.server.settings import Settings

HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::([0-9]{1,5}))?")
MAX_PORT = 65_535
DEFAULT_PORTS = {"http": 80, "https": 443}
PAGE_SCHEMES = {"ws": "http", "wss": "https"}
HOME = ("local", "lan", "home", "internal", "localdomain", "home.arpa", "fritz.box")  # no stranger can have these names

Origin = tuple[str, str, int]  # scheme, host and port


class Hosts:
    """A page's own address is what a browser goes by, so a stranger may have a name of theirs lead to this server, and
    then their page is "the same site" (DNS rebinding). An address in figures leads only where it says; of names only
    those are ours that this machine has in a home network, and those that it was given."""

    def __init__(self, settings: Settings) -> None:
        given = [origin for text in (site_of(settings.public_url), *settings.origins) if (origin := read_origin(text))]
        machine = socket.gethostname().lower().partition(".")[0]
        self._origins = set(given)
        self._names = {machine, *(f"{machine}.{suffix}" for suffix in HOME)}
        self._names |= {name for _, name, _ in given}

    def knows(self, host: str) -> bool:
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = found[1].lower().rstrip(".")
        return name in self._names or is_loopback(name) or _is_address(name)

    def is_own(self, origin: str | None, scheme: str, host: str | None) -> bool:
        """A browser names the page that a request comes from. A program names none, and has no cookies to abuse."""
        if origin is None:
            return True
        page = read_origin(origin)
        if page is None:
            return False
        return page in self._origins or page == read_origin(f"{PAGE_SCHEMES.get(scheme, scheme)}://{host or ''}")


def is_host(host: str) -> bool:
    """A name or an address, perhaps with a port."""
    found = HOST.fullmatch(host)
    return found is not None and int(found[2] or 0) <= MAX_PORT


def read_origin(text: str) -> Origin | None:
    """None if it is no origin: those have no path and no user."""
    scheme, _, host = text.partition("://")
    if not is_host(host):
        return None
    try:
        parts = urlsplit(text)
        return scheme, parts.hostname or "", parts.port or DEFAULT_PORTS.get(scheme, 0)
    except ValueError:  # brackets around something else than an address
        return None


def site_of(address: str) -> str:
    """The origin of the pages under an address."""
    scheme, _, rest = address.partition("://")
    return f"{scheme}://{rest.partition('/')[0]}"


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
