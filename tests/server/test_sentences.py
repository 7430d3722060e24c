"""What the server says to people: complete in every language, and in the language of whoever asked."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest

import fatcats.server
from fatcats import protocol
from fatcats.server.sentences import languages, preferred, sentences
from tests.server.people import Person, get
from tests.server.services import RunningServer

SOURCES = sorted(Path(fatcats.server.__file__).parent.rglob("*.py"))


def blanks(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("language", sorted(languages() - {"en"}))
def test_every_language_says_the_same_with_the_same_blanks(language: str) -> None:
    english, other = sentences("en"), sentences(language)
    assert english.keys() == other.keys()
    assert {key: blanks(text) for key, text in english.items()} == {key: blanks(text) for key, text in other.items()}
    assert [key for key in english if english[key] == other[key]] == []


def test_a_refusal_names_a_sentence_and_fills_its_blanks() -> None:
    """Every sentence is said somewhere, and nothing is said that is not there."""
    said = set[str]()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"):
                continue
            match node.args[1]:
                case ast.Constant(value=str(text)):
                    assert blanks(sentences("en")[f"refusals.{text}"]) == {word.arg for word in node.keywords}, text
                    said.add(text)
    dynamic = {"not-begun", "begun", "over", "too-fast", "too-many-requests", "too-many-tables", "too-many-guesses"}
    assert said | dynamic == {key.partition(".")[2] for key in sentences("en") if key.startswith("refusals.")}


@pytest.mark.parametrize(
    "accepted, language",
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH", "de"),
        ("fr, de;q=0.4, en;q=0.8", "en"),
        ("en;q=0.1, de;q=0.9", "de"),
        ("fr", "en"),
        ("de;q=x, en", "en"),
        (",;q=,=", "en"),
    ],
)
def test_the_language_is_the_best_that_the_client_takes(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_a_refusal_is_said_in_the_language_of_whoever_asked(single: RunningServer) -> None:
    url = single.url
    german = {"accept-language": "de-DE,de;q=0.9,en;q=0.8"}
    address = f"{url}/api/tables/{'0' * 20}"
    assert get(address, headers=german).json()["sentence"].startswith("Diesen Tisch gibt es nicht")
    assert get(f"{address}?language=en", headers=german).json()["sentence"].startswith("There is no such table")
    assert get(f"{url}/api/nowhere", headers=german).json() == {"code": "gone", "sentence": "Hier ist nichts."}
    host = Person(url).open().sit(0, "Ada")
    with host.friend().live(language="de") as talk:
        talk.send(protocol.Say(request="a", seat=0, text="hello"))
        assert talk.hear(protocol.Refused).sentence == "Das ist nicht dein Platz."
