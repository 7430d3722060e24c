"""Tables over HTTP: made, joined, started, left, played again, brought and taken away."""

from __future__ import annotations

from typing import Any

import pytest

from fatcats import new, write_record
from fatcats.match.fairness import verify
from fatcats.match.record import read_record
from fatcats.registry import get_game
from tests.server.people import KEY, SEATS, Person, full_table, get, post
from tests.server.services import RunningServer
from tests.test_live import finished


@pytest.fixture
def url(single: RunningServer) -> str:
    return single.url


def finished_table(url: str) -> Person:
    """A game of bots, watched to its end."""
    person = Person(url).open(*["bot"] * SEATS, options=short())
    person.start()
    with person.live() as talk:
        talk.until(lambda: talk.info is not None and talk.info.status == "over")
    return person


def short() -> dict[str, Any]:
    """The options that make for the shortest game, if there is one for its length."""
    return {"games": 1} if any(option.name == "games" for option in get_game(KEY).options) else {}


def test_games_are_listed_with_what_a_start_page_needs(url: str) -> None:
    games = get(f"{url}/api/games").json()
    game = next(game for game in games if game["key"] == KEY)
    assert (
        game["title"]
        and game["tagline"]
        and game["bots"] == ["beginner", "casual", "strong", "expert"]
        and game["options"]
    )
    assert "<a id=" in get(f"{url}/api/games/{KEY}/rules").text
    assert get(f"{url}/api/games/monopoly").status_code == 404


def test_people_sit_down_bots_fill_up_and_the_game_starts(url: str) -> None:
    host = Person(url).open()
    friend = host.friend().sit(1, "Ada")
    assert friend.get().json()["yours"] == [1]
    assert host.post("/start").json()["code"] == "seats-open"
    for seat in [0, *range(2, SEATS)]:
        assert host.post(f"/seats/{seat}", {"kind": "bot", "level": "random"}, "PUT").status_code == 200
    host.start()
    assert host.post("/start").json() == {"code": "not-now", "sentence": "The game has begun."}
    assert friend.get().json()["table"]["seats"][1] == {"kind": "person", "name": "Ada", "colour": 2}


def test_bots_have_names_of_their_level_that_nobody_else_has(url: str) -> None:
    names = get(f"{url}/api/games/{KEY}").json()["bot_names"]
    assert list(names) == ["beginner", "casual", "strong", "expert"]
    assert all(len(name) <= 10 for level in names.values() for name in level), "they fit on a plate"
    assert len({name for level in names.values() for name in level}) == sum(map(len, names.values()))
    namesake = {"kind": "you", "name": names["casual"][0].upper()}
    seats = [{"kind": "bot"}, namesake, {"kind": "bot", "level": "expert"}, {"kind": "bot", "level": "casual"}]
    host = Person(url)
    host.table = host.call("POST", "/tables", json={"game": KEY, "seats": seats}).json()["table"]["id"]
    called = [seat["name"] for seat in host.get().json()["table"]["seats"]]
    assert called == [names["casual"][1], namesake["name"], names["expert"][0], names["casual"][2]]
    host.post("/seats/3", {"kind": "bot", "level": "beginner"}, "PUT")
    changed = host.get().json()["table"]["seats"][3]
    assert (changed["name"], changed["level"]) == (names["beginner"][0], "beginner")


def test_closed_seats_are_not_played_with(url: str) -> None:
    seats = get_game(KEY).seats
    kinds = ["bot"] * seats[0] + ["closed"] * (seats[-1] - seats[0])
    host = Person(url).open(*kinds)
    host.start()
    assert len(host.get().json()["table"]["seats"]) == seats[0]


@pytest.mark.parametrize(
    "body, code",
    [
        ({"game": "monopoly"}, "gone"),
        ({"game": KEY, "options": {"colour": "red"}}, "bad-options"),
        ({"game": KEY, "seats": [{"kind": "bot"}]}, "bad-options"),
        ({"game": KEY, "seats": [{"kind": "bot", "level": "perfect"}] * SEATS}, "bad-options"),
        ({"game": KEY, "clock": {"increment": 5}}, "bad-options"),
        ({"game": KEY, "clock": {"per_move": -1}}, "malformed"),
        ({"game": KEY, "clock": {"per_move": 1e-9}}, "bad-options"),
        ({"game": KEY, "clock": {"per_game": 1e-9}}, "bad-options"),
        ({"game": KEY, "seats": [{"kind": "throne"}]}, "malformed"),
        ({"gme": KEY}, "malformed"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_with_a_sentence(url: str, body: dict[str, Any], code: str) -> None:
    problem = post(f"{url}/api/tables", json=body).json()
    assert problem["code"] == code and problem["sentence"]


def test_names_are_cleaned_and_told_apart(url: str) -> None:
    host = Person(url).open().sit(0, " A\u202eda\n ")
    assert host.get().json()["table"]["seats"][0]["name"] == "A da"
    assert host.friend().post("/seats/1/sit", {"name": "a DA"}).json()["code"] == "bad-name"
    assert host.friend().post("/seats/1/sit", {"name": "\u200b..."}).json()["code"] == "bad-name"


def test_everybody_chooses_a_colour_of_their_own(url: str) -> None:
    seats = [{"kind": "you", "colour": 3}, {"kind": "you"}, *[{"kind": "open"}] * (SEATS - 2)]
    host = Person(url)
    host.table = host.call("POST", "/tables", json={"game": KEY, "seats": seats}).json()["table"]["id"]
    assert colours_of(host)[:2] == [3, 2]
    friend = host.friend()
    taken = friend.post("/seats/2/sit", {"name": "Ada", "colour": 3})
    assert taken.status_code == 409 and taken.json()["code"] == "taken-colour"
    assert friend.post("/seats/2/sit", {"name": "Ada", "colour": 8}).status_code == 200
    assert colours_of(host)[:3] == [3, 2, 8]
    assert len(set(colours_of(host))) == SEATS
    assert friend.post("/seats/3/sit", {"name": "Bo", "colour": 9}).status_code == 400


def test_somebody_who_sits_can_change_name_and_colour_until_the_game_starts(url: str) -> None:
    host = Person(url).open()
    ada, bo = host.friend().sit(1, "Ada"), host.friend().sit(2, "Bo")
    link = ada.post("/seats/1/link").json()["link"].split("#")[1]
    assert ada.post("/seats/1/sit", {"name": "Ada L.", "colour": 7}).json()["yours"] == [1]
    assert ada.get().json()["table"]["seats"][1] == {"kind": "person", "name": "Ada L.", "colour": 7}
    assert ada.post("/seats/1/sit", {"name": "ada l."}).status_code == 200, "one's own name is not taken"
    assert colours_of(ada)[1] == 7, "no request leaves the colour as it is"
    assert ada.post("/seats/1/sit", {"name": "Ada", "colour": 3}).json()["code"] == "taken-colour"
    assert ada.post("/seats/1/sit", {"name": "Bo"}).json()["code"] == "bad-name"
    assert bo.post("/seats/1/sit", {"name": "Bo"}).json()["code"] == "taken"
    phone = host.friend()
    assert phone.post("/claim", {"secret": link}).json()["yours"] == [1], "links stay good"
    assert phone.post("/seats/1/sit", {"name": "Ada", "colour": 8}).json()["yours"] == [1]
    assert ada.get().json()["yours"] == [1], "and so do other devices"
    for seat in [0, *range(3, SEATS)]:
        host.post(f"/seats/{seat}", {"kind": "bot", "level": "random"}, "PUT")
    host.start()
    assert ada.post("/seats/1/sit", {"name": "Eve"}).json()["code"] == "taken"


def colours_of(person: Person) -> list[int]:
    return [seat["colour"] for seat in person.get().json()["table"]["seats"]]


def test_whoever_leaves_before_the_game_frees_the_seat(url: str) -> None:
    host = Person(url).open().sit(0, "Ada")
    assert host.post("/seats/0/leave").json()["yours"] == []
    host.friend().sit(0, "Ben")


def test_only_public_tables_are_in_the_lobby(url: str) -> None:
    shown, hidden = Person(url).open(public=True, title="All welcome"), Person(url).open()
    lobby = {table["id"]: table for table in get(f"{url}/api/tables").json()}
    assert lobby[shown.table]["title"] == "All welcome" and lobby[shown.table]["open_seats"] == SEATS
    assert hidden.table not in lobby


def test_the_invitation_is_a_picture_too(url: str) -> None:
    picture = Person(url).open().get("/invitation.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml") and "<path" in picture.text


def test_a_finished_game_can_be_taken_away_checked_stepped_through_and_brought_back(url: str) -> None:
    person = finished_table(url)
    raw = person.get("/record").content
    record = read_record(raw)
    assert verify(record).outcomes and record.shuffle is not None
    assert person.get("/shuffle").json()["is_fair"]
    replay = person.get("/replay", seat=1, first=0, last=5).json()
    assert [frame["step"] for frame in replay["frames"]] == list(range(6))
    assert replay["frames"][3]["perspective"]["view"]["viewer"] == 1
    assert len(replay["scores"]) == replay["steps"] + 1 <= len(record.entries) + 1
    copy = post(f"{url}/api/records", content=raw).json()["table"]
    assert copy["status"] == "over"
    again = person.friend()
    again.table = copy["id"]
    assert read_record(again.get("/record").content).entries == record.entries


def test_nobody_vouches_for_a_game_that_was_brought_from_elsewhere(url: str) -> None:
    """A record may name a seed of its own, that somebody has looked for until the cards fell as wanted."""
    forged = write_record(finished(KEY)[1])
    brought = Person(url)
    brought.table = brought.call("POST", "/records", content=forged).json()["table"]["id"]
    check = brought.get("/shuffle").json()
    assert not check["is_fair"] and check["is_brought"] and "brought from elsewhere" in check["sentence"]
    own = finished_table(url).get("/shuffle").json()
    assert own["is_fair"] and "is_brought" not in own


def test_a_record_is_shown_only_when_the_game_is_over(url: str) -> None:
    person = full_table(url)[0]
    for path in ("/record", "/replay", "/shuffle"):
        assert person.get(path).json()["sentence"] == "The game has begun."


def test_an_unfinished_game_from_elsewhere_is_finished_here(url: str) -> None:
    match = new(KEY, seats=SEATS, seed=5)
    for _ in range(10):
        match.play(match.deciders[0], match.legal(match.deciders[0])[0])
    person = Person(url)
    made = person.call("POST", "/records", content=write_record(match.record())).json()["table"]
    assert made["status"] == "playing" and {seat["kind"] for seat in made["seats"]} == {"open"}
    person.table = made["id"]
    person.sit(0, "Ada")
    with person.live() as talk:
        assert talk.welcome.away is None, "nobody here was away while it was played elsewhere"
    for seat in range(1, SEATS):
        assert person.post(f"/seats/{seat}", {"kind": "bot"}, "PUT").status_code == 200
    with person.live() as talk:
        talk.play()


def test_damaged_records_are_refused(url: str) -> None:
    _, record = finished(KEY)
    raw = write_record(record)
    for damaged in (b"", b"{}", raw[:-100], raw.replace(b'"moves":["', b'"moves":["no such ', 1)):
        response = post(f"{url}/api/records", content=damaged)
        assert response.status_code in (400, 409) and response.json()["sentence"]
    assert post(f"{url}/api/records", content=b" " * 3_000_000).status_code == 413


def test_a_rematch_has_the_same_people_whoever_asks(url: str) -> None:
    person = finished_table(url)
    assert person.friend().post("/rematch").json()["code"] == "not-yours"
    first, second = person.post("/rematch").json(), person.post("/rematch").json()
    assert first["table"]["id"] == second["table"]["id"] != person.table
    assert [s["kind"] for s in first["table"]["seats"]] == ["bot"] * SEATS
    assert first["table"]["commitment"] != person.get().json()["table"]["commitment"]
