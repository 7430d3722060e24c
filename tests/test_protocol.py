"""docs/protocol.md shows every message, and what it shows is true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from fatcats import protocol
from fatcats.protocol import table

PAGE = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES: list[tuple[str, str]] = re.findall(r"^### ([^\n]+)\n\n```json\n(.*?)```", PAGE, re.M | re.S)
CLIENT = {message.__struct_config__.tag: message for message in get_args(protocol.FromClient)}
SERVER = {message.__struct_config__.tag: message for message in get_args(protocol.FromServer)}
SHAPES = [kind for kind in vars(table).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]


def section(tag: str) -> str:
    return re.split(r"^##+ ", PAGE.partition(f"### {tag}\n")[2], maxsplit=1, flags=re.M)[0]


@pytest.mark.parametrize("tag, example", EXAMPLES, ids=[tag for tag, _ in EXAMPLES])
def test_an_example_is_a_message_of_its_kind_and_has_nothing_else(tag: str, example: str) -> None:
    kinds = {**CLIENT, **SERVER}
    message = (protocol.read_client if tag in CLIENT else protocol.read_server)(example)
    assert type(message) is kinds[tag]
    assert names(msgspec.json.decode(example)) <= names(msgspec.to_builtins(message)) | {"draft"}


def names(thing: Any) -> set[str]:
    """All fields, at any depth: one that no type knows would be lost on the way."""
    if isinstance(thing, dict):
        return {*thing, *(name for value in thing.values() for name in names(value))}
    return {name for item in thing for name in names(item)} if isinstance(thing, list) else set()


def test_every_message_is_shown() -> None:
    assert {tag for tag, _ in EXAMPLES} == CLIENT.keys() | SERVER.keys()


@pytest.mark.parametrize("tag", [*CLIENT, *SERVER])
def test_every_field_of_a_message_is_in_its_section(tag: str) -> None:
    text = section(tag) + (section("welcome") if tag == "update" else "")
    for field in msgspec.structs.fields({**CLIENT, **SERVER}[tag]):
        assert re.search(rf'"{field.name}"|`{field.name}`', text), field.name


@pytest.mark.parametrize("kind", SHAPES, ids=lambda kind: str(kind.__name__))
def test_every_field_of_what_a_table_looks_like_is_named(kind: type[msgspec.Struct]) -> None:
    for field in msgspec.structs.fields(kind):
        assert re.search(rf'"{field.name}"|`{field.name}`', PAGE), f"{kind.__name__}.{field.name}"


def test_the_version_is_the_one_that_the_page_describes() -> None:
    assert f"This page describes version {protocol.PROTOCOL}." in PAGE


def test_every_code_with_which_a_connection_is_closed_is_listed() -> None:
    sources = (Path(protocol.__file__).parent.parent / "server").rglob("*.py")
    codes = {code for path in sources for code in re.findall(r"\b44\d\d\b", path.read_text(encoding="utf-8"))}
    assert codes == set(re.findall(r"^\| (44\d\d) \|", PAGE, re.M))


def test_every_code_of_a_refusal_is_listed() -> None:
    listed = {
        code
        for row in re.findall(r"^\| (`.*?) \|", section("refused"), re.M)
        for code in re.findall(r"`([\w-]+)`", row)
    }
    assert listed == set(get_args(protocol.RefusalCode))
