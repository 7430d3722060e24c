"""A seat at a server's table, through the public protocol: the same sentences as at a match in this process."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from time import monotonic
from typing import get_type_hints

import msgspec

from fatcats import protocol
from fatcats.agents.agent_seat import LATEST, AgentSeat, Open
from fatcats.client import Live, Server, ServerSaysNo, Table
from fatcats.engine.errors import BadMove, IllegalMove, NotYourDecision
from fatcats.engine.game import Game
from fatcats.engine.view import Outcome, View
from fatcats.registry import get_game

KEY = "FATCATS_KEY"  # in the environment: who one is at a server, so that one can come back
TABLE = "/t/"  # in the address of a table
MOVED_ON = {"stale", "not-now"}


class RemoteSeat(AgentSeat):
    """The connection lasts as long as the seat: others see that somebody is here."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self._lines_shown: dict[int, int] = {}  # by step: how many of its lines were told
        self._undone = 0  # how often something was taken back, as far as it was told
        self._stack = ExitStack()
        self._live: Live = self._stack.enter_context(table.live())
        try:
            super().__init__(game_at(self._info), seat)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self._stack.close()

    # --- what the server has said ---

    @property
    def _info(self) -> protocol.TableInfo:
        assert self._live.info is not None  # since the welcome
        return self._live.info

    @property
    def has_begun(self) -> bool:
        return self._info.status != "waiting"

    @property
    def waits_for_people(self) -> bool:
        return any(seat.kind == "open" for seat in self._info.seats)

    def _catch_up(self) -> None:
        """Take in whatever has come meanwhile."""
        while self._live.hear(0):
            pass
        self._look()

    def _look(self) -> None:
        """Where do we sit? A game that begins leaves closed seats out."""
        yours = self._live.yours
        if not yours:
            raise ServerSaysNo("not-yours", "the seat at this table is not yours any more")
        if self._info.problem:
            raise ServerSaysNo("other-rules", self._info.problem)
        if self.seat not in yours:
            self.seat = yours[0]

    @property
    def _perspective(self) -> protocol.Perspective:
        found = self._live.perspectives.get(self.seat)
        if found is None or found.view is None:
            raise NotYourDecision("", "the game has not begun", ())
        return found

    @property
    def players(self) -> Sequence[str]:
        return [seat.name for seat in self._info.seats]

    @property
    def view(self) -> View:
        return read_view(self.game, self._perspective.view)

    @property
    def moves(self) -> list[Open]:
        return super().moves if self._is_asked else []

    @property
    def _is_asked(self) -> bool:
        """Not where the table answers: there is nothing to decide."""
        found = self._live.perspectives.get(self.seat)
        return found is not None and bool(found.options) and found.answering is None

    @property
    def outcome(self) -> Outcome | None:
        result = self._live.result
        return None if result is None else Outcome(tuple(result.places), tuple(result.scores), result.reason)

    # --- what an agent does ---

    def start(self) -> None:
        """Begin the game: for the host, when no seat is open."""
        self.table.start()

    def wait(self, seconds: float | None = None) -> bool:
        until = None if seconds is None else monotonic() + seconds
        self._catch_up()
        while not (self.is_over or self._is_asked):
            left = 3_600.0 if until is None else until - monotonic()
            if left <= 0:
                return False
            if self._live.hear(left):
                self._look()
        return True

    def play(self, move: str) -> None:
        self._catch_up()
        decision = self._perspective.decision
        if not self._is_asked:
            raise NotYourDecision("", "you are not asked anything now", ())
        try:
            self._live.play(self.seat, [move], decision=decision)
        except ServerSaysNo as no:
            raise as_refusal(no) from no

    def why_not(self, move: str) -> str:
        try:
            self._live.ask(protocol.WhyNot(request=os.urandom(8).hex(), seat=self.seat, move=move))
        except ServerSaysNo as no:
            refusal = as_refusal(no)
            if isinstance(refusal, IllegalMove):
                return str(refusal)
            raise refusal from no
        return "You may do that now."

    def news(self) -> list[str]:
        shown = self._lines_shown
        fresh = ["Something was taken back."] if self._undone < len(self._live.undone) else []
        for step in self._live.undone[self._undone :]:
            shown = {known: number for known, number in shown.items() if known <= step}
        self._undone = len(self._live.undone)
        numbers: dict[int, int] = {}
        for line in self._live.lines.get(self.seat, []):
            numbers[line.step] = numbers.get(line.step, 0) + 1
            if numbers[line.step] > shown.get(line.step, 0):
                fresh.append(line.text)
        self._lines_shown = numbers
        return fresh[-LATEST:]

    def position(self) -> str:
        self._catch_up()
        if not self.has_begun:
            return waiting_room(self._info, self.seat, self.table.invitation())
        said = super().position()
        return said if self._is_asked or self.is_over else f"{said}\n\nOthers are asked now: wait."


# --- coming to a table ------------------------------------------------------------------------------------------------


def who_i_am(address: str) -> Server:
    if not address.startswith(("http://", "https://")):
        raise ServerSaysNo("malformed", f"{address!r} is no address of a server: it begins with http:// or https://")
    return Server(address, os.environ.get(KEY))


def join(link: str, name: str, seat: int | None = None) -> RemoteSeat:
    """Take a seat at the table of an invitation, a personal link or an address with /t/ in it."""
    address, found, rest = link.strip().partition(TABLE)
    table = who_i_am(address).table(rest)
    if not found or not table.id:
        raise ServerSaysNo("malformed", f"{link!r} is no link to a table: it would be like https://HOST/t/TABLE")
    secret = rest.partition("#")[2]
    joined = table.claim(secret) if secret else table.show()
    game_at(joined.table)
    yours = [number for number in joined.yours if seat is None or number == seat]
    return RemoteSeat(table, yours[0] if yours else table.sit(name, seat))


def host(
    address: str, game: str, name: str, seats: Sequence[str] | None = None, options: Mapping[str, object] | None = None
) -> RemoteSeat:
    """A new table at a server, which has not begun."""
    server, known = who_i_am(address), get_game(game)
    planned = list(seats) if seats else ["you"] + ["bot"] * (known.usual_seats - 1)
    if planned.count("you") != 1:
        raise ServerSaysNo("bad-seats", f"one of the seats is `you`, not {planned.count('you')}")
    table = server.create(game, seats=planned, name=name, options=dict(options or {}))
    return RemoteSeat(table, planned.index("you"))


# --- reading ----------------------------------------------------------------------------------------------------------


def game_at(info: protocol.TableInfo) -> Game:
    """The game that is played there, if it is installed here under the same rules."""
    game = get_game(info.game)
    if info.rules != game.rules_version:
        raise ServerSaysNo(
            "other-rules",
            f"that table plays {game.title} by version {info.rules} of its rules; installed is {game.rules_version}",
        )
    return game


@cache
def view_type(game: Game) -> type[View]:
    found: type[View] = get_type_hints(type(game).public_view)["return"]
    return found


def read_view(game: Game, data: object) -> View:
    try:
        return msgspec.convert(data, view_type(game), str_keys=True)
    except msgspec.ValidationError as error:
        raise ServerSaysNo("other-version", f"the server shows {game.title} in another way: {error}") from error


def as_refusal(no: ServerSaysNo) -> Exception:
    """What a seat raises when a move is refused; whatever else is wrong stays as it is."""
    if no.code == "illegal":
        return IllegalMove(no.clause, str(no), ())
    if no.code == "malformed":
        return BadMove(str(no))
    return NotYourDecision("", str(no), ()) if no.code in MOVED_ON else no


def waiting_room(info: protocol.TableInfo, seat: int, invitation: str) -> str:
    who = [f"seat {number}: {one.name or one.kind}" for number, one in enumerate(info.seats)]
    who[seat] += " (you)"
    then = "You start the game when no seat is open." if info.host_seat == seat else "The host starts the game: wait."
    return f"The game has not begun. {', '.join(who)}. Others come with {invitation}. {then}"
