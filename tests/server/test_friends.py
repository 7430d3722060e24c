"""Friends at a table: who starts it, who is waited for, and what happens when somebody is missed."""

from __future__ import annotations

import msgspec
import pytest

from fatcats import protocol
from fatcats.registry import game_keys, get_game
from fatcats.server.errors import Refusal
from fatcats.server.table import absence, commands, journal
from fatcats.server.table.absence import due, is_agreed
from fatcats.server.table.new import plan_rematch
from fatcats.server.table.state import TableState
from tests.server.people import SEATS, Person, full_table
from tests.server.services import RunningServer
from tests.server.test_state import SEED, started, write

EVERYBODY = set(range(SEATS))


@pytest.fixture
def url(single: RunningServer) -> str:
    return single.url


# --- the host -------------------------------------------------------------------------------------------------------


def test_only_the_host_starts_and_says_who_sits_where_and_the_others_may_ask(url: str) -> None:
    host = Person(url).open("open", "open", *["bot"] * (SEATS - 2)).sit(0, "Ada")
    guest = host.friend().sit(1, "Ben")
    assert host.get().json()["is_host"] and not guest.get().json().get("is_host")
    assert guest.get().json()["table"]["host_seat"] == 0
    for refused in (guest.post("/start"), guest.post("/seats/2", {"kind": "open"}, "PUT")):
        assert refused.status_code == 403 and refused.json()["sentence"].startswith("Only the host")
    guest.post("/wish", {"wish": "free", "seat": 2})
    for _ in range(2):  # to ask twice changes nothing
        wishes = guest.post("/wish", {"wish": "start"}).json()["table"]["wishes"]
    assert wishes == [{"seat": 1, "wish": "free", "about": 2}, {"seat": 1, "wish": "start"}]
    assert guest.friend().post("/wish", {"wish": "start"}).status_code == 403
    host.post("/seats/2", {"kind": "open"}, "PUT")
    assert host.get().json()["table"]["wishes"] == [{"seat": 1, "wish": "start"}], "it was done"
    host.post("/seats/2", {"kind": "bot"}, "PUT")
    assert "wishes" not in host.post("/start").json()["table"]


def test_another_device_of_the_host_is_the_host(url: str) -> None:
    host = Person(url).open("open", *["bot"] * (SEATS - 1)).sit(0, "Ada")
    phone = host.friend()
    phone.post("/claim", {"secret": host.post("/seats/0/link").json()["link"].split("#")[1]})
    assert phone.get().json()["is_host"]
    phone.start()


def test_somebody_takes_over_only_from_a_host_who_has_gone(url: str) -> None:
    host = Person(url).open("open", "open", *["bot"] * (SEATS - 2)).sit(0, "Ada")
    guest, stranger = host.friend().sit(1, "Ben"), host.friend()
    with guest.live() as talk:
        with host.live():
            talk.until(lambda: talk.info and talk.info.is_host_here)
            assert guest.post("/host").json()["code"] == "not-now"
        talk.until(lambda: talk.info and not talk.info.is_host_here)
        assert stranger.post("/host").status_code == 403
        assert guest.post("/host").json()["is_host"]
        talk.until(lambda: talk.info and talk.info.host_seat == 1)
    assert host.post("/start").status_code == 403
    guest.start()


# --- a rematch ------------------------------------------------------------------------------------------------------


def rematch() -> TableState:
    """Of a table where three people and a bot have played; the second of them has asked for it."""
    old = started()
    old.data.seats[3] = journal.Seat("bot", "Moss", "casual")
    return TableState.open(SEED, plan_rematch(old, "old", SEED, "person 1"), 0)


def test_a_rematch_waits_for_everybody_or_for_bots_that_play_for_them() -> None:
    state = rematch()
    assert state.is_host("person 1") and not state.is_host("person 0")
    with pytest.raises(Refusal) as refused:
        commands.start(state, "person 1", {1})
    assert refused.value.sentence("en") == "Not everybody is back yet: P0, P2."
    with pytest.raises(Refusal, match="Not everybody is back yet"):
        commands.start(state, "person 1", {0, 1})
    commands.start(state, "person 1", {0, 1, 2})
    write(state, journal.StoodIn(seat=2, level="casual"))
    write(state, commands.start(state, "person 1", {0, 1}))
    assert state.level(2) == "casual", "until the person is back"
    write(state, absence.give_back(state, "person 2", 2) or journal.Said(seat=0, text="?"))
    assert not state.level(2)


def test_in_the_lobby_of_a_rematch_a_bot_plays_in_the_end_for_whoever_does_not_come() -> None:
    state = rematch()
    state.data.created = msgspec.structs.replace(state.created, stand_in="casual", grace=120)
    assert due(state, {1}, {0: 5_000, 2: 7_000}) == {0: 125_000, 2: 127_000}
    assert due(state, {0, 1, 2}, {}) == {}
    assert due(state, set(), {0: 5_000, 1: 5_000, 2: 5_000}) == {}, "a table that everybody has left just rests"


# --- somebody is missed ---------------------------------------------------------------------------------------------


def test_those_who_are_here_agree_that_a_bot_plays_for_somebody() -> None:
    state = started(stand_in="", grace=60)
    here = {0, 1, 2}
    gone = {3: 0}
    for nobody in (0, 7):
        with pytest.raises(Refusal):
            absence.vote(state, "person 1", nobody, True, here)
    with pytest.raises(Refusal, match="Only those at the table"):
        absence.vote(state, "stranger", 3, True, here)
    for person in (1, 0):
        write(state, absence.vote(state, f"person {person}", 3, True, here) or journal.Said(seat=0, text="?"))
        assert absence.vote(state, f"person {person}", 3, True, here) is None, "once is enough"
        assert not due(state, here, gone)
    assert is_agreed(state, 3, {0, 1}), "only those who are here are asked"
    write(state, journal.StandInVoted(seat=3, by=2, agrees=False))
    assert not state.data.stand_in_votes and not is_agreed(state, 3, here)
    for person in here:
        write(state, journal.StandInVoted(seat=3, by=person, agrees=True))
    assert due(state, here, gone) == {3: state.data.at}


def test_what_was_agreed_on_is_void_when_the_person_is_back() -> None:
    state = started(grace=60)
    write(state, journal.StandInVoted(seat=3, by=1, agrees=True))
    entry = absence.give_back(state, "person 3", 3)
    assert entry is not None
    write(state, entry)
    assert not state.data.stand_in_votes and not state.data.events, "nobody had played for them"
    assert absence.give_back(state, "person 3", 3) is None


def test_a_bot_plays_for_an_absent_friend_by_agreement_and_the_log_says_so(url: str) -> None:
    people = full_table(url, 3, grace=600)
    with people[0].live() as one:
        with people[1].live() as two:
            one.until(lambda: one.info and one.info.seats[1].is_here)
            assert people[0].post("/seats/1/stand-in", {"agrees": True}).json()["code"] == "not-now"
            assert people[0].post("/seats/2/stand-in", {"agrees": True}).status_code == 200
            two.until(lambda: two.info and two.info.seats[2].agreed == [0])
            assert not two.info or not two.info.seats[2].stand_in
            people[1].post("/seats/2/stand-in", {"agrees": True})
            two.until(lambda: two.info and two.info.seats[2].stand_in)
        with people[2].live() as three:
            assert three.welcome.table.seats[2].stand_in == ""
        one.until(lambda: len(events_of(one.heard)) == 2)
        assert [(event.event, event.seat) for event in events_of(one.heard)] == [("stood in", 2), ("returned", 2)]
    again = people[0].get("/state").json()["events"]
    assert [event["event"] for event in again] == ["stood in", "returned"], "and it stays in the log"


def events_of(heard: list[protocol.FromServer]) -> list[protocol.TableEvent]:
    return [
        event
        for message in heard
        if isinstance(message, protocol.Update) and message.events is not msgspec.UNSET
        for event in message.events
    ]


def test_a_countdown_says_when_a_bot_will_play_for_whoever_holds_the_others_up(url: str) -> None:
    people = full_table(url, 2, grace=600)
    with people[0].live() as one:
        while not (one.info and one.info.seats[1].bot_at):
            if one.perspective().options:
                one.play()
            else:
                one.next()
        assert one.perspective().view["asked"] == [1]
        news = one.news()[-1]
        assert 590_000 < one.info.seats[1].bot_at - news.now <= 600_000
        with people[1].live():
            one.until(lambda: one.info and not one.info.seats[1].bot_at)


@pytest.mark.parametrize("key", game_keys())
def test_every_game_says_about_how_long_it_takes(key: str) -> None:
    game = get_game(key)
    usual = game.options.read({})
    times = [game.minutes_for(seats, usual) for seats in game.seats]
    assert times == sorted(times) and all(time % 5 == 0 and 5 <= time <= 180 for time in times)
    assert game.minutes_for(game.usual_seats, game.options.read(dict(game.presets["first play"]))) <= game.minutes + 15
