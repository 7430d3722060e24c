"""Invitations lead a phone to the table, and an address that nobody knows leads people to a page."""

from __future__ import annotations

import io
from ipaddress import ip_address

import httpx
import pytest
import segno

from fatcats.server.addresses import is_in_network, lan_addresses, reachable
from fatcats.server.settings import Settings
from tests.server.people import NO_TLS, PATIENCE, Person, get
from tests.server.services import RunningServer

HOME = ["192.168.0.7", "10.1.2.3"]


@pytest.mark.parametrize(
    "settings, base, found",
    [
        (Settings(host="0.0.0.0"), "http://127.0.0.1:8765", ["http://192.168.0.7:8765", "http://10.1.2.3:8765"]),
        (Settings(host="::"), "http://localhost:8765", ["http://192.168.0.7:8765", "http://10.1.2.3:8765"]),
        (Settings(host="0.0.0.0"), "http://[::1]", ["http://192.168.0.7", "http://10.1.2.3"]),
        (Settings(host="192.168.0.7"), "http://127.0.0.1:8765", ["http://192.168.0.7:8765"]),
        (Settings(host="127.0.0.1"), "http://localhost:8765", []),
        (Settings(host="0.0.0.0"), "http://192.168.0.7:8765", ["http://192.168.0.7:8765"]),
        (Settings(host="0.0.0.0"), "https://games.example", ["https://games.example"]),
        (Settings(host="0.0.0.0", public_url="https://a.example/"), "http://127.0.0.1:8765", ["https://a.example"]),
    ],
)
def test_an_invitation_has_an_address_that_a_phone_can_reach(settings: Settings, base: str, found: list[str]) -> None:
    assert reachable(settings, base, HOME) == found


def test_the_addresses_of_this_machine_are_its_own_in_a_network() -> None:
    found = lan_addresses()
    assert len(set(found)) == len(found)
    assert all(ip_address(address).version == 4 and is_in_network(address) for address in found)
    assert not is_in_network("127.0.0.1") and not is_in_network("169.254.1.1")


def test_an_invitation_says_if_only_this_machine_reaches_the_table(single: RunningServer) -> None:
    host = Person(single.url).open()
    assert host.get("/invitation").json() == {"links": []}
    named = {**host.headers, "host": "192.168.0.7:8765"}
    invitation = f"{single.url}/api/tables/{host.table}/invitation"
    links = httpx.get(invitation, headers=named, timeout=PATIENCE, verify=NO_TLS).json()["links"]
    assert links == [f"http://192.168.0.7:8765/t/{host.table}"]
    picture, expected = httpx.get(f"{invitation}.svg", headers=named, verify=NO_TLS).text, io.BytesIO()
    segno.make(links[0], error="m").save(expected, kind="svg", scale=8, border=2, xmldecl=False)
    assert picture == expected.getvalue().decode()
    assert host.get("/invitation.svg", link=1).json()["code"] == "gone"


def test_an_unknown_address_is_a_page_for_people_and_a_problem_for_programs(single: RunningServer) -> None:
    for path in ("/nowhere", "/t", "/learn/zillionaire/more", "/favicon.png"):
        lost = get(single.url + path)
        assert lost.status_code == 404 and lost.headers["content-type"].startswith("text/html"), path
    for path in ("/api/nowhere", "/api/tables/x/y", "/assets/none.js", "/metrics"):
        lost = get(single.url + path)
        assert lost.status_code == 404 and lost.json()["sentence"], path
