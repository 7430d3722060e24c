"""What people read, in games that are really played: every line of the log and every label, in every language, as a
native speaker would say it. What is wrong in it is printed with the game that it was found in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import count
from random import Random
from typing import Any

import pytest

import fatcats
from fatcats.engine.state import CLOCK
from fatcats.match.match import Match
from fatcats.registry import game_keys, get_game
from fatcats.text.catalogue import PART, Catalogue, catalogue
from tests.conformance.cases import WORDED, Case

LANGUAGES = ("en", "de")
NAMES = ["Ann", "Ben", "Cleo", "Dan!", "Eve", "Flo", "Gus", "Hal"]
READER = 1  # sits between others, so that others act on them

FLAWS = {
    "a blank": r"[{}]|\bNone\b",
    "a double space": r"  |^ | $",
    "double punctuation": r"[.!?]\.|[.,;:]\s*[.,;:]|\s[.,;:!?]",
    "a word twice": r"\b(\w+) \1\b",
    "nothing at all": r"^$",
}
FLAWS_OF = {
    "en": {
        "one of many": r"\b(1|one) (points|cards|Rebels|icons|Roles|fakes|proposals|votes|offers|rounds|Assets)\b",
        "nobody called nothing": r"\b(by|from|to|with|of|against|[Ff]or it:|against it:|heist:|Against:) nothing\b",
        "You within a sentence": r"(?<![.!?] )(?<!^)\bYou\b",
        "you with another's verb": r"\b[Yy]ou (is|has|was|does|(?!cards)[a-z]+[^s ]s)\b",
        "another with your verb": r"\b(Ann|Cleo|Eve) (are|have|pay|take|get|do|win|play|draw|give|show|put|discard)\b",
        "the wrong article": r"\ba [aeioAEIO]\w|\ban [^aeiouAEIOU8\W]",
    },
    "de": {
        "one of many": r"\b(1|eine?) (Punkte|Karten|Rebellen|Rollen|Blüten|Angebote|Abstimmungen|Runden)\b",
        "nobody called nothing": r"\b(von|an|mit|[Dd]afür:|[Dd]agegen:|Beginn:) nichts\b",
        "Du within a sentence": r"(?<![.!?:] )(?<!^)\bDu\b|\b(von|an|mit|für) (Du|du)\b",
        "du with another's verb": r"^Du (ist|hat|[a-zäöü]+[^szßx]t)\b",
        "another with your verb": r"^(Ann|Cleo|Eve) (bist|hast|[a-zäöü]+[^s]st)\b",
    },
}


@cache
def flaws(text: str, language: str) -> list[str]:
    known = FLAWS | FLAWS_OF[language]
    return [f"{name}: {text!r}" for name, pattern in known.items() if re.search(pattern, text)]


@pytest.mark.parametrize(
    "language, text",
    [
        ("en", "Ann shows Floods: 1 points."),
        ("en", "The Fix fails: Killer Robots!."),
        ("en", "Envelopes are held up by nothing."),
        ("en", "Ann accepts the pact with You."),
        ("en", "Ann takes an Mega Yacht."),
        ("en", "You pays $20."),
        ("en", "Ann pays {amount}."),
        ("de", "Ann zahlt an Du 3M."),
        ("de", "Du zahlt 3M."),
        ("de", "Dafür: nichts; dagegen: Ben."),
    ],
)
def test_a_flaw_is_found(language: str, text: str) -> None:
    assert flaws(text, language)


def readers(game: Any, language: str) -> list[tuple[int | None, Catalogue]]:
    texts = catalogue(game, language)
    return [(viewer, texts.for_table(NAMES, viewer)) for viewer in (None, 0, READER)]


def played(case: Case, seed: int) -> Iterator[tuple[Match, int]]:
    """A random game; at every decision, who is asked."""
    match = fatcats.new(case.key, seats=case.seats, seed=seed, **dict(case.given))
    random = Random(seed)
    while not match.over:
        seat = random.choice(match.deciders)
        yield match, seat
        match.play(seat, random.choice(match.legal(seat)))
    yield match, CLOCK


@pytest.mark.parametrize("case", WORDED, ids=str)
def test_every_line_reads_well(case: Case) -> None:
    *_, (match, _) = played(case, seed=17)
    found: set[str] = set()
    for language in LANGUAGES:
        for viewer, texts in readers(case.game, language):
            lines = {texts.event(event) for event in match.events(viewer)}
            found.update(flaw for line in lines for flaw in flaws(line, language))
            found.update(f"no end: {line!r}" for line in lines if not line.endswith((".", "!", "?")))
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("case", WORDED, ids=str)
def test_every_label_and_prompt_reads_well(case: Case) -> None:
    game = case.game
    found: set[str] = set()
    seen: dict[str, set[object]] = {language: set() for language in LANGUAGES}
    for match, seat in played(case, seed=7):
        if seat != READER:
            continue
        view = match.view(seat)
        moves = {game.worded(game.moves.describe(move), view) for move in match.legal(seat)}
        for language in LANGUAGES:
            texts = catalogue(game, language).for_table(NAMES, READER)
            new = moves - seen[language]
            seen[language] |= new
            labels = [texts.prompt(view.step), *(texts.move(move) for move in new)]
            found.update(flaw for label in labels for flaw in flaws(label, language))
    assert not found, "\n".join(sorted(found))


def leaves(table: Any) -> Iterator[str]:
    for value in table.values() if isinstance(table, dict) else table:
        if isinstance(value, str):
            yield value
        else:
            yield from leaves(value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_every_text_of_a_catalogue_reads_well(key: str, language: str) -> None:
    tables = catalogue(get_game(key), language)._tables
    blanks = count(1)
    texts = [PART.sub(lambda _: f"X{next(blanks)}", text) for text in leaves(tables) if text not in ("You", "Du")]
    assert not [flaw for text in texts for flaw in flaws(text, language)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_whoever_is_named_in_a_line_is_spoken_to(key: str, language: str) -> None:
    """Not "pays You": where a player is a part of what happened, there is a text for the reader who is that player."""
    game = get_game(key)
    tables = catalogue(game, language)._tables
    for kind in game.event_kinds:
        for part in kind.parts:
            is_player = part.names == "seat" and not isinstance(part.read(0), list)
            for name in (kind.name, f"{kind.name} in secret"):
                if is_player and f"{{{part.name}}}" in tables["events"].get(name, ""):
                    assert name in tables["you"].get("as", {}).get(part.name, {}), (name, part.name)
