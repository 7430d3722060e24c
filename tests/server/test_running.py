"""The command: it starts, says where it is, stops on Ctrl-C with nothing lost; example and verification."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import httpx

from tests.failures import ROOT
from tests.server.people import SEATS, Person, full_table
from tests.server.services import Postgres, Redis, Running, RunningServer, free_port
from tests.server.test_tables import finished_table, short


def fatcats(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from fatcats.cli import main; main()", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)


def test_it_says_where_it_is_with_a_code_for_phones_and_stops_with_nothing_lost(tmp_path: Path) -> None:
    port = free_port()
    arguments = [
        "serve",
        "--port",
        str(port),
        "--database",
        str(tmp_path / "t.db"),
        "--public-url",
        "https://a.example",
    ]
    server = Running(arguments, tmp_path / "log")
    assert server.process.stdout is not None
    said = []
    for line in server.process.stdout:
        said.append(line)
        if line.startswith("Ctrl-C"):
            break
    assert f"http://127.0.0.1:{port}" in said[0] and "https://a.example" in said[1] and "█" in "".join(said)
    person = full_table(f"http://127.0.0.1:{port}", 1)[0]
    assert person.get("/invitation").json()["links"] == [f"https://a.example/t/{person.table}"]
    with person.live() as talk:
        seq = getattr(talk.play(), "seq")  # noqa: B009
        assert server.stop() == 0
    assert server.log.read_text() == ""
    server.start()
    assert server.process.stdout is not None
    next(line for line in server.process.stdout if line.startswith("Ctrl-C"))
    with person.live() as talk:
        assert talk.seq >= seq
    server.stop()


def test_the_example_bot_plays_a_game_in_a_dozen_lines(single: RunningServer) -> None:
    host = Person(single.url).open("open", *["bot"] * (SEATS - 1), options=short())
    script = ROOT / "examples" / "bot.py"
    command = [sys.executable, str(script), f"{single.url}/t/{host.table}"]
    robot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    with host.live() as talk:
        talk.until(lambda: talk.info and talk.info.seats[0].name == "Robot")
        host.start()
    out, _ = robot.communicate(timeout=120)
    assert robot.returncode == 0 and out.startswith("Result(places=")


def test_verify_tells_a_fair_shuffle_from_a_false_one(single: RunningServer, tmp_path: Path) -> None:
    record = finished_table(single.url).get("/record").text
    (tmp_path / "fair.json").write_text(record)
    fair = fatcats("verify", str(tmp_path / "fair.json"))
    assert fair.returncode == 0 and "follow from the seed" in fair.stdout
    seed = record.split('"seed": "')[1][:64]
    (tmp_path / "false.json").write_text(record.replace(seed, "00" * 32))
    false = fatcats("verify", str(tmp_path / "false.json"))
    assert false.returncode == 2 and "not the one that was committed to" in false.stderr


def test_what_cannot_work_is_said_in_a_sentence(tmp_path: Path) -> None:
    several = fatcats("serve", "--redis", "redis://127.0.0.1:1", "--database", str(tmp_path / "t.db"))
    assert several.returncode == 2 and "SQLite is for one process" in several.stderr
    assert "needs --redis" in fatcats("bots").stderr.replace("a bot worker ", "")
    odd = fatcats("serve", "--database", "mysql://nowhere/nothing")
    assert odd.returncode == 2 and "SQLite or PostgreSQL" in odd.stderr


def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        taken = fatcats("serve", "--host", "127.0.0.1", "--port", port, "--database", str(tmp_path / "t.db"))
    assert (taken.returncode, taken.stderr) == (2, f"fatcats: port {port} is taken; try --port 0\n")
    nowhere = fatcats("serve", "--host", "192.0.2.1", "--database", str(tmp_path / "t.db"))
    assert (nowhere.returncode, nowhere.stdout) == (2, "")
    assert nowhere.stderr == "fatcats: this machine does not have the address 192.0.2.1; try --host 127.0.0.1\n"


def test_workers_can_share_a_port(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    database = postgres.create_database("shared_port")
    server = RunningServer(tmp_path, database, redis=redis.url, extra=["--workers", "2"]).wait()
    try:
        with httpx.Client(transport=httpx.HTTPTransport(retries=8)) as client:
            assert client.get(f"{server.url}/health", timeout=120).json()["bus"] is True
        person = full_table(server.url, 1)[0]
        with person.live() as talk:
            assert talk.welcome.yours == [0]
    finally:
        server.stop()


def test_what_one_worker_was_told_the_next_one_knows(tmp_path: Path, postgres: Postgres) -> None:
    """Though no news of it has come: a request may land anywhere."""
    redis, database = Redis(tmp_path / "redis"), postgres.create_database("no_news")
    servers = [RunningServer(tmp_path / name, database, redis=redis.url).wait() for name in ("a", "b")]
    redis.stop()
    try:
        here = Person(servers[0].url).open("open", "open", *["bot"] * (SEATS - 2))
        there = here.friend()
        there.url, there.key = servers[1].url, here.key
        assert there.get().json()["table"]["status"] == "waiting"
        here.sit(0, "Ada").friend().sit(1, "Ben")
        there.start()
        assert here.get().json()["table"]["status"] == "playing"
    finally:
        for server in servers:
            server.stop()
