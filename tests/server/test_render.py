"""What messages say: much of it is made once for several people, and must read as if it had been made for each."""

from __future__ import annotations

import msgspec
import pytest

from fatcats import protocol
from fatcats.registry import game_keys
from fatcats.server.socket.sync import ClientSync
from fatcats.server.table import commands
from fatcats.server.table.data import Decision
from tests.server.evening import Evening, person
from tests.server.test_secrecy import table_of
from tests.test_live import fresh, play_on

DECISIONS = 60


@pytest.mark.parametrize("key", game_keys())
def test_everybody_is_told_in_their_own_words_what_happened(key: str) -> None:
    match = fresh(key)
    play_on(match, DECISIONS)
    room = table_of(match, 0)
    room.state.data.decisions = [Decision(number, entry.seat, "", 0) for number, entry in enumerate(match.entries, 1)]
    for viewer in (*range(match.seats), None):
        words = match.texts.for_table(room.state.names(), viewer)
        lines = [msgspec.json.decode(line) for line in room.renderer.lines(room.state, viewer, "en", -1)]
        assert [line["text"] for line in lines] == [
            words.event(event) for event in match.visible_events(viewer, -1, match.length)
        ]


@pytest.mark.parametrize("key", game_keys())
def test_everybody_sees_the_table_as_it_is_now(key: str) -> None:
    match = fresh(key)
    room = table_of(match, 0)
    for seed in range(DECISIONS):
        for viewer in (*range(match.seats), None):
            core = room.renderer.core(room.state, viewer, "en", [])
            assert core.perspective.view == msgspec.Raw(msgspec.json.encode(match.view(viewer)))
        if match.over:
            break
        play_on(match, 1, seed)
        room.state.data.decisions.append(Decision(seed, match.entries[-1].seat, "", 0))
        room.renderer.changed(room.state)


def test_who_comes_before_an_entry_is_shown_to_all_sees_the_table_with_it() -> None:
    """It is on disk, so it counts; what was made for somebody who came before it does not."""
    evening = Evening("zillionaire", 5)
    state, seat = evening.state, next(iter(evening.state.pending()))
    ClientSync(person(seat), "en").welcome(evening.room, None)
    entry = commands.play_default(state, seat, state.decision(seat))
    assert entry is not None
    state.write(state.seq + 1, state.data.at, entry)
    welcome = msgspec.json.decode(ClientSync(person(seat), "en").welcome(evening.room, None), type=protocol.Welcome)
    (perspective,) = welcome.perspectives
    assert welcome.seq == state.shown
    assert perspective.view == msgspec.json.decode(msgspec.json.encode(state.playing.view(seat)))
