# fatcats: compiled
"""Texts for people, from the catalogue of each game: `texts/<language>.toml` in the game's package.

A template names its parts in braces. `{rank}` is replaced by the name of the rank, `{rank|number}` by that many of
them ("three 6s"); names come from the tables `[names.*]`. `texts/clauses.toml`, the same for all languages, says where
the rules page speaks of an event, a move or a step.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from functools import cache
from importlib.resources import files
from typing import Any

from fatcats.engine.errors import BadText
from fatcats.engine.events import Event
from fatcats.engine.game import Game, Words
from fatcats.engine.moves import Move

PART = re.compile(r"\{([\w ]+)(?:\|([\w ]+))?\}")


class Catalogue(Words):
    """The texts of one game in one language."""

    def __init__(self, game: Game, tables: Mapping[str, Any], seat_names: Sequence[str] = (), you: int | None = None):
        self._game = game
        self._tables = tables
        self._names = names_in_events(game)
        self._seat_names = seat_names
        self._you = you

    def for_table(self, seat_names: Sequence[str], you: int | None = None) -> Catalogue:
        """The same texts with the players' names, and "you" for the reader."""
        return Catalogue(self._game, self._tables, seat_names, you)

    def text(self, key: str, **values: object) -> str:
        """A text by its path: `text("prompts.Lead")`."""
        found: Any = self._tables
        for part in key.split(".", 1):
            found = found.get(part) if isinstance(found, Mapping) else None
        if not isinstance(found, str):
            raise BadText(f"the texts of {self._game.title} have no {key!r}")
        return self._fill(found, {name: str(value) for name, value in values.items()}, {})

    def clause(self, clause: str) -> str:
        """What to tell a player whom this clause forbids something."""
        return self.text(f"clauses.{clause}")

    def prompt(self, step: str) -> str:
        """What the player is asked."""
        return self.text(f"prompts.{step}")

    def name(self, names: str, value: str, number: int = 1) -> str:
        """The name of a thing; with another number than 1 its plural."""
        if names == "seat":
            return self.seat(int(value))
        forms = self._tables.get("names", {}).get(names, {}).get(value)
        if forms is None:
            raise BadText(f"the texts of {self._game.title} have no name for {names} {value!r}")
        singular, plural = (forms, forms) if isinstance(forms, str) else forms
        return str(singular if number == 1 else plural)

    def number(self, number: int) -> str:
        words = self._tables["numbers"]["words"]
        return str(words[number]) if number < len(words) else str(number)

    def seat(self, seat: int) -> str:
        if seat == self._you:
            return str(self._tables["you"]["name"])
        return self._seat_names[seat] if seat < len(self._seat_names) else self.text("game.seat", number=seat + 1)

    def counted(self, names: str, value: str, number: int) -> str:
        return f"{self.number(number)} {self.name(names, value, number)}"

    def move(self, move: Move) -> str:
        """What a player reads on the button."""
        return self._fill(self.text_of_move(move), asdict(move), parts_of(move))

    def text_of_move(self, move: Move) -> str:
        templates = self._tables["moves"]
        if move.verb not in templates:
            raise BadText(f"the texts of {self._game.title} have no move {move.verb!r}")
        return str(templates[move.verb])

    def note(self, move: Move) -> str:
        """What follows from a move: of the thing that it is about, or else of its verb; nothing if nobody wrote it."""
        notes = self._tables.get("explain", {})
        about = [str(value) for value in list(asdict(move).values())[:0:-1]]
        return next((str(notes[part]) for part in (*about, move.verb) if part in notes), "")

    def clause_at(self, table: str, key: str) -> str:
        """Where the rules page speaks of an event, a move or a step: `texts/clauses.toml` says so."""
        return str(self._tables.get("at", {}).get(table, {}).get(key, ""))

    def event(self, event: Event) -> str:
        """A sentence for the log: in the second person if it is the reader's own doing."""
        names = self._names[event.name]
        is_whole = len(event.details) == len(names) - 1
        key = event.name if is_whole else f"{event.name} in secret"
        own = self._tables["you"].get("events", {})
        template = own.get(key) if event.seat == self._you and key in own else self._tables["events"].get(key)
        if template is None:
            raise BadText(f"the texts of {self._game.title} have no event {key!r}")
        return self._fill(template, {"seat": event.seat, **event.details}, names)

    def _fill(self, template: str, values: Mapping[str, object], names: Mapping[str, str]) -> str:
        words = []
        for text, name, counter in pieces(template):
            words.append(text)
            if not name:
                continue
            if name not in values:
                raise BadText(f"the text {template!r} names {name!r}, which is not there")
            value = values[name]
            if counter:
                words.append(self.counted(names[name], str(value), int(str(values[counter]))))
            else:
                words.append(self._word(names.get(name, ""), value))
        return "".join(words)

    def _word(self, names: str, value: object) -> str:
        if isinstance(value, dict):
            return self._joined([self.counted(names, str(kind), int(number)) for kind, number in value.items()])
        if isinstance(value, list | tuple):
            return self._joined([self.name(names, str(item)) for item in value])
        has_name = names == "seat" or (isinstance(value, str) and names in self._tables.get("names", {}))
        return self.name(names, str(value)) if has_name else str(value)

    def _joined(self, words: list[str]) -> str:
        if not words:
            return str(self._tables["numbers"]["nothing"])
        head = ", ".join(words[:-1])
        return f"{head} {self._tables['numbers']['and']} {words[-1]}" if head else words[0]


@cache
def names_in_events(game: Game) -> dict[str, dict[str, str]]:
    """For each event: what kind of name each of its parts has, and its seat."""
    return {kind.name: {"seat": "seat", **{part.name: part.names for part in kind.parts}} for kind in game.event_kinds}


@cache
def pieces(template: str) -> list[tuple[str, str, str]]:
    """A template taken apart: some text, the name of the part that follows it, and the part that counts that one."""
    found, at = [], 0
    for part in PART.finditer(template):
        found.append((template[at : part.start()], part[1], part[2] or ""))
        at = part.end()
    return [*found, (template[at:], "", "")]


def parts_of(move: Move) -> dict[str, str]:
    """What kind of name each part of a move has."""
    return {part.name: str(part.metadata.get("names", part.name)) for part in fields(move) if part.name != "number"}


def names_a_seat(move: Move) -> bool:
    return "seat" in parts_of(move).values()


@cache
def catalogue(game: Game, language: str) -> Catalogue:
    package = type(game).__module__.rpartition(".")[0]
    file, places = files(package) / "texts" / f"{language}.toml", files(package) / "texts" / "clauses.toml"
    if language == "clauses" or not file.is_file():
        raise BadText(f"{game.title} has no texts in the language {language!r}")
    at = tomllib.loads(places.read_text(encoding="utf-8")) if places.is_file() else {}
    return Catalogue(game, {**tomllib.loads(file.read_text(encoding="utf-8")), "at": at})
