"""Real PostgreSQL, Redis and servers for tests, in folders of their own. Nothing here sleeps: it waits for signs."""

from __future__ import annotations

import fcntl
import os
import pwd
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from random import Random
from typing import IO, Any

from tests import chance
from tests.failures import ROOT, WITNESSES

POSTGRES_FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
PROCESS = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 10
PORTS = iter(Random().sample(range(20_000 + 1_000 * PROCESS, 21_000 + 1_000 * PROCESS), 1_000))
RESERVED = Path(tempfile.gettempdir()) / "fatcats-test-ports"
LOCKS: list[IO[str]] = []  # held as long as this process lives
LIMITS = b"""{"limits": {"messages_per_second": 100000, "requests_per_second": 100000, "tables_per_hour": 1000000,
"connections": 10000, "raw_connections": 10000, "openings_per_second": 100000, "chats_per_ten_seconds": 100000,
"slow_per_second": 100000}}"""


def free_port() -> int:
    """One that stays free until it is used: below those that the system hands out, and reserved for this process, since
    tests may run in another clone as well."""
    RESERVED.mkdir(exist_ok=True)
    for port in PORTS:
        lock = (RESERVED / str(port)).open("w")
        with socket.socket() as probe, suppress(OSError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            probe.bind(("127.0.0.1", port))
            LOCKS.append(lock)
            return port
        lock.close()
    raise RuntimeError("no port is free")


def find_program(name: str) -> str:
    folders = [str(folder) for folder in POSTGRES_FOLDERS]
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *folders]))
    if found is None:
        raise RuntimeError(f"{name} is not installed; scripts/system_packages installs it or says how")
    return found


def unprivileged(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: borrow another account, and let it reach the folder."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    account = next(pwd.getpwnam(name) for name in ("postgres", "nobody") if name in names)
    for parent in [folder, *folder.parents]:
        if parent.stat().st_uid == 0 and parent != Path("/"):
            parent.chmod(parent.stat().st_mode | 0o055)
    os.chown(folder, account.pw_uid, account.pw_gid)
    return {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}


class Postgres:
    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.port = free_port()
        self._account = unprivileged(folder)
        self._run("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.port}/postgres"

    @property
    def pid(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    @property
    def pids(self) -> list[int]:
        """Its own, and those of the processes that serve its connections and write to disk; none if it is down."""
        try:
            children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        except FileNotFoundError:
            return []
        return [self.pid, *map(int, children.split())]

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        self._control("-o", options, "-l", str(self.folder / "log"), "start")

    def stop(self, mode: str = "fast") -> None:
        self._control("-m", mode, "stop")

    def create_database(self, name: str) -> str:
        self._run("psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-c", f"CREATE DATABASE {name}")
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.port}/{name}"

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        command = [find_program(program), *arguments]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, timeout=60, **self._account)


class Redis:
    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self) -> None:
        command = [find_program("redis-server"), "--bind", "127.0.0.1", "--port", str(self.port)]
        command += ["--save", "", "--dir", str(self.folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if "Ready to accept connections" in line:
                return
        raise RuntimeError("Redis did not start")

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


class Running:
    """A process of ours; what it says goes to a file beside its data."""

    def __init__(self, arguments: Sequence[str], log: Path, environment: Mapping[str, str] | None = None) -> None:
        self.log = log
        self._arguments = arguments
        self._environment = environment or {}
        self._heard = 0  # of the log, before the test began that is under way
        self.start()

    def start(self) -> None:
        if self not in WITNESSES:
            WITNESSES.append(self)
        self._file: IO[bytes] = self.log.open("ab")
        command = [sys.executable, "-c", "from fatcats.cli import main; main()", *self._arguments]
        environment = {**os.environ, **self._environment, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=self._file, text=True, env=environment
        )

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()
        self._close()

    def stop(self) -> int:
        """As Ctrl-C would."""
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(timeout=60)
        self._close()
        return code

    def attend(self) -> None:
        """A test begins. Whoever has ended before it has nothing to tell about it."""
        if self.process.poll() is None:
            self._heard = self.log.stat().st_size
        else:
            WITNESSES.remove(self)

    def logged(self) -> str:
        """Since the test began."""
        return self.log.read_bytes()[self._heard :].decode()

    def testify(self, folder: Path) -> None:
        code = self.process.poll()
        state = "is running" if code is None else f"ended with {code}"
        head = f"fatcats {shlex.join(self._arguments)}\n{state}; it logged:\n"
        (folder / f"{self.log.name}.txt").write_text(head + (self.logged() or "nothing\n"), encoding="utf-8")

    def _close(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._file.close()


class RunningServer(Running):
    """Its tables are dealt as `tests.chance` says; without chance, as those of a server for people."""

    def __init__(
        self,
        folder: Path,
        database: str,
        *,
        redis: str = "",
        extra: Sequence[str] = (),
        has_chance: bool = True,
        answers: bool = False,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """`answers`: the table answers for people who have no choice, and at once; else its clients have to."""
        folder.mkdir(parents=True, exist_ok=True)
        limits = folder / "limits.json"
        if not limits.exists():  # another server of the same folder may be reading it just now
            limits.write_bytes(LIMITS)
        self.port = free_port()
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", database]
        arguments += ["--bot-pace", "0", "--bot-processes", "1", "--limits", str(limits), *extra]
        arguments += ["--answer-pace", "0" if answers else "3600"]
        arguments += ["--redis", redis] if redis else []
        chosen = chance.environment() if has_chance else {}
        super().__init__(arguments, folder / f"log-{self.port}", {**chosen, **(environment or {})})

    @cached_property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def wait(self) -> RunningServer:
        """Until it says that the table is open."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("The table is open"):
                return self
        self.kill()
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-2000:]}")

    def restart(self) -> None:
        self.start()
        self.wait()
