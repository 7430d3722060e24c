"""A disk with no room left: the server says so, and goes on as soon as there is room."""

from __future__ import annotations

import resource
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from fatcats import protocol
from tests.server.people import full_table, get
from tests.server.services import RunningServer

SIZE = 6 << 20  # bytes of the small disk


@pytest.fixture(params=["a small disk", "a limit for files"])
def server(
    tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[tuple[RunningServer, Callable[[], AbstractContextManager[None]]]]:
    """A server, and what fills its disk: a real one, or a limit on the size of files, which anybody may set."""
    disk = tmp_path / "disk"
    disk.mkdir()
    is_small = request.param == "a small disk"
    if is_small:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(disk)]
        if subprocess.run(mount, capture_output=True).returncode:
            pytest.skip("only root may mount a file system")
    server = RunningServer(tmp_path, str(disk / "tables.db")).wait()
    try:
        yield server, lambda: filled(disk) if is_small else limited(server.process.pid, disk / "tables.db-wal")
    finally:
        server.kill()
        if is_small:
            subprocess.run(["umount", "--lazy", str(disk)], check=True)


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            pass
    yield
    ballast.unlink()


@contextmanager
def limited(pid: int, journal: Path) -> Iterator[None]:
    """No file of the process may grow."""
    most = resource.prlimit(pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (journal.stat().st_size, most))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


def test_health_and_moves_say_that_the_disk_is_full_and_go_on_when_it_is_not(
    server: tuple[RunningServer, Callable[[], AbstractContextManager[None]]],
) -> None:
    running, full = server
    health = f"{running.url}/health"
    person = full_table(running.url, people=1)[0]
    with person.live() as talk:
        assert isinstance(talk.play(), protocol.Done)
        talk.until_asked()
        assert get(health).status_code == 200
        with full():
            answer = get(health)
            assert answer.status_code == 503 and answer.json()["store"] is False
            refused = talk.play()
            assert isinstance(refused, protocol.Refused) and refused.code == "unavailable"
        assert get(health).status_code == 200
    with person.live() as talk:
        assert isinstance(talk.play(), protocol.Done)
