"""A start that is refused says why in one sentence; a file of tables belongs to one server, whatever it is called."""

from __future__ import annotations

import gc
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fatcats.cli.serve import ServerFailed, serve
from fatcats.server.cluster.scale import NotScalable, hold
from fatcats.server.store.engines import BadDatabase, read_url
from tests.server.services import RunningServer, free_port
from tests.server.test_running import fatcats


def refused(*arguments: str) -> str:
    """The sentence: nothing else is said, and no trace."""
    tried = fatcats("serve", "--host", "127.0.0.1", "--port", str(free_port()), *arguments)
    assert tried.returncode == 2 and tried.stdout == ""
    assert re.fullmatch(r"fatcats: [^\n]+\n", tried.stderr), tried.stderr
    return tried.stderr


def other_name(file: Path, way: str) -> Path:
    """Of the same file."""
    match way:
        case "a relative path":
            return Path(os.path.relpath(file, Path.cwd()))
        case "a linked folder":
            (file.parent.parent / "again").symlink_to(file.parent)
            return file.parent.parent / "again" / file.name
        case "a symbolic link":
            (file.parent / "link.db").symlink_to(file)
            return file.parent / "link.db"
        case "a hard link":
            (file.parent / "other").mkdir()
            (file.parent / "other" / "hard.db").hardlink_to(file)
            return file.parent / "other" / "hard.db"
    return file


@pytest.mark.parametrize("way", ["its name", "a relative path", "a symbolic link", "a hard link", "a linked folder"])
def test_a_file_is_held_by_one_whatever_it_is_called(tmp_path: Path, way: str) -> None:
    file = tmp_path / "tables" / "tables.db"
    file.parent.mkdir()
    with hold(file), pytest.raises(NotScalable, match="another server is using"):
        hold(other_name(file, way))
    hold(file).close()


def test_a_second_server_does_not_get_the_file_until_the_first_has_gone(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, str(tmp_path / "tables.db")).wait()
    try:
        assert "another server is using" in refused(
            "--database", str(other_name(tmp_path / "tables.db", "a hard link"))
        )
    finally:
        server.kill()
    server.restart()
    server.kill()


def test_what_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("This is no database at all, and it never was one.\n" * 50)
    assert "folder" in refused("--database", str(tmp_path / "folder"))
    assert "not a database" in refused("--database", str(tmp_path / "text"))
    for nothing in ("sqlite://", ":memory:", "sqlite:///:memory:"):
        with pytest.raises(BadDatabase, match="need a file"):
            read_url(nothing)


def test_a_database_that_does_not_answer_is_named() -> None:
    nowhere = f"postgresql://nobody@127.0.0.1:{free_port()}/nothing"
    assert "database" in refused("--database", nowhere)
    scaled = ["--redis", f"redis://127.0.0.1:{free_port()}", "--workers", "2"]
    assert "database" in refused("--database", nowhere, *scaled)


@pytest.fixture
def collecting() -> Iterator[None]:
    """A server that starts puts off the collection of garbage."""
    yield
    gc.enable()


@pytest.mark.usefixtures("collecting")
def test_settings_that_cannot_be_are_named(tmp_path: Path) -> None:
    limits, unknown = tmp_path / "limits.json", tmp_path / "unknown.json"
    limits.write_text('{"limits": {"connections": "many"}}')
    unknown.write_text('{"limits": {"conections": 5}}')
    with pytest.raises(ServerFailed, match=r"limits\.connections"):
        serve(limits=limits)
    with pytest.raises(ServerFailed, match=r"limits\.conections"):
        serve(limits=unknown)
    with pytest.raises(ServerFailed, match="--public-url"):
        serve(public_url="games.example.org")
    with pytest.raises(ServerFailed, match="--origin"):
        serve(origin=("https://games.example.org/page",))
