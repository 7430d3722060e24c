"""A decision with one possible answer is not asked of a person, and nobody else can tell."""

from __future__ import annotations

import asyncio
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
import pytest

from fatcats.match.match import replay
from fatcats.registry import game_keys, get_game
from fatcats.server.cluster.scale import open_services
from fatcats.server.settings import Settings
from fatcats.server.table import commands, journal, undo
from fatcats.server.table.answers import RULES, answer_for, pause
from fatcats.server.table.data import PLAYING
from fatcats.server.table.state import TableState
from tests.server.evening import Evening, person
from tests.server.test_clock_jumps import PATIENCE, SEED, created
from tests.server.test_secrecy import another_world, start_of, table_of
from tests.test_live import fresh, play_on

LEVEL_4 = {"level": 4}
FEW, MANY = 3, 120


def cases() -> list[Any]:
    return [
        pytest.param(key, dict(options), id=f"{key} {name}")
        for key in game_keys()
        for name, options in {"usual": {}, **get_game(key).presets}.items()
    ]


@pytest.mark.parametrize("key, options", cases())
def test_people_are_not_asked_what_has_one_answer(key: str, options: dict[str, Any]) -> None:
    """At most one prompt of twenty has a single button: the last small move of a choice. In Zillionaire none has."""
    evenings = [Evening(key, seed, options) for seed in range(FEW)]
    for evening in evenings:
        while evening.go_on():
            pass
    single = sum(evening.prompts[1] for evening in evenings)
    prompts = sum(evening.prompts.total() for evening in evenings)
    assert prompts > 60 and single <= prompts / 20, f"{single} of {prompts}"
    assert single == 0 or key != "zillionaire"


@pytest.mark.parametrize("key, options", [("zillionaire", {}), ("billionaires", LEVEL_4)])
def test_nobody_else_can_tell(key: str, options: dict[str, Any]) -> None:
    """Once the table answers for somebody who has no choice, once that person does: all that others are sent, and when,
    is the same to the byte."""
    evening, by_hand = Evening(key, 5, options), Evening(key, 5, options)
    evening.listen(1, 2, None)
    by_hand.listen(1, 2, None)
    while evening.state.seq < MANY and evening.go_on():
        pass
    by_hand.repeat_by_hand(evening.rows, 0)
    assert evening.answered[0] > 3
    assert evening.heard == by_hand.heard
    assert [evening.welcome(viewer) for viewer in (1, None)] == [by_hand.welcome(viewer) for viewer in (1, None)]


def test_whoever_it_was_done_for_reads_why() -> None:
    evening = Evening("zillionaire", 5)
    while not evening.answered:
        evening.go_on()
    (seat,) = evening.answered
    readers = (seat, (seat + 1) % 4, None)
    lines = [evening.room.renderer.lines(evening.state, reader, "en", -1)[-1] for reader in readers]
    assert [msgspec.json.decode(line).get("by") for line in lines] == [RULES, None, None]


@pytest.mark.parametrize("key", game_keys())
def test_how_long_it_takes_tells_nothing(key: str) -> None:
    """In another world, in which the seat may have had a choice, it would have taken just as long."""
    for seed in range(20):
        match = fresh(key)
        play_on(match, 7 * seed, seed)
        for seat in match.deciders:
            viewer = (seat + 1) % match.seats
            worlds = [table_of(start_of(match), viewer), table_of(another_world(match, viewer, seed), viewer)]
            if seat < match.seats:
                assert len({pause(world.state, seat, 1200) for world in worlds}) == 1


def test_pauses_are_like_those_of_people() -> None:
    state = Evening("zillionaire", 5).state
    pauses = []
    for decision in range(2000):
        state._decisions[0] = decision
        pauses.append(pause(state, 0, 1200))
    low, middle, high = quantiles(pauses, n=4)
    assert 1150 < middle < 1250 and 800 < low < 950 and 1500 < high < 1750
    assert min(pauses) >= 480 and max(pauses) <= 3600 and len(set(pauses)) > 1000


def test_a_pause_is_only_a_part_of_what_the_clock_leaves() -> None:
    evening = Evening("zillionaire", 5, timing=journal.Timing(per_move=1))
    while not (due := evening.due("answer")):
        evening.go_on()
    assert due.lasts <= 250 and due.at < min(one.at for one in [evening.due("time")] if one)


def test_it_is_passed_over_when_something_is_taken_back() -> None:
    evening = Evening("zillionaire", 5)
    while not evening.answered[0]:
        evening.go_on()
    state = evening.state
    decisions, steps = state.data.decisions, state.playing.steps
    own = [entry for entry, decision in enumerate(decisions, 1) if decision.seat == 0]
    assert decisions[own[-1] - 1].by == RULES
    last = max(entry for entry in own if not decisions[entry - 1].by)
    asked = undo.undo(state, person(0), 0, "r")
    assert isinstance(asked, journal.UndoAsked) and asked.count == len(steps) - steps.of_entry(last) + 1


def test_the_game_can_be_repeated_from_its_record_and_from_its_journal() -> None:
    evening = Evening("zillionaire", 5, {"games": 1})
    while evening.go_on():
        pass
    again = TableState.open(evening.state.seed, evening.state.created, 0)
    for row in evening.rows:
        again.write(row.seq, row.at, journal.decode(row.body))
    assert again.save() == evening.state.save() and evening.answered
    assert replay(evening.state.record()).over


async def test_a_server_answers_for_people_by_itself(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.db"), bot_pace=0, answer_pace=0.001, bot_processes=1)
    async with open_services(settings, worker="w") as services, asyncio.timeout(PATIENCE):
        room = await services.rooms.create(created(bots=2), SEED)
        await room.do(lambda state: commands.start(state, "person 0"))
        while room.state.data.status == PLAYING:
            if 0 in room.state.pending() and answer_for(room.state, 0) is None:
                await room.do(lambda state: commands.play(state, 0, [state.playing.legal(0)[-1]]))
            await asyncio.sleep(0.001)
        decisions = room.state.data.decisions
        assert {decision.by for decision in decisions if decision.seat == 0} == {"", RULES}
