"""A server, who one is there, and its tables: what goes over HTTP."""

from __future__ import annotations

import secrets
from typing import Any, TypeVar

import httpx
import msgspec

from fatcats import protocol
from fatcats.client.live import Live
from fatcats.client.refusal import ServerSaysNo

PATIENCE = 30.0  # seconds for an answer
T = TypeVar("T")


class Server:
    """A server and who you are there: whoever has the key has the seats."""

    def __init__(self, url: str, key: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.key = key or secrets.token_urlsafe(32)

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"}

    def games(self) -> list[protocol.GameInfo]:
        return self.read(self.call("GET", "/games"), list[protocol.GameInfo])

    def table(self, table: str) -> Table:
        """A table by its id or by its invitation."""
        return Table(self, table.partition("#")[0].rstrip("/").rpartition("/")[2])

    def create(self, game: str, *, seats: list[str] | None = None, name: str = "", **settings: object) -> Table:
        """A new table. A seat is `you`, `open`, `closed`, `bot` or `bot LEVEL`; settings are those of the API."""
        plans = [dict(zip(("kind", "level"), seat.split(maxsplit=1), strict=False)) for seat in seats or []]
        for plan in plans:
            if plan["kind"] == "you" and name:
                plan["name"] = name
        made = self.call("POST", "/tables", {"game": game, "seats": plans, **settings})
        return Table(self, self.read(made, protocol.Joined).table.id)

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Any route of the API; raises ServerSaysNo."""
        address = f"{self.url}/api{path}"
        try:
            response = httpx.request(method, address, headers=self.headers, json=body, timeout=PATIENCE)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise ServerSaysNo("unavailable", f"no server answers at {self.url!r}: {error}") from error
        try:
            if response.is_success:
                return msgspec.json.decode(response.content)
            problem = msgspec.json.decode(response.content, type=protocol.Problem)
        except msgspec.DecodeError as error:
            sentence = f"what answers at {self.url!r} is no fatcats server of this version ({response.status_code})"
            raise ServerSaysNo("other-version", sentence) from error
        raise ServerSaysNo(problem.code, problem.sentence, problem.clause)

    def read(self, answer: object, kind: type[T]) -> T:
        """What the server has answered, as what it is here; raises ServerSaysNo."""
        try:
            return msgspec.convert(answer, kind)
        except msgspec.ValidationError as error:
            sentence = f"the server at {self.url!r} speaks another version of the protocol: {error}"
            raise ServerSaysNo("other-version", sentence) from error


class Table:
    def __init__(self, server: Server, table: str) -> None:
        self.server = server
        self.id = table

    def call(self, method: str, path: str, body: object = None) -> Any:
        return self.server.call(method, f"/tables/{self.id}{path}", body)

    def show(self) -> protocol.Joined:
        return self.server.read(self.call("GET", ""), protocol.Joined)

    def sit(self, name: str, seat: int | None = None, colour: int = 0) -> int:
        """Take a seat, the first free one if none is named. Returns which.

        In a seat that is yours this changes name and colour, until the game starts.
        """
        seats = [seat] if seat is not None else [n for n, s in enumerate(self.show().table.seats) if s.kind == "open"]
        for number in seats:
            try:
                self.call("POST", f"/seats/{number}/sit", {"name": name, "colour": colour})
            except ServerSaysNo as no:
                if no.code != "taken" or seat is not None:
                    raise
            else:
                return number
        raise ServerSaysNo("taken", "there is no free seat at this table")

    def start(self) -> None:
        self.call("POST", "/start")

    def claim(self, secret: str) -> protocol.Joined:
        """Take the seat whose personal link has this secret behind its #."""
        return self.server.read(self.call("POST", "/claim", {"secret": secret}), protocol.Joined)

    def invitation(self) -> str:
        """A link that others can follow, the best that there is."""
        links = self.server.read(self.call("GET", "/invitation"), protocol.Invitation).links
        return links[0] if links else f"{self.server.url}/t/{self.id}"

    def record(self) -> Any:
        return self.call("GET", "/record")

    def live(self, *, language: str = "en") -> Live:
        return Live(self, language)
