"""How a server is set up."""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

DAY = 24 * 3600
OWN_MACHINE = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What one client may ask for, so that nobody can take the table from the others."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    record_bytes: int = 2_000_000
    messages_per_second: float = 20.0  # on one connection, with bursts of twice that
    chats_per_ten_seconds: float = 6.0
    orders_per_ten_seconds: float = 20.0  # standing orders given or taken back
    requests_per_second: float = 20.0  # HTTP, from one address, with bursts of five times that
    slow_per_second: float = 1.0  # chat and hints over HTTP, from one address, with bursts of ten times that
    tables_per_hour: float = 60.0  # made from one address
    connections: int = 100  # live ones, open from one address
    all_connections: int = 10_000
    raw_connections: int = 300  # open from one address, those of pages included
    openings_per_second: float = 50.0  # of connections of any kind from one address, with bursts of raw_connections
    head_bytes: int = 32_768  # of a request
    fragments: int = 64  # of a message
    head_seconds: float = 10.0  # from the beginning of a connection, or the last answer, to the end of a request's head
    body_seconds: float = 30.0
    write_seconds: float = 60.0  # for a client that takes nothing of what it is sent
    closing_seconds: float = 5.0  # for a client to hear why a connection ends
    guesses_per_minute: float = 20.0  # wrong secrets from one address


@dataclass(frozen=True, kw_only=True)
class Expiry:
    """Days without a sign of life after which a table is cleared away, by its status."""

    waiting: float = 7
    playing: float = 60
    over: float = 180


@dataclass(frozen=True, kw_only=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8765
    database: str = ""  # an address, or a file for SQLite
    redis: str = ""
    origins: tuple[str, ...] = ()  # pages that may talk to this server besides its own
    public_url: str = ""  # how people reach this server, for links; known from the request if empty
    proxies: str = ""  # addresses of proxies whose word on client and scheme is trusted
    metrics_token: str = ""  # /metrics is there only for those who bring it
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    bot_pace: float = 0.7  # seconds that a bot takes at least, so that people can follow
    answer_pace: float = 1.2  # seconds that pass, on the median, before the table answers for a person
    deflate: bool = False  # compress messages: worth it on slow links, four times the work for the server
    log_level: str = "warning"
    chance: str = ""  # for tests: the seeds of tables follow from it, and can be foreseen
    limits: Limits = field(default_factory=Limits)
    expiry: Expiry = field(default_factory=Expiry)

    def __post_init__(self) -> None:
        if self.chance and (self.host not in OWN_MACHINE or self.public_url or self.proxies or self.origins):
            raise ValueError("chance that can be foreseen is for tests: on 127.0.0.1, with no address for others")
        if self.public_url and not re.fullmatch(r"https?://[^/?#@]+(/[^?#]*)?", self.public_url):
            raise ValueError(f"--public-url takes an address like https://games.example.org, not {self.public_url}")
        for origin in self.origins:
            if not re.fullmatch(r"https?://[^/?#@]+", origin):
                raise ValueError(f"--origin takes a site like https://games.example.org, not {origin}")

    @property
    def is_scaled(self) -> bool:
        return bool(self.redis)


def data_folder() -> Path:
    """Where tables are kept if nobody says otherwise."""
    if "FATCATS_DATA" in os.environ:
        return Path(os.environ["FATCATS_DATA"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "fatcats"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "fatcats"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "fatcats"
