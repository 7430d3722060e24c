"""What earlier versions have stored can still be read.

`stored/` was written by the sources of commit c8938bf: tables with every kind of entry and snapshots of some of them, a
record of a whole game of each, and what that version said about the tables (`expected.json`). When steps got ids and a
field of Zillionaire's view another name, the sums of the views were made anew: nothing else in them had changed.
That version counted what it said and what it was asked for by the number of the entry, which clients are not told any
more.
"""

from __future__ import annotations

import sqlite3
from hashlib import sha256
from pathlib import Path
from shutil import copy
from typing import Any, get_args

import msgspec
import pytest

from fatcats import game_keys, get_game, read_record, replay, write_record
from fatcats.server.cluster.scale import open_services
from fatcats.server.errors import Refusal
from fatcats.server.settings import Settings
from fatcats.server.table import journal
from fatcats.server.table.state import TableState

STORED = Path(__file__).parent / "stored"
EXPECTED: dict[str, Any] = msgspec.json.decode((STORED / "expected.json").read_bytes())
# That version could not write them: what nobody else hears of, and what friends do.
ALONE = {journal.Retracted, journal.Unlinked, journal.Ordered, journal.OrderDropped}
NEWER = {*ALONE, journal.Hosted, journal.Wished, journal.StandInVoted}


def description_of(state: TableState) -> dict[str, Any]:
    data, match, undoing = state.data, state.match, state.data.undoing
    seats = [None, *range(match.seats)] if match else []
    return {
        "game": state.created.game,
        "number": state.seq,
        "status": data.status,
        "seats": [
            [seat.kind, seat.name, seat.level, seat.stand_in, seat.colour, len(seat.holders), len(seat.links)]
            for seat in data.seats
        ],
        "said": [[line.seat, line.name, line.text] for line in data.said],
        "requests": sorted(data.requests),
        "rematch": data.rematch,
        "undo": None if undoing is None else [undoing.seat, undoing.count, undoing.agreed],
        "by": [decision.by for decision in data.decisions],
        "record": sha256(write_record(state.record())).hexdigest() if match else "",
        "views": [sha256(msgspec.json.encode(state.playing.view(seat))).hexdigest() for seat in seats],
    }


def rules_of(database: Path) -> dict[str, str]:
    """Under which rules version each table was begun."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute('SELECT "table", body FROM entries WHERE number = 0').fetchall()
    return {table: msgspec.json.decode(body)["rules"] for table, body in rows}


@pytest.mark.parametrize("with_snapshots", [True, False])
async def test_tables_go_on_as_they_were(tmp_path: Path, with_snapshots: bool) -> None:
    database = tmp_path / "tables.db"
    copy(STORED / "tables.db", database)
    rules = rules_of(database)
    if not with_snapshots:
        with sqlite3.connect(database) as connection:
            connection.execute("DELETE FROM snapshots")
    settings = Settings(database=str(database))
    async with open_services(settings, worker="w", is_for_bots=True) as services:  # so that nothing happens by itself
        for table, expected in EXPECTED.items():
            if rules[table] == get_game(expected["game"]).rules_version:
                said = [line for _, *line in expected["said"]]
                wanted = {**expected, "said": said, "requests": sorted(expected["requests"])}
                assert description_of((await services.rooms.get(table)).state) == wanted, table
            else:
                with pytest.raises(Refusal, match="rules version"):
                    await services.rooms.get(table)


def test_every_kind_of_entry_is_among_what_was_stored() -> None:
    with sqlite3.connect(STORED / "tables.db") as connection:
        bodies = [body for (body,) in connection.execute("SELECT body FROM entries")]
    assert {type(journal.decode(body)) for body in bodies} == set(get_args(journal.AnyEntry)) - NEWER


@pytest.mark.parametrize("key", game_keys())
def test_records_are_read_and_lead_where_they_led(key: str) -> None:
    data = (STORED / f"{key}.json").read_bytes()
    record = read_record(data)
    assert write_record(record) == data
    if record.rules == get_game(key).rules_version:
        assert replay(record).outcome == record.outcome
