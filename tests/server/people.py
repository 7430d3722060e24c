"""Short words for tests that do a thing or two at a table: people who call the API and talk over a socket."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from fatcats import protocol
from fatcats.registry import game_keys, get_game
from tests import chance

KEY = min(game_keys(), key=lambda key: get_game(key).minutes)  # the game for tests that are not about a game
SEATS = get_game(KEY).usual_seats
Kind = TypeVar("Kind")
PATIENCE = 60.0
NO_TLS = False  # servers of tests have none; to read all certificates for each call takes 30 ms of the processor
get = partial(httpx.get, timeout=PATIENCE, verify=NO_TLS)
post = partial(httpx.post, timeout=PATIENCE, verify=NO_TLS)


class Person:
    """Calls the API like a program: with a key of its own."""

    def __init__(self, url: str, table: str = "") -> None:
        self.url = url
        self.table = table
        self.key = secrets.token_urlsafe(32)

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}", **chance.headers()}

    def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        address = f"{self.url}/api{path}"
        return httpx.request(method, address, headers=self.headers, timeout=PATIENCE, verify=NO_TLS, **more)

    def post(self, path: str, body: Any = None, method: str = "POST") -> httpx.Response:
        return self.call(method, f"/tables/{self.table}{path}", json=body)

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.call("GET", f"/tables/{self.table}{path}", params=query)

    def open(self, *kinds: str, **more: Any) -> Person:
        """A table with these seats, the usual number of open ones if none are named."""
        body = {"game": KEY, "seats": [{"kind": kind} for kind in kinds or ["open"] * SEATS], **more}
        response = self.call("POST", "/tables", json=body)
        assert response.status_code == 201, response.text
        self.table = response.json()["table"]["id"]
        return self

    def friend(self) -> Person:
        return Person(self.url, self.table)

    def sit(self, seat: int, name: str) -> Person:
        response = self.post(f"/seats/{seat}/sit", {"name": name})
        assert response.status_code == 200, response.text
        return self

    def start(self) -> None:
        response = self.post("/start")
        assert response.status_code == 200, response.text

    def live(self, have: int | None = None, language: str = "en") -> Talk:
        return Talk(self, have, language)


def full_table(url: str, people: int = 2, **more: Any) -> list[Person]:
    """A game that has begun: so many people in the first seats, bots in the others."""
    kinds = ["open"] * people + ["bot"] * (SEATS - people)
    first = Person(url).open(*kinds, **more)
    everybody = [first, *(first.friend() for _ in range(people - 1))]
    for seat, person in enumerate(everybody):
        person.sit(seat, f"P{seat}")
    first.start()
    return everybody


class Talk:
    """A live connection; what is heard is kept."""

    def __init__(self, person: Person, have: int | None = None, language: str = "en") -> None:
        self.person = person
        self.language = language
        self.heard: list[protocol.FromServer] = []
        self.perspectives: dict[int | None, protocol.Perspective] = {}
        self.info: protocol.TableInfo | None = None
        self.seq = 0
        self._have = have
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        address = f"ws{self.person.url.removeprefix('http')}/api/tables/{self.person.table}/live"
        opening = connect(address, additional_headers=self.person.headers, max_size=None, open_timeout=PATIENCE)
        self.socket: ClientConnection = self._stack.enter_context(opening)
        self.send(protocol.Hello(protocol=protocol.PROTOCOL, have=self._have, language=self.language))
        self.welcome = self.hear(protocol.Welcome)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def send(self, message: protocol.Message) -> None:
        self.socket.send(protocol.write(message).decode())

    def next(self) -> protocol.FromServer:
        message = protocol.read_server(self.socket.recv(PATIENCE))
        self.heard.append(message)
        if isinstance(message, protocol.Welcome | protocol.Update):
            self.seq = message.seq
            self.perspectives.update({perspective.seat: perspective for perspective in message.perspectives})
            if isinstance(message.table, protocol.TableInfo):
                self.info = message.table
        return message

    def news(self) -> list[protocol.Welcome | protocol.Update]:
        """All of it that was heard."""
        return [message for message in self.heard if isinstance(message, protocol.Welcome | protocol.Update)]

    def hear(self, kind: type[Kind]) -> Kind:
        """The next message of this kind."""
        while True:
            message = self.next()
            if isinstance(message, kind):
                return message

    def until(self, is_so: Callable[[], Any]) -> None:
        while not is_so():
            self.next()

    def ask(self, message: protocol.Message) -> protocol.FromServer:
        """Send a request and wait for its answer."""
        self.send(message)
        request = getattr(message, "request", "")
        while True:
            answer = self.next()
            if getattr(answer, "request", None) == request:
                return answer

    def perspective(self) -> protocol.Perspective:
        return next(iter(self.perspectives.values()))

    def until_asked(self) -> protocol.Perspective:
        self.until(lambda: any(perspective.options for perspective in self.perspectives.values()))
        return next(perspective for perspective in self.perspectives.values() if perspective.options)

    def play(self, move: str | None = None) -> protocol.FromServer:
        """The first move that is open, or this one."""
        perspective = self.until_asked()
        assert perspective.seat is not None
        self.perspectives[perspective.seat] = msgspec.structs.replace(perspective, options=[])
        moves = [move or perspective.options[0].move]
        return self.ask(
            protocol.Play(
                request=secrets.token_hex(4), seat=perspective.seat, moves=moves, decision=perspective.decision
            )
        )
