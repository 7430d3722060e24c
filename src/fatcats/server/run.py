"""Starts a server and says where it is."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from typing import TextIO

import msgspec
import segno
import uvicorn
from sqlalchemy.exc import DBAPIError

from fatcats.server import logging as logs
from fatcats.server.addresses import ANYWHERE, reachable
from fatcats.server.app import create_app
from fatcats.server.cluster.scale import NotScalable, check
from fatcats.server.garbage import spare_garbage_collection
from fatcats.server.http.guard import App
from fatcats.server.settings import Settings
from fatcats.server.starting import Beginning, NotStarted, listen, raise_file_limit, sentence, try_store
from fatcats.server.wire.http import HttpProtocol
from fatcats.server.wire.limiter import ConnectionLimiter
from fatcats.server.wire.websocket import SocketProtocol

ENVIRONMENT = "FATCATS_SETTINGS"  # how worker processes learn their settings
GRACE = 5  # seconds for open connections when the server stops
# Seconds without a sign after which a worker is replaced. Its tables' sockets are cut then, so a machine that is only
# busy must not look like one that hangs: starting alone can take longer than uvicorn's 5 s there.
SILENCE = 60


class Announcing(uvicorn.Server):
    """Says where it is as soon as it can be reached."""

    def __init__(
        self, config: uvicorn.Config, settings: Settings, beginning: Beginning, out: TextIO, browser: bool = False
    ) -> None:
        super().__init__(config)
        self._settings = settings
        self._beginning = beginning
        self._out = out
        self._browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        spare_garbage_collection()
        if self.started:
            self._beginning.is_over = True
            port = self.servers[0].sockets[0].getsockname()[1]
            announce(self._settings, port, self._out)
            if self._browser:
                threading.Thread(target=show, args=(f"http://127.0.0.1:{port}/",), daemon=True).start()


def show(address: str) -> None:
    """In this machine's browser. A machine without a screen has none, and a text browser would take the terminal."""
    has_screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if has_screen:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(address)


def announce(settings: Settings, port: int, out: TextIO) -> None:
    """The address, and for phones in the same network a code to look at."""
    near = f"http://127.0.0.1:{port}"
    here = near if settings.host in ANYWHERE else f"http://{settings.host}:{port}"
    print(f"The table is open at {here}", file=out)
    if (others := reachable(settings, near)) and others != [here]:
        print(f"Phones and friends in the same network: {' or '.join(others)}", file=out)
        with suppress(UnicodeEncodeError):  # a terminal without block characters
            segno.make(others[0], error="l").terminal(out, compact=True, border=1)
    if settings.chance:
        print("For tests only: what this server deals can be foreseen.", file=out)
    print("Ctrl-C closes it; nothing is lost.", file=out, flush=True)


def config(settings: Settings, app: App | str, *, workers: int | None = None) -> uvicorn.Config:
    limiter = ConnectionLimiter(settings)
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop" if sys.platform != "win32" else "auto",
        http=partial(HttpProtocol, limiter),  # type: ignore[arg-type]  # called like a class
        ws=partial(SocketProtocol, limiter),  # type: ignore[arg-type]
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=settings.deflate,
        ws_ping_interval=25,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=GRACE,
        timeout_worker_healthcheck=SILENCE,
        workers=workers,
        factory=isinstance(app, str),
    )


def serve(settings: Settings, *, workers: int = 1, out: TextIO = sys.stdout, browser: bool = False) -> None:
    """Until Ctrl-C."""
    logs.set_up(settings.log_level)
    check(settings)
    raise_file_limit()
    if workers > 1:
        serve_with_workers(settings, workers, out)
        return
    bound, beginning = listen(settings), Beginning()
    with beginning.watched():
        app = create_app(settings, beginning.problems)
        Announcing(config(settings, app), settings, beginning, out, browser).run(sockets=[bound])


def serve_with_workers(settings: Settings, workers: int, out: TextIO) -> None:
    """Processes that share one port; one that dies is replaced."""
    if not settings.is_scaled:
        raise NotScalable("several workers need --redis, and PostgreSQL as --database")
    from uvicorn.supervisors import Multiprocess

    asyncio.run(try_store(settings))  # else each worker would find out for itself, again and again
    os.environ[ENVIRONMENT] = msgspec.json.encode(asdict(settings)).decode()
    shared = config(settings, "fatcats.server.run:app_of_environment", workers=workers)
    bound = listen(settings)
    announce(settings, bound.getsockname()[1], out)
    Multiprocess(shared, sockets=[bound]).run()


def app_of_environment() -> App:
    settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
    spare_garbage_collection()
    logs.set_up(settings.log_level)
    return create_app(settings)


def serve_bots(settings: Settings) -> None:
    """A worker that only lets bots think."""
    from fatcats.server.cluster.bot_worker import run

    logs.set_up(settings.log_level)
    if not settings.is_scaled:
        raise NotScalable("a bot worker needs --redis, and PostgreSQL as --database")
    check(settings)
    try:
        asyncio.run(run(settings))
    except KeyboardInterrupt:
        pass
    except (DBAPIError, OSError) as error:
        raise NotStarted(sentence(error)) from error
