"""Messages on the wire: frames made and read past the WebSocket library, whole or compressed, and in pieces."""

from __future__ import annotations

from pathlib import Path
from socket import SO_LINGER, SOL_SOCKET, create_connection
from struct import pack
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from fatcats.server import messages as wire
from fatcats.server.frames import content, framed, is_short
from tests.server.people import Person, full_table
from tests.server.services import RunningServer


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_read_as_it_was_meant(length: int) -> None:
    stream = StreamReader()
    stream.feed_data(framed(b"x" * length))
    reading = Frame.parse(stream.read_exact, mask=False)
    with pytest.raises(StopIteration) as ended:
        next(reading)
    frame = ended.value.value
    assert (frame.opcode, frame.fin, frame.data) == (Opcode.TEXT, True, b"x" * length)


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, *, is_last: bool = True) -> bytes:
    return Frame(opcode, data, is_last).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 125])
def test_a_short_frame_is_known_by_its_first_bytes(length: int) -> None:
    frame = masked(b"x" * length)
    assert is_short(frame) and is_short(masked(b"x" * length, Opcode.PONG))
    assert content(frame) == b"x" * length
    assert not any(is_short(frame[:end]) for end in range(len(frame)))
    assert not is_short(frame + b"x") and not is_short(frame + frame)


def test_longer_frames_and_parts_of_messages_are_not_short_frames() -> None:
    assert not any(is_short(masked(b"x" * length)) for length in (126, 127, 300, 70_000))
    assert not is_short(masked(b"x", is_last=False))
    assert not is_short(Frame(Opcode.TEXT, b"x").serialize(mask=False))


def ping(name: str) -> bytes:
    return wire.write(wire.Ping(request=name))


WAYS = {
    "whole": [masked(ping("whole"))],
    "its head first": [(front := masked(ping("its head first")))[:2], front[2:]],
    "its last byte later": [(most := masked(ping("its last byte later")))[:-1], most[-1:]],
    "long": [masked(ping("long") + b" " * 200)],
    "longer than one reading": [masked(ping("longer than one reading") + b" " * 6000)],
    "in two frames": [masked(ping("in two frames")[:5], is_last=False), masked(ping("in two frames")[5:], Opcode.CONT)],
    "after a sign of life": [masked(b"", Opcode.PONG), masked(ping("after a sign of life"))],
}


@pytest.mark.parametrize("way", WAYS)
def test_a_message_is_heard_however_it_arrives(single: RunningServer, way: str) -> None:
    with full_table(single.url, people=1)[0].live() as talk:
        for piece in WAYS[way]:
            talk.socket.socket.sendall(piece)
            talk.person.get("")  # by now the server has read it
        heard = [talk.hear(wire.Pong).request]
        talk.send(wire.Ping(request="and then"))
        assert [*heard, talk.hear(wire.Pong).request] == [way, "and then"]


def test_several_messages_that_arrive_at_once_are_all_heard(single: RunningServer) -> None:
    with full_table(single.url, people=1)[0].live() as talk:
        talk.socket.socket.sendall(b"".join(masked(ping(name)) for name in "abc") + masked(ping("d"))[:4])
        assert [talk.hear(wire.Pong).request for _ in range(3)] == ["a", "b", "c"]


def test_compressed_messages_are_understood(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, str(tmp_path / "tables.db"), extra=["--deflate"]).wait()
    try:
        with full_table(server.url, people=1)[0].live() as talk:
            assert talk.socket.protocol.extensions, "compression was agreed on"
            for _ in range(5):
                assert isinstance(talk.play(), wire.Done)
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
        socket.sendall(masked(wire.write(wire.Hello())))


def test_whoever_breaks_off_in_the_middle_is_no_trouble(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, str(tmp_path / "tables.db")).wait()
    try:
        person = full_table(server.url, people=1)[0]
        for _ in range(40):
            greet_and_break_off(person)
        with person.live() as talk:
            assert isinstance(talk.play(), wire.Done)
    finally:
        assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()
