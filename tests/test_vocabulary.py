"""Things are called what the field and the rulebooks call them: names of an older, private vocabulary do not come back.

What is stored keeps its names (`tag`, `rename`); sentences may use any word.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src" / "fatcats"
NOT_ANY_MORE = re.compile(
    "deeds?|outlook|keeper|duty|duties|door|trouble|chairs?|thumb|laws?|crowd|chatter|tells?|told|telling"
)


def names_in(file: Path) -> Iterator[str]:
    yield file.stem
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name


def is_old(name: str) -> bool:
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower().split("_")
    return (words[0] in ("most", "least") and name.isupper()) or any(NOT_ANY_MORE.fullmatch(word) for word in words)


def test_no_name_is_of_the_old_vocabulary() -> None:
    assert is_old("_TellDuties") and is_old("MOST_SEATS") and not is_old("most_common") and not is_old("TROUBLEMAKER")
    files = list(SOURCES.rglob("*.py"))
    found = {(str(file.relative_to(SOURCES)), name) for file in files for name in names_in(file) if is_old(name)}
    assert found == set() and len(files) > 300
