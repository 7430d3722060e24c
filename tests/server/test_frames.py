"""Frames: each one counts, nobody who does not read is read from, and a connection ends with its reason."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.frames import Opcode

from bench.load.figures import memory_bytes
from fatcats import protocol
from tests.server.people import Person, full_table
from tests.server.raw import UPGRADE, RawClient, masked, request, strict_server
from tests.server.services import RunningServer

MESSAGES = 5.0  # a second, on the strict server
HELLO = masked(protocol.write(protocol.Hello(protocol=protocol.PROTOCOL)))
MEGABYTE = 1 << 20


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with strict_server(tmp_path_factory.mktemp("strict"), messages_per_second=MESSAGES) as server:
        yield server


@pytest.fixture(scope="module")
def person(strict: RunningServer) -> Person:
    return full_table(strict.url, people=1)[0]


def live(person: Person, server: RunningServer) -> RawClient:
    client = RawClient(server.port).open_socket(person)
    client.send(HELLO)
    client.hear_until(b'"welcome"')
    return client


FLOODS = {
    "pings": masked(b"", Opcode.PING),
    "pings with something in them": masked(b"x" * 125, Opcode.PING),
    "pongs": masked(b"", Opcode.PONG),
    "messages of nothing": masked(b""),
    "binary messages of nothing": masked(b"", Opcode.BINARY),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_every_frame_counts(strict: RunningServer, person: Person, flood: str) -> None:
    with live(person, strict) as client:
        client.push(FLOODS[flood] * 2_000)
        assert client.close_code() == 4429


def test_fragments_count(strict: RunningServer, person: Person) -> None:
    with live(person, strict) as client:
        client.push(masked(b"", is_last=False) + masked(b"", Opcode.CONT, is_last=False) * 2_000)
        assert client.close_code() == 4429


def test_frames_count_before_hello_too(strict: RunningServer, person: Person) -> None:
    with RawClient(strict.port).open_socket(person) as client:
        client.push(masked(b"", Opcode.PING) * 2_000)
        assert client.close_code() == 4429


def test_a_message_comes_in_so_many_pieces_and_no_more(single: RunningServer) -> None:
    person = full_table(single.url, people=1)[0]
    whole = protocol.write(protocol.Ping(request="in pieces"))
    pieces = [whole[n : n + 1] for n in range(len(whole))]
    assert len(pieces) <= 64
    first, *others, last = pieces
    with live(person, single) as client:
        client.send(masked(first, is_last=False))
        for piece in others:
            client.send(masked(piece, Opcode.CONT, is_last=False))
        client.send(masked(last, Opcode.CONT))
        client.hear_until(b'"in pieces"')
        client.push(masked(b" ", is_last=False) + masked(b"", Opcode.CONT, is_last=False) * 100)
        assert client.close_code() == 1009


def test_who_does_not_read_is_not_read_from_and_costs_no_memory(single: RunningServer) -> None:
    """The server takes pings as long as it can send pongs."""
    person = full_table(single.url, people=1)[0]
    with RawClient(single.port, receives=4096).open_socket(person) as client:
        client.send(HELLO)
        before = memory_bytes(single.process.pid)
        pings, sent = masked(b"x" * 125, Opcode.PING) * 4_000, 0
        client.socket.settimeout(3)
        with suppress(TimeoutError):
            while sent < 100 * MEGABYTE:
                sent += client.socket.send(pings)
        assert sent < 100 * MEGABYTE
        assert memory_bytes(single.process.pid) - before < 16 * MEGABYTE


NOT_UTF8 = {
    "a byte that is none": [masked(b'{"type": "ping", "request": "\xff"}')],
    "cut off within a character": [masked('{"type": "ping", "request": "ü'.encode()[:-1])],
    "in its second piece": [masked(b'{"type": "', is_last=False), masked(b"\xc0\xaf", Opcode.CONT)],
}


@pytest.mark.parametrize("name", NOT_UTF8)
def test_text_that_is_no_utf8_closes_with_1007(single: RunningServer, name: str) -> None:
    person = full_table(single.url, people=1)[0]
    with live(person, single) as client:
        client.send(b"".join(NOT_UTF8[name]))
        assert client.close_code() == 1007
    assert single.logged() == ""


@pytest.mark.parametrize("size", [16_385, 200_000, 4 * MEGABYTE])
def test_a_message_that_is_too_large_closes_with_1009_and_the_client_hears_it(single: RunningServer, size: int) -> None:
    """What is still on its way is taken and thrown away: a connection closed over it is reset, and the reason lost."""
    person = full_table(single.url, people=1)[0]
    with live(person, single) as client:
        client.push(masked(b" " * size))
        assert client.close_code() == 1009 and not client.was_reset


BROKEN = {
    "a frame that is not masked": b"\x81\x00",
    "an opcode that nobody knows": b"\x83\x80abcd",
    "a reserved bit": b"\xc1\x80abcd",
    "a ping in pieces": b"\x09\x80abcd",
    "a ping that is too long": masked(b"", Opcode.PING)[:1] + b"\xfe\x00\x80abcd" + b"x" * 128,
    "a piece of nothing": masked(b"", Opcode.CONT),
    "a second beginning": masked(b"", is_last=False) + masked(b""),
    "a closing frame of one byte": masked(b"x", Opcode.CLOSE),
    "a closing code that is none": masked(b"\x00\x01", Opcode.CLOSE),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_no_frame_closes_with_1002(single: RunningServer, name: str) -> None:
    person = full_table(single.url, people=1)[0]
    with live(person, single) as client:
        client.push(BROKEN[name] + masked(b" " * 100_000))
        assert client.close_code() == 1002
    assert single.logged() == ""


def test_frames_before_the_door_is_open_are_no_trouble(single: RunningServer) -> None:
    person = full_table(single.url, people=1)[0]
    opening = request(f"/api/tables/{person.table}/live", single.port, UPGRADE)
    for early in BROKEN.values():
        with RawClient(single.port) as client:
            client.push(opening + early)
            client.hear_until(b"101 Switching Protocols")
            client.push(early)
    with live(person, single) as client:
        client.send(masked(protocol.write(protocol.Ping(request="still there?"))))
        client.hear_until(b'"still there?"')
    assert single.logged() == ""
