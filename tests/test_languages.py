"""Every language of a game has the same texts as English, with the same blanks."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fatcats.games
from fatcats.text.catalogue import PART

GAMES = Path(fatcats.games.__path__[0])
ENGLISH = "en"
FILES = [
    path for path in sorted(GAMES.glob("*/texts/*.toml")) if not path.stem.endswith(ENGLISH) and path.stem != "clauses"
]


def leaves(table: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key), value


def blanks(text: Any) -> set[tuple[str, ...]]:
    """What is filled in, and by what it is counted; in which form is each language's own affair."""
    return {part[:2] for part in PART.findall(text)} if isinstance(text, str) else set()


def texts(path: Path) -> dict[tuple[str, ...], Any]:
    return dict(leaves(tomllib.loads(path.read_text(encoding="utf-8"))))


def english_of(path: Path) -> Path:
    """`en.toml` for `de.toml`, `advice.en.toml` for `advice.de.toml`."""
    *kind, _ = path.stem.split(".")
    return path.with_name(".".join([*kind, ENGLISH, "toml"]))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name} {path.stem}")
def test_a_language_has_every_text_of_english(path: Path) -> None:
    english, other = texts(english_of(path)), texts(path)
    assert sorted(other) == sorted(english)
    assert not [key for key, text in english.items() if blanks(text) != blanks(other[key])]
    assert not [key for key, text in english.items() if type(text) is not type(other[key])]
