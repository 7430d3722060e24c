"""Under which names a server answers, which pages are its own, and for whom an address counts."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from fatcats.server.http.hosts import Hosts
from fatcats.server.http.limits import client_of
from fatcats.server.settings import Settings
from fatcats.server.wire.limiter import Proxies
from tests.server.people import Person
from tests.server.raw import UPGRADE, RawClient, request, strict_server
from tests.server.services import RunningServer

MACHINE = socket.gethostname().lower()
PARTY = [  # what friends type, or scan, on the same machine and in the same network
    "localhost:8765",
    "127.0.0.1:8765",
    "[::1]:8765",
    "192.168.1.20:8765",
    "10.0.0.7",
    "[fe80::1]:8765",
    "203.0.113.9:8765",  # through a router that passes the port on
    f"{MACHINE}:8765",
    f"{MACHINE.upper()}.local:8765",
    f"{MACHINE}.lan",
    f"{MACHINE}.fritz.box:8765",
]
STRANGE = ["evil.example", "evil.example:8765", f"{MACHINE}.evil.example", "127.0.0.1.evil.example", "local", "1.2.3"]


@pytest.mark.parametrize("host", PARTY)
def test_friends_reach_the_table_without_settings(host: str) -> None:
    assert Hosts(Settings()).knows(host)


@pytest.mark.parametrize("host", STRANGE)
def test_a_name_that_somebody_else_gave_this_address_is_not_ours(host: str) -> None:
    """A page of evil.example could else have its name lead here, and then speak to us as if it were our own."""
    assert not Hosts(Settings()).knows(host)


def test_the_name_that_it_was_given_is_its_own() -> None:
    hosts = Hosts(Settings(public_url="https://games.example.org", origins=("https://Other.example.org:444",)))
    for host in ("games.example.org", "GAMES.example.org:443", "other.example.org:444", "other.example.org"):
        assert hosts.knows(host)
    assert not hosts.knows("example.org")


OWN = [
    ("http://a.example", "http", "a.example"),
    ("http://a.example", "http", "a.example:80"),
    ("http://A.example:80", "http", "a.example"),
    ("https://a.example", "https", "a.example"),
    ("https://a.example", "wss", "a.example:443"),
    ("http://127.0.0.1:8765", "ws", "127.0.0.1:8765"),
    ("http://[::1]:8765", "ws", "[::1]:8765"),
    ("https://games.example.org", "http", "127.0.0.1:8765"),  # behind a proxy that nobody has told us about
    ("https://partner.example.org", "http", "127.0.0.1:8765"),
]
FOREIGN = [
    ("https://a.example", "http", "a.example"),
    ("http://a.example", "https", "a.example"),
    ("http://a.example", "wss", "a.example"),
    ("http://a.example:8080", "http", "a.example"),
    ("http://b.example", "http", "a.example"),
    ("http://x@a.example", "http", "a.example"),
    ("http://a.example/", "http", "a.example"),
    ("http://a.example#", "http", "a.example"),
    ("null", "http", "a.example"),
    ("", "http", "a.example"),
    ("http://[", "http", "["),
    ("http://a.example:x", "http", "a.example:x"),
    ("http://games.example.org", "http", "127.0.0.1:8765"),
    ("http://a.example", "http", None),
]


def hosts() -> Hosts:
    return Hosts(Settings(public_url="https://games.example.org", origins=("https://partner.example.org",)))


@pytest.mark.parametrize("origin, scheme, host", OWN)
def test_a_page_that_we_served_may_talk_to_us(origin: str, scheme: str, host: str) -> None:
    assert hosts().is_own(origin, scheme, host)


@pytest.mark.parametrize("origin, scheme, host", FOREIGN)
def test_a_page_from_elsewhere_may_not_nor_one_that_anybody_on_the_way_could_change(
    origin: str, scheme: str, host: str | None
) -> None:
    assert not hosts().is_own(origin, scheme, host)


def test_a_strange_name_is_told_so_on_every_way_in(single: RunningServer) -> None:
    person = Person(single.url).open()
    host = {"Host": f"evil.example:{single.port}", "Connection": "close"}
    for path in ("/", f"/api/tables/{person.table}", "/api/games", "/metrics"):
        with RawClient(single.port) as client:
            client.send(request(path, single.port, host))
            assert client.status() == 421
        assert b"evil.example" in client.heard and b"--public-url" in client.heard
    with RawClient(single.port) as client:
        client.send(request(f"/api/tables/{person.table}/live", single.port, {**UPGRADE, "Host": "evil.example"}))
        assert client.status() == 421
    with RawClient(single.port) as client:  # a load balancer knows a worker by a name of its own
        client.send(request("/health", single.port, {"Host": "worker-3", "Connection": "close"}))
        assert client.status() == 200


def test_two_hosts_are_none(single: RunningServer) -> None:
    with RawClient(single.port) as client:
        client.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert client.status() == 400


def test_a_secure_page_is_not_taken_for_a_page_of_an_insecure_server(single: RunningServer) -> None:
    for scheme, status in (("http", 201), ("https", 403)):
        own = {"Origin": f"{scheme}://127.0.0.1:{single.port}", "Connection": "close"}
        body = b'{"game": "zillionaire"}'
        head = {**own, "Content-Type": "application/json", "Content-Length": str(len(body))}
        with RawClient(single.port) as client:
            client.send(request("/api/tables", single.port, head, "POST") + body)
            assert client.status() == status


def test_addresses_of_one_network_count_as_one_client() -> None:
    assert client_of("192.0.2.1") == "192.0.2.1" != client_of("192.0.2.2")
    assert client_of("2001:db8::1") == client_of("2001:db8::ffff:1:2:3") == "2001:db8::/64"
    assert client_of("2001:db8:0:1::1") != client_of("2001:db8::1")
    assert client_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert client_of("fe80::1%eth0") == client_of("fe80::2%eth0")
    assert client_of("") == "" and client_of("unix") == "unix"


def test_what_a_proxy_says_of_its_clients_is_counted_by_network(tmp_path: Path) -> None:
    with strict_server(tmp_path, "--proxies", "127.0.0.1", requests_per_second=1, raw_connections=3) as server:

        def ask(client: str) -> int:
            with RawClient(server.port) as raw:
                raw.send(request("/health", server.port, {"X-Forwarded-For": client, "Connection": "close"}))
                return raw.status()

        one = [ask(f"2001:db8::{n}") for n in range(12)]
        assert one[0] == 200 and one[-1] == 429, "they are neighbours"
        assert ask("2001:db8:0:1::1") == 200, "others are not disturbed"


@pytest.mark.parametrize(
    "text, trusted, others",
    [
        ("", [], ["127.0.0.1", "", "::1"]),
        ("127.0.0.1", ["127.0.0.1"], ["127.0.0.2", "::1", "unix"]),
        ("10.0.0.0/8, ::1", ["10.1.2.3", "::1"], ["11.0.0.1"]),
        ("*", ["192.0.2.1", "::1", ""], []),
    ],
)
def test_a_proxy_is_one_that_was_named(text: str, trusted: list[str], others: list[str]) -> None:
    proxies = Proxies(text)
    assert all(address in proxies for address in trusted) and not any(address in proxies for address in others)
