"""Seats cannot be taken over, acted for or guessed; other sites' pages, floods and secrets in logs are kept out."""

from __future__ import annotations

import re
import secrets
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fatcats import protocol
from fatcats.server.auth import COOKIE, Signer, matches, new_key, person
from fatcats.server.errors import Refusal
from fatcats.server.http.limits import Buckets
from tests.server.people import KEY, PATIENCE, SEATS, Person, Talk, full_table, get, post
from tests.server.services import RunningServer


@pytest.fixture
def url(single: RunningServer) -> str:
    return single.url


def test_nobody_acts_for_another_seat(url: str) -> None:
    people = full_table(url)
    stranger = people[0].friend()
    for intruder in (people[1], stranger):
        with intruder.live() as talk:
            for request in (
                protocol.Play(request="1", seat=0, moves=["pass"]),
                protocol.WhyNot(request="2", seat=0, move="pass"),
                protocol.AskHint(request="3", seat=0),
                protocol.Say(request="4", seat=0, text="it was me"),
                protocol.Undo(request="5", seat=0),
                protocol.DropDraft(request="6", seat=0),
                protocol.AnswerUndo(request="7", seat=0, agrees=True),
            ):
                answer = talk.ask(request)
                assert isinstance(answer, protocol.Refused) and answer.code == "not-yours"
        for path in ("leave", "return", "link"):
            assert intruder.post(f"/seats/0/{path}").status_code == 403


def test_a_seat_that_is_taken_cannot_be_taken_again(url: str) -> None:
    host = Person(url).open().sit(0, "Ada")
    thief = host.friend()
    assert thief.post("/seats/0/sit", {"name": "Eve"}).json()["code"] == "taken"
    assert thief.post("/seats/0", {"kind": "bot"}, "PUT").status_code == 403
    thief.sit(1, "Eve")
    assert thief.post("/seats/0", {"kind": "open"}, "PUT").json()["code"] == "not-yours"


def test_strangers_cannot_start_close_or_play_again(url: str) -> None:
    host = Person(url).open(*["bot"] * SEATS)
    stranger = host.friend()
    assert stranger.post("/start").status_code == 403
    assert stranger.post("/seats/0", {"kind": "closed"}, "PUT").status_code == 403


def test_a_personal_link_moves_a_seat_to_another_device_and_nothing_else_does(url: str) -> None:
    host = Person(url).open().sit(0, "Ada")
    link = host.post("/seats/0/link").json()["link"]
    address, _, secret = link.partition("#")
    assert address.endswith(f"/t/{host.table}") and len(secret) >= 32
    other = host.friend()
    for guess in (secrets.token_urlsafe(32), secret[:-1] + ("A" if secret[-1] != "A" else "B"), host.key):
        assert other.post("/claim", {"secret": guess}).status_code == 403
    assert other.get().json()["yours"] == []
    assert other.post("/claim", {"secret": secret}).json()["yours"] == [0]
    assert host.get().json()["yours"] == [0]


def test_links_are_withdrawn_by_who_sat_down_and_by_the_host_and_by_nobody_else(url: str) -> None:
    host = Person(url).open()
    owner = host.friend().sit(1, "Ada")
    for by in (owner, host):
        secret = owner.post("/seats/1/link").json()["link"].rpartition("#")[2]
        device, late = host.friend(), host.friend()
        assert device.post("/claim", {"secret": secret}).json()["yours"] == [1]
        for nobody in (device, late):
            assert nobody.post("/seats/1/link", method="DELETE").json()["code"] == "not-yours"
        with device.live() as talk:
            assert by.post("/seats/1/link", method="DELETE").status_code == 200
            talk.until(lambda talk=talk: any(getattr(heard, "yours", None) == [] for heard in talk.heard))  # type: ignore[misc]
        assert late.post("/claim", {"secret": secret}).status_code == 403
        assert device.get().json()["yours"] == [] and owner.get().json()["yours"] == [1]


def test_guessing_links_is_slowed_down(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, str(tmp_path / "tables.db"), extra=[]).wait()
    try:
        host = Person(server.url).open().sit(0, "Ada")
        codes = [host.friend().post("/claim", {"secret": new_key()}).status_code]
        while codes[-1] == 403 and len(codes) < 100:  # one more is let through every three seconds
            codes.append(host.friend().post("/claim", {"secret": new_key()}).status_code)
        assert len(codes) > 20 and codes[-1] == 429
    finally:
        server.kill()


def test_a_browser_keeps_its_seat_in_a_cookie_that_scripts_cannot_read(url: str) -> None:
    with httpx.Client(base_url=url) as browser:
        table = browser.post(
            "/api/tables", json={"game": "zillionaire", "seats": [{"kind": "you"}, *[{"kind": "bot"}] * 3]}
        )
        cookie = table.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie
        path = f"/api/tables/{table.json()['table']['id']}"
        assert browser.get(path).json()["yours"] == [0]
        key, _, mac = browser.cookies[COOKIE].rpartition(".")
    for forged in (f"{new_key()}.{mac}", f"{key}.{'0' * 32}", key, f"{key}.", f"{key}.\u00e9"):
        headers = {"cookie": f"{COOKIE}={forged}".encode()}
        assert get(url + path, headers=headers).json()["yours"] == []  # type: ignore[arg-type]


def test_other_sites_pages_are_kept_out(url: str) -> None:
    body = {"game": KEY}
    foreign = post(f"{url}/api/tables", json=body, headers={"origin": "https://evil.example"})
    assert foreign.status_code == 403 and foreign.json()["code"] == "foreign"
    assert post(f"{url}/api/tables", json=body, headers={"origin": url}).status_code == 201
    table = Person(url).open().table
    address, evil = f"ws{url[4:]}/api/tables/{table}/live", {"origin": "https://evil.example"}
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(address, additional_headers=evil, open_timeout=PATIENCE) as socket,
    ):
        socket.recv(PATIENCE)


def test_browsers_are_told_to_be_strict(url: str) -> None:
    for path in ("/", "/api/games", "/api/tables/0/nothing"):
        headers = get(url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert get(f"{url}/api/games").headers["cache-control"] == "no-store"


def test_figures_are_only_for_those_with_the_token_and_nothing_secret_is_logged(tmp_path: Path) -> None:
    extra = ["--metrics-token", "figures-please", "--log", "debug"]
    server = RunningServer(tmp_path, str(tmp_path / "tables.db"), extra=extra).wait()
    try:
        host = Person(server.url).open(*["open"] * 2, *["bot"] * (SEATS - 2)).sit(0, "Ada").sit(1, "Ben")
        secret = host.post("/seats/0/link").json()["link"].rpartition("#")[2]
        host.friend().post("/claim", {"secret": secret})
        host.start()
        with host.live() as talk:
            talk.play()
        assert get(f"{server.url}/metrics").status_code == 404
        token = {"authorization": "Bearer figures-please"}
        figures = get(f"{server.url}/metrics", headers=token).text
        assert 'fatcats_entries_total{kind="Started"} 1.0' in figures
        written = re.search(r'fatcats_write_seconds_bucket{le="\+Inf"} (\d+)', figures)
        assert written is not None and int(written[1]) == sum(
            float(number) for number in re.findall(r"fatcats_entries_total{.*} (.*)", figures)
        )
        assert get(f"{server.url}/health").json()["status"] == "ok"
    finally:
        assert server.stop() == 0
    logged = server.log.read_text()
    for private in (host.key, secret, host.table, person(host.key)):
        assert private not in logged


def test_figures_are_not_there_by_default(url: str) -> None:
    assert get(f"{url}/metrics").status_code == 404


def test_connections_messages_and_tables_are_limited(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, str(tmp_path / "tables.db")).wait()
    limits = '{"limits": {"messages_per_second": 1, "connections": 2, "tables_per_hour": 2}}'
    server.kill()
    (tmp_path / "limits.json").write_text(limits)
    server.restart()
    try:
        host = Person(server.url).open()
        with host.live() as large, host.live() as many:
            with pytest.raises((InvalidStatus, ConnectionClosed)), host.live():
                pass
            with pytest.raises(ConnectionClosed):
                flood(large, "x" * 20_000, 1)
            with pytest.raises(ConnectionClosed) as closed:
                flood(many, protocol.write(protocol.Ping()).decode(), 15)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
        assert host.call("POST", "/tables", json={"title": "x" * 100_000}).status_code == 413
        assert [host.call("POST", "/tables", json={"game": KEY}).status_code for _ in range(2)] == [201, 429]
    finally:
        server.kill()


def flood(talk: Talk, text: str, times: int) -> None:
    """The server may end it while it is still being said, or after."""
    for _ in range(times):
        talk.socket.send(text)
    talk.until(lambda: False)


def test_a_bucket_holds_what_it_holds() -> None:
    buckets = Buckets(0, 2, "too-fast")
    for client in ("a", "b"):
        buckets.take(client)
        buckets.take(client)
        with pytest.raises(Refusal, match="too fast"):
            buckets.take(client)


def test_a_key_is_compared_whole_and_only_its_hash_is_kept() -> None:
    key, signer = new_key(), Signer(b"s" * 32)
    assert signer.read(signer.sign(key)) == key and Signer(b"t" * 32).read(signer.sign(key)) is None
    assert matches(key, [person(key)]) and not matches(key, [person(new_key())]) and key not in person(key)
