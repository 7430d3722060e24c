"""Chance that tests can repeat: what is dealt and what bots do follows from a name, on a server for tests alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fatcats.match.record import Record, read_record
from fatcats.server.chance import ENVIRONMENT, HEADER, bot_seed, new_seed
from fatcats.server.settings import Settings
from tests import chance
from tests.server.people import SEATS, Person
from tests.server.services import RunningServer
from tests.server.test_running import fatcats
from tests.server.test_tables import finished_table


def game(url: str, name: str) -> Record:
    """Of bots, watched to its end."""
    with chance.named(name):
        return read_record(finished_table(url).get("/record").content)


def test_a_game_is_the_same_under_the_same_name_and_another_under_another(single: RunningServer) -> None:
    first, other, again = (game(single.url, name) for name in ("a name", "another", "a name"))
    assert (again.setup, again.entries) == (first.setup, first.entries)
    assert other.setup != first.setup and other.entries != first.entries


def test_a_rematch_is_dealt_anew_and_the_same_each_time(single: RunningServer) -> None:
    def sealed(person: Person) -> list[str]:
        return [person.get().json()["table"]["commitment"], person.post("/rematch").json()["table"]["commitment"]]

    first, again = sealed(finished_table(single.url)), sealed(finished_table(single.url))
    assert first == again and first[0] != first[1]


def test_a_server_for_people_deals_by_real_chance_whatever_clients_say(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, str(tmp_path / "tables.db"), has_chance=False).wait()
    try:
        people = [Person(server.url).open(*["bot"] * SEATS) for _ in range(2)]
        assert all(HEADER in person.headers for person in people)
        assert len({person.get().json()["table"]["commitment"] for person in people}) == 2
    finally:
        server.kill()


ELSEWHERE: list[dict[str, Any]] = [
    {"host": "0.0.0.0"},
    {"host": "192.0.2.1"},
    {"host": ""},
    {"public_url": "https://a.example"},
    {"proxies": "127.0.0.1"},
    {"origins": ("https://b.example",)},
]


@pytest.mark.parametrize("reach", ELSEWHERE, ids=str)
def test_a_server_that_others_can_reach_never_deals_what_can_be_foreseen(reach: dict[str, Any]) -> None:
    assert Settings(chance="1").chance and not Settings(**reach).chance
    with pytest.raises(ValueError, match="for tests"):
        Settings(chance="1", **reach)


def test_the_command_refuses_it_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(ENVIRONMENT, "1")
    refused = fatcats("serve", "--database", str(tmp_path / "tables.db"))
    assert refused.returncode == 2 and "chance that can be foreseen is for tests" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_seeds_are_real_chance_unless_named_and_bots_have_their_own() -> None:
    assert new_seed() != new_seed() and new_seed("a") == new_seed("a") != new_seed("b")
    asked = [(seed, seat, turn) for seed in (b"x" * 32, b"y" * 32) for seat in range(4) for turn in range(9)]
    assert len({bot_seed(*which) for which in asked}) == len(asked)
    assert [bot_seed(*which) for which in asked] == [bot_seed(*which) for which in asked]
