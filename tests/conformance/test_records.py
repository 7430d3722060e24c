"""A record leads to the same positions, with its seed and with its recorded chance alone; damage is found out."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fatcats
from fatcats.engine.errors import FatcatsError
from fatcats.registry import game_keys, get_game
from tests.conformance.cases import ALL, USUAL, Case

LENGTH = 400  # entries: enough to come by every kind of chance, and quick


def played(case: Case, seed: int, length: int = LENGTH) -> fatcats.Match:
    match = fatcats.new(case.key, seats=case.seats, seed=seed, **dict(case.given))
    random = Random(seed)
    while not match.over and match.length < length:
        seat = random.choice(match.deciders)
        match.play(seat, random.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_record_replays_from_its_recorded_chance(case: Case) -> None:
    match = played(case, seed=31)
    data = fatcats.write_record(match.record())
    again = fatcats.replay(fatcats.read_record(data))
    assert again.record() == match.record()
    assert fatcats.write_record(again.record()) == data
    for seat in (None, *range(case.seats)):
        assert again.view(seat) == match.view(seat)
        assert again.events(seat) == match.events(seat)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_a_record_replays_from_its_seed(case: Case) -> None:
    record = played(case, seed=32).record()
    assert record.seed == 32
    options: dict[str, Any] = dict(record.options)
    match = fatcats.new(case.key, seats=case.seats, seed=record.seed, **options)
    for entry in record.entries:
        for move in entry.moves:
            match.play(entry.seat, move)
    assert match.record() == record


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_the_first_entries_of_a_record_can_be_replayed(case: Case) -> None:
    match = played(case, seed=33, length=30)
    assert fatcats.replay(match.record(), entries=10).record().entries == match.record().entries[:10]


@settings(max_examples=60)
@given(st.sampled_from(game_keys()), st.data())
def test_a_damaged_record_gives_a_typed_error(key: str, data: st.DataObject) -> None:
    case = Case(key, get_game(key).usual_seats)
    whole = fatcats.write_record(played(case, seed=34, length=20).record())
    place = data.draw(st.integers(0, len(whole) - 1))
    damage = data.draw(st.sampled_from(["cut", "change", "repeat"]))
    broken = {
        "cut": whole[:place],
        "change": whole[:place] + bytes([data.draw(st.integers(0, 255))]) + whole[place + 1 :],
        "repeat": whole[:place] + whole[max(place - 20, 0) :],
    }[damage]
    with suppress(FatcatsError):  # any other exception is a defect
        fatcats.replay(fatcats.read_record(broken))


@pytest.mark.parametrize("key", game_keys())
def test_a_record_with_an_impossible_move_names_the_entry(key: str) -> None:
    case = Case(key, get_game(key).usual_seats)
    body = json.loads(fatcats.write_record(played(case, seed=35, length=5).record()))
    body["entries"][3]["seat"] = (body["entries"][3]["seat"] + 1) % case.seats
    body["digest"] = ""
    with pytest.raises(fatcats.BadRecord, match="entry"):
        fatcats.replay(fatcats.read_record(json.dumps(body).encode()))


@pytest.mark.parametrize("key", game_keys())
def test_a_record_of_another_rules_version_says_so(key: str) -> None:
    case = Case(key, get_game(key).usual_seats)
    body = json.loads(fatcats.write_record(played(case, seed=36, length=5).record()))
    body["rules"] = "0-long-ago"
    with pytest.raises(fatcats.OtherVersion, match="0-long-ago"):
        fatcats.replay(fatcats.read_record(json.dumps(body).encode()))
