"""The walk of a move in docs/architecture.md is the way that a move takes, file by file."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import fatcats
from fatcats import protocol
from fatcats.server.cluster.scale import open_services
from fatcats.server.errors import Disconnected
from fatcats.server.settings import Settings
from fatcats.server.socket.connection import Connection
from fatcats.server.socket.transport import Socket
from fatcats.server.table import commands
from tests.server.test_connection import PATIENCE, SEED, Client, created

PACKAGE = Path(fatcats.__file__).parent
ELSEWHERE = ("server/wire/", "server/cluster/bus.py")  # below ASGI; only where there are other workers
PAGE = PACKAGE.parent.parent / "docs" / "architecture.md"


class Trace:
    """Which of our files was at work, one after another: after each call and each return."""

    def __init__(self) -> None:
        self.files: list[str] = []

    def __enter__(self) -> Trace:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        at_work = frame if event == "call" else frame.f_back if event == "return" else None
        if at_work is not None and (path := Path(at_work.f_code.co_filename)).is_relative_to(PACKAGE):
            file = path.relative_to(PACKAGE).as_posix()
            if self.files[-1:] != [file]:
                self.files.append(file)


async def traced_move(tmp_path: Path) -> list[str]:
    settings = Settings(database=str(tmp_path / "tables.db"))
    async with open_services(settings, worker="w") as services:
        room = await services.rooms.create(created(), SEED)
        await room.do(lambda state: commands.start(state, "person 0"))
        seat = room.state.pending()[0]
        client = Client()
        connection = Connection(
            room.table,
            f"person {seat}",
            Socket(client.said.get, client.send),
            rooms=services.rooms,
            presence=services.presence,
            bot_pool=services.bot_pool,
            limits=settings.limits,
        )
        serving = asyncio.create_task(connection.serve(protocol.Hello()))
        (welcome,) = await client.until(1)
        assert isinstance(welcome, protocol.Welcome)
        move = welcome.perspectives[0].options[0].move
        with Trace() as trace:
            client.say(protocol.Play(request="one", seat=seat, moves=[move]))
            done, update = (await client.until(3))[1:]
        assert isinstance(done, protocol.Done) and isinstance(update, protocol.Update)
        client.go()
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(Disconnected):
                await serving
        return trace.files


def described() -> list[str]:
    """The files of the server's walk; those that are compiled cannot be watched."""
    walk = PAGE.read_text(encoding="utf-8").partition("### The walk of a move, from a click")[2].partition("\n## ")[0]
    named = re.findall(r"`((?:\w+/)+\w+\.py)`", walk)
    return [file for file in named if not is_compiled(file) and not file.startswith(ELSEWHERE)]


def is_compiled(file: str) -> bool:
    return bool(list((PACKAGE / file).parent.glob(f"{Path(file).stem}.*.so")))


async def test_a_move_takes_the_way_that_is_described(tmp_path: Path) -> None:
    files = await traced_move(tmp_path)
    way = iter(files)
    missed = [file for file in described() if file not in way]  # each is looked for after the one before
    assert missed == [], "\n".join(files)
    assert len(described()) > 20
