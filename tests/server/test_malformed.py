"""Nothing that a client sends makes a 5xx or a trace: what cannot be read is answered with "malformed"."""

from __future__ import annotations

import json
import logging
import re
import socket
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fatcats import protocol
from fatcats.engine.errors import BadOption, BadRecord
from fatcats.engine.options import Data
from fatcats.match.record import read_record
from fatcats.registry import game_keys, get_game
from fatcats.server import logging as logs
from tests.server.people import PATIENCE, Person, full_table, get
from tests.server.services import RunningServer

DEEP = 20_000
BODIES = {
    "deep lists": b"[" * DEEP,
    "deep lists, closed": b"[" * DEEP + b"]" * DEEP,
    "deep objects": b'{"game":' * 8_000,
    "deep in a field that nobody knows": b'{"nobody": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    "a byte that is no UTF-8": b'{"game": "\xff", "secret": "\xff", "request": "\xff", "name": "\xff"}',
    "a name that is no UTF-8": b'{"\xff": 1}',
    "cut off within a character": b'{"name": "\xc3',
    "half of a pair": rb'{"game": "\ud800", "request": "\ud800", "name": "\ud800", "seat": 0, "moves": ["\ud800"]}',
    "a huge number": b'{"seat": ' + b"9" * 5_000 + b"}",
    "a huge exponent": b'{"seat": 1e999999, "grace": 1e999999}',
    "nothing": b"",
    "a zero": b"\x00",
}
HEADERS = {
    "an origin that is no address": {"Origin": "http://["},
    "an origin with a port that is none": {"Origin": "http://a:b"},
    "a host with a port that is none": {"Host": "a:b"},
    "a host with a port that is too large": {"Host": "127.0.0.1:65536"},
    "a host with brackets left open": {"Host": "["},
    "a host that is not ASCII": {"Host": "\xe9\xff"},
    "a cookie of nonsense": {"Cookie": 'fatcats=\xff\xfe; =; "; \\777'},
    "a key of nonsense": {"Authorization": "Bearer \xff\xfe"},
    "a type of nonsense": {"Content-Type": "application/\xff; charset=\xff"},
    "another charset": {"Content-Type": "application/json; charset=utf-7"},
}


@pytest.fixture(scope="module")
def person(single: RunningServer) -> Person:
    return full_table(single.url, people=1)[0]


def json_routes() -> list[tuple[str, str]]:
    from fatcats.server.app import describe

    paths = describe()["paths"]
    found = [(way.upper(), path) for path, ways in paths.items() for way in ways if "requestBody" in ways[way]]
    return [*found, ("POST", "/api/records")]


def filled(path: str, table: str) -> str:
    return re.sub(r"{seat}", "0", re.sub(r"{table}", table, path))


def ask(port: int, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> tuple[int, bytes]:
    """As no library would: the bytes just as they are."""
    head = {"Host": f"127.0.0.1:{port}", "Content-Type": "application/json", **headers}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
    text = "\r\n".join([*lines, f"Content-Length: {len(body)}", "Connection: close", "", ""])
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as client:
        client.sendall(text.encode("latin-1") + body)
        answer = b""
        while more := client.recv(65536):
            answer += more
    return int(answer.split(b" ", 2)[1]), answer.partition(b"\r\n\r\n")[2]


@pytest.mark.parametrize("name", BODIES)
def test_a_body_that_cannot_be_read_is_malformed_on_every_route(
    single: RunningServer, person: Person, name: str
) -> None:
    authorization = {"Authorization": f"Bearer {person.key}"}
    for method, path in json_routes():
        address = filled(path, person.table)
        status, body = ask(single.port, method, address, authorization, BODIES[name])
        assert status == 400, (method, path, status, body)
        assert json.loads(body)["code"] == "malformed"
    assert "trace" not in single.logged()


@pytest.mark.parametrize("name", HEADERS)
def test_headers_of_nonsense_are_no_failure_of_the_server(single: RunningServer, person: Person, name: str) -> None:
    addresses = ["/", "/health", "/api/games", "/api/tables", f"/api/tables/{person.table}"]
    addresses += [f"/api/tables/{person.table}/invitation.svg", f"/api/tables/{person.table}/state"]
    for path in addresses:
        assert ask(single.port, "GET", path, HEADERS[name])[0] < 500, path
    assert ask(single.port, "POST", "/api/tables", HEADERS[name], b'{"game": "nothing"}')[0] < 500
    upgrade = {"Upgrade": "websocket", "Sec-WebSocket-Key": "x" * 22 + "==", "Sec-WebSocket-Version": "13"}
    if "Host" in HEADERS[name] or "Origin" in HEADERS[name]:
        wanted = {**upgrade, "Connection": "Upgrade", **HEADERS[name]}
        assert 400 <= ask(single.port, "GET", f"/api/tables/{person.table}/live", wanted)[0] < 500
    assert "trace" not in single.logged()


@pytest.mark.parametrize("name", BODIES)
def test_a_message_that_cannot_be_read_is_malformed_and_the_connection_goes_on(
    single: RunningServer, person: Person, name: str
) -> None:
    text = BODIES[name].decode("utf-8", "replace")[:16_000]
    with person.live() as talk:
        talk.socket.send(text)
        assert talk.hear(protocol.Refused).code == "malformed"
        assert isinstance(talk.ask(protocol.Ping(request="still there?")), protocol.Pong)
    with connect(f"ws{person.url[4:]}/api/tables/{person.table}/live", open_timeout=PATIENCE) as stranger:
        stranger.send(text)
        stranger.recv(PATIENCE)  # says why
        with pytest.raises(ConnectionClosed) as closed:
            stranger.recv(PATIENCE)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400
    assert "trace" not in single.logged()


def data_options() -> list[Any]:
    return [
        pytest.param(option, id=f"{key} {option.name}")
        for key in game_keys()
        for option in get_game(key).options
        if isinstance(option, Data)
    ]


NONSENSE: list[Any] = [
    None,
    True,
    0,
    -1,
    1.5,
    10**400,
    "",
    "x" * 9_000,
    [],
    {},
    [[]],
    [{}],
    {"": {}},
    float("nan"),
    float("inf"),
]


@pytest.mark.parametrize("option", data_options())
def test_a_table_of_data_is_either_right_or_a_bad_option(option: Data) -> None:
    for text in ("[" * DEEP, "[" * DEEP + "]" * DEEP, '{"a":' * DEEP, "[" + "9" * 5_000 + "]", "[1e999]", "[\ud800]"):
        with pytest.raises(BadOption):
            option.read(text)
    for shipped in option.shipped.values():
        for broken in broken_forms(json.loads(shipped)):
            with suppress(BadOption):
                option.read(json.dumps(broken))


def broken_forms(whole: Any) -> list[Any]:
    """The table with one thing in it replaced, each thing that is of a kind of its own once."""
    forms: list[Any] = []

    def change(part: Any, rebuild: Any) -> None:
        forms.extend(rebuild(value) for value in NONSENSE)
        if isinstance(part, dict):
            for key in part:
                change(part[key], lambda value, key=key: rebuild({**part, key: value}))
                forms.append(rebuild({name: part[name] for name in part if name != key}))
        elif isinstance(part, list) and part:
            change(part[0], lambda value: rebuild([value, *part[1:]]))
            forms.extend([rebuild(part * 40), rebuild([*part, part[0]])])

    change(whole, lambda value: value)
    return forms


def test_a_record_that_cannot_be_read_says_so() -> None:
    for body in BODIES.values():
        with pytest.raises(BadRecord):
            read_record(body)


def test_a_fault_of_ours_is_told_now_and_then_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    """A log that a client can fill at will is one more thing to attack."""
    logs.set_up("warning")
    logger = logging.getLogger("fatcats.api")
    for _ in range(1_000):
        try:
            raise KeyError("planted")
        except KeyError:
            logger.exception("a request failed")
    lines = capsys.readouterr().err.splitlines()
    assert 1 <= len([line for line in lines if "trace" in json.loads(line)]) <= 20
    assert len(lines) < 100


def test_the_server_still_serves(single: RunningServer) -> None:
    assert get(f"{single.url}/health").json()["status"] == "ok"
