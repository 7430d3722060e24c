"""Every clause of every rules page has a test that names it; every worked example is a test."""

from __future__ import annotations

import pytest

from fatcats.registry import game_keys, get_game
from fatcats.text.rulebook import rulebook
from tests.clause_table import family, missing, named_in_tests

PAGES = [book for key in game_keys() for book in rulebook(get_game(key))]
IDS = [book.title for book in PAGES]


@pytest.mark.parametrize("number", range(len(PAGES)), ids=IDS)
def test_every_clause_is_named_by_a_test(number: int) -> None:
    assert PAGES[number].clauses
    assert missing(list(PAGES[number].clauses), "clause") == []


@pytest.mark.parametrize("number", range(len(PAGES)), ids=IDS)
def test_every_worked_example_is_a_test(number: int) -> None:
    assert PAGES[number].examples
    assert missing(list(PAGES[number].examples), "example") == []


@pytest.mark.parametrize("marker, ids", [("clause", "clauses"), ("example", "examples")])
def test_tests_name_only_what_the_pages_have(marker: str, ids: str) -> None:
    known = {name for page in PAGES for name in getattr(page, ids)}
    families = {family(name) for name in known}
    named = [name for name in named_in_tests(marker) if family(name) in families]
    assert [name for name in named if name not in known] == []
