"""All languages of a game say the same things, and the links into its rules page lead somewhere."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from fatcats.registry import game_keys, get_game

PART = re.compile(r"\{[^}]*\}")


def texts(key: str) -> dict[str, dict[str, Any]]:
    package = type(get_game(key)).__module__.rpartition(".")[0]
    found = (files(package) / "texts").iterdir()
    return {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text(encoding="utf-8"))
        for file in found
        if file.name.endswith(".toml")
    }


def flat(table: dict[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, f"{path}{key}/")
        else:
            yield path + key, value


OTHERS = [
    (key, language) for key in game_keys() for language in sorted(texts(key)) if language not in ("en", "clauses")
]


@pytest.mark.parametrize(("key", "language"), OTHERS)
def test_another_language_has_the_same_texts_with_the_same_blanks(key: str, language: str) -> None:
    tables = texts(key)
    english, other = dict(flat(tables["en"])), dict(flat(tables[language]))
    assert set(other) == set(english)
    for path, text in english.items():
        assert type(other[path]) is type(text), path
        assert sorted(PART.findall(str(other[path]))) == sorted(PART.findall(str(text))), path
        assert not isinstance(text, list) or len(other[path]) == len(text), path


@pytest.mark.parametrize("key", [key for key in game_keys() if "clauses" in texts(key)])
def test_links_into_the_rules_name_what_there_is(key: str) -> None:
    tables, package = texts(key), type(get_game(key)).__module__.rpartition(".")[0]
    pages = [file.read_text(encoding="utf-8") for file in files(package).iterdir() if file.name.startswith("rules")]
    known = set(re.findall(r'<a id="([^"]+)">', "".join(pages)))
    for path, clause in flat(tables["clauses"]):
        table, name = path.split("/", 1)
        assert name in tables["en"][table], path
        assert clause in known, path
