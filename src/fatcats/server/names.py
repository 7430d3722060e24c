"""What people type: names and chat. It stays plain text, and nothing in it is invisible or upsets a line."""

from __future__ import annotations

import unicodedata

from fatcats.server.trouble import Refusal

HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, direction marks, surrogates, private use, line breaks


def clean(text: str) -> str:
    """One line without invisible characters; an emoji's joiner is the exception."""
    shown = "".join(
        character if character == "\u200d" or unicodedata.category(character) not in HIDDEN else " "
        for character in unicodedata.normalize("NFC", text)
    )
    return " ".join(shown.split())


def read_name(text: str, taken: list[str]) -> str:
    name = clean(text)
    if not any(character.isalnum() for character in name):
        raise Refusal("bad name", "A name needs at least one letter or number.")
    if name.casefold() in (other.casefold() for other in taken):
        raise Refusal("bad name", f"Somebody at this table is called {name} already.")
    return name
