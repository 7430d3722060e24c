"""With several workers a table is read anew before somebody is shown it: all that is on disk counts, and how long it
takes tells nothing of what is being written."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fatcats.server.store import Row
from fatcats.server.table import journal
from fatcats.server.table.room import Room
from tests.server.faulty import Faults
from tests.server.moments import TABLE, people_at, put_down
from tests.server.virtual import run, server
from tests.test_live import fresh

FLUSH, PART = 1.0, 0.25  # seconds that each use of the store takes, and a part of that


def say(room: Room, text: str) -> asyncio.Future[object]:
    return asyncio.ensure_future(room.do(lambda state: journal.Said(seat=0, text=text)))


def texts(room: Room) -> list[str]:
    return [message.text for message in room.state.data.said]


def test_reading_takes_as_long_whether_somebody_is_writing_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> tuple[float, float, list[str]]:
        loop, match = asyncio.get_running_loop(), fresh("zillionaire")
        async with server(monkeypatch, tmp_path, Faults(seconds=lambda: FLUSH)) as services:
            await put_down(services, match, people_at(match))
            room = await services.rooms.get(TABLE)
            begin = loop.time()
            await room.queue.refresh()
            quiet = loop.time() - begin
            written = say(room, "a secret")
            await asyncio.sleep(PART)
            begin = loop.time()
            await room.queue.refresh()
            busy = loop.time() - begin
            await written
            return quiet, busy, texts(room)

    quiet, busy, said = run(story(), monkeypatch)
    assert quiet == pytest.approx(FLUSH) and busy == pytest.approx(quiet)
    assert said == ["a secret"], "and what was being written is written once"


@pytest.mark.parametrize("is_writing", [False, True])
def test_what_another_worker_has_written_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_writing: bool
) -> None:
    """Also where this worker has just begun to write an entry of the same number, for which it is too late."""

    async def story() -> tuple[list[str], list[str]]:
        match = fresh("zillionaire")
        async with server(monkeypatch, tmp_path, Faults(seconds=lambda: FLUSH)) as services:
            await put_down(services, match, people_at(match))
            room = await services.rooms.get(TABLE)
            other = journal.encode(journal.Said(seat=1, text="elsewhere"))
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            services.store.append(TABLE, Row(room.state.seq + 1, 0, other), lambda error: done.set_result(None))
            await asyncio.sleep(PART)
            written = [say(room, "here")] if is_writing else []
            await done
            await room.queue.refresh()
            seen = texts(room)
            await asyncio.gather(*written)
            return seen, texts(room)

    seen, at_last = run(story(), monkeypatch)
    assert seen[0] == "elsewhere"
    assert at_last == (["elsewhere", "here"] if is_writing else ["elsewhere"])
