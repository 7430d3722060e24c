# fatcats: compiled
"""Texts for people, from the catalogue of each game: `texts/<language>.toml` in the game's package.

A template names its parts in braces. `{rank}` is replaced by the name of the rank, `{rank|number}` by that many of
them ("three 6s"); names come from the tables `[names.*]`. `{points:point/points}` is a number with its noun in the form
that goes with it, and `{holders:dative}` the names of players, where the reader's own is in that form (`[you.forms]`).

The log has texts for readers whom it concerns: `[you.events]` for one's own doing, `[you.as.with]` if one is the part
`with` of it. `"held up, no holders"` is said instead of `"held up"` if there are none, `"proposed, same owner"` if the
owner is whoever proposes. `texts/clauses.toml`, the same for all languages, says where the rules page speaks of an
event, a move or a step. `texts/advice.<language>.toml` has what is at stake at each step (`[stakes]`), why something is
not possible in this position (`[why]`) and what speaks for a move (`[arguments]`).
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
from fatcats.engine.said import Named, Said

PART = re.compile(r"\{([\w ]+)(?:\|([\w ]+))?(?::([^{}]+))?\}")
LIST_FORM = "nominative"  # of the reader among others, unless the template says which
ADVICE = "advice."
FULL_STOPS = (".", "!", "?")


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
        return self._fill(self.template(key), {name: str(value) for name, value in values.items()}, {})

    def say(self, *sentences: Said) -> str:
        """Sentences in this language, one after the other."""
        return " ".join(self._say(one) for one in sentences)

    def _say(self, sentence: Said) -> str:
        values: dict[str, object] = {}
        names: dict[str, str] = {}
        for part, value in sentence.values.items():
            if isinstance(value, Named):
                names[part], values[part] = value.kind, value.value
            else:
                names[part], values[part] = part, value
        return self._fill(self.template(sentence.text), values, names)

    def template(self, key: str) -> str:
        """A text with its blanks."""
        found: Any = self._tables
        for part in key.split(".", 1):
            found = found.get(part) if isinstance(found, Mapping) else None
        if not isinstance(found, str):
            raise BadText(f"the texts of {self._game.title} have no {key!r}")
        return found

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

    def seat(self, seat: int, form: str = "") -> str:
        if seat == self._you:
            return str(self._tables["you"]["forms"][form] if form else self._tables["you"]["name"])
        return self._seat_names[seat] if seat < len(self._seat_names) else self.text("game.seat", number=seat + 1)

    def counted(self, names: str, value: str, number: int) -> str:
        return f"{self.number(number)} {self.name(names, value, number)}"

    def move(self, move: Move) -> str:
        """What a player reads on the button."""
        values, names = asdict(move), parts_of(move)
        for part, (value, kind) in move.label_parts().items():
            values[part], names[part] = value, kind
        return self._fill(self.text_of_move(move), values, names)

    def text_of_move(self, move: Move) -> str:
        own = self._tables["you"].get("moves", {})
        if move.verb in own and self._you is not None and self._names_reader(move):
            return str(own[move.verb])
        templates = self._tables["moves"]
        if move.verb not in templates:
            raise BadText(f"the texts of {self._game.title} have no move {move.verb!r}")
        return str(templates[move.verb])

    def _names_reader(self, move: Move) -> bool:
        return any(names == "seat" and getattr(move, part) == self._you for part, names in parts_of(move).items())

    def note(self, move: Move) -> str:
        """What follows from a move: of the thing that it is about, or else of its verb; nothing if nobody wrote it."""
        notes = self._tables.get("explain", {})
        about = [str(value) for value in list(asdict(move).values())[:0:-1]]
        return next((str(notes[part]) for part in (*about, move.verb) if part in notes), "")

    def note_on(self, thing: str) -> str:
        """What is said of a thing that somebody calls so: by its name, in one or several, or as moves are written."""
        called = thing.lower()
        keys = [
            key
            for names in self._tables.get("names", {}).values()
            for key, forms in names.items()
            if called in (form.lower() for form in ([forms] if isinstance(forms, str) else forms))
        ]
        notes = {key.lower(): str(note) for key, note in self._tables.get("explain", {}).items()}
        return next((notes[key.lower()] for key in (thing, *keys) if key.lower() in notes), "")

    def clause_at(self, table: str, key: str) -> str:
        """Where the rules page speaks of an event, a move or a step: `texts/clauses.toml` says so."""
        return str(self._tables.get("at", {}).get(table, {}).get(key, ""))

    def turn_clause(self, step: str) -> str:
        """The clause that says whose decision this step is."""
        return self.clause_at("turns", step) or self.clause_at("prompts", step) or self._game.turn_clause

    def event(self, event: Event) -> str:
        """A sentence for the log: in the second person if it is the reader's own doing, or done to the reader."""
        names = self._names[event.name]
        is_whole = len(event.details) == len(names) - 1
        key = event.name if is_whole else f"{event.name} in secret"
        template = self._template(key, event, names)
        if template is None:
            raise BadText(f"the texts of {self._game.title} have no event {key!r}")
        return self._fill(template, {"seat": event.seat, **event.details}, names)

    def _template(self, key: str, event: Event, names: Mapping[str, str]) -> str | None:
        details = event.details.items()
        lacking = [part for part, value in details if is_none(value, names[part])]
        keys = [f"{key}, no {part}" for part in ([" or ".join(lacking)] if lacking[1:] else []) + lacking]
        keys += [f"{key}, same {part}" for part, value in details if names[part] == "seat" and value == event.seat]
        tables = self._tables_for_reader(event, names) if self._you is not None else []
        for one in [*keys, key]:
            for table in [*tables, self._tables["events"]]:
                if one in table:
                    return str(table[one])
        return None

    def _tables_for_reader(self, event: Event, names: Mapping[str, str]) -> list[Mapping[str, Any]]:
        own = self._tables["you"]
        if event.seat == self._you:
            return [own.get("events", {})]
        others = own.get("as", {})
        return [
            others[part]
            for part, value in event.details.items()
            if part in others and names[part] == "seat" and value == self._you
        ]

    def _fill(self, template: str, values: Mapping[str, object], names: Mapping[str, str]) -> str:
        words: list[str] = []
        for text, name, counter, form in pieces(template):
            is_twice = text.startswith(".") and bool(words) and words[-1].endswith(FULL_STOPS)
            words.append(text[1:] if is_twice else text)  # "Killer Robots!" ends its sentence
            if not name:
                continue
            if name not in values:
                raise BadText(f"the text {template!r} names {name!r}, which is not there")
            value = values[name]
            if counter:
                words.append(self.counted(names[name], str(value), int(str(values[counter]))))
            elif "/" in form:
                words.append(f"{value} {form.split('/')[0 if str(value) == '1' else 1]}")
            else:
                words.append(self._word(names.get(name, ""), value, form))
        return "".join(words)

    def _word(self, names: str, value: object, form: str) -> str:
        if isinstance(value, dict):
            return self._joined([self.counted(names, str(kind), int(number)) for kind, number in value.items()], names)
        if isinstance(value, list | tuple):
            return self._joined([self._name_in(names, str(item), form or LIST_FORM) for item in value], names)
        has_name = names == "seat" or (isinstance(value, str) and names in self._tables.get("names", {}))
        return self._name_in(names, str(value), form) if has_name else str(value)

    def _name_in(self, names: str, value: str, form: str) -> str:
        """A name in the form that its place in the sentence asks for: only "you" has several."""
        return self.seat(int(value), form) if names == "seat" else self.name(names, value)

    def _joined(self, words: list[str], names: str) -> str:
        if not words:
            return str(self._tables["numbers"]["nobody" if names == "seat" else "nothing"])
        head = ", ".join(words[:-1])
        return f"{head} {self._tables['numbers']['and']} {words[-1]}" if head else words[0]


def is_none(value: object, names: str) -> bool:
    """No things, nobody, nought; but the number of a seat is a player."""
    return not value and (names != "seat" or isinstance(value, list))


@cache
def names_in_events(game: Game) -> dict[str, dict[str, str]]:
    """For each event: what kind of name each of its parts has, and its seat."""
    return {kind.name: {"seat": "seat", **{part.name: part.names for part in kind.parts}} for kind in game.event_kinds}


@cache
def pieces(template: str) -> list[tuple[str, str, str, str]]:
    """A template taken apart: some text, the name of the part that follows it, what counts that one, and its form."""
    found, at = [], 0
    for part in PART.finditer(template):
        found.append((template[at : part.start()], part[1], part[2] or "", part[3] or ""))
        at = part.end()
    return [*found, (template[at:], "", "", "")]


def parts_of(move: Move) -> dict[str, str]:
    """What kind of name each part of a move has."""
    return {part.name: str(part.metadata.get("names", part.name)) for part in fields(move) if part.name != "number"}


def names_a_seat(move: Move) -> bool:
    return "seat" in parts_of(move).values()


@cache
def languages(game: Game) -> frozenset[str]:
    """Those that the game's package has texts in."""
    folder = files(type(game).__module__.rpartition(".")[0]) / "texts"
    names = {item.name.removesuffix(".toml") for item in folder.iterdir() if item.name.endswith(".toml")}
    return frozenset(name for name in names if name != "clauses" and not name.startswith(ADVICE))


def spoken(game: Game, language: str) -> str:
    """This language, or English if the game has no texts in it. What a client asks for is never kept or looked up."""
    return language if language in languages(game) else "en"


@cache
def catalogue(game: Game, language: str) -> Catalogue:
    if language not in languages(game):
        raise BadText(f"{game.title} has no texts in the language {language!r}")
    advice = read_table(game, f"{ADVICE}{language}")
    return Catalogue(game, {**read_table(game, language), **advice, "at": read_table(game, "clauses")})


def read_table(game: Game, name: str) -> dict[str, Any]:
    file = files(type(game).__module__.rpartition(".")[0]) / "texts" / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def texts_in(game: Game, language: str) -> Catalogue:
    """In this language, or in English."""
    return catalogue(game, spoken(game, language))
