"""A test of the checker: a history in which something is wrong is found out."""

from __future__ import annotations

from random import Random

import msgspec

from fatcats import protocol
from fatcats.server.store import Row
from fatcats.server.table import commands, journal
from fatcats.server.table.state import TableState
from tests.faults.history import end, requests, sights
from tests.faults.witness import Sight, Witness, digest
from tests.server.test_state import SEED, created

DECISIONS = 12


def story() -> tuple[list[Row], Witness]:
    """A journal, and somebody in the first seat who has seen all of it."""
    first = created()
    state, witness = TableState.open(SEED, first, 0), Witness([], "", Random(1))
    rows = [Row(0, 0, journal.encode(first))]
    for number in range(DECISIONS):
        entry: journal.AnyEntry | None = commands.start(state, "person 0") if state.match is None else None
        if entry is None:
            seat = state.pending()[0]
            moved = commands.play_default(state, seat, state.decision(seat))
            assert moved is not None
            entry = msgspec.structs.replace(moved, request=f"request {number}")
            witness.told.add(f"request {number}")
        rows.append(Row(len(rows), number, journal.encode(entry)))
        state.write(rows[-1].seq, rows[-1].at, entry)
        witness.sights.append(Sight(state.shown, 0, digest(state.playing.view(0)), is_draft=False))
    witness.lines[0] = [
        protocol.LogLine(step, event.name, event.seat, "", event.details)
        for step in range(len(state.playing.steps) + 1)
        for event in state.playing.step_events(0, step)
    ]
    return rows, witness


def problems(rows: list[Row], witness: Witness) -> list[str]:
    return [*requests(rows, [witness]), *sights(rows, [witness]), *end(rows, [witness])]


def test_what_happened_is_found_to_be_right() -> None:
    assert problems(*story()) == []


def test_a_request_that_is_lost_or_doubled_is_noticed() -> None:
    rows, witness = story()
    witness.told.add("lost")
    assert problems(rows, witness) == ["request lost was acknowledged and is lost"]
    rows, witness = story()
    again = msgspec.structs.replace(journal.decode(rows[5].body), request="request 3")
    assert "request request 3 is there 2 times" in requests([*rows[:5], Row(5, 5, journal.encode(again))], [witness])
    assert "the journal has a gap" in requests([*rows[:5], *rows[6:]], [witness])


def test_somebody_who_saw_another_order_or_something_that_never_was_is_noticed() -> None:
    rows, witness = story()
    one, two = witness.sights[3], witness.sights[6]
    witness.sights[3] = Sight(one.seq, 0, two.view, is_draft=False)
    assert problems(rows, witness) == [f"seat 0 was shown at {one.seq} what never was"]
    rows, witness = story()
    witness.lines[0][-2:] = reversed(witness.lines[0][-2:])
    assert problems(rows, witness) == ["seat 0 has another log than the journal"]
