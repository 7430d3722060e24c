"""What may not be looked up as it was told: an open page is told to forget it, and a page that comes back finds what
may be looked up, no more and no less."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fatcats.match.hosted import HostedMatch
from fatcats.server.socket.sync import ClientSync
from fatcats.server.table import journal
from fatcats.server.table.room import Room
from tests.server.players import Player
from tests.server.test_secrecy import PERSON, choose, moved, table_of

TABLES = [
    pytest.param("billionaires", 4, {"level": 4, "space_program": True}, id="space program"),
    pytest.param("billionaires", 4, {"level": 3, "space_program": True, "envelope_memory_aid": True}, id="memory aid"),
    pytest.param("zillionaire", 4, {"show_history": False}, id="no history"),
    pytest.param("zillionaire", 4, {}, id="history"),
]


class Page(Player):
    """A page at a table without a server."""

    def __init__(self, room: Room) -> None:
        super().__init__([], "", Random(0))
        self.room = room
        self.come_back()

    def come_back(self) -> None:
        self.sync = ClientSync(PERSON, "en")
        self.hear(self.sync.welcome(self.room, self.have).decode())
        self.heard_at = self.room.state.seq

    def look(self) -> None:
        news = self.sync.update(self.room)
        if news is not None:
            self.hear(news.decode())
            self.heard_at = self.room.state.seq

    def shown(self, seat: int = 0, *, last: bool = False) -> list[tuple[int, str]]:
        """Without the lines of the last step, which are still being told."""
        steps = len(self.room.state.playing.steps)
        return [(line.step, line.text) for line in self.lines[seat] if last or line.step < steps]


def open_room(key: str, seats: int, options: dict[str, Any]) -> Room:
    match = HostedMatch.lay(key, seats, options, seed=bytes(32))
    match.begin()
    return table_of(match, 0)


def play(room: Room, seat: int, moves: list[int]) -> None:
    write(room, moved(room.state.playing.propose(seat, moves)))


def write(room: Room, entry: journal.AnyEntry) -> None:
    seq = room.state.seq + 1
    room.state.write(seq, 1000 * seq, entry)
    room.renderer.changed(room.state)


def play_at_random(room: Room, random: Random) -> None:
    seat = random.choice(room.state.playing.deciders)
    play(room, seat, choose(room.state.playing, seat, random))


def take_back(room: Room, count: int) -> None:
    write(room, journal.Undone(seat=0, count=count))


def may_look_up(room: Room, *, last: bool = False) -> list[tuple[int, str]]:
    steps = len(room.state.playing.steps)
    lines = room.renderer.history(room.state, 0, "en", -1)
    return [(line.step, line.text) for line in lines if last or line.step < steps]


def play_until_contributed(room: Room) -> str:
    """What is told of it."""
    moves = room.state.playing.game.moves
    random = Random(7)
    while True:
        seat = random.choice(room.state.playing.deciders)
        legal = room.state.playing.legal(seat)
        gifts = [move for move in legal if moves.notation(move).startswith("contribute")]
        if gifts:
            play(room, seat, gifts[:1])
            return moves.notation(gifts[0]).removeprefix("contribute ")
        play(room, seat, choose(room.state.playing, seat, random))


@pytest.mark.clause("RR-2.08")
def test_an_open_page_shows_a_contributed_card_once() -> None:
    room = open_room("billionaires", 4, {"level": 4, "space_program": True})
    page = Page(room)
    card = play_until_contributed(room)
    step = len(room.state.playing.steps)
    page.look()
    [line] = [line for line in page.lines[0] if line.step == step and line.event == "contributed"]
    assert card in line.text
    while all(line.step <= step for line in page.lines[0]):  # something else happens that can be seen
        play_at_random(room, Random(1))
        page.look()
    [now] = [line for line in page.lines[0] if line.step == step and line.event == "contributed"]
    assert card not in now.text and now.details == {}
    assert [line.text for line in page.lines[0] if line.event == "contributed"] == [now.text]


@pytest.mark.clause("RR-2.08")
def test_a_page_that_comes_back_reads_that_a_card_was_contributed() -> None:
    room = open_room("billionaires", 4, {"level": 4, "space_program": True})
    stays_away = Page(room)
    card = play_until_contributed(room)
    stays_away.look()
    play_at_random(room, Random(1))
    stays_away.come_back()
    for page in (Page(room), stays_away):
        [line] = [line for line in page.lines[0] if line.event == "contributed"]
        assert card not in line.text and line.details == {} and line.text


@pytest.mark.parametrize("key, seats, options", TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_a_page_keeps_what_may_be_looked_up(key: str, seats: int, options: dict[str, Any], seed: int) -> None:
    """Whether it stays open, comes back or sees decisions taken back."""
    room, random = open_room(key, seats, options), Random(seed)
    stays, returns = Page(room), Page(room)
    for turn in range(150):
        if room.state.playing.over:
            break
        play_at_random(room, random)
        stays.look()
        returns.look()
        if random.random() < 0.05 and turn > 5:
            take_back(room, random.randrange(1, 4))
            stays.look()
            returns.look()
        if random.random() < 0.1:
            returns.come_back()
        if is_up_to_date(stays):
            assert stays.shown() == may_look_up(room), f"seed {seed}, turn {turn}"
            assert returns.shown() == may_look_up(room), f"seed {seed}, turn {turn}"
    assert Page(room).shown(last=True) == may_look_up(room, last=True)


def is_up_to_date(page: Page) -> bool:
    """Was the page told of the last entry? If not, it does not know yet that it is time to forget."""
    state = page.room.state
    is_open = state.playing.length > state.playing.steps.end(len(state.playing.steps))
    return page.have == state.shown and not is_open and page.heard_at == state.seq
