"""Clients that send endless heads, half a request, a hundred at once, or nothing at all."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.people import PATIENCE, Person, full_table, get
from tests.server.raw import UPGRADE, RawClient, request, strict_server
from tests.server.services import RunningServer

DROP = 0.05  # seconds between two drops
MANY = 12  # connections that the strict server lets an address have


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Quick to lose its patience."""
    limits = {"head_seconds": 0.3, "body_seconds": 0.3, "raw_connections": MANY, "requests_per_second": 3}
    with strict_server(tmp_path_factory.mktemp("strict"), **limits) as server:
        yield server


def filled(size: int, port: int) -> bytes:
    """A request whose head has so many bytes."""
    bare = len(request("/health", port, {"Connection": "close", "X": ""}))
    return request("/health", port, {"Connection": "close", "X": "x" * (size - bare)})


@pytest.mark.parametrize("over, status", [(0, 200), (1, 431)])
def test_a_head_has_at_most_32_kilobytes(single: RunningServer, over: int, status: int) -> None:
    head = filled(32_768 + over, single.port)
    assert len(head) == 32_768 + over
    with RawClient(single.port) as client:
        client.push(head)
        assert client.status() == status


@pytest.mark.parametrize("endless", ["one header", "many headers", "the address", "no line at all"])
def test_an_endless_head_is_cut_off(single: RunningServer, endless: str) -> None:
    begin = {"the address": b"GET /", "no line at all": b""}.get(endless, request("/", single.port)[:-2] + b"X: ")
    more = {"many headers": b"x\r\nX: " * 9_000, "no line at all": b"\r\n" * 30_000}.get(endless, b"x" * 60_000)
    with RawClient(single.port) as client:
        client.send(begin)
        for _ in range(2_000):  # 120 MB
            try:
                client.send(more)
            except OSError:
                break
        else:
            pytest.fail("the server listens to all of it")


@pytest.mark.parametrize("head", ["nothing", "half a head", "half a head, dripping", "empty lines, dripping"])
def test_who_does_not_finish_a_head_is_not_waited_for(strict: RunningServer, head: str) -> None:
    with RawClient(strict.port) as client:
        if head != "nothing":
            client.send(b"GET / HTTP/1.1\r\nX: " if head.startswith("half") else b"\r\n")
        if head.endswith("dripping"):
            drip(client, b"\r\n" if head.startswith("empty") else b"x")
        assert client.status() in (0, 408)


def test_who_does_not_finish_a_body_is_not_waited_for(strict: RunningServer) -> None:
    with RawClient(strict.port) as client:
        client.send(request("/api/tables", strict.port, {"Content-Length": "1000"}, "POST"))
        drip(client, b"x")
        assert client.status() in (0, 408)
    assert "trace" not in strict.logged()


def test_who_does_not_begin_another_request_is_not_waited_for(strict: RunningServer) -> None:
    with RawClient(strict.port) as client:
        client.send(request("/health", strict.port))
        client.hear_until(b"\r\n\r\n")
        drip(client, b"\r\n")
        assert client.status() == 200


def drip(client: RawClient, drop: bytes) -> None:
    """A drop now and then, until the server closes."""
    client.socket.settimeout(DROP)
    for _ in range(int(PATIENCE / DROP)):
        try:
            client.socket.sendall(drop)
            if not client.socket.recv(65536):
                return
        except TimeoutError:
            continue
        except OSError:
            return
    pytest.fail("the server waits without end")


@pytest.mark.parametrize("is_live", [False, True])
def test_an_address_has_so_many_connections_and_others_are_not_disturbed(strict: RunningServer, is_live: bool) -> None:
    person, source = Person(strict.url).open(), f"127.0.0.{7 + is_live}"

    def ask() -> int:
        with RawClient(strict.port, source=source) as client:
            client.push(request("/health", strict.port, {"Connection": "close"}))
            return client.status()

    with ExitStack() as stack:
        for _ in range(MANY):
            client = stack.enter_context(RawClient(strict.port, source=source))
            if is_live:
                client.open_socket(person)
        assert ask() == 0
        assert get(f"{strict.url}/health").status_code == 200
    while ask() == 0:
        pass  # the server has not heard yet that the others are gone


def test_requests_in_a_row_are_answered_in_their_order(single: RunningServer) -> None:
    paths = ["/health", "/api/games", "/nothing", "/health"] * 5
    with RawClient(single.port) as client:
        client.send(b"".join(request(path, single.port) for path in paths))
        client.send(request("/health", single.port, {"Connection": "close"}))
        answers = client.hear_all()
    assert [int(part[:3]) for part in answers.split(b"HTTP/1.1 ")[1:]] == [200, 200, 404, 200] * 5 + [200]


def test_whoever_asks_too_much_is_shown_the_door(strict: RunningServer) -> None:
    with RawClient(strict.port, source="127.0.0.9") as client:
        client.push(request("/health", strict.port) * 5_000)
        answers = client.hear_all()
    assert answers.count(b"HTTP/1.1 200") <= 20 and answers.count(b"HTTP/1.1 429") == 1


def test_live_connections_are_opened_no_faster_than_requests_are_made(strict: RunningServer) -> None:
    person = full_table(strict.url, people=1)[0]
    statuses = []
    for _ in range(40):
        with RawClient(strict.port, source="127.0.0.10") as client:
            client.send(request(f"/api/tables/{person.table}/live", strict.port, UPGRADE))
            statuses.append(int(client.hear_until(b"\r\n")[9:12]))
        if statuses[-1] == 429:
            break
    assert statuses[0] == 101 and statuses[-1] == 429


@pytest.mark.parametrize("headers", [{f"X{n}": "x" for n in range(300)}, {"X": "x" * 20_000}, {"Content-Length": "5"}])
def test_an_opening_that_the_library_refuses_is_answered(single: RunningServer, headers: dict[str, str]) -> None:
    person = Person(single.url).open()
    with RawClient(single.port) as client:
        client.send(request(f"/api/tables/{person.table}/live", single.port, {**headers, **UPGRADE}))
        assert client.status() in (400, 403, 431)


def test_a_client_that_closes_its_side_is_let_go(single: RunningServer) -> None:
    with RawClient(single.port) as client:
        client.send(b"GET / HTTP/1.1\r\n")
        client.socket.shutdown(socket.SHUT_WR)
        assert client.hear_all() == b""


def test_nobody_fills_the_log_with_requests_that_are_none(strict: RunningServer) -> None:
    for _ in range(100):
        with RawClient(strict.port, source="127.0.0.11") as client:
            client.send(b"NONSENSE\r\n\r\n")
            assert client.status() == 400
    assert 1 <= strict.logged().count("Invalid HTTP request") <= 20
