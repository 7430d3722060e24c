"""Checks the whole history of a table: what everybody was told against the one journal that is left.

Every request that was acknowledged is in the journal, once. Everything that anybody was ever shown is what the journal
says of that moment: so all have seen the same things in the same order. What they have at the end is the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from fatcats.server.store import Row, Store
from fatcats.server.store.engines import read_url
from fatcats.server.table import journal
from fatcats.server.table.state import TableState
from tests.faults.witness import Sight, Witness, digest

SEED = bytes(32)  # chance that was given stands in the journal
NOTHING = digest(None)


async def check_table(database: str, table: str, people: Sequence[Witness]) -> list[str]:
    """What is wrong, in sentences."""
    store = Store(read_url(database))
    try:
        rows = await store.entries(table, -1)
    finally:
        await store.close()
    return [f"{table}: {problem}" for problem in [*requests(rows, people), *sights(rows, people), *end(rows, people)]]


def requests(rows: Sequence[Row], people: Sequence[Witness]) -> list[str]:
    problems = [] if [row.seq for row in rows] == list(range(len(rows))) else ["the journal has a gap"]
    entries = [journal.decode(row.body) for row in rows]
    written = Counter(request for entry in entries if (request := getattr(entry, "request", "")))
    problems += [f"request {request} is there {times} times" for request, times in written.items() if times > 1]
    told = {request for person in people for request in person.told}
    return problems + [f"request {request} was acknowledged and is lost" for request in told - set(written)]


def sights(rows: Sequence[Row], people: Sequence[Witness]) -> list[str]:
    """Whoever makes a decision of several small moves sees it grow, and nobody else does: that is passed over. So is
    what was shown before the game began: a table without cards."""
    seen = {sight for person in people for sight in person.sights if not sight.is_draft and sight.view != NOTHING}
    moments = {(sight.seq, sight.seat) for sight in seen}
    true: set[Sight] = set()
    for state in states(rows):
        for seat in (None, *range(state.match.seats if state.match else 0)):
            if state.match is not None and (state.shown, seat) in moments:
                true.add(Sight(state.shown, seat, digest(state.match.view(seat)), is_draft=False))
    return [f"seat {sight.seat} was shown at {sight.seq} what never was" for sight in seen - true]


def end(rows: Sequence[Row], people: Sequence[Witness]) -> list[str]:
    """What they have of the log, from wherever it begins, is what the journal says."""
    state = list(states(rows))[-1]
    if state.match is None or state.match.game.forgets(state.match.view(None)):
        return []
    problems = []
    for person in people:
        for seat, lines in person.lines.items():
            had = [(line.step, line.event, line.seat, line.details) for line in lines]
            steps = range(lines[0].step, len(state.match.steps) + 1) if lines else range(0)
            events = {step: state.match.step_events(seat, step) for step in steps}
            wanted = [(step, one.name, one.seat, one.details) for step in steps for one in events[step]]
            if [msgspec.to_builtins(line) for line in wanted] != [msgspec.to_builtins(line) for line in had]:
                problems.append(f"seat {seat} has another log than the journal")
    return problems


def states(rows: Sequence[Row]) -> Iterator[TableState]:
    """The table after each entry: always the same one, which moves on."""
    first = journal.decode(rows[0].body)
    assert isinstance(first, journal.Created)
    state = TableState.open(SEED, first, rows[0].at)
    yield state
    for row in rows[1:]:
        state.write(row.seq, row.at, journal.decode(row.body))
        yield state
