"""Messages on the wire: whole or in pieces, compressed or not, and broken off."""

from __future__ import annotations

from pathlib import Path
from socket import SO_LINGER, SOL_SOCKET, create_connection
from struct import pack
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from fatcats import protocol
from tests.server.people import Person, full_table
from tests.server.services import RunningServer


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, *, is_last: bool = True) -> bytes:
    return Frame(opcode, data, is_last).serialize(mask=True)


def ping(name: str) -> bytes:
    return protocol.write(protocol.Ping(request=name))


WAYS = {
    "whole": [masked(ping("whole"))],
    "its head first": [(front := masked(ping("its head first")))[:2], front[2:]],
    "its last byte later": [(most := masked(ping("its last byte later")))[:-1], most[-1:]],
    "long": [masked(ping("long") + b" " * 200)],
    "very long": [masked(ping("very long") + b" " * 6000)],
    "in two frames": [masked(ping("in two frames")[:5], is_last=False), masked(ping("in two frames")[5:], Opcode.CONT)],
    "after a sign of life": [masked(b"", Opcode.PONG), masked(ping("after a sign of life"))],
}


@pytest.mark.parametrize("way", WAYS)
def test_a_message_is_heard_however_it_arrives(single: RunningServer, way: str) -> None:
    with full_table(single.url, people=1)[0].live() as talk:
        for piece in WAYS[way]:
            talk.socket.socket.sendall(piece)
            talk.person.get("")  # by now the server has read it
        heard = [talk.hear(protocol.Pong).request]
        talk.send(protocol.Ping(request="and then"))
        assert [*heard, talk.hear(protocol.Pong).request] == [way, "and then"]


def test_several_messages_that_arrive_at_once_are_all_heard(single: RunningServer) -> None:
    with full_table(single.url, people=1)[0].live() as talk:
        talk.socket.socket.sendall(b"".join(masked(ping(name)) for name in "abc") + masked(ping("d"))[:4])
        assert [talk.hear(protocol.Pong).request for _ in range(3)] == ["a", "b", "c"]


def test_compressed_messages_are_understood(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, str(tmp_path / "tables.db"), extra=["--deflate"]).wait()
    try:
        with full_table(server.url, people=1)[0].live() as talk:
            assert talk.socket.protocol.extensions, "compression was agreed on"
            for _ in range(5):
                assert isinstance(talk.play(), protocol.Done)
    finally:
        server.kill()


def greet_and_break_off(person: Person) -> None:
    """A client whose connection is reset as soon as it has said hello."""
    address = urlsplit(person.url)
    asking = [f"GET /api/tables/{person.table}/live HTTP/1.1", f"Host: {address.netloc}", "Upgrade: websocket"]
    asking += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    asking += [f"{name}: {value}" for name, value in person.headers.items()]
    with create_connection((str(address.hostname), address.port or 0)) as socket:
        socket.setsockopt(SOL_SOCKET, SO_LINGER, pack("ii", 1, 0))
        socket.sendall("\r\n".join([*asking, "", ""]).encode())
        assert b" 101 " in socket.recv(1000)
        socket.sendall(masked(protocol.write(protocol.Hello(protocol=protocol.PROTOCOL))))


def test_whoever_breaks_off_in_the_middle_is_no_trouble(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, str(tmp_path / "tables.db")).wait()
    try:
        person = full_table(server.url, people=1)[0]
        for _ in range(40):
            greet_and_break_off(person)
        with person.live() as talk:
            assert isinstance(talk.play(), protocol.Done)
    finally:
        assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("version", [1, protocol.PROTOCOL + 1])
def test_whoever_speaks_another_version_hears_which_one_the_server_speaks(single: RunningServer, version: int) -> None:
    """A client of the first version did not say which one it speaks."""
    person = full_table(single.url, people=1)[0]
    address = f"ws{person.url.removeprefix('http')}/api/tables/{person.table}/live"
    with connect(address, additional_headers=person.headers) as socket:
        socket.send(protocol.write(protocol.Hello(protocol=version)).decode())
        failure = protocol.read_server(socket.recv(60))
        assert isinstance(failure, protocol.Failure) and f"version {protocol.PROTOCOL}" in failure.sentence
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(60)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4426
