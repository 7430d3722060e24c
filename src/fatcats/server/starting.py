"""A start that fails is told in one sentence, whoever has found out: the store, the application or uvicorn."""

from __future__ import annotations

import errno
import logging
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy.exc import DBAPIError

from fatcats.server.settings import Settings
from fatcats.server.store import Store
from fatcats.server.store.engines import read_url

BACKLOG = 2048  # connections that wait to be accepted


class NotStarted(Exception):
    """The text says why."""


class Beginning(logging.Filter):
    """Until the server runs, what goes wrong is kept here instead of being logged with all its traces."""

    def __init__(self) -> None:
        super().__init__()
        self.problems: list[Exception] = []
        self.is_over = False

    def filter(self, record: logging.LogRecord) -> bool:
        if self.is_over or record.levelno < logging.ERROR:
            return True
        self.problems.append(NotStarted(record.getMessage()))
        return False

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Raises NotStarted if the server has stopped before it ran."""
        logger = logging.getLogger("uvicorn.error")
        logger.addFilter(self)
        try:
            yield
        except (KeyboardInterrupt, SystemExit):
            pass
        finally:
            logger.removeFilter(self)
        if not self.is_over:
            raise NotStarted(sentence(self.problems[0]) if self.problems else "the server could not start")


def sentence(problem: Exception) -> str:
    if isinstance(problem, DBAPIError):
        return f"the database cannot be used: {in_one_line(problem.orig or problem)}"
    if isinstance(problem, OSError) and problem.filename:
        return f"{problem.strerror}: {problem.filename}"
    if isinstance(problem, OSError):
        return f"the database does not answer: {in_one_line(problem)}"
    return in_one_line(problem)


def in_one_line(problem: object) -> str:
    return " ".join(str(problem).split())


def listen(settings: Settings) -> socket.socket:
    """The socket to be served, before anything else is started: what is wrong with it is what people see most often."""
    bound = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    if sys.platform != "win32":  # there it would let two servers share a port
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
        bound.listen(BACKLOG)
    except OSError as error:
        bound.close()
        raise NotStarted(cannot_listen(settings, error)) from None
    bound.set_inheritable(True)
    return bound


def cannot_listen(settings: Settings, error: OSError) -> str:
    match error.errno:
        case errno.EADDRINUSE:
            return f"port {settings.port} is taken; try --port 0"
        case errno.EACCES:
            return f"port {settings.port} is not yours to use; try one above 1023, or --port 0"
        case errno.EADDRNOTAVAIL:
            return f"this machine does not have the address {settings.host}; try --host 127.0.0.1"
        case _:
            return f"cannot listen at {settings.host}, port {settings.port}: {error.strerror or error}"


async def try_store(settings: Settings) -> None:
    """Can the database be reached, and brought up to date?"""
    store = Store(read_url(settings.database))
    try:
        await store.open()
    except Exception as error:
        raise NotStarted(sentence(error)) from error
    finally:
        await store.close()


def raise_file_limit() -> None:
    """Every connection is a file, and the usual thousand of them are for desktops."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
