"""What the server says, on the wire: frames made past the WebSocket library, whole or compressed."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from fatcats.server import messages as wire
from fatcats.server.sockets import head
from tests.server.people import full_table
from tests.server.services import RunningServer


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_read_as_it_was_meant(length: int) -> None:
    stream = StreamReader()
    stream.feed_data(head(length) + b"x" * length)
    reading = Frame.parse(stream.read_exact, mask=False)
    with pytest.raises(StopIteration) as ended:
        next(reading)
    frame = ended.value.value
    assert (frame.opcode, frame.fin, len(frame.data)) == (Opcode.TEXT, True, length)


def test_compressed_messages_are_understood(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, str(tmp_path / "tables.db"), extra=["--deflate"]).wait()
    try:
        with full_table(server.url, people=1)[0].live() as talk:
            assert talk.socket.protocol.extensions, "compression was agreed on"
            for _ in range(5):
                assert isinstance(talk.play(), wire.Done)
    finally:
        server.kill()
