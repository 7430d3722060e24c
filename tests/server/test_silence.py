"""An answer that somebody gives in secret makes no sound: what others are sent, in what order and when, is the same
whether it has been given or not."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import zip_longest
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from fatcats import protocol
from fatcats.match.hosted import HostedMatch
from fatcats.registry import game_keys
from fatcats.server.cluster.scale import Services
from fatcats.server.http.common import Visitor, joined
from fatcats.server.socket.sync import ClientSync
from fatcats.server.table import journal
from tests.server.moments import Moment, people_at, put_down, shared_questions, whole_decision
from tests.server.virtual import MEMORY, Guest, run, server
from tests.test_live import copy_of

GRACE = 30.0
Traffic = list[tuple[str, float, bytes]]


class Scene:
    """Everybody sits at the table; one of those who are asked is the mover, and all others listen."""

    def __init__(self, services: Services, moment: Moment, table: str) -> None:
        self.services = services
        self.moment = moment
        self.table = table
        self.mover = moment.asked[0]
        self.people = {seat: Guest(services, table, f"person {seat}") for seat in range(moment.match.seats)}
        self.others = {f"seat {seat}": guest for seat, guest in self.people.items() if seat != self.mover}
        self.others["spectator"] = Guest(services, table, "spectator")
        self.passer_by: list[tuple[float, bytes]] = []
        self._requests = Counter[int]()

    def play(self, seat: int) -> None:
        self.ask(seat, protocol.Play, moves=silent_answer(self.moment.match, seat))

    def ask(self, seat: int, kind: type[Any], **more: Any) -> None:
        self._requests[seat] += 1
        self.people[seat].say(kind(request=f"{seat} {self._requests[seat]}", seat=seat, **more))

    async def look(self, have: int | None) -> None:
        """What `/state` and the table itself say to a passer-by."""
        room = await self.services.rooms.enter(self.table)
        visitor = Visitor(None, "", "", False, "")
        answers = ClientSync("passer-by", "en").welcome(room, have), protocol.write(joined(room, visitor))
        self.passer_by += [(asyncio.get_running_loop().time(), answer) for answer in answers]

    async def pry(self, name: str) -> None:
        """Everything that others can do to find out."""
        match, seen = self.moment.match, self.others["spectator"].last_news().seq
        for have in (None, seen, max(0, seen - 3)):
            await self.look(have)
        for seat in [seat for seat in self.people if seat != self.mover]:
            self.ask(seat, protocol.WhyNot, move=match.game.moves.notation(0))
            if not self.moment.is_without_turns:  # there everybody may ask to go back, and everybody hears of it
                self.ask(seat, protocol.Undo)
            self.ask(seat, protocol.AnswerUndo, agrees=True)
            self.ask(seat, protocol.DropDraft)
            self.ask(seat, protocol.Play, moves=[match.game.moves.notation(0)] * 2)
            self.ask(seat, protocol.Say, text="Hurry up!")
            await asyncio.sleep(0.01)
        person = f"person {self.moment.asked[-1]}"
        self.others[f"{name}: again"] = Guest(self.services, self.table, "spectator", have=seen)
        self.others[f"{name}: anew"] = Guest(self.services, self.table, person)
        self.others[f"{name}: late"] = Guest(self.services, self.table, person, have=max(0, seen - 5))

    async def end(self) -> Traffic:
        """Everybody goes; what the others have heard until now."""
        traffic = self.traffic()
        for guest in {*self.people.values(), *self.others.values()}:
            await guest.leave()
        return traffic

    def traffic(self) -> Traffic:
        heard = {name: guest.heard for name, guest in self.others.items()} | {"passer-by": self.passer_by}
        return [(name, time, data) for name, messages in heard.items() for time, data in messages]


def silent_answer(match: HostedMatch, seat: int) -> list[str]:
    """One that nobody hears of while others owe theirs."""
    for seed in range(200):
        moves, copy = whole_decision(match, seat, Random(seed)), copy_of(match)
        copy.commit(seat, moves)
        if copy.marks[-1].is_silent:
            return [match.game.moves.notation(move) for move in moves]
    raise AssertionError("whatever is answered here, others hear of it")


async def until(time: float) -> None:
    await asyncio.sleep(time - asyncio.get_running_loop().time())


async def everybody_answers(services: Services, moment: Moment, is_early: bool) -> Traffic:
    """The mover answers, thinks better of it and answers again, while others try to find out; or answers when they have
    given up. The last one answers last in any case."""
    created = people_at(moment.match, timing=journal.Timing(per_move=600), grace=GRACE)
    scene = Scene(services, moment, await put_down(services, moment.match, created))
    await until(10)
    if is_early:
        scene.play(scene.mover)
    await asyncio.sleep(0.0005)  # it is being written
    await scene.look(None)
    for seat in [seat for seat in scene.people if seat != scene.mover]:
        scene.ask(seat, protocol.WhyNot, move=moment.match.game.moves.notation(0))
        scene.ask(seat, protocol.Play, moves=[moment.match.game.moves.notation(0)] * 2)
        scene.ask(seat, protocol.DropDraft)
    await until(11)
    await scene.pry("answered")
    if is_early:
        await until(12)
        scene.ask(scene.mover, protocol.Undo)
    await until(13)
    await scene.pry("taken back")
    for seat in moment.asked[1:-1]:
        scene.play(seat)
    if is_early:
        await until(14)
        scene.play(scene.mover)
    await until(15)
    for seat in moment.asked[1:-1]:
        scene.ask(seat, protocol.Undo)
        scene.play(seat)
    await until(16)
    await scene.pry("answered again")
    if not is_early:
        await until(17)
        scene.play(scene.mover)
    await until(18)
    scene.play(moment.asked[-1])
    await until(20)
    await scene.pry("all have answered")
    await until(21)
    return await scene.end()


async def somebody_is_gone(services: Services, moment: Moment, is_early: bool) -> Traffic:
    """The mover answers and leaves, or leaves without an answer: in both cases a bot stands in."""
    created = people_at(moment.match, stand_in="heuristic", grace=GRACE)
    scene = Scene(services, moment, await put_down(services, moment.match, created))
    await until(10)
    if is_early:
        scene.play(scene.mover)
    await until(11)
    await scene.people[scene.mover].leave()
    await until(11 + GRACE + 5)
    assert any(b'"stand_in":"heuristic"' in data for _, _, data in scene.traffic())
    await scene.pry("a bot stands in")
    await until(11 + GRACE + 10)
    return await scene.end()


async def a_bot_thinks(services: Services, moment: Moment, is_early: bool) -> Traffic:
    """In a phase without turns a bot acts now and then, whether or not others have said that they wait."""
    created = people_at(moment.match)
    created.seats[moment.asked[-1]] = journal.Seat("bot", "Bot 1", "heuristic")
    scene = Scene(services, moment, await put_down(services, moment.match, created))
    await until(1)
    if is_early:
        scene.play(scene.mover)
    await until(30)
    return await scene.end()


def compare(play: Any, moment: Moment, patch: pytest.MonkeyPatch) -> None:
    without, with_it = (run(scene(play, moment, is_early, patch), patch) for is_early in (False, True))
    for one, two in zip_longest(without, with_it):
        assert one == two, f"{moment}: an answer is heard"


async def scene(play: Any, moment: Moment, is_early: bool, patch: pytest.MonkeyPatch) -> Traffic:
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        async with server(patch, Path(folder)) as services:
            traffic: Traffic = await play(services, moment, is_early)
            return traffic


@pytest.mark.parametrize("key", game_keys())
def test_nobody_can_tell_whether_somebody_has_answered(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for moment in shared_questions(key):
        compare(everybody_answers, moment, monkeypatch)


@pytest.mark.parametrize("key", game_keys())
def test_nobody_can_tell_whether_somebody_has_answered_and_left(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for moment in shared_questions(key):
        if not moment.is_without_turns:  # there a bot that stands in may act at once, for everybody to see
            compare(somebody_is_gone, moment, monkeypatch)


@pytest.mark.parametrize("key", game_keys())
def test_whoever_waits_holds_up_no_bot(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for moment in shared_questions(key):
        if moment.is_without_turns:
            compare(a_bot_thinks, moment, monkeypatch)


def test_the_games_ask_several_at_once() -> None:
    """Else nothing was tried out here."""
    asked = {key: {moment.step for moment in shared_questions(key)} for key in game_keys()}
    assert {"role-choice", "vote", "live-negotiation"} <= asked["millions"]
    assert "diners" in asked["counterfeiters"] and len(asked["billionaires"]) > 6
