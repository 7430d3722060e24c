"""A program of its own that is spoken to in lines."""

from __future__ import annotations

import os
import selectors
import shlex
import subprocess
from time import monotonic
from typing import IO
from weakref import finalize

from fatcats.engine.errors import BadBot

PATIENCE = 60.0  # seconds for one answer


class LineProcess:
    """Started from its command line. When its input ends, the program ends."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self._read = b""
        try:
            self._process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError, IndexError) as error:
            raise BadBot(f"the program {command!r} cannot be started: {error}") from error
        self.close = finalize(self, end, self._process)

    def ask(self, line: bytes) -> str:
        """Send it a line, and read the one that it answers."""
        self.send(line)
        return self._next_line()

    def send(self, line: bytes) -> None:
        try:
            pipe(self._process.stdin).write(line + b"\n")
            pipe(self._process.stdin).flush()
        except OSError as error:
            raise BadBot(f"the program {self.command!r} has ended") from error

    def _next_line(self) -> str:
        """Waited for no longer than patience lasts."""
        deadline = monotonic() + self.patience
        with selectors.DefaultSelector() as selector:
            output = pipe(self._process.stdout)
            selector.register(output, selectors.EVENT_READ)
            while b"\n" not in self._read:
                if not selector.select(max(deadline - monotonic(), 0)):
                    raise BadBot(f"the program {self.command!r} has not answered within {self.patience:g} seconds")
                more = os.read(output.fileno(), 65_536)
                if not more:
                    raise BadBot(f"the program {self.command!r} has ended without an answer")
                self._read += more
        line, _, self._read = self._read.partition(b"\n")
        return line.decode(errors="replace").strip()


def pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None  # it was asked for
    return stream


def end(process: subprocess.Popen[bytes]) -> None:
    """Its input ends; a program that does not mind is ended."""
    try:
        process.communicate(timeout=1.0)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
