"""The German texts have every key of the English ones and name the same parts."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

TEXTS = files("fatcats.games.billionaires") / "texts"
PART = re.compile(r"\{[^}]*\}")


def entries(table: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from entries(value, (*path, key))
        else:
            yield (*path, key), value


def read(name: str) -> dict[tuple[str, ...], Any]:
    return dict(entries(tomllib.loads((TEXTS / name).read_text(encoding="utf-8"))))


def test_german_has_the_keys_of_english() -> None:
    assert read("de.toml").keys() == read("en.toml").keys()


def test_german_sentences_name_the_same_parts() -> None:
    german = read("de.toml")
    for key, text in read("en.toml").items():
        if isinstance(text, str):
            assert set(PART.findall(german[key])) == set(PART.findall(text)), key


def test_every_clause_that_is_linked_to_is_in_the_rules() -> None:
    page = (files("fatcats.games.billionaires") / "rules.md").read_text(encoding="utf-8")
    assert [clause for clause in read("clauses.toml").values() if f'id="{clause}"' not in page] == []
