"""What the server itself says to people, in the reader's language: `texts/<language>.toml` beside this module."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

ENGLISH = "en"


@cache
def sentences(language: str) -> dict[str, str]:
    """All of them, by table and key: "refusals.over"."""
    tables = tomllib.loads((files(__package__) / "texts" / f"{language}.toml").read_text(encoding="utf-8"))
    return {f"{table}.{key}": text for table, texts in tables.items() for key, text in texts.items()}


@cache
def languages() -> frozenset[str]:
    """Those that the server speaks."""
    names = (file.name for file in (files(__package__) / "texts").iterdir())
    return frozenset(name.removesuffix(".toml") for name in names if name.endswith(".toml"))


def say(key: str, language: str, **values: object) -> str:
    """A sentence with its blanks filled, in this language or else in English."""
    return sentences(language if language in languages() else ENGLISH)[key].format(**values)


def preferred(accepted: str) -> str:
    """The language of an `Accept-Language` header that the server speaks and that is wanted most."""
    wanted = [part.partition(";q=") for part in accepted.replace(" ", "").split(",")]
    spoken = [(weight(q), name[:2].lower()) for name, _, q in wanted if name[:2].lower() in languages()]
    return max(spoken, key=lambda choice: choice[0])[1] if spoken else ENGLISH


def weight(q: str) -> float:
    try:
        return float(q or 1)
    except ValueError:
        return 0.0
