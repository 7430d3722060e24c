"""The public API: what `fatcats.new` and a match accept, and the typed error for everything else."""

from __future__ import annotations

import inspect
import json
import pydoc
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import fatcats
from fatcats import registry
from fatcats.engine.moves import Move
from fatcats.engine.state import CLOCK
from fatcats.games.billionaires.model.cells import N_CELLS

KEY = fatcats.game_keys()[-1]


def record_bytes() -> bytes:
    match = fatcats.new(KEY, seed=1)
    for _ in range(5):
        match.play(match.deciders[0], match.legal(match.deciders[0])[0])
    return fatcats.write_record(match.record())


def test_the_example_of_the_readme_runs() -> None:
    match = fatcats.new("zillionaire", seats=4, seed=7, games=3)
    while not match.over:
        seat = match.deciders[0]
        match.play(seat, match.legal(seat)[0])
    assert match.outcome is not None
    assert len(match.outcome.places) == 4


def test_an_unknown_game_suggests_the_right_name() -> None:
    with pytest.raises(fatcats.UnknownGame, match="Did you mean 'zillionaire'"):
        fatcats.new("zilionaire")


def test_a_package_that_registers_something_else_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint(name="odd", value="json:dumps", group=registry.GROUP)
    monkeypatch.setattr(registry, "_registered", lambda: {"odd": entry})
    registry.get_game.cache_clear()
    with pytest.raises(fatcats.UnknownGame, match="gives no game"):
        registry.get_game("odd")
    registry.get_game.cache_clear()


def test_a_bad_option_is_refused() -> None:
    with pytest.raises(fatcats.BadOption, match="no option 'gmaes'"):
        fatcats.new(KEY, gmaes=3)


@pytest.mark.parametrize("seat", [-1, 9, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    match = fatcats.new(KEY)
    for ask in (match.legal, match.view, lambda seat: match.play(seat, 0), lambda seat: match.refusal(seat, 0)):
        with pytest.raises(fatcats.WrongSeat, match=f"no seat {seat}"):
            ask(seat)


def test_who_is_not_asked_has_no_legal_move_and_cannot_play() -> None:
    match = fatcats.new(KEY, seed=1)
    asked = match.deciders[0]
    other = (asked + 1) % match.seats
    if other not in match.deciders:
        assert match.legal(other) == []
        with pytest.raises(fatcats.NotYourDecision):
            match.play(other, match.legal(asked)[0])


def test_a_finished_game_takes_no_moves() -> None:
    match = fatcats.new("zillionaire", seats=3, games=1)
    while not match.over:
        match.play(match.deciders[0], match.legal(match.deciders[0])[0])
    with pytest.raises(fatcats.NotYourDecision, match="over"):
        match.play(0, "pass")
    assert match.deciders == []


@dataclass(frozen=True)
class Odd(Move):
    pass


@pytest.mark.parametrize("move", ["jump", "", -1, 10**9, True, None, 2.5, Odd("odd")])
def test_what_is_no_move_is_refused(move: object) -> None:
    match = fatcats.new(KEY)
    with pytest.raises(fatcats.BadMove):
        match.play(match.deciders[0], move)  # type: ignore[arg-type]
    assert match.length == 0


def test_a_move_is_given_by_number_notation_or_record() -> None:
    matches = [fatcats.new(KEY, seed=2) for _ in range(3)]
    number = matches[0].legal(matches[0].deciders[0])[0]
    record = matches[0].game.moves.describe(number)
    forms: list[int | str | Move] = [number, record.notation(), record]
    for match, move in zip(matches, forms, strict=True):
        match.play(match.deciders[0], move)
    assert matches[0].record() == matches[1].record() == matches[2].record()


def test_the_clock_is_no_seat_of_a_game_with_turns() -> None:
    match = fatcats.new("zillionaire")
    assert match.legal(CLOCK) == []
    with pytest.raises(fatcats.NotYourDecision):
        match.play(CLOCK, 0)


@pytest.mark.parametrize(
    "data, says",
    [
        (b"", "damaged or cut off"),
        (b"\xff\xfe", "damaged or cut off"),
        (b"[1, 2]", "not a record"),
        (b'{"format": "something else"}', "not a record"),
        (b'{"format": "fatcats-record", "version": 99}', "version 99"),
        (b'{"format": "fatcats-record", "version": 1}', "damaged"),
        (record_bytes()[:-40], "damaged or cut off"),
    ],
)
def test_what_is_no_record_is_refused(data: bytes, says: str) -> None:
    with pytest.raises(fatcats.BadRecord, match=says):
        fatcats.read_record(data)


def changed(**changes: object) -> fatcats.Record:
    return fatcats.read_record(json.dumps({**json.loads(record_bytes()), **changes}).encode())


@pytest.mark.parametrize(
    "changes, error, says",
    [
        ({"game": "chess"}, fatcats.UnknownGame, "no game 'chess'"),
        ({"rules": "0.0.1"}, fatcats.OtherVersion, "rules version 0.0.1"),
        ({"seats": 17}, fatcats.BadSeatCount, "not 17"),
        ({"options": {"speed": 1}}, fatcats.BadOption, "speed"),
        ({"setup": []}, fatcats.BadChance, "too early"),
        ({"setup": [99] * 99}, fatcats.BadRecord, "chance"),
        ({"digest": "0" * 64}, fatcats.BadRecord, "does not lead to the position"),
        ({"outcome": {"places": [1], "scores": [1], "reason": "x"}}, fatcats.BadRecord, "does not lead to the outcome"),
    ],
)
def test_a_record_that_cannot_be_true_is_refused(changes: dict[str, object], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        fatcats.replay(changed(**changes))


def test_a_saved_position_that_is_damaged_is_refused() -> None:
    match = fatcats.new(KEY)
    table = match._table
    data = table.to_bytes()
    for broken in (b"", data[:-8], data[:-3], data + bytes(8), b"x" * len(data)):
        with pytest.raises(fatcats.BadPosition):
            table.clone().load_bytes(broken)


def test_a_position_saved_when_there_was_one_cell_less_is_refused() -> None:
    """What was pending would be read in the wrong places."""
    table = fatcats.new("billionaires", level=4)._table
    data = table.to_bytes()
    words = [data[i : i + 8] for i in range(0, len(data), 8)]
    top = int.from_bytes(words[2], "little") - 1
    older = [*words[:2], top.to_bytes(8, "little"), *words[3 : 3 + N_CELLS - 1], *words[3 + N_CELLS :]]
    with pytest.raises(fatcats.BadPosition):
        table.load_bytes(b"".join(older))


def test_a_record_is_a_file(tmp_path: Path) -> None:
    match = fatcats.new(KEY, seed=1)
    match.play(match.deciders[0], match.legal(match.deciders[0])[0])
    match.record().save(tmp_path / "game.json")
    record = fatcats.Record.load(str(tmp_path / "game.json"))
    assert record == match.record() == fatcats.replay(record).record()
    (tmp_path / "game.json").write_bytes(b"{")
    with pytest.raises(fatcats.BadRecord, match="cut off"):
        fatcats.Record.load(tmp_path / "game.json")


def test_help_begins_with_what_people_use() -> None:
    shown = pydoc.plain(pydoc.render_doc(fatcats))
    described = shown[: shown.index("PACKAGE CONTENTS")]
    assert all(name in described for name in ("new(", "match.play", "make_bot", "Record.load", "match.record().save"))
    assert all(name in described for name in ("match.legal", "match.refusal", "match.view", "replay(", "FatcatsError"))


def test_public_names() -> None:
    assert all(hasattr(fatcats, name) for name in fatcats.__all__)
    assert fatcats.__all__ == sorted(fatcats.__all__)


PUBLIC = [
    "BadBot",
    "BadChance",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeatCount",
    "Bot",
    "Event",
    "FatcatsError",
    "Game",
    "IllegalMove",
    "Knowledge",
    "Match",
    "NeverAllowed",
    "NotYourDecision",
    "Outcome",
    "OtherVersion",
    "Record",
    "Refusal",
    "UnknownGame",
    "View",
    "WrongSeat",
    "game_keys",
    "get_game",
    "make_bot",
    "new",
    "read_record",
    "replay",
    "seeded",
    "write_record",
]


def test_what_is_public_stays_public() -> None:
    """Programs of others use these names: one that goes is a new major version."""
    assert sorted(fatcats.__all__) == sorted(PUBLIC)
    assert all(hasattr(fatcats, name) for name in PUBLIC)


@pytest.mark.parametrize("name", PUBLIC)
def test_what_is_public_says_what_it_is(name: str) -> None:
    thing = getattr(fatcats, name)
    assert inspect.getdoc(thing) or is_compiled(thing)  # the compiler keeps no docstrings
    parts = {part: value for part, value in vars(thing).items() if not part.startswith("_")} if is_class(thing) else {}
    silent = [part for part, value in parts.items() if is_documentable(value) and not inspect.getdoc(value)]
    assert silent == []


def is_compiled(thing: object) -> bool:
    return inspect.isbuiltin(thing)


def is_class(thing: object) -> bool:
    return isinstance(thing, type)


def is_documentable(part: object) -> bool:
    return inspect.isfunction(part) or isinstance(part, property | cached_property | classmethod)
