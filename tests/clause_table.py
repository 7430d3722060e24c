"""Which clauses and worked examples of the rules pages are named by a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from rich.table import Table

from fatcats.engine.game import Game
from fatcats.registry import game_keys, get_game
from fatcats.text.rulebook import Rulebook, rulebook

TESTS = Path(__file__).parent


@cache
def named_in_tests(marker: str) -> dict[str, list[str]]:
    """The ids that tests name with `@pytest.mark.<marker>(...)`, and where."""
    named: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for place, name in _marked(ast.parse(file.read_text(encoding="utf-8")), marker):
            named.setdefault(name, []).append(f"{file.relative_to(TESTS)}::{place}")
    return named


def _marked(tree: ast.Module, marker: str) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == f"pytest.mark.{marker}":
                    yield from ((node.name, ast.literal_eval(argument)) for argument in decorator.args)


def books() -> Iterator[tuple[Game, Rulebook]]:
    for key in game_keys():
        yield from ((get_game(key), book) for book in rulebook(get_game(key)))


def missing(ids: list[str], marker: str) -> list[str]:
    named = named_in_tests(marker)
    return [name for name in ids if name not in named]


def family(clause: str) -> str:
    return re.split(r"[-.]", clause)[0]


def as_table() -> Table:
    table = Table(title="Rules pages", title_justify="left")
    for heading in ("Rules", "Clauses", "Tested", "Examples", "Tested"):
        table.add_column(heading, justify="left" if heading == "Rules" else "right")
    for _, book in books():
        clauses, examples = list(book.clauses), list(book.examples)
        tested = len(clauses) - len(missing(clauses, "clause"))
        shown = len(examples) - len(missing(examples, "example"))
        table.add_row(book.title, str(len(clauses)), str(tested), str(len(examples)), str(shown))
    return table
