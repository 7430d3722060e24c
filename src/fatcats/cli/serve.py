"""`fatcats serve` and `fatcats bots`. What they start is loaded only then: other commands should not wait for it."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number

from fatcats.engine.errors import FatcatsError

if TYPE_CHECKING:
    from fatcats.server.settings import Settings

Port = Annotated[int, Parameter(validator=Number(gte=0, lte=65535))]
Database = Annotated[str, Parameter(env_var="FATCATS_DATABASE")]
Redis = Annotated[str, Parameter(env_var="FATCATS_REDIS")]
LogLevel = Annotated[Literal["debug", "info", "warning", "error"], Parameter(env_var="FATCATS_LOG")]


class ServerFailed(FatcatsError):
    """The server cannot be started as asked."""


def serve(
    *,
    host: str = "0.0.0.0",
    port: Port = 8765,
    database: Database = "",
    redis: Redis = "",
    workers: Annotated[int, Parameter(validator=Number(gte=1, lte=64))] = 1,
    public_url: Annotated[str, Parameter(env_var="FATCATS_PUBLIC_URL")] = "",
    origin: tuple[str, ...] = (),
    proxies: str = "",
    metrics_token: Annotated[str, Parameter(env_var="FATCATS_METRICS_TOKEN")] = "",
    bot_processes: Annotated[int, Parameter(validator=Number(gte=1, lte=256))] = max(1, (os.cpu_count() or 2) - 1),
    bot_pace: float = 0.7,
    answer_pace: Annotated[float, Parameter(validator=Number(gte=0, lte=3600))] = 1.2,
    deflate: bool = False,
    limits: Path | None = None,
    browser: bool = False,
    log: LogLevel = "warning",
) -> None:
    """Open a table in the browser for friends and bots.

    Parameters
    ----------
    host
        The address to listen at; 127.0.0.1 keeps it to this machine.
    port
        The port; 0 takes any that is free.
    database
        Where tables are kept: a file for SQLite (the default, in your data folder) or postgresql://…
    redis
        redis://… when several workers serve the same tables.
    workers
        Processes that share the port; more than one needs PostgreSQL and Redis.
    public_url
        How people reach the server, if not by the address they see: https://games.example.org
    origin
        Another site whose pages may talk to this server; can be given several times.
    proxies
        Addresses or networks of proxies in front of the server, whose word on clients is trusted. '*' trusts everybody:
        only where nobody else can reach the port, since whoever does can call themselves what they like, and so pass
        every limit.
    metrics_token
        Opens /metrics to whoever brings it; without it there is no such page.
    bot_processes
        Processes in which bots think.
    bot_pace
        Seconds that a bot takes at least, so that people can follow.
    answer_pace
        Seconds that pass, on the median, before the table answers for a person who has no choice.
    deflate
        Compress messages, for slow links.
    limits
        A JSON file with other limits and days until tables expire; docs/operations.md lists them.
    browser
        Show the start page in this machine's browser, if it has one.
    log
        How much to log: debug, info, warning or error.
    """
    gc.disable()  # while all of it is loaded, nothing becomes garbage; the server switches it on again
    from fatcats.server.chance import ENVIRONMENT as CHANCE
    from fatcats.server.run import serve as run

    settings = _settings(
        limits,
        host=host,
        port=port,
        database=database,
        redis=redis,
        public_url=public_url.rstrip("/"),
        origins=origin,
        proxies=proxies,
        metrics_token=metrics_token,
        bot_processes=bot_processes,
        bot_pace=bot_pace,
        answer_pace=answer_pace,
        deflate=deflate,
        log_level=log,
        chance=os.environ.get(CHANCE, ""),
    )
    with _sentences():
        run(settings, workers=workers, browser=browser)


def bots(
    *,
    database: Database = "",
    redis: Redis = "",
    processes: Annotated[int, Parameter(validator=Number(gte=1, lte=256))] = max(1, (os.cpu_count() or 2) - 1),
    log: LogLevel = "warning",
) -> None:
    """Let bots think for the workers of a server that runs on PostgreSQL and Redis.

    Parameters
    ----------
    database
        The server's database: postgresql://…
    redis
        The server's Redis: redis://…
    processes
        Processes in which bots think.
    log
        How much to log: debug, info, warning or error.
    """
    from fatcats.server.run import serve_bots

    with _sentences():
        serve_bots(_settings(None, database=database, redis=redis, bot_processes=processes, log_level=log))


def _settings(file: Path | None, **given: object) -> Settings:
    """From the command line, and from a file what is seldom changed."""
    import msgspec

    from fatcats.server.settings import Settings

    try:
        extra = msgspec.json.decode(file.read_bytes(), type=dict[str, Any]) if file else {}
        if unknown := unknown_settings(extra):
            raise ServerFailed(f"{file}: nobody knows what {unknown} is")
        return msgspec.convert({**extra, **given}, Settings)
    except msgspec.DecodeError as error:
        raise ServerFailed(f"{file}: {error}" if file else str(error)) from error


def unknown_settings(given: dict[str, Any]) -> str:
    """The first name that no setting has: mostly a slip, and a limit that is not in force."""
    from fatcats.server.settings import Expiry, Limits

    parts = {"limits": Limits, "expiry": Expiry}
    names = [part for part in given if part not in parts]
    for part, kind in parts.items():
        known = {field.name for field in fields(kind)}
        section = given.get(part)
        names += [f"{part}.{name}" for name in section if name not in known] if isinstance(section, dict) else []
    return names[0] if names else ""


@contextmanager
def _sentences() -> Iterator[None]:
    """What cannot work is said in a sentence, not in a trace."""
    from fatcats.server.cluster.scale import NotScalable
    from fatcats.server.starting import NotStarted
    from fatcats.server.store.engines import BadDatabase
    from fatcats.server.store.migrate import NewerDatabase

    try:
        yield
    except (NotScalable, NotStarted, BadDatabase, NewerDatabase) as error:
        raise ServerFailed(str(error)) from error


def main() -> None:
    App(default_command=serve)()
