"""What a client chooses is from a list or within bounds, and nothing of it is kept for ever."""

from __future__ import annotations

from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.engine import make_url

from fatcats.engine.errors import BadText
from fatcats.registry import game_keys, get_game
from fatcats.server.sentences import ENGLISH, say
from fatcats.server.store.raw import PostgresAppender, StoreDown
from fatcats.text.catalogue import catalogue, languages, spoken, texts_in
from tests.server.people import Person
from tests.server.services import RunningServer

PATHS = ["./en", "../en", "en/../de", "clauses", "", ".", "\x00", "EN", "en ", "../texts/en", "/etc/x"]


@pytest.mark.parametrize("key", game_keys())
def test_a_language_is_one_of_a_list_and_never_a_path(key: str) -> None:
    game = get_game(key)
    assert languages(game) >= {"en", "de"}
    for language in PATHS:
        assert spoken(game, language) == "en"
        assert texts_in(game, language) is catalogue(game, "en")
        with pytest.raises(BadText):
            catalogue(game, language)


def test_what_the_server_says_itself_is_said_in_english_then() -> None:
    for language in PATHS:
        assert say("refusals.too-large", language) == say("refusals.too-large", ENGLISH)


def test_languages_that_nobody_speaks_leave_nothing_behind(single: RunningServer) -> None:
    person = Person(single.url).open()
    english = person.get("/state").json()
    for language in PATHS:
        answer = person.get("/state", language=language)
        assert answer.status_code == 400 or answer.json()["perspectives"] == english["perspectives"]


class Broken:
    """A connection to PostgreSQL that broke in the middle of something."""

    is_terminated = False

    def is_closed(self) -> bool:
        return False

    async def executemany(self, *_: Any) -> None:
        raise asyncpg.InternalClientError("got result for unknown protocol state 3")

    def terminate(self) -> None:
        self.is_terminated = True


async def test_a_connection_in_an_unknown_state_is_given_up_and_the_store_is_down() -> None:
    appender = PostgresAppender(make_url("postgresql+asyncpg://nobody@127.0.0.1:1/nothing"))
    broken = appender._connection = Broken()
    with pytest.raises(StoreDown):
        await appender.append([("t", 1, 0, b"")])
    assert broken.is_terminated and appender._connection is None
