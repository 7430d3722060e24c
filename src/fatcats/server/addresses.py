"""How this server is reached from other machines: what an invitation has to say so that a phone gets here."""

from __future__ import annotations

import re
import socket
from collections.abc import Sequence
from ipaddress import ip_address
from urllib.parse import urlsplit

import ifaddr

from fatcats.server.settings import Settings

ANYWHERE = ("0.0.0.0", "::", "")
LOCALHOST = "localhost"
# Networks inside this machine, which no phone is in
VIRTUAL = re.compile(r"^(lo\d*$|docker|br-|veth|virbr|vmnet|vboxnet)|hyper-v|virtual", re.IGNORECASE)


def lan_addresses() -> list[str]:
    """Of this machine in its networks, the usual one first. IPv4 only: every home has it."""
    found = [
        str(ip.ip)
        for adapter in ifaddr.get_adapters()
        if not VIRTUAL.search(adapter.nice_name)
        for ip in adapter.ips
        if ip.is_IPv4 and is_in_network(str(ip.ip))
    ]
    usual = usual_address()
    return [*([usual] if is_in_network(usual) else []), *(address for address in found if address != usual)]


def usual_address() -> str:
    """Nothing is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def is_in_network(address: str) -> bool:
    """One that others can use: neither this machine's own nor one that it has given itself for want of a network."""
    ip = ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() == LOCALHOST or host.lower().endswith(f".{LOCALHOST}")


def reachable(settings: Settings, base: str, addresses: Sequence[str] | None = None) -> list[str]:
    """The addresses at which others find this server, the best first, for somebody who has it at `base`.

    Empty if nobody else can: a page that was opened at 127.0.0.1 of a server that listens nowhere else.
    """
    if settings.public_url:
        return [settings.public_url.rstrip("/")]
    parts = urlsplit(base)
    if not is_loopback(parts.hostname or ""):
        return [base]
    if is_loopback(settings.host):
        return []
    hosts = [settings.host]
    if settings.host in ANYWHERE:
        hosts = list(lan_addresses() if addresses is None else addresses)
    port = f":{parts.port}" if parts.port else ""
    return [f"{parts.scheme}://{host}{port}" for host in hosts]
